"""The kinds of actions, each with its range of integers: whoever reads an action goes by this table."""

from caracole.games.generalowsky import names
from caracole.kernel.ranges import Ranges

RANGES = Ranges(
    names.OUTCOMES + names.KINDS,
    order=names.ORDERS,  # general
    declare=names.DECLARATIONS,  # band
    target=names.TARGETS,  # space
    stride=names.STRIDES,  # spaces − 1
    spin=names.OUTCOMES,  # what the arrow shows
)
