# data only
cdef enum:
    CHANCE = -1
    OVER = -2
    SPECTATOR = -1
    HIDDEN = -1
    MOST_LEGAL = 1024
    AGENDA = 64
    SEATS = 6
    LARGEST = 0x7FFFFFFF

cdef extern from *:
    """
    #define CARACOLE_MASK64 0xFFFFFFFFFFFFFFFFULL
    #define CARACOLE_GAMMA 0x9E3779B97F4A7C15ULL
    #define CARACOLE_MIX1 0xBF58476D1CE4E5B9ULL
    #define CARACOLE_MIX2 0x94D049BB133111EBULL
    """
    const unsigned long long MASK64 "CARACOLE_MASK64"
    const unsigned long long GAMMA "CARACOLE_GAMMA"
    const unsigned long long MIX1 "CARACOLE_MIX1"
    const unsigned long long MIX2 "CARACOLE_MIX2"
