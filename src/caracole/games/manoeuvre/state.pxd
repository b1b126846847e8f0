cimport cython

from caracole.games.manoeuvre cimport appraise, dealing, evaluate, features, inputs, names, sequence
from caracole.games.manoeuvre.terms cimport Terms
from caracole.kernel cimport names as kernel
from caracole.kernel.random cimport Random, absorbed
from caracole.kernel.state cimport Actions, State

@cython.final
cdef class ManoeuvreState(State):
    cdef readonly Terms terms
    cdef readonly bint ambush_all, many_guards, both_open, march_end, spy_redraw, day_ends_at_once, guerrilla_combat
    cdef readonly bint tournament, redoubt_fire, many_attempts, stay_withdraw, late_march, slow_start
    cdef readonly bint last_played, reshuffle_at_once, open_discards
    cdef public int turn_cap, hill, first, active, turn, covert, supplied, attempted, kind, init, attacker, target
    cdef public int defender, d6, d8, d10, acount, dcount, ucount, scount, leader, commands, com, committed, hit_by
    cdef public int sappers, skirmish, staying, fled, withdrawn, attempts, attack_total, defense_total, winner, reason
    cdef public int roll, quarters
    cdef public short[2] army, hand_size, deck_size, pile_size, shown, exhausted, pair
    cdef public short[2] old_size, old_least, old_most
    cdef public int[2] hidden
    cdef public short[65] board, holder, redoubt
    cdef public short[16] status, place
    cdef public short[114] hand, deck, pile, known, old
    cdef public short[3] mover, mover_from, mover_to, marched
    cdef public short[8] acards, dcards, ucards, supporters
    cdef public short[4] tile, spin
    cdef short[64] scratch
    cdef public double[23] gauge
    cpdef void blank(self) noexcept nogil
    cpdef void muster(self, int side, int army) noexcept nogil
    cpdef void new_turn(self) noexcept nogil
    cpdef void end_combat(self) noexcept nogil
    cdef void copy_position(self, ManoeuvreState other) noexcept nogil
    cdef unsigned long long digest_board(self) noexcept nogil
    cdef unsigned long long digest_combat(self, unsigned long long key) noexcept nogil
    cdef unsigned long long digest_old(self, unsigned long long key) noexcept nogil
    cdef unsigned long long digest_draft(self, unsigned long long key) noexcept nogil
    cpdef int unit_on(self, int square) noexcept nogil
    cpdef int strength(self, int side, int unit) noexcept nogil
    cpdef bint lists(self, int side, int code) noexcept nogil
    cpdef int lost(self, int side) noexcept nogil
    cpdef list cards(self, counts, int side)
    cpdef int noticed(self, int action, int seat) noexcept nogil
    cdef int spied(self) noexcept nogil
    cpdef void redeal(self, int seat, Random random) noexcept nogil
    cpdef void conceal(self, int seat) noexcept nogil
