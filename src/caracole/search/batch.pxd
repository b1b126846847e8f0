cimport cython

from caracole.kernel cimport names
from caracole.kernel.random cimport Random, mixed
from caracole.kernel.state cimport Actions, State

@cython.final
cdef class Arrays:
    cdef readonly Py_ssize_t size, actions, most
    cdef readonly int sides, longest
    cdef public float[::1] observation, reward
    cdef public unsigned char[::1] mask, terminated, truncated
    cdef public int[::1] legal, choices, mover, length, action
    cdef int refused(self, int count) noexcept nogil

@cython.final
cdef class Lane:
    cdef Arrays arrays
    cdef Actions out
    cdef State state, scratch
    cdef Random luck, choice, draw
    cdef int index
    cdef Lane left, right
    cdef bint has_left, has_right
    cpdef reseed(self, unsigned long long seed)
    cpdef begin(self, list roots)
    cpdef start(self, State root)
    cdef void reset(self, State root) noexcept nogil
    cdef void roll(self) noexcept nogil
    cdef void show(self) noexcept nogil
    cpdef State position(self)
    cdef void sample(self) noexcept nogil
    cdef void step(self) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef void look_ahead(self, float[::1] seen, float[::1] worth, long long[::1] starts) noexcept nogil

@cython.final
cdef class Batch:
    cdef Arrays arrays
    cdef Lane first
    cdef list lanes, roots
    cdef int count
    cdef attach(self, Lane above, Lane below, bint left)
    cpdef begin(self, int index)
    cpdef reset(self, seeds)
    cpdef sample(self)
    cpdef int advance(self)
    cpdef renew(self)
    cpdef look_ahead(self, float[::1] seen, float[::1] worth, long long[::1] starts)
    cpdef State state(self, int index)
