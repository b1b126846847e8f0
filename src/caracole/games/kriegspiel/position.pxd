from caracole.games.kriegspiel cimport names
from caracole.games.kriegspiel.terms cimport Terms
from caracole.kernel cimport names as kernel
from caracole.kernel.random cimport absorbed, mixed
from caracole.kernel.state cimport State

cdef class Position(State):
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
    cdef void copy_position(self, Position other) noexcept nogil

cdef int token(Position state, int plate) noexcept nogil
cpdef void clear(Position state) noexcept nogil
cpdef void stand(Position state, int plate, int cell) noexcept nogil
cpdef void leave(Position state, int plate) noexcept nogil
cpdef void note(Position state, int plate, int receiver) noexcept nogil
cpdef void forget(Position state) noexcept nogil
cpdef bint is_intact(Position state, int plate) noexcept nogil
cpdef bint is_oriented(Position state, int plate) noexcept nogil
cpdef int ahead(Position state, int plate) noexcept nogil
