// boardgame.io's own server with a small game for two, as its documentation sets one up.
// node server.js PORT memory|FOLDER
const { FlatFile, Origins, Server } = require('boardgame.io/server');
const { march } = require('./march');

const [port, store] = [Number(process.argv[2]), process.argv[3]];
const db = store === 'memory' ? undefined : new FlatFile({ dir: store, logging: false });
Server({ games: [march], origins: [Origins.LOCALHOST], ...(db && { db }) }).run(port);
