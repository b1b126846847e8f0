cimport cython

from caracole.games.glorreiche cimport appraise, evaluate, features, inputs, position, sequence
from caracole.games.glorreiche.phases cimport arriving
from caracole.games.glorreiche.position cimport Position
from caracole.games.glorreiche.terms cimport Terms
from caracole.kernel.state cimport Actions

@cython.final
cdef class GlorreicheState(Position):
    pass
