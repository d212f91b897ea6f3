// Online tables without a server: what one would have said last.
import type { Variant } from '../src/engine/protocol';
import type { Lobby, LobbySeat, OnlineGame, ServerMessage } from '../src/online/protocol';
import { OnlineTable } from '../src/online/table.svelte';
import { stageAtOnce } from '../src/play/testing';
import { tableOf, type Scene } from './fixtures';

const names = ['Anna', 'Maximilian', 'Otto', 'Lou', 'Mila', 'Zoë'];

export interface Scenery {
  seats: number;
  you?: number;
  people?: number; // from the first seat on; bots sit on the others
  free?: number; // of the last seats
  away?: number[];
  replaced?: number[]; // a bot plays for them
  variant?: Variant; // to be played
  clock?: number; // for each turn, in milliseconds
  scene?: Scene; // of the game that is being played
  view?: Partial<OnlineGame>;
  paused?: boolean;
}

function seatOf(number: number, { seats, people = seats, free = 0, away = [], replaced = [] }: Scenery): LobbySeat {
  if (number > seats - free) return {};
  if (number > people) return { name: 'Fox', bot: 'fox' };
  const here = !away.includes(number) && !replaced.includes(number);
  return { name: names[number - 1] ?? '', here, ...(replaced.includes(number) ? { bot: 'squirrel' } : {}) };
}

function lobbyOf(scenery: Scenery): Lobby {
  const { seats, scene } = scenery;
  const table = scene && tableOf(scene, seats);
  return {
    code: 'K7QF2',
    phase: scene ? 'playing' : 'lobby',
    settings: {
      edition: 'classic',
      variant: table?.options.variant ?? scenery.variant ?? 'standard',
      ruling: 'de',
      first: 'turns',
      seats,
      look: 2200,
      bot_pause: 900,
      turn_clock: scenery.clock ?? 0,
      bot: 'squirrel',
      learning: false,
      late_joiners: true,
      watchers: true,
      locked: false,
    },
    host: 1,
    paused: scenery.paused ?? false,
    watching: 3,
    seats: Array.from({ length: seats }, (_, index) => seatOf(index + 1, scenery)),
  };
}

function stateOf(scenery: Scenery): ServerMessage {
  const { seats, you, scene, view } = scenery;
  const table = scene && tableOf(scene, seats);
  const game = table && {
    number: 1,
    proof: { Game: 'game', Commit: '0'.repeat(64), Entropy: '-' },
    table,
    seq: 7,
    waiting_for: 'person' as const,
    moves: table.turnable.map((spot) => ({ move: String(spot) })),
    ...view,
  };
  return {
    type: 'state',
    v: 1,
    you: you === undefined ? {} : { seat: you },
    lobby: lobbyOf(scenery),
    ...(game ? { game } : {}),
  };
}

// At once as the server has told it; afterwards the connection may be `lost`, or the server have stopped.
export function onlineTable(scenery: Scenery, ...said: (ServerMessage | 'lost' | 'resting')[]): OnlineTable {
  const socket = { send: () => undefined, close: () => undefined } as unknown as WebSocket;
  const table = new OnlineTable(() => socket, { id: 'T', code: 'K7QF2', token: '' }, stageAtOnce());
  for (const message of [stateOf(scenery), ...said]) {
    const code = message === 'lost' ? 1006 : 1001;
    if (typeof message === 'string') socket.onclose?.(new CloseEvent('close', { code }));
    else socket.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  return table;
}
