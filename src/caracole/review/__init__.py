"""What was each decision worth: the judge, reviews, puzzles, studies; knows no game.

The package has the name of the function `caracole.review(match)`, so it can also be called like it.
"""

import sys
from types import ModuleType
from typing import Any

from caracole.review.data import Decision, Review, Side, Stroke, Turn, load
from caracole.review.judge import CARES, Judge, Judged, Judgement
from caracole.review.review import Stopped
from caracole.review.review import review as review_match

__all__ = ["CARES", "Decision", "Judge", "Judged", "Judgement", "Review", "Side", "Stopped", "Stroke", "Turn", "load"]


class CallableModule(ModuleType):
    """`caracole.review(match)` works before and after `import caracole.review`."""

    def __call__(self, *args: Any, **options: Any) -> Review:
        return review_match(*args, **options)


sys.modules[__name__].__class__ = CallableModule
