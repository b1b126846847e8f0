from caracole.games.manoeuvre cimport forces, names
from caracole.games.manoeuvre.phases cimport ending
from caracole.games.manoeuvre.position cimport Position
from caracole.kernel cimport names as kernel

cpdef double evaluate(Position state, int side) noexcept nogil
cpdef double standing(Position state, int side) noexcept nogil
cpdef double spent(Position state) noexcept nogil
