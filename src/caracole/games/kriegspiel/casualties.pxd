from caracole.games.kriegspiel cimport names

cpdef bint destroys(int firer, int target, int die) noexcept nogil
cpdef int losses(int firer, int target, int shooters, int aimed_at, int die, int hits_gunners) noexcept nogil
