// Das glorreiche Manöver by hand in C++: two players, default options, random playouts.
//
//     glorreiche PLAYOUTS SEED      prints: steps seconds wins-of-red
//
// A yardstick for the compiled rules. It plays the same matches as caracole.search.Playouts from the same seed
// (same generator, same order of legal moves), so equal step counts show that both play by the same rules.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <initializer_list>

constexpr int CELLS = 84, HOME = 85, YARD = 0, RECRUITS = 12, PLAYERS = 2, EACH = 6, MOST_LEVELS = 3;

struct Random {
    uint64_t word;

    uint64_t next() {
        word += 0x9E3779B97F4A7C15ULL;
        uint64_t z = word;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }

    int below(int bound) { return static_cast<int>(((next() >> 32) * static_cast<uint64_t>(bound)) >> 32); }
};

struct Move {
    int from, to;
};

struct Moves {
    int count = 0;
    Move items[EACH * CELLS];

    void add(int from, int to) { items[count++] = {from, to}; }
};

struct State {
    int16_t cell[RECRUITS];     // where each recruit is
    int16_t ground[RECRUITS];   // the same where it stands on no other, else 0
    int16_t below[RECRUITS];    // recruits it stands on
    int16_t pile[HOME + 1][4];  // recruits on each cell, bottom to top
    int16_t height[HOME + 1];   // recruits on each cell
    int16_t room[HOME + 1];     // for recruits on each cell
    int16_t stone[HOME + 1];    // 2 white, 3 black, else 1
    int16_t chip[HOME + 1];     // value of the gray chip on each cell
    int16_t taken[4];           // player + 1 who has the chip of each value
    int16_t slot[RECRUITS];     // where each recruit came home
    bool moved[RECRUITS];       // this turn
    int turn, entered, home;
    bool over;

    void setup() {
        *this = State{};
        for (int c = 0; c <= HOME; c++) stone[c] = 1;
        for (int c : {12, 20, 47, 65}) stone[c] = 3;
        for (int c : {8, 24, 31, 36, 60, 74}) stone[c] = 2;
        for (int c = 0; c <= HOME; c++) room[c] = MOST_LEVELS - (stone[c] > 1);
        chip[25] = 1;
        chip[40] = 2;
        chip[55] = 3;
    }

    static int owner(int recruit) { return recruit / EACH; }

    void stand(int recruit, int c) {
        below[recruit] = height[c];
        ground[recruit] = height[c] ? 0 : c;
        pile[c][height[c]++] = recruit;
        cell[recruit] = c;
    }

    int lift(int c) {
        int recruit = pile[c][--height[c]];
        ground[recruit] = 0;
        return recruit;
    }

    // --- roll-in

    bool rolling() const { return entered < RECRUITS; }

    int list_rolls(int out[6]) const {
        int count = 0;
        for (int c = 1; c <= 6; c++)
            if (height[c] < 3) out[count++] = c;
        return count;
    }

    void roll(int c) {
        stand(turn * EACH + entered / PLAYERS, c);
        entered++;
        turn = (turn + 1) % PLAYERS;
        if (!rolling()) begin_turn();
    }

    // --- march

    bool is_free(int recruit) const {
        int c = cell[recruit];
        return c > YARD && c < HOME && height[c] == below[recruit] + 1;
    }

    int rank(int c) const {
        int ahead = 0;
        for (int r = 0; r < RECRUITS; r++) ahead += ground[r] > c;
        return 1 + ahead;
    }

    int reach(int c) const {
        int level = height[c] + (stone[c] > 1 ? 1 : 0);
        return rank(c) * level * stone[c];
    }

    bool has_room(int c) const { return height[c] < room[c]; }

    void list_moves(Moves& out) const {
        for (int r = turn * EACH; r < (turn + 1) * EACH; r++) {
            if (moved[r] || !is_free(r)) continue;
            int from = cell[r], farthest = from + reach(from);
            int last = farthest < CELLS ? farthest : CELLS;
            for (int to = from + 1; to <= last; to++)
                if (has_room(to)) out.add(from, to);
            if (farthest > CELLS) out.add(from, HOME);
        }
    }

    bool can_march(int c) const {
        if (c == CELLS || has_room(c + 1)) return true;
        int farthest = c + reach(c);
        if (farthest > CELLS) return true;
        for (int to = c + 1; to <= farthest; to++)
            if (has_room(to)) return true;
        return false;
    }

    bool must_march() const {
        for (int r = turn * EACH; r < (turn + 1) * EACH; r++)
            if (!moved[r] && is_free(r) && can_march(cell[r])) return true;
        return false;
    }

    void arrive(int recruit) {
        slot[recruit] = RECRUITS - home;
        cell[recruit] = HOME;
        home++;
    }

    void march(Move move) {
        int recruit = lift(move.from);
        moved[recruit] = true;
        if (move.to == HOME) {
            arrive(recruit);
        } else {
            stand(recruit, move.to);
            if (chip[move.to]) {
                taken[chip[move.to]] = turn + 1;
                chip[move.to] = 0;
            }
        }
        if (home == RECRUITS - 1) {
            end();
        } else if (!must_march()) {
            turn = (turn + 1) % PLAYERS;
            begin_turn();
        }
    }

    void begin_turn() {
        for (int r = 0; r < RECRUITS; r++) moved[r] = false;
        while (!must_march()) turn = (turn + 1) % PLAYERS;
    }

    void end() {
        for (int r = 0; r < RECRUITS; r++)
            if (cell[r] != HOME) {
                lift(cell[r]);
                arrive(r);
                break;
            }
        over = true;
    }

    // --- result

    int score(int player) const {
        int points = 0;
        for (int r = player * EACH; r < (player + 1) * EACH; r++) points += slot[r];
        for (int value = 1; value <= 3; value++)
            if (taken[value] == player + 1) points += value;
        return points;
    }

    int best_slot(int player) const {
        int best = 0;
        for (int r = player * EACH; r < (player + 1) * EACH; r++)
            if (slot[r] > best) best = slot[r];
        return best;
    }

    int winner() const {
        int red = score(0), yellow = score(1);
        if (red != yellow) return red > yellow ? 0 : 1;
        return best_slot(0) > best_slot(1) ? 0 : 1;
    }
};

int main(int count, char** words) {
    if (count != 3) {
        std::fprintf(stderr, "usage: glorreiche PLAYOUTS SEED\n");
        return 2;
    }
    int playouts = std::atoi(words[1]);
    Random random{std::strtoull(words[2], nullptr, 10)};
    State root;
    root.setup();
    long long steps = 0, wins = 0;
    std::clock_t start = std::clock();  // processor time: other work on the machine does not count
    for (int i = 0; i < playouts; i++) {
        State state = root;
        while (!state.over) {
            if (state.rolling()) {
                int rolls[6];
                int possible = state.list_rolls(rolls);
                state.roll(rolls[random.below(possible)]);
            } else {
                Moves moves;
                state.list_moves(moves);
                state.march(moves.items[random.below(moves.count)]);
            }
            steps++;
        }
        if (state.winner() == 0) wins++;
    }
    double took = double(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf("%lld %.6f %lld\n", steps, took, wins);
}
