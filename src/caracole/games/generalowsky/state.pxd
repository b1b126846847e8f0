cimport cython

from caracole.games.generalowsky cimport appraise, evaluate, features, medals, position, sequence
from caracole.games.generalowsky.position cimport Position
from caracole.games.generalowsky.terms cimport Terms
from caracole.kernel.state cimport Actions

@cython.final
cdef class GeneralowskyState(Position):
    pass
