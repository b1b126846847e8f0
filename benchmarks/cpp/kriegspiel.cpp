// Le Kriegspiel by hand in C++: two armies, default options, random playouts.
//
//     kriegspiel PLAYOUTS SEED      prints: steps seconds wins-of-the-first-army
//
// A yardstick for the compiled rules. It plays the same matches as caracole.search.Playouts from the same seed
// (same generator, same order of legal actions and outcomes), so equal counts show that both play by the same rules.
// And it does the same work: at every step it says who decides and lists what may happen, with weights where a die
// decides; then one number says what does. A search could use it as it is.

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

constexpr int COLS = 8, ROWS = 10, CELLS = COLS * ROWS, NOWHERE = CELLS;
constexpr int EACH = 12, PLATES = 2 * EACH, NOBODY = PLATES, EDGE = PLATES + 1;
constexpr int CANNON = 0, SOLDIER = 1, CAVALRY = 2;
constexpr int CAPACITY[3] = {4, 5, 2}, MOST_TRANSFERS = 24, DRAW_AFTER = 40;
constexpr int HALF_LEFT = 0, HALF_RIGHT = 1, LEFT = 2, RIGHT = 3, FORWARD = 4, GIVE = 5, SHOOT = 10, END = 11, KINDS = 12;
constexpr int MOVING = 0, FIRING = 1, CHANCE = -1, OVER = -2;

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
    int items[PLATES * KINDS], weights[6];

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

// --- what never changes

int near[CELLS + 1][6];      // the cell through each side, NOWHERE off the board
int army[PLATES + 2];        // 2 and 3 for NOBODY and EDGE
int arm[PLATES + 2];
bool aims[2][12];            // whether a plate so turned may fire
int camp[PLATES];            // where each plate starts

void lay_out() {
    constexpr int STEPS[2][6][2] = {{{0, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}},
                                    {{1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 0}, {0, -1}}};
    for (int cell = 0; cell <= CELLS; cell++)
        for (int side = 0; side < 6; side++) {
            int col = cell % COLS + STEPS[cell / COLS % 2][side][0], row = cell / COLS + STEPS[cell / COLS % 2][side][1];
            bool on_board = cell < CELLS && col >= 0 && col < COLS && row >= 0 && row < ROWS;
            near[cell][side] = on_board ? row * COLS + col : NOWHERE;
        }
    constexpr int COL[EACH] = {1, 2, 3, 4, 5, 6, 0, 1, 6, 7, 2, 5};  // six soldiers, four cavalry, two cannons
    for (int plate = 0; plate < PLATES; plate++) {
        int place = plate % EACH;
        army[plate] = plate / EACH;
        arm[plate] = place < 6 ? SOLDIER : place < 10 ? CAVALRY : CANNON;
        int back = arm[plate] == SOLDIER ? 1 : 0;
        camp[plate] = (army[plate] ? back : ROWS - 1 - back) * COLS + COL[place];
    }
    army[NOBODY] = 2;
    army[EDGE] = 3;
    for (int facing = 0; facing < 12; facing++) {
        aims[0][facing] = facing == 1 || facing == 3 || facing == 9 || facing == 11;
        aims[1][(facing + 6) % 12] = aims[0][facing];
    }
}

struct State {
    int cell[PLATES], facing[PLATES], figures[PLATES], moves[PLATES] = {};
    bool wreck[PLATES + 2] = {};
    int at[CELLS + 1];
    int turn = 0, used[3] = {}, transfers = 0, quiet = 0, winner = -1;
    int phase = MOVING, shooter = NOBODY, aimed = NOBODY, actor = 0;
    bool fired[3] = {}, hit = false;

    State() {
        for (int place = 0; place < CELLS; place++) at[place] = NOBODY;
        at[NOWHERE] = EDGE;
        for (int plate = 0; plate < PLATES; plate++) {
            cell[plate] = camp[plate];
            at[camp[plate]] = plate;
            facing[plate] = 6 * army[plate];
            figures[plate] = CAPACITY[arm[plate]];
        }
    }

    bool is_intact(int plate) const { return cell[plate] != NOWHERE && !wreck[plate]; }
    bool is_oriented(int plate) const { return facing[plate] & 1; }
    int ahead(int plate) const { return near[cell[plate]][facing[plate] / 2]; }

    // --- moving

    void list_moves(Actions& out) const {
        for (int plate = turn * EACH; plate < (turn + 1) * EACH; plate++) {
            if (!is_intact(plate)) continue;
            int base = plate * KINDS;
            if (!is_oriented(plate)) {
                if (figures[plate]) {
                    out.add(base + HALF_LEFT);
                    out.add(base + HALF_RIGHT);
                }
                continue;
            }
            int allowed = mobility(plate);
            if (allowed) {
                out.add(base + LEFT);
                out.add(base + RIGHT);
            }
            if (allowed == 2 && at[ahead(plate)] == NOBODY) out.add(base + FORWARD);
            if (transfers < MOST_TRANSFERS)
                for (int given = 0, most = gift(plate); given < most; given++) out.add(base + GIVE + given);
        }
        out.add(END);
    }

    int mobility(int plate) const {
        if (used[arm[plate]] >= 3 + arm[plate]) return 0;
        if (arm[plate] != CANNON) return 2;
        if (moves[plate] >= figures[plate] - 1) return 0;
        return figures[plate] == 4 ? 2 : 1;
    }

    int gift(int plate) const {
        int receiver = at[ahead(plate)];
        if (army[receiver] != army[plate] || wreck[receiver]) return 0;
        if ((arm[plate] == CAVALRY) != (arm[receiver] == CAVALRY)) return 0;
        int room = CAPACITY[arm[receiver]] - figures[receiver];
        return figures[plate] < room ? figures[plate] : room;
    }

    void move(int action) {
        int plate = action / KINDS, kind = action % KINDS;
        if (kind <= HALF_RIGHT) {
            rotate(plate, kind == HALF_LEFT ? 11 : 1);
        } else if (kind >= GIVE) {
            figures[at[ahead(plate)]] += kind - GIVE + 1;
            transfers++;
            reduce(plate, kind - GIVE + 1);
        } else {
            used[arm[plate]]++;
            if (arm[plate] == CANNON) moves[plate]++;
            if (kind == FORWARD) {
                int there = ahead(plate);
                at[cell[plate]] = NOBODY;
                cell[plate] = there;
                at[there] = plate;
            } else {
                rotate(plate, kind == LEFT ? 10 : 2);
            }
        }
    }

    void rotate(int plate, int twelfths) {
        int turned = facing[plate] + twelfths;
        facing[plate] = turned < 12 ? turned : turned - 12;
    }

    void reduce(int plate, int fallen) {
        figures[plate] -= fallen;
        if (figures[plate] || arm[plate] == CANNON) return;
        at[cell[plate]] = NOBODY;
        cell[plate] = NOWHERE;
    }

    void refresh() {
        std::memset(used, 0, sizeof used);
        std::memset(moves, 0, sizeof moves);
        transfers = 0;
    }

    // --- firing

    int target(int plate) const {
        if (!is_intact(plate) || !figures[plate] || !aims[army[plate]][facing[plate]]) return NOBODY;
        int place = cell[plate];
        for (int distance = 1; distance <= 3 - arm[plate]; distance++) {
            place = near[place][facing[plate] / 2];
            int other = at[place];
            if (other == EDGE) return NOBODY;
            if (other == NOBODY || wreck[other]) continue;
            bool aimed = army[other] != army[plate] && (arm[plate] == CANNON || figures[other]);
            return aimed ? other : NOBODY;
        }
        return NOBODY;
    }

    void list_shots(Actions& out) const {
        for (int plate = turn * EACH; plate < (turn + 1) * EACH; plate++)
            if (!fired[arm[plate]] && target(plate) != NOBODY) out.add(plate * KINDS + SHOOT);
        out.add(END);
    }

    bool has_shot() const {
        for (int plate = turn * EACH; plate < (turn + 1) * EACH; plate++)
            if (!fired[arm[plate]] && target(plate) != NOBODY) return true;
        return false;
    }

    void shoot(int die) {
        int plate = shooter, other = aimed;
        if (die == 5 && arm[plate] == CANNON && arm[other] == CANNON) {
            wreck[other] = hit = true;
            figures[other] = facing[other] = 0;
            return;
        }
        int fallen = losses(plate, other, die);
        if (fallen) {
            reduce(other, fallen);
            hit = true;
        }
    }

    int losses(int plate, int other, int die) const {
        if (arm[plate] == CANNON && arm[other] == CANNON) return 0;
        int hits = die;
        if (arm[plate] == CAVALRY || arm[other] == CAVALRY) hits = die > 3 ? die - 3 : 0;
        if (arm[plate] != CANNON && hits > figures[plate]) hits = figures[plate];
        return hits < figures[other] ? hits : figures[other];
    }

    // --- turns

    bool is_able(int side) const {
        for (int plate = side * EACH; plate < (side + 1) * EACH; plate++) {
            if (!is_intact(plate)) continue;
            if (arm[plate] != CANNON || figures[plate] > 1 || (!is_oriented(plate) && figures[plate])) return true;
            if (is_oriented(plate) && gift(plate)) return true;
        }
        for (int plate = side * EACH; plate < (side + 1) * EACH; plate++)
            if (target(plate) != NOBODY) return true;
        return false;
    }

    void begin_turn() {
        refresh();
        phase = MOVING;
        actor = turn;
        hit = fired[0] = fired[1] = fired[2] = false;
        if (!is_able(turn)) {
            actor = OVER;
            winner = is_able(1 - turn) ? 1 - turn : -1;
        } else if (quiet >= DRAW_AFTER) {
            actor = OVER;
        }
    }

    void end_turn() {
        quiet = hit ? 0 : quiet + 1;
        turn = 1 - turn;
        begin_turn();
    }

    // --- what may happen, and what happens

    void list_legal(Actions& out) const {
        if (phase == MOVING) list_moves(out);
        else list_shots(out);
    }

    void list_odds(Actions& out) const {
        for (int die = 0; die < 6; die++) out.put(die, 1);
    }

    void act(int action) {
        if (actor == CHANCE) {
            shoot(action);
            fire_on();
        } else if (phase == FIRING) {
            if (action == END) end_turn();
            else announce(action / KINDS);
        } else if (action == END) {
            refresh();
            phase = FIRING;
            fire_on();
        } else {
            move(action);
        }
    }

    void announce(int plate) {
        fired[arm[plate]] = true;
        shooter = plate;
        aimed = target(plate);
        actor = CHANCE;
    }

    void fire_on() {
        actor = turn;
        if (!has_shot()) end_turn();
    }

    double payoff() const { return winner < 0 ? 0.5 : winner == 0; }
};

int main(int count, char** words) {
    if (count != 3) {
        std::fprintf(stderr, "usage: kriegspiel PLAYOUTS SEED\n");
        return 2;
    }
    int playouts = std::atoi(words[1]);
    Random random{std::strtoull(words[2], nullptr, 10)};
    lay_out();
    long long steps = 0;
    double wins = 0;
    std::clock_t start = std::clock();  // processor time: other work on the machine does not count
    for (int i = 0; i < playouts; i++) {
        State state;
        state.begin_turn();
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
    std::printf("%lld %.6f %lld\n", steps, took, std::llrint(wins));
}
