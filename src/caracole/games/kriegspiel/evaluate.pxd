from caracole.games.kriegspiel cimport casualties, names, position
from caracole.games.kriegspiel.phases cimport ending, firing
from caracole.games.kriegspiel.position cimport Position
from caracole.kernel cimport names as kernel

cpdef double evaluate(Position state, int side) noexcept nogil
cpdef double adjudicated(Position state, int side) noexcept nogil
cpdef double cubed(double value) noexcept nogil
cpdef double strength(Position state, int army) noexcept nogil
cpdef double worth(int arm, int figures) noexcept nogil
cpdef double closeness(Position state, int plate) noexcept nogil
cpdef double to_go(Position state, int cell, int army) noexcept nogil
cpdef int distance(Position state, int one, int other) noexcept nogil
cpdef double menace(Position state, int army) noexcept nogil
cpdef double best_shot(Position state, int plate) noexcept nogil
