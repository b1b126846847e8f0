cimport cython

from caracole.games.glorreiche cimport evaluate, features, insight, names, sequence
from caracole.kernel.random cimport absorbed
from caracole.kernel.state cimport Actions, State

@cython.final
cdef class GlorreicheState(State):
    cdef readonly int players, each
    cdef public short[86] stone
    cdef public short[86] room
    cdef readonly bint count_colours, frozen_ranks, stone_is_level, cap_counts_stone, direct_base, no_self_block
    cdef readonly bint may_leave_chip, share_ties, discipline, sanctions, double_slots_only
    cdef readonly int entry
    cdef public double[7] weight
    cdef double[12] progress
    cdef double[4] expected
    cdef readonly bint is_default
    cdef float[::1] network
    cdef int rows
    cdef short[48] row
    cdef float[32] inner
    cdef float[16] outer
    cdef public short[12] cell
    cdef public short[344] pile
    cdef public short[86] height
    cdef public short[12] below
    cdef public short[12] ground
    cdef public short[86] chip
    cdef public short[4] taken
    cdef public short[12] slot
    cdef public short[4] arrived
    cdef public short[4] in_order
    cdef public int low, high, home
    cdef public int turn
    cdef public short[12] moved
    cdef public short[86] ahead
    cdef public int entering, die
    cdef void copy_position(self, GlorreicheState other) noexcept nogil
    cpdef int owner(self, int recruit) noexcept nogil
    cpdef int number(self, int recruit) noexcept nogil
    cpdef bint waits(self, int recruit) noexcept nogil
    cpdef int on_top(self, int cell) noexcept nogil
    cpdef void stand(self, int recruit, int cell) noexcept nogil
    cpdef int lift(self, int cell) noexcept nogil
    cpdef dict piles(self)
    cpdef list chips_of(self, int player)
    cpdef list slots_of(self, int player)
