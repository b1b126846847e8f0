// Generalowsky between two, learned and solved: the rules once more, small, with values instead of options.
//
//   learn  a network of the chance to win from self-play, or against a fixed opponent that plays at random
//   play   matches between players by the network, by the formula of evaluate.py, and at random
//   solve  a small variant exactly: the best answer to random play, and perfect play of both
//
// Compiled and run by training/learn_generalowsky.py, which says with which length, medals and spinner.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#ifndef LENGTH
#define LENGTH 21
#endif
#ifndef MARSHAL
#define MARSHAL 21
#endif

constexpr int MOSCOW = LENGTH - 1, EXILE = -1, GENERALS = 4;
constexpr int CROSS = 0, BLACK = 8, DRAWING = 9, RED = 10, KINDS = 11;  // 1 to 7: steps

// How many of twelve sectors of each band show what: X, 1 to 7, black ball, drawing, red ball.
#ifdef SMALL
constexpr int SPINNER[4][KINDS] = {{1, 11}, {2, 5, 5}, {4, 0, 4, 4}, {6, 0, 0, 0, 0, 0, 0, 0, 3, 2, 1}};
#else
constexpr int SPINNER[4][KINDS] = {
    {1, 5, 6}, {2, 0, 3, 4, 3}, {4, 0, 0, 0, 2, 3, 2, 1}, {6, 0, 0, 0, 0, 0, 0, 0, 3, 2, 1}};
#endif

struct Random {
    uint64_t word;
    uint64_t next() {
        word += 0x9E3779B97F4A7C15ull;
        uint64_t z = word;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
        return z ^ (z >> 31);
    }
    int below(int bound) { return int(((next() >> 32) * uint64_t(bound)) >> 32); }
    double unit() { return (next() >> 11) * (1.0 / 9007199254740992.0); }
};

// --- the rules -----------------------------------------------------------------------------------

// Between two spins: `due` is the general who still moves this turn, −1 if the player has both before him.
struct State {
    int8_t space[4] = {EXILE, EXILE, EXILE, EXILE};
    int8_t level[4] = {0, 0, 0, 0};
    int16_t medals[4] = {0, 0, 0, 0};
    int16_t pot = 1;
    int8_t turn = 0, due = -1;

    int winner() const {
        for (int g = 0; g < GENERALS; g++)
            if (medals[g] >= MARSHAL) return g / 2;
        return -1;
    }
    int commander(int general) const {
        int found = general;
        if (space[general] != EXILE)
            for (int g = 0; g < GENERALS; g++)
                if (space[g] == space[general] && level[g] > level[found]) found = g;
        return found;
    }
    bool goes_with(int general, int other) const {
        if (other == general) return true;
        return space[general] != EXILE && space[other] == space[general] && level[other] > level[general];
    }
    void move(int general, int to, bool at_moscow) {
        int top = commander(general), floor = level[general], landed = 0, moving = 0;
        for (int g = 0; g < GENERALS; g++) {
            if (goes_with(general, g)) moving |= 1 << g;
            else if (space[g] == to) landed++;
        }
        for (int g = 0; g < GENERALS; g++)
            if (moving >> g & 1) level[g] += landed - floor, space[g] = to;
        pot += landed;
        if (at_moscow) medals[top] += pot, pot = 1;
    }
    void banish(int general) {
        int start = space[general], floor = level[general], gone = 0;
        if (start == EXILE) { pot++; return; }
        for (int g = 0; g < GENERALS; g++)
            if (space[g] == start && level[g] >= floor) space[g] = EXILE, level[g] = 0, gone++;
        pot += gone;
    }
    // Everything but the drawing.
    void spun(int general, int kind) {
        if (kind == CROSS) banish(general);
        else if (kind == BLACK) {
            banish(general);
            if (medals[general] > 0) medals[general]--;
        } else if (kind == RED) move(general, MOSCOW, true);
        else {
            bool passes = (MOSCOW - space[general] - 1 + LENGTH) % LENGTH < kind;
            move(general, (space[general] + kind) % LENGTH, passes);
        }
    }
    int targets(int general, int* out) const {
        int count = 0;
        for (int g = 0; g < GENERALS; g++) {
            if (g / 2 == general / 2 || space[g] == EXILE || space[g] == space[general]) continue;
            if (count && out[0] == space[g]) continue;
            out[count++] = space[g];
        }
        return count;
    }
    void jump(int general, int to) { move(general, to, to == MOSCOW); }
    void end_spin(int general) {
        if (due < 0) due = general ^ 1;
        else due = -1, turn ^= 1;
    }
};

// --- a network: the chance of a player to win ------------------------------------------------------

// Inputs are sparse: mostly ones at a place. A player's own two generals come first: the one due, else the fuller chest.
constexpr int PLACES = LENGTH + 1, CHEST = MARSHAL, POTS = MARSHAL + 1;
constexpr int AT_PLACE = 0, AT_CHEST = AT_PLACE + 4 * PLACES, AT_POT = AT_CHEST + 4 * CHEST;
constexpr int AT_ABOVE = AT_POT + POTS, AT_COVERED = AT_ABOVE + 16, AT_WINS = AT_COVERED + 4;
constexpr int AT_PHASE = AT_WINS + 4, AT_SCALE = AT_PHASE + 4, INPUTS = AT_SCALE + 9;
constexpr int MOST = 48;
#ifndef HIDDEN
#define HIDDEN 64
#endif
#ifndef SECOND
#define SECOND 32
#endif

struct Inputs {
    int count = 0;
    int16_t place[MOST];
    float value[MOST];
    void put(int at, float what = 1) { place[count] = int16_t(at), value[count++] = what; }
};

bool before(const State& s, int a, int b) {
    if (s.due == a || s.due == b) return s.due == a;
    if (s.medals[a] != s.medals[b]) return s.medals[a] > s.medals[b];
    if (s.space[a] != s.space[b]) return s.space[a] > s.space[b];
    return s.level[a] > s.level[b] || (s.level[a] == s.level[b] && a < b);
}

void describe(const State& s, int player, Inputs& in) {
    int order[4];
    for (int side = 0; side < 2; side++) {
        int a = (player ^ side) * 2, b = a + 1;
        bool first = before(s, a, b);
        order[2 * side] = first ? a : b;
        order[2 * side + 1] = first ? b : a;
    }
    in.count = 0;
    for (int i = 0; i < 4; i++) {
        int g = order[i];
        int away = s.space[g] == EXILE ? LENGTH : (MOSCOW - s.space[g] + LENGTH) % LENGTH;
        in.put(AT_PLACE + i * PLACES + away);
        in.put(AT_CHEST + i * CHEST + s.medals[g]);
        if (s.medals[g]) in.put(AT_SCALE + i, s.medals[g] * (1.0f / MARSHAL));
        if (s.medals[g] + s.pot >= MARSHAL) in.put(AT_WINS + i);
        if (s.commander(g) != g) in.put(AT_COVERED + i);
        for (int j = 0; j < 4; j++)
            if (j != i && s.goes_with(order[j], g)) in.put(AT_ABOVE + 4 * i + j);
        in.put(AT_SCALE + 4 + i, (LENGTH - away) * (1.0f / LENGTH));
    }
    in.put(AT_POT + std::min<int>(s.pot, POTS) - 1);
    in.put(AT_SCALE + 8, std::min<int>(s.pot, POTS) * (1.0f / MARSHAL));
    in.put(AT_PHASE + (s.turn == player ? 0 : 2) + (s.due < 0 ? 0 : 1));
}

constexpr int SIZE = INPUTS * HIDDEN + HIDDEN + SECOND * HIDDEN + SECOND + SECOND + 1;

struct Network {
    std::vector<float> weight = std::vector<float>(SIZE, 0.0f);
    static constexpr int B1 = INPUTS * HIDDEN, W2 = B1 + HIDDEN, B2 = W2 + SECOND * HIDDEN, W3 = B2 + SECOND;
    static constexpr int B3 = W3 + SECOND;

    void begin(Random& random) {
        for (int i = 0; i < B1; i++) weight[i] = float((random.unit() - 0.5) * 0.2);
        for (int i = W2; i < B2; i++) weight[i] = float((random.unit() - 0.5) * 2 * std::sqrt(3.0 / HIDDEN));
        for (int i = W3; i < B3; i++) weight[i] = float((random.unit() - 0.5) * 2 * std::sqrt(3.0 / SECOND));
    }
    float forward(const Inputs& in, float* one, float* two) const {
        const float* w = weight.data();
        for (int h = 0; h < HIDDEN; h++) one[h] = w[B1 + h];
        for (int i = 0; i < in.count; i++) {
            const float* row = w + in.place[i] * HIDDEN;
            float v = in.value[i];
            for (int h = 0; h < HIDDEN; h++) one[h] += v * row[h];
        }
        for (int h = 0; h < HIDDEN; h++) one[h] = one[h] > 0 ? one[h] : 0;
        float sum = w[B3];
        for (int k = 0; k < SECOND; k++) {
            const float* row = w + W2 + k * HIDDEN;
            float total = 0;
            for (int h = 0; h < HIDDEN; h++) total += row[h] * one[h];
            total += w[B2 + k];
            two[k] = total > 0 ? total : 0;
            sum += w[W3 + k] * two[k];
        }
        return 1 / (1 + std::exp(-sum));
    }
    float value(const Inputs& in) const {
        float one[HIDDEN], two[SECOND];
        return forward(in, one, two);
    }
    bool read(const char* name) {
        std::ifstream file(name, std::ios::binary);
        file.read(reinterpret_cast<char*>(weight.data()), SIZE * sizeof(float));
        return bool(file);
    }
    void write(const char* name) const {
        std::ofstream file(name, std::ios::binary);
        file.write(reinterpret_cast<const char*>(weight.data()), SIZE * sizeof(float));
    }
};

// Adam; of the first layer only the rows that were met.
struct Teacher {
    Network& net;
    std::vector<float> slope = std::vector<float>(SIZE, 0.0f), mean = slope, square = slope;
    std::vector<char> met = std::vector<char>(INPUTS, 0);
    std::vector<int> rows;
    double rate = 1e-3;
    long step = 0;
    explicit Teacher(Network& n) : net(n) {}

    double add(const Inputs& in, float target) {
        float one[HIDDEN], two[SECOND], back[HIDDEN] = {0};
        float value = net.forward(in, one, two);
        float error = value - target;  // the slope of the logarithmic loss
        const float* w = net.weight.data();
        float* d = slope.data();
        d[Network::B3] += error;
        for (int k = 0; k < SECOND; k++) {
            d[Network::W3 + k] += error * two[k];
            if (two[k] <= 0) continue;
            float e = error * w[Network::W3 + k];
            d[Network::B2 + k] += e;
            const float* row = w + Network::W2 + k * HIDDEN;
            float* drow = d + Network::W2 + k * HIDDEN;
            for (int h = 0; h < HIDDEN; h++) drow[h] += e * one[h], back[h] += e * row[h];
        }
        for (int h = 0; h < HIDDEN; h++) back[h] = one[h] > 0 ? back[h] : 0, d[Network::B1 + h] += back[h];
        for (int i = 0; i < in.count; i++) {
            int place = in.place[i];
            if (!met[place]) met[place] = 1, rows.push_back(place);
            float v = in.value[i];
            float* drow = d + place * HIDDEN;
            for (int h = 0; h < HIDDEN; h++) drow[h] += v * back[h];
        }
        return error * error;
    }
    void apply(int from, int to, float scale, float fix1, float fix2) {
        float* w = net.weight.data();
        for (int i = from; i < to; i++) {
            float g = slope[i] * scale;
            slope[i] = 0;
            mean[i] += 0.1f * (g - mean[i]);
            square[i] += 0.001f * (g * g - square[i]);
            w[i] -= float(rate) * mean[i] * fix1 / (std::sqrt(square[i] * fix2) + 1e-6f);
        }
    }
    void learn(int size) {
        step++;
        float fix1 = float(1 / (1 - std::pow(0.9, double(step)))), fix2 = float(1 / (1 - std::pow(0.999, double(step))));
        for (int row : rows) apply(row * HIDDEN, (row + 1) * HIDDEN, 1.0f / size, fix1, fix2), met[row] = 0;
        rows.clear();
        apply(Network::B1, SIZE, 1.0f / size, fix1, fix2);
    }
};

// --- judges: what a position is worth to player 0 ---------------------------------------------------

struct Judge {
    virtual double worth(const State& s) const = 0;
    virtual ~Judge() = default;
    double sure(const State& s) const {
        int winner = s.winner();
        return winner >= 0 ? (winner == 0 ? 1 : 0) : worth(s);
    }
};

// `side` −1: the network speaks for whoever's turn it is; else always for that player.
struct Learned : Judge {
    const Network& net;
    int side;
    Learned(const Network& n, int s) : net(n), side(s) {}
    double worth(const State& s) const override {
        Inputs in;
        int player = side < 0 ? s.turn : side;
        describe(s, player, in);
        double value = net.value(in);
        return player == 0 ? value : 1 - value;
    }
};

// The formula of evaluate.py with the figures of data/weights.toml.
struct Formula : Judge {
    double worth(const State& s) const override {
        const double rise = 1.211, bend = 0.577, peak = 0.112, future = 0.57, lies = 1.664, tempo = 0.165;
        const double exiled = 0.115, far = 2.0, covered = 0.363, carried = 0.543;
        double hoped[4], hopes = 0, strength[2] = {0, 0};
        for (int g = 0; g < 4; g++) {
            double mine = g / 2 == s.turn ? 1 + tempo : 1;
            if (s.space[g] == EXILE) mine *= exiled;
            else {
                int steps = MOSCOW - s.space[g];
                if (steps <= 0) steps += LENGTH;
                mine /= far + steps;
                mine *= s.commander(g) != g ? covered : 1 + carried * s.level[g];
            }
            hoped[g] = mine, hopes += mine;
        }
        for (int g = 0; g < 4; g++) {
            double u = std::min(1.0, (s.medals[g] + (future + lies * s.pot) * hoped[g] / hopes) / MARSHAL);
            strength[g / 2] += 1 + rise * u + bend * u * u + peak * u * u * u * u * u * u;
        }
        return strength[0] / (strength[0] + strength[1]);
    }
};

// --- one spin ahead ----------------------------------------------------------------------------------

// What each result is worth to player 0 if the general spins it; `best` chooses the target, or random play the mean.
struct Spin {
    double worth[KINDS];
    double band[4];
    int to = -1;  // the best target of a drawing
};

void look(const State& s, int general, const Judge& judge, bool random, Spin& spin) {
    int decider = s.commander(general) / 2;
    double sign = decider == 0 ? 1 : -1;
    for (int kind = 0; kind < KINDS; kind++) {
        if (!(SPINNER[0][kind] + SPINNER[1][kind] + SPINNER[2][kind] + SPINNER[3][kind])) continue;
        State next = s;
        int to[2], count = kind == DRAWING ? s.targets(general, to) : 0;
        if (count) {
            double best = -9, sum = 0;
            for (int i = 0; i < count; i++) {
                next = s;
                next.jump(general, to[i]);
                next.end_spin(general);
                double value = judge.sure(next);
                sum += value;
                if (sign * value > best) best = sign * value, spin.to = to[i];
            }
            spin.worth[kind] = random ? sum / count : sign * best;
        } else {
            if (kind != DRAWING) next.spun(general, kind);
            next.end_spin(general);
            spin.worth[kind] = judge.sure(next);
        }
    }
    for (int b = 0; b < 4; b++) {
        spin.band[b] = 0;
        for (int kind = 0; kind < KINDS; kind++)
            if (SPINNER[b][kind]) spin.band[b] += SPINNER[b][kind] / 12.0 * spin.worth[kind];
    }
}

// Who plays how: bit p is set if player p plays at random.
double backup(const State& s, const Judge& judge, int randoms, int* general = nullptr, int* band = nullptr) {
    int first = s.due < 0 ? s.turn * 2 : s.due, last = s.due < 0 ? first + 1 : s.due;
    double best = -9, sum = 0, turn = s.turn == 0 ? 1 : -1;
    for (int g = first; g <= last; g++) {
        int decider = s.commander(g) / 2;
        bool random = randoms >> decider & 1;
        Spin spin;
        look(s, g, judge, random, spin);
        double value = 0, sign = decider == 0 ? 1 : -1;
        int chosen = 0;
        for (int b = 0; b < 4; b++) {
            if (random) value += spin.band[b] / 4;
            else if (!b || sign * spin.band[b] > sign * value) value = spin.band[b], chosen = b;
        }
        sum += value;
        if (turn * value > best) {
            best = turn * value;
            if (general) *general = g;
            if (band) *band = chosen;
        }
    }
    if (first == last) return sum;
    return randoms >> s.turn & 1 ? sum / 2 : turn * best;
}

// One spin more before judging.
struct Deeper : Judge {
    const Judge& judge;
    explicit Deeper(const Judge& j) : judge(j) {}
    double worth(const State& s) const override { return backup(s, judge, 0); }
};

int spun(int band, Random& luck) {
    int left = luck.below(12);
    for (int kind = 0; kind < KINDS; kind++)
        if ((left -= SPINNER[band][kind]) < 0) return kind;
    return 0;
}

// How a player decides: by the best of what is judged, at random if there is no judge, or now and then (`slip`).
struct Seat {
    const Judge* judge = nullptr;
    double slip = 0;
    bool slips(Random& choice) const { return !judge || (slip > 0 && choice.unit() < slip); }
};

// One spin. Says whether a judge's choice was passed over.
bool advance(State& s, const Seat* seats, Random& luck, Random& choice) {
    int general = s.due, band = 0;
    bool slipped = false;
    if (general < 0) {
        const Seat& seat = seats[s.turn];
        if (seat.slips(choice)) general = s.turn * 2 + choice.below(2), slipped = seat.judge;
        else backup(s, *seat.judge, 0, &general, nullptr);
    }
    int decider = s.commander(general) / 2;
    const Seat& seat = seats[decider];
    Spin spin;
    if (seat.judge) look(s, general, *seat.judge, false, spin);
    if (seat.slips(choice)) band = choice.below(4), slipped |= seat.judge != nullptr;
    else
        for (int b = 1; b < 4; b++)
            if (decider == 0 ? spin.band[b] > spin.band[band] : spin.band[b] < spin.band[band]) band = b;
    int kind = spun(band, luck);
    int to[2], count = kind == DRAWING ? s.targets(general, to) : 0;
    if (count && seat.slips(choice)) s.jump(general, to[choice.below(count)]), slipped |= seat.judge != nullptr;
    else if (count) s.jump(general, spin.to);
    else if (kind != DRAWING) s.spun(general, kind);
    s.end_spin(general);
    return slipped;
}

// --- learning ------------------------------------------------------------------------------------------

struct Sample {
    Inputs in;
    float target;
};

double arg(int argc, char** argv, const char* name, double otherwise) {
    for (int i = 2; i + 1 < argc; i++)
        if (!std::strcmp(argv[i], name)) return std::atof(argv[i + 1]);
    return otherwise;
}
const char* word(int argc, char** argv, const char* name, const char* otherwise) {
    for (int i = 2; i + 1 < argc; i++)
        if (!std::strcmp(argv[i], name)) return argv[i + 1];
    return otherwise;
}

// Self-play, or (`against` random) player 0 against random play. Targets mix what one spin ahead says and the end.
int learn(int argc, char** argv) {
    Random random{uint64_t(arg(argc, argv, "--seed", 1))};
    long matches = long(arg(argc, argv, "--matches", 100000)), report = std::max(1L, matches / 20);
    double trace = arg(argc, argv, "--trace", 0.7), stray = arg(argc, argv, "--stray", 0.05);
    double high = arg(argc, argv, "--rate", 1e-3), low = arg(argc, argv, "--last", 2e-5);
    int passes = int(arg(argc, argv, "--passes", 2));
    bool alone = !std::strcmp(word(argc, argv, "--against", "self"), "random");
    Network net, steady;
    net.begin(random);
    const char* from = word(argc, argv, "--from", nullptr);
    if (from && !net.read(from)) return std::printf("cannot read %s\n", from), 1;
    steady = net;
    Teacher teacher(net);
    std::vector<Sample> kept;
    size_t room = size_t(arg(argc, argv, "--room", 200000)), at = 0;
    double loss = 0;
    long seen = 0, plies = 0, won = 0, played = 0;
    for (long match = 0; match < matches; match++) {
        Learned judge(net, alone ? 0 : -1);
        Seat seats[2] = {{&judge, stray}, {alone ? nullptr : &judge, stray}};
        State s;
        s.turn = int8_t(random.below(2));
        std::vector<Sample> told;
        std::vector<double> ahead;  // for player 0
        std::vector<char> strays, whose;
        while (s.winner() < 0) {
            Sample sample;
            int player = alone ? 0 : s.turn;
            describe(s, player, sample.in);
            whose.push_back(char(player));
            ahead.push_back(backup(s, judge, alone ? 2 : 0));
            strays.push_back(advance(s, seats, random, random));
            told.push_back(sample);
        }
        plies += long(told.size()), won += s.winner() == 0, played++;
        double back = s.winner() == 0 ? 1 : 0;
        for (int i = int(told.size()) - 1; i >= 0; i--) {
            back = strays[i] ? ahead[i] : ahead[i] + trace * (back - ahead[i]);
            told[i].target = float(whose[i] == 0 ? back : 1 - back);
            if (kept.size() < room) kept.push_back(told[i]);
            else kept[at] = told[i], at = (at + 1) % room;
        }
        double done = double(match) / matches;
        teacher.rate = high * std::pow(low / high, done);
        if (kept.size() < 5000) continue;
        long batches = long(told.size()) * passes / 64 + 1;
        for (long b = 0; b < batches; b++) {
            for (int i = 0; i < 64; i++) {
                const Sample& sample = kept[size_t(random.next() % kept.size())];
                loss += teacher.add(sample.in, sample.target);
                seen++;
            }
            teacher.learn(64);
        }
        float share = float(std::max(0.001, 1.0 / (1 + match / 10.0)));
        for (int i = 0; i < SIZE; i++) steady.weight[i] += share * (net.weight[i] - steady.weight[i]);
        if ((match + 1) % report == 0) {
            std::printf("%ld matches, %.1f spins each, player 0 wins %.4f, error %.5f, rate %.1e\n", match + 1,
                        double(plies) / played, double(won) / played, std::sqrt(loss / seen), teacher.rate);
            std::fflush(stdout);
            loss = 0, seen = 0, plies = 0, won = 0, played = 0;
            steady.write(word(argc, argv, "--out", "net.bin"));
        }
    }
    steady.write(word(argc, argv, "--out", "net.bin"));
    return 0;
}

// --- a small variant, solved -----------------------------------------------------------------------------

// A value for player 0 of every position there is; a pot above MARSHAL is as good as one of MARSHAL.
struct Exact : Judge {
    std::vector<int> order;  // by spaces and levels: the number of the arrangement
    std::vector<State> arranged;
    std::vector<float> value;

    static int packed(const State& s) {
        int found = 0;
        for (int g = 0; g < 4; g++) found = found * (LENGTH + 1) + s.space[g] + 1;
        for (int g = 0; g < 4; g++) found = found * 4 + s.level[g];
        return found;
    }
    void arrange(State s, int general) {
        if (general == 4) {
            order[packed(s)] = int(arranged.size());
            arranged.push_back(s);
            return;
        }
        s.space[general] = EXILE, s.level[general] = 0;
        arrange(s, general + 1);
        for (int to = 0; to < LENGTH; to++) {
            int height = 0;
            for (int g = 0; g < general; g++) height += s.space[g] == to;
            for (int at = 0; at <= height; at++) {
                State next = s;
                for (int g = 0; g < general; g++)
                    if (next.space[g] == to && next.level[g] >= at) next.level[g]++;
                next.space[general] = int8_t(to), next.level[general] = int8_t(at);
                arrange(next, general + 1);
            }
        }
    }
    Exact() {
        size_t all = 256;
        for (int g = 0; g < 4; g++) all *= LENGTH + 1;
        order.assign(all, -1);
        arrange(State(), 0);
        value.assign(arranged.size() * chests() * MARSHAL * 6, 0.5f);
    }
    static size_t chests() { return size_t(MARSHAL) * MARSHAL * MARSHAL * MARSHAL; }
    static int stage(const State& s) { return s.turn * 3 + (s.due < 0 ? 0 : 1 + s.due % 2); }
    size_t place(const State& s) const {
        size_t found = size_t(order[packed(s)]);
        for (int g = 0; g < 4; g++) found = found * MARSHAL + size_t(s.medals[g]);
        return (found * MARSHAL + size_t(std::min<int>(s.pot, MARSHAL) - 1)) * 6 + size_t(stage(s));
    }
    double worth(const State& s) const override { return value[place(s)]; }

    // Every position once more by what follows it; says how much any value changed.
    double sweep(int randoms) {
        double most = 0;
        for (const State& one : arranged) {
            State s = one;
            for (size_t code = 0; code < chests() * MARSHAL * 6; code++) {
                size_t left = code;
                int stage = int(left % 6);
                left /= 6, s.pot = int16_t(left % MARSHAL + 1), left /= MARSHAL;
                for (int g = 3; g >= 0; g--) s.medals[g] = int16_t(left % MARSHAL), left /= MARSHAL;
                s.turn = int8_t(stage / 3), s.due = int8_t(stage % 3 ? s.turn * 2 + stage % 3 - 1 : -1);
                float& old = value[place(s)];
                double now = backup(s, *this, randoms);
                most = std::max(most, std::fabs(now - old));
                old = float(now);
            }
        }
        return most;
    }
    void read(const char* name) {
        std::ifstream file(name, std::ios::binary);
        file.read(reinterpret_cast<char*>(value.data()), long(value.size() * sizeof(float)));
        if (!file) std::printf("cannot read %s\n", name), std::exit(1);
    }
    void write(const char* name) const {
        std::ofstream file(name, std::ios::binary);
        file.write(reinterpret_cast<const char*>(value.data()), long(value.size() * sizeof(float)));
    }
};

// The same table for player 1: everybody's seats exchanged.
struct Turned : Judge {
    const Judge& judge;
    explicit Turned(const Judge& j) : judge(j) {}
    double worth(const State& s) const override {
        State t = s;
        for (int g = 0; g < 4; g++) t.space[g] = s.space[g ^ 2], t.level[g] = s.level[g ^ 2], t.medals[g] = s.medals[g ^ 2];
        t.turn = int8_t(s.turn ^ 1), t.due = int8_t(s.due < 0 ? -1 : s.due ^ 2);
        return 1 - judge.worth(t);
    }
};

int solve(int argc, char** argv) {
    int randoms = std::strcmp(word(argc, argv, "--against", "self"), "random") ? 0 : 2;
    double close = arg(argc, argv, "--close", 1e-5);
    Exact exact;
    std::printf("%zu positions\n", exact.value.size());
    for (int sweep = 1; sweep < 10000; sweep++) {
        double change = exact.sweep(randoms);
        State first, second;
        second.turn = 1;
        std::printf("sweep %d: change %.6f, player 0 wins %.5f beginning, %.5f as second, %.5f in all\n", sweep, change,
                    exact.worth(first), exact.worth(second), (exact.worth(first) + exact.worth(second)) / 2);
        std::fflush(stdout);
        if (change < close) break;
    }
    exact.write(word(argc, argv, "--out", "table.bin"));
    return 0;
}

// --- matches ---------------------------------------------------------------------------------------------

// random, formula, NET, answer:NET (learned against a fixed opponent: speaks for its own seat), exact:TABLE;
// before it deep: for one spin more, slip=0.3: for a slip of that share.
struct Player {
    std::string name;
    Network net;
    Judge* judge[2] = {nullptr, nullptr};  // as player 0, as player 1
    double slip = 0;

    bool begins(const char* told) const { return name.compare(0, std::strlen(told), told) == 0; }
    Seat seat(int side) const { return {judge[side], slip}; }

    explicit Player(const std::string& told) : name(told) {
        if (begins("slip=")) {
            slip = std::atof(told.c_str() + 5);
            name = told.substr(told.find(':') + 1);
        }
        if (begins("deep:")) {
            Player* shallow = new Player(name.substr(5));
            for (int side = 0; side < 2; side++) judge[side] = new Deeper(*shallow->judge[side]);
        } else if (begins("exact:")) {
            Exact* exact = new Exact;
            exact->read(name.c_str() + 6);
            judge[0] = exact, judge[1] = new Turned(*exact);
        } else if (name == "formula") judge[0] = judge[1] = new Formula;
        else if (name != "random") {
            bool alone = begins("answer:");
            if (!net.read(name.c_str() + (alone ? 7 : 0))) std::printf("cannot read %s\n", name.c_str()), std::exit(1);
            for (int side = 0; side < 2; side++) judge[side] = new Learned(net, alone ? side : -1);
        }
    }
};

int play(int argc, char** argv) {
    Player one(argv[2]), two(argv[3]);
    long blocks = long(arg(argc, argv, "--blocks", 1000));
    uint64_t seed = uint64_t(arg(argc, argv, "--seed", 1));
    double sum = 0, squares = 0;
    long spins = 0;
    for (long block = 0; block < blocks; block++) {
        double points = 0;
        for (int seat = 0; seat < 2; seat++) {
            Random luck{seed * 0x5851F42D4C957F2Dull + uint64_t(block)}, choice{luck.next() ^ uint64_t(seat)};
            Seat seats[2] = {one.seat(0), two.seat(1)};
            if (seat) seats[0] = two.seat(0), seats[1] = one.seat(1);
            State s;
            s.turn = int8_t(block & 1);
            while (s.winner() < 0) advance(s, seats, luck, choice), spins++;
            points += s.winner() == seat ? 0.5 : 0;
        }
        sum += points, squares += points * points;
    }
    double mean = sum / blocks, wide = 1.96 * std::sqrt((squares / blocks - mean * mean) / blocks);
    std::printf("%s against %s: %.2f %% (%.2f - %.2f) of %ld matches, %.1f spins each\n", argv[2], argv[3], 100 * mean,
                100 * (mean - wide), 100 * (mean + wide), 2 * blocks, double(spins) / (2 * blocks));
    return 0;
}

// Positions of matches as the game writes them, each with what the network says of player 0.
int tell(int argc, char** argv) {
    Player player(argv[2]);
    Seat seats[2] = {player.seat(0), player.seat(1)};
    seats[0].slip = seats[1].slip = 0.3;
    Random random{uint64_t(arg(argc, argv, "--seed", 1))};
    for (int match = 0; match < int(arg(argc, argv, "--matches", 10)); match++) {
        State s;
        for (; s.winner() < 0; advance(s, seats, random, random)) {
            std::string exiles;
            for (int g = 0; g < 4; g++)
                if (s.space[g] == EXILE) exiles += char('A' + g);
            if (!exiles.empty()) std::printf("exile:%s ", exiles.c_str());
            for (int space = 0; space < LENGTH; space++) {
                std::string pile;
                for (int level = 0; level < 4; level++)
                    for (int g = 0; g < 4; g++)
                        if (s.space[g] == space && s.level[g] == level) pile += char('A' + g);
                if (!pile.empty()) std::printf("%d:%s ", space, pile.c_str());
            }
            std::printf("| medals %d %d %d %d | pot %d | spins 0 | turn %c | ", s.medals[0], s.medals[1], s.medals[2],
                        s.medals[3], s.pot, 'A' + 2 * s.turn);
            if (s.due < 0) std::printf("order");
            else std::printf("declare %c, spin %c", 'A' + s.due, 'A' + s.due);
            std::printf(" =%.7f\n", player.judge[0]->sure(s));
        }
    }
    return 0;
}

int main(int argc, char** argv) {
    std::string what = argc > 1 ? argv[1] : "";
    if (what == "learn") return learn(argc, argv);
    if (what == "play" && argc > 3) return play(argc, argv);
    if (what == "solve") return solve(argc, argv);
    if (what == "tell" && argc > 2) return tell(argc, argv);
    std::printf("learn | solve | tell NET | play ONE TWO\n");
    return 1;
}
