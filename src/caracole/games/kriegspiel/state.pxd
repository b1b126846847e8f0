cimport cython

from caracole.games.kriegspiel cimport appraise, canonical, evaluate, features, inputs, sequence
from caracole.games.kriegspiel.phases cimport ending
from caracole.games.kriegspiel.position cimport Position
from caracole.games.kriegspiel.terms cimport Terms
from caracole.kernel.state cimport Actions

@cython.final
cdef class KriegspielState(Position):
    pass
