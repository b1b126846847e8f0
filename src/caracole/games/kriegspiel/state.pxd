cimport cython

from caracole.games.kriegspiel cimport appraise, canonical, evaluate, features, inputs, names, sequence
from caracole.games.kriegspiel.terms cimport Terms
from caracole.kernel cimport names as kernel
from caracole.kernel.random cimport absorbed, mixed
from caracole.kernel.state cimport Actions, State

@cython.final
cdef class KriegspielState(State):
    cdef public Terms terms
    cdef public short[40] cell
    cdef public short[40] facing
    cdef public short[40] figures
    cdef public short[40] wreck
    cdef public short[40] moves
    cdef public short[521] at
    cdef public int turn
    cdef public short[3] used
    cdef public int transfers
    cdef public short[3] fired
    cdef public int hit, quiet, shooter, target, winner, reason
    cdef readonly int latest, latest_origin, latest_receiver
    cpdef void clear(self) noexcept nogil
    cdef void copy_position(self, KriegspielState other) noexcept nogil
    cdef int token(self, int plate) noexcept nogil
    cpdef void stand(self, int plate, int cell) noexcept nogil
    cpdef void leave(self, int plate) noexcept nogil
    cpdef void remember(self, int plate, int receiver) noexcept nogil
    cpdef void forget(self) noexcept nogil
    cpdef bint is_intact(self, int plate) noexcept nogil
    cpdef bint is_oriented(self, int plate) noexcept nogil
    cpdef int ahead(self, int plate) noexcept nogil
    cpdef list standing(self)
