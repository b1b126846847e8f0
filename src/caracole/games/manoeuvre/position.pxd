cimport cython

from caracole.games.manoeuvre cimport names
from caracole.games.manoeuvre.terms cimport Terms
from caracole.kernel.random cimport absorbed
from caracole.kernel.state cimport State

cdef class Position(State):
    cdef readonly Terms terms
    cdef public int first, active, turn, covert, supplied, attempted, kind, init, attacker, target
    cdef public int defender, d6, d8, d10, acount, dcount, ucount, scount, leader, commands, com, committed, hit_by
    cdef public int sappers, skirmish, staying, fled, withdrawn, attempts, attack_total, defense_total, winner, reason
    cdef public int roll, quarters
    cdef public short[2] army, hand_size, deck_size, pile_size, shown, exhausted, pair
    cdef public short[2] old_size, old_least, old_most
    cdef public int[2] hidden
    cdef public short[65] board, side_on, unit_on, redoubt
    # not short: Cython 3 takes two arrays of as many arrays for one type, however long these are
    cdef public int[2][8] status, place
    cdef public short[2][57] hand, deck, pile, known, old
    cdef public short[3] mover, mover_from, mover_to, marched
    cdef public short[8] acards, dcards, ucards, supporters
    cdef public short[4] tile, spin
    cdef void blank(self) noexcept nogil
    cdef void new_turn(self) noexcept nogil
    cdef void end_combat(self) noexcept nogil
    cdef void copy_position(self, Position other) noexcept nogil
    cdef void copy_old(self, Position other) noexcept nogil
    cdef unsigned long long digest_cards(self, unsigned long long key, int side) noexcept nogil
    cdef unsigned long long digest_board(self) noexcept nogil
    cdef unsigned long long digest_combat(self, unsigned long long key) noexcept nogil
    cdef unsigned long long digest_old(self, unsigned long long key) noexcept nogil
    cdef unsigned long long digest_draft(self, unsigned long long key) noexcept nogil
