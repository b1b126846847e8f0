// Generalowsky by hand in C++: two players, default options, random playouts.
//
//     generalowsky PLAYOUTS SEED      prints: steps seconds wins-of-the-first-player
//
// A yardstick for the compiled rules. It plays the same matches as caracole.search.Playouts from the same seed
// (same generator, same order of legal actions and outcomes), so equal counts show that both play by the same rules.

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

constexpr int LENGTH = 21, MOSCOW = 20, EXILE = -1, GENERALS = 4, MARSHAL = 21, MOST_SPINS = 3000;
constexpr int CROSS = 0, BLACK = 60, DRAWING = 61, RED = 62;  // what is no number of steps

struct Sector {
    int shown, count;
};

struct Band {
    int results;
    Sector sectors[5];
};

constexpr Band SPINNER[4] = {
    {3, {{CROSS, 1}, {1, 5}, {2, 6}}},
    {4, {{CROSS, 2}, {2, 3}, {3, 4}, {4, 3}}},
    {5, {{CROSS, 4}, {4, 2}, {5, 3}, {6, 2}, {7, 1}}},
    {4, {{CROSS, 6}, {BLACK, 3}, {DRAWING, 2}, {RED, 1}}},
};

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

struct State {
    int space[GENERALS] = {EXILE, EXILE, EXILE, EXILE};
    int level[GENERALS] = {};  // how many stand below each
    int medals[GENERALS] = {};
    int pot = 1, spins = 0, turn = 0;

    static int owner(int general) { return general / 2; }

    bool goes_with(int general, int other) const {
        if (other == general) return true;
        return space[general] != EXILE && space[other] == space[general] && level[other] > level[general];
    }

    int commander(int general) const {
        int found = general;
        if (space[general] != EXILE)
            for (int g = 0; g < GENERALS; g++)
                if (space[g] == space[general] && level[g] > level[found]) found = g;
        return found;
    }

    // --- what the arrow does

    void move(int general, int to, bool at_moscow) {
        int top = commander(general), floor = level[general], landed = 0, moving = 0;
        for (int g = 0; g < GENERALS; g++) {
            if (goes_with(general, g)) moving |= 1 << g;
            else if (space[g] == to) landed++;
        }
        for (int g = 0; g < GENERALS; g++)
            if (moving >> g & 1) {
                level[g] += landed - floor;
                space[g] = to;
            }
        pot += landed;
        if (at_moscow) {
            medals[top] += pot;
            pot = 1;
        }
    }

    void banish(int general) {
        int start = space[general], floor = level[general];
        if (start == EXILE) {
            pot++;
            return;
        }
        for (int g = 0; g < GENERALS; g++)
            if (space[g] == start && level[g] >= floor) {
                space[g] = EXILE;
                level[g] = 0;
                pot++;
            }
    }

    void spin(int general, int shown) {
        spins++;
        if (shown == CROSS) {
            banish(general);
        } else if (shown == BLACK) {
            banish(general);
            if (medals[general] > 0) medals[general]--;
        } else if (shown == RED) {
            move(general, MOSCOW, true);
        } else if (shown != DRAWING) {
            bool passes = (MOSCOW - space[general] - 1 + LENGTH) % LENGTH < shown;
            move(general, (space[general] + shown) % LENGTH, passes);
        }
    }

    int list_targets(int general, int out[GENERALS]) const {
        int count = 0;
        for (int s = 0; s < LENGTH; s++) {
            if (s == space[general]) continue;
            for (int g = 0; g < GENERALS; g++)
                if (space[g] == s && owner(g) != owner(general)) {
                    out[count++] = s;
                    break;
                }
        }
        return count;
    }

    // --- the result

    int best(int player) const {
        int one = medals[2 * player], other = medals[2 * player + 1];
        return one > other ? one : other;
    }

    bool is_over() const { return best(0) >= MARSHAL || best(1) >= MARSHAL || spins >= MOST_SPINS; }

    double payoff() const {
        if (best(0) >= MARSHAL) return 1;
        if (best(1) >= MARSHAL) return 0;
        return best(0) == best(1) ? 0.5 : best(0) > best(1);
    }
};

// One general's spin: a band is declared, the arrow is spun, after the drawing a target is chosen. Says how many steps.
int play(State& state, int general, Random& random) {
    const Band& band = SPINNER[random.below(4)];
    int left = random.below(12), at = 0;
    while ((left -= band.sectors[at].count) >= 0) at++;
    int shown = band.sectors[at].shown;
    state.spin(general, shown);
    if (shown != DRAWING) return 2;
    int targets[GENERALS];
    int count = state.list_targets(general, targets);
    if (!count) return 2;
    int to = targets[random.below(count)];
    state.move(general, to, to == MOSCOW);
    return 3;
}

int main(int count, char** words) {
    if (count != 3) {
        std::fprintf(stderr, "usage: generalowsky PLAYOUTS SEED\n");
        return 2;
    }
    int playouts = std::atoi(words[1]);
    Random random{std::strtoull(words[2], nullptr, 10)};
    long long steps = 0;
    double wins = 0;
    std::clock_t start = std::clock();  // processor time: other work on the machine does not count
    for (int i = 0; i < playouts; i++) {
        State state;
        for (;;) {
            int first = 2 * state.turn + random.below(2);
            steps += 1 + play(state, first, random);
            if (state.is_over()) break;
            steps += play(state, first ^ 1, random);
            if (state.is_over()) break;
            state.turn ^= 1;
        }
        wins += state.payoff();
    }
    double took = double(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf("%lld %.6f %lld\n", steps, took, std::llround(wins));
}
