from caracole.games.manoeuvre cimport cards, names
from caracole.games.manoeuvre.phases cimport deploying
from caracole.games.manoeuvre.position cimport Position
from caracole.kernel.state cimport Actions

cdef void begin(Position state) noexcept nogil
cdef void list_rolls(Position state, Actions out) noexcept nogil
cdef void roll_first(Position state, int outcome) noexcept nogil
cdef void roll_second(Position state, int outcome) noexcept nogil
cdef void list_tiles(Position state, Actions out) noexcept nogil
cdef bint is_laid(Position state, int tile) noexcept nogil
cdef void lay_tile(Position state, int action) noexcept nogil
cdef int corner(int quadrant) noexcept nogil
cdef int tile_terrain(Position state, int tile, int turns, int row, int column) noexcept nogil
cdef void list_pairs(Position state, Actions out) noexcept nogil
cdef void choose_pair(Position state, int action) noexcept nogil
cdef void list_armies(Position state, Actions out) noexcept nogil
cdef void choose_army(Position state, int action) noexcept nogil
cdef void list_edges(Position state, Actions out) noexcept nogil
cdef void choose_edge(Position state, int action) noexcept nogil
cdef void turn_map(Position state) noexcept nogil
cdef int at(int row, int column) noexcept nogil
