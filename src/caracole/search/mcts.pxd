from caracole.kernel cimport names
from caracole.kernel.random cimport Random, absorbed
from caracole.kernel.state cimport Actions, State

cdef class Tree:
    cdef State root, scratch, probe
    cdef Actions out
    cdef Random random
    cdef readonly int seat, sides, size, used, edge_capacity, drawn
    cdef readonly long long simulations, steps
    cdef public bint stop, public_nodes, uniform
    cdef public double exploration, prior_temperature, estimate_weight, first_play_urgency, width
    cdef public int horizon
    cdef int mask
    cdef unsigned long long[::1] places
    cdef int[::1] spot, mover, first, seen
    cdef double[::1] gained
    cdef float[::1] share
    cdef int[::1] action, leads, follower, visits, offered
    cdef float[::1] guess, prior
    cdef double[::1] total
    cdef double[6] value
    cdef double[6] sums
    cdef unsigned long long[6] trail
    cdef int[1024] nodes
    cdef int[1024] edges
    cdef int count
    cdef int[1024] options
    cdef int[::1] edge_of
    cpdef long long run(self, int simulations)
    cdef void repeat(self, int simulations) noexcept nogil
    cdef void simulate(self) noexcept nogil
    cdef void backpropagate(self, int depth) noexcept nogil
    cdef void add_result(self, int node) noexcept nogil
    cdef void evaluate_leaf(self) noexcept nogil
    cdef void list_actions(self) noexcept nogil
    cdef void step(self, int action) noexcept nogil
    cdef int follow_edge(self, int edge) noexcept nogil
    cdef int next_node(self) noexcept nogil
    cdef unsigned long long identity(self, State state) noexcept nogil
    cdef int place_of(self, unsigned long long key) noexcept nogil
    cdef int node_at(self, int place) noexcept nogil
    cdef int new_node(self, unsigned long long key, int place) noexcept nogil
    cdef bint list_edges(self, int node) noexcept nogil
    cdef bint expand(self, int node) noexcept nogil
    cdef void expand_chance(self) noexcept nogil
    cdef int sample_chance(self, int node) noexcept nogil
    cdef void estimate_all(self) noexcept nogil
    cdef double estimate_after(self, int action) noexcept nogil
    cdef int new_edge(self, int action, double guess) noexcept nogil
    cdef bint list_offered(self, int node) noexcept nogil
    cdef void estimate_new(self) noexcept nogil
    cdef int select(self, int node) noexcept nogil
    cpdef forget(self)
    cpdef int node_of(self, State state)
    cpdef int lead(self)

cdef void replace(Tree tree, State state)
