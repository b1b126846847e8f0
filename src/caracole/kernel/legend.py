"""What the things of a game's picture are, as data: `legend.toml` names them by their ids or classes.

The words are messages of the game for the page, in `messages/LANGUAGE/page.ftl`: `thing-ID` is its name,
`thing-ID-is` one sentence that says what it is or means. A page that knows no game finds the first such element in the
picture before it, shows it beside these words, and leaves out what is not there.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from caracole.kernel.errors import BadGame


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A `[[thing]]` of `legend.toml`."""

    id: str
    begins: str
    """How the ids of such elements begin."""
    class_: str | None = msgspec.field(default=None, name="class")
    """A class they have."""

    @property
    def messages(self) -> tuple[str, str]:
        return f"thing-{self.id}", f"thing-{self.id}-is"

    def is_in(self, picture: str) -> bool:
        """Whether a drawing has one."""
        for element in re.finditer(rf'<\w+[^>]* id="{re.escape(self.begins)}[^>]*>', picture):
            classes = re.search(r' class="([^"]*)"', element[0])
            if self.class_ is None or (classes and self.class_ in classes[1].split()):
                return True
        return False


class Contents(msgspec.Struct, forbid_unknown_fields=True):
    """`legend.toml`"""

    thing: list[Thing] = []


def read(file: Path) -> tuple[Thing, ...]:
    """The things of a file; BadGame names the file and the field that is wrong."""
    try:
        return tuple(msgspec.toml.decode(file.read_bytes(), type=Contents).thing)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise BadGame(f"{file}: {error}") from None
