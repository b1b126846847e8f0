from caracole.games.manoeuvre cimport names
from caracole.games.manoeuvre.phases cimport ending
from caracole.games.manoeuvre.state cimport ManoeuvreState
from caracole.kernel cimport names as kernel

cpdef double evaluate(ManoeuvreState state, int side) noexcept nogil
cpdef double standing(ManoeuvreState state, int side) noexcept nogil
cpdef double spent(ManoeuvreState state) noexcept nogil
