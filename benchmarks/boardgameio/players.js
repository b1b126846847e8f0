// Many matches at once against boardgame.io's server: each player has a socket and plays when it is their turn, not
// before their time. An action counts when its player has the new state; says the times in milliseconds as JSON.
// node players.js URL MATCHES ACTIONS_A_SECOND SECONDS
const { io } = require('socket.io-client');

const [url, matches, rate, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const WARM_UP = 4000;
const period = (1000 * matches) / rate;
const times = [];
let measuring = false;

async function post(path, body) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function opened() {
  const { matchID } = await post('/games/march/create', { numPlayers: 2 });
  const players = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await post(`/games/march/${matchID}/join`, { playerID, playerName: `P${playerID}` });
    players.push({ playerID, playerCredentials });
  }
  return { matchID, players, due: 0 };
}

function attend(match, { playerID, playerCredentials }) {
  const socket = io(`${url}/march`, { transports: ['websocket'], forceNew: true });
  let sent = null;
  const play = (state) => {
    const wait = match.due - performance.now();
    match.due = Math.max(match.due, performance.now() - period) + period;
    setTimeout(() => {
      sent = { at: performance.now(), number: state._stateID };
      const args = [2 * Math.floor(Math.random() * 6) + Number(playerID), 1 + Math.floor(Math.random() * 6)];
      const payload = { type: 'go', args, playerID, credentials: playerCredentials };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match.matchID, playerID);
    }, Math.max(0, wait));
  };
  const see = (state) => {
    if (sent && state._stateID > sent.number) {
      if (measuring) times.push(performance.now() - sent.at);
      sent = null;
    }
    if (!sent && state.ctx.currentPlayer === playerID) play(state);
  };
  socket.on('sync', (_, { state }) => see(state));
  socket.on('update', (_, state) => see(state));
  socket.on('connect', () => socket.emit('sync', match.matchID, playerID, playerCredentials, 2));
  return socket;
}

async function main() {
  const all = [];
  while (all.length < matches) all.push(...(await Promise.all(Array.from({ length: Math.min(20, matches - all.length) }, opened))));
  for (const match of all) match.due = performance.now() + 1000 + Math.random() * period;
  const sockets = all.flatMap((match) => match.players.map((player) => attend(match, player)));
  await new Promise((done) => setTimeout(done, WARM_UP));
  console.error('measuring');
  measuring = true;
  const began = performance.now();
  await new Promise((done) => setTimeout(done, 1000 * seconds));
  measuring = false;
  const told = JSON.stringify({ seconds: (performance.now() - began) / 1000, connected: sockets.filter((s) => s.connected).length, times });
  process.stdout.write(`${told}\n`, () => process.exit(0)); // not before all of it is through the pipe
}

main();
