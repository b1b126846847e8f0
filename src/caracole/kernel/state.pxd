cimport cython

from caracole.kernel cimport names
from caracole.kernel.network cimport Network
from caracole.kernel.random cimport Random, absorbed

@cython.final
cdef class Actions:
    cdef public int count
    cdef public long long total
    cdef int[1024] items
    cdef long long[1024] weights
    cdef double[1024] appeal
    cdef inline void clear(self) noexcept nogil:
        self.count = 0
        self.total = 0
    cdef inline void add(self, int action) noexcept nogil:
        self.items[self.count] = action
        self.count += 1
    cdef inline void put(self, int outcome, long long weight) noexcept nogil:
        self.items[self.count] = outcome
        self.weights[self.count] = weight
        self.count += 1
        self.total += weight
    cdef inline void lay(self, int* outcomes, long long* weights, int start, int count) noexcept nogil:
        for eight in range(0, count, 8):
            for i in range(eight, eight + 8):
                self.items[i] = outcomes[start + i]
                self.weights[i] = weights[start + i]
                self.total += weights[start + i]
        self.count = count
    cdef inline int pick(self, Random random) noexcept nogil:
        return self.items[random.drawn_below(self.count)]
    cdef inline int roll(self, Random random) noexcept nogil:
        at = 0
        left = random.drawn_within(self.total)
        for eight in range(0, self.count, 8):
            for i in range(eight, eight + 8):
                left -= self.weights[i]
                if left >= 0:
                    at = i + 1
        return self.items[at]
    cpdef bint has(self, int action) noexcept nogil
    cdef void sort(self) noexcept nogil
    cpdef list listed(self)
    cpdef object as_odds(self)

cdef Actions BUFFER

cdef Actions buffer()

cdef class State:
    cdef public int actor
    cdef readonly int depth
    cdef int top
    cdef int[64] agenda
    cdef public object game
    cdef public object options
    cdef public Network insight
    cdef void list_legal(self, Actions out) noexcept nogil
    cdef void list_distinct(self, Actions out) noexcept nogil
    cdef void list_odds(self, Actions out) noexcept nogil
    cdef void act(self, int action) noexcept nogil
    cdef void copy_from(self, State other) noexcept nogil
    cdef unsigned long long digest(self) noexcept nogil
    cdef double payoff(self, int side) noexcept nogil
    cdef int race_score(self, int side) noexcept nogil
    cdef double estimate(self, int side) noexcept nogil
    cdef unsigned long long identity(self) noexcept nogil
    cdef bint weigh(self, Actions out) noexcept nogil
    cdef int noticed(self, int action, int seat) noexcept nogil
    cdef unsigned long long visible(self) noexcept nogil
    cdef double appraise(self, int side) noexcept nogil
    cdef bint settled(self) noexcept nogil
    cdef Py_ssize_t observe(self, int seat, float[::1] out, Py_ssize_t start) noexcept nogil
    cdef void redeal(self, int seat, Random random) noexcept nogil
    cpdef share(self, State other)
    cdef inline void push(self, int phase, int argument=0) noexcept nogil:
        self.agenda[self.depth] = self.top
        self.depth += 1
        self.top = phase | argument << 8
    cdef inline void pop(self) noexcept nogil:
        self.depth -= 1
        self.top = self.agenda[self.depth]
    cdef inline int due(self) noexcept nogil:
        return self.top & 0xFF
    cdef inline int argument(self) noexcept nogil:
        return self.top >> 8
    cdef int entry(self, int place) noexcept nogil
    cdef bint is_waiting(self, int phase, int argument) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef void copy_agenda(self, State other) noexcept nogil
    cdef unsigned long long agenda_digest(self) noexcept nogil
    cdef void fill(self, Actions out) noexcept nogil
    cpdef list legal(self)
    cpdef object odds(self)
    cpdef bint can(self, object action)
    cpdef apply(self, object action, object before=*)
    cpdef object clone(self)

cdef int numbered(object given) except? -1
cdef void shared(State twin, State source)
