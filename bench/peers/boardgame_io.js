// ROOKIE on boardgame.io: a match is a table. G holds the public view; `playerView` hides the cards.
import { createRequire } from 'node:module';
import { deal, play } from './rules.js';

const require = createRequire(import.meta.url); // the package has no ES modules that Node.js can load
const { Server } = require('boardgame.io/server');
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');

const state = (seq, { bytes, text }) => ({ seq, hidden: Buffer.from(bytes).toString('latin1'), ...JSON.parse(text) });

const rookie = {
  name: 'rookie',
  setup: ({ ctx }) => state(0, deal(ctx.numPlayers)),
  turn: { activePlayers: ActivePlayers.ALL }, // the rules know whose turn it is
  moves: {
    play: {
      client: false,
      move: ({ G, ctx, playerID }, move) => {
        const happened = play(Buffer.from(G.hidden, 'latin1'), ctx.numPlayers, Number(playerID) + 1, move);
        return happened ? state(G.seq + 1, happened) : INVALID_MOVE;
      },
    },
  },
  playerView: ({ G: { hidden, ...visible } }) => visible,
};

const server = Server({ games: [rookie], origins: ['http://localhost'] });
const { appServer } = await server.run({ port: 0, callback: () => {} });
console.log(appServer.address().port);
