from caracole.games.manoeuvre cimport names
from caracole.games.manoeuvre.state cimport ManoeuvreState
from caracole.kernel.state cimport Actions

cpdef void list_rolls(ManoeuvreState state, Actions out) noexcept nogil
cpdef void roll_first(ManoeuvreState state, int face) noexcept nogil
cpdef void roll_second(ManoeuvreState state, int face) noexcept nogil
cpdef void list_tiles(ManoeuvreState state, Actions out) noexcept nogil
cpdef bint is_laid(ManoeuvreState state, int tile) noexcept nogil
cpdef void lay_tile(ManoeuvreState state, int action) noexcept nogil
cpdef int corner(int quadrant) noexcept nogil
cpdef int tile_terrain(ManoeuvreState state, int tile, int turns, int row, int column) noexcept nogil
cpdef void list_pairs(ManoeuvreState state, Actions out) noexcept nogil
cpdef void choose_pair(ManoeuvreState state, int action) noexcept nogil
cpdef void list_armies(ManoeuvreState state, Actions out) noexcept nogil
cpdef void choose_army(ManoeuvreState state, int action) noexcept nogil
cpdef void list_edges(ManoeuvreState state, Actions out) noexcept nogil
cpdef void choose_edge(ManoeuvreState state, int action) noexcept nogil
cpdef void turn_map(ManoeuvreState state) noexcept nogil
cpdef int at(int row, int column) noexcept nogil
