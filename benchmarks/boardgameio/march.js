// A march of twelve recruits along eighty-four cells, one step a turn: about as much state as the game it stands beside.
const { INVALID_MOVE } = require('boardgame.io/core');

const CELLS = 84;
const march = {
  name: 'march',
  setup: () => ({ cell: Array.from({ length: 12 }, (_, recruit) => recruit + 1), height: Array(CELLS + 2).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    go({ G, playerID }, recruit, by) {
      const to = G.cell[recruit] + by;
      if (recruit % 2 !== Number(playerID) || by < 1 || by > 6) return INVALID_MOVE;
      G.cell[recruit] = to > CELLS ? 1 : to;
      G.height = G.height.map((_, cell) => G.cell.filter((at) => at === cell).length);
    },
  },
};
module.exports = { march };
