cimport cython

from caracole.games.manoeuvre cimport appraise, dealing, evaluate, features, inputs, sequence
from caracole.games.manoeuvre.phases cimport ending
from caracole.games.manoeuvre.position cimport Position
from caracole.kernel.random cimport Random
from caracole.kernel.state cimport Actions

@cython.final
cdef class ManoeuvreState(Position):
    pass
