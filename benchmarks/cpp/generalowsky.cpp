// Generalowsky by hand in C++: two players, default options, random playouts.
//
//     generalowsky PLAYOUTS SEED      prints: steps seconds wins-of-the-first-player
//
// A yardstick for the compiled rules. It plays the same matches as caracole.search.Playouts from the same seed
// (same generator, same order of legal actions and outcomes), so equal counts show that both play by the same rules.
// And it does the same work: at every step it says who decides and lists what may happen, with weights where the arrow
// decides; then one number says what does. A search could use it as it is.

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

constexpr int LENGTH = 21, MOSCOW = 20, EXILE = -1, GENERALS = 4, MARSHAL = 21, MOST_SPINS = 3000;
constexpr int CROSS = 0, BLACK = 60, DRAWING = 61, RED = 62;  // what is no number of steps
constexpr int ORDERING = 0, DECLARING = 1, SPINNING = 2, TARGETING = 3;
constexpr int CHANCE = -1, OVER = -2, NOBODY = -1;

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

struct Actions {
    int count = 0, total = 0;
    int items[LENGTH], weights[LENGTH];

    void add(int action) { items[count++] = action; }

    void put(int outcome, int weight) {
        weights[count] = weight;
        items[count++] = outcome;
        total += weight;
    }

    int pick(Random& random) const { return items[random.below(count)]; }

    int roll(Random& random) const {
        int left = random.below(total), at = 0;
        while ((left -= weights[at]) >= 0) at++;
        return items[at];
    }
};

struct State {
    int space[GENERALS] = {EXILE, EXILE, EXILE, EXILE};
    int level[GENERALS] = {};  // how many stand below each
    int medals[GENERALS] = {};
    int pot = 1, spins = 0, turn = 0;
    int phase = ORDERING, general = 0, band = 0, next = NOBODY;  // what is due, about whom; who spins after him
    int actor = 0;

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

    // --- what may happen

    bool is_target(int at) const {
        if (at == space[general]) return false;
        for (int g = 0; g < GENERALS; g++)
            if (space[g] == at && owner(g) != owner(general)) return true;
        return false;
    }

    bool has_target() const {
        for (int g = 0; g < GENERALS; g++)
            if (space[g] != EXILE && is_target(space[g])) return true;
        return false;
    }

    void list_legal(Actions& out) const {
        if (phase == ORDERING) {
            out.add(2 * turn);
            out.add(2 * turn + 1);
        } else if (phase == DECLARING) {
            for (int b = 0; b < 4; b++) out.add(b);
        } else {
            for (int s = 0; s < LENGTH; s++)
                if (is_target(s)) out.add(s);
        }
    }

    void list_odds(Actions& out) const {
        for (int i = 0; i < SPINNER[band].results; i++) out.put(SPINNER[band].sectors[i].shown, SPINNER[band].sectors[i].count);
    }

    // --- what happens

    void act(int action) {
        if (phase == ORDERING) {
            next = action ^ 1;
            declare(action);
        } else if (phase == DECLARING) {
            band = action;
            phase = SPINNING;
            actor = CHANCE;
        } else if (phase == SPINNING) {
            spin(general, action);
            if (action == DRAWING && has_target()) {
                phase = TARGETING;
                actor = owner(commander(general));
            } else {
                end_spin();
            }
        } else {
            move(general, action, action == MOSCOW);
            end_spin();
        }
    }

    void declare(int whose) {
        general = whose;
        phase = DECLARING;
        actor = owner(commander(whose));
    }

    void end_spin() {
        if (is_over()) {
            actor = OVER;
        } else if (next != NOBODY) {
            declare(next);
            next = NOBODY;
        } else {
            turn ^= 1;
            phase = ORDERING;
            actor = turn;
        }
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
        while (state.actor != OVER) {
            Actions out;
            if (state.actor == CHANCE) {
                state.list_odds(out);
                state.act(out.roll(random));
            } else {
                state.list_legal(out);
                state.act(out.pick(random));
            }
            steps++;
        }
        wins += state.payoff();
    }
    double took = double(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf("%lld %.6f %lld\n", steps, took, std::llround(wins));
}
