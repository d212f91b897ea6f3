// The finished games of this device. They are stored only in this browser.
import * as v from 'valibot';

import { Options, Player } from '../engine/protocol';
import { from1, number, object, text } from '../engine/schema';
import { browserStore, type Store } from '../engine/store';
import { knownAs } from '../i18n/format';
import type { Over, Session } from '../play/session.svelte';
import { seatedIn } from './recorded';
import type { FiledGame } from './protocol';

export const mostPastGames = 500; // that are stored; the oldest are deleted

const PastGame = object({
  record: text, // RGN; identifies the game
  ended: number, // milliseconds since 1970
  options: Options,
  players: v.array(Player), // by seat, as are points and memory
  mine: v.array(from1), // the seats of the people at this device
  winners: v.array(from1),
  points: v.array(number),
  // The scores of docs/review.md, computed once; undefined if there was nothing to remember.
  memory: v.exactOptional(v.array(v.undefinedable(number))),
});
export type PastGame = v.InferOutput<typeof PastGame>;

export const pastStore: Store<PastGame> = browserStore('rookie-past', 'record', (game) => v.is(PastGame, game));

// Returns a game that was finished here.
export function pastGameOf(
  { table, players, here }: Pick<Session, 'table' | 'players' | 'here'>,
  { rgn, summary }: Over,
): PastGame {
  return {
    record: rgn,
    ended: Date.now(),
    options: table.options,
    players: players.map((player) => ({ name: knownAs(player), ...(player.bot ? { bot: player.bot } : {}) })),
    mine: [...here],
    winners: [...summary.winners],
    points: table.seats.map(({ points }) => points),
  };
}

export async function keepGame(
  session: Pick<Session, 'table' | 'players' | 'here'>,
  over: Over,
  store: Store<PastGame> = pastStore,
): Promise<void> {
  await keepGames([pastGameOf(session, over)], store);
}

// Adds each game once, and returns how many are new.
export async function keepGames(games: readonly PastGame[], store: Store<PastGame> = pastStore): Promise<number> {
  const kept = new Set((await store.all()).map(({ record }) => record));
  const fresh = new Map(games.filter(({ record }) => !kept.has(record)).map((game) => [game.record, game]));
  for (const game of fresh.values()) await store.put(game);
  const tooMany = (await pastGames(store)).slice(mostPastGames);
  for (const { record } of tooMany) await store.delete(record);
  return fresh.size;
}

// Newest first.
export async function pastGames(store: Store<PastGame> = pastStore): Promise<PastGame[]> {
  return (await store.all()).sort((one, other) => other.ended - one.ended);
}

// --- as a file --------------------------------------------------------------------------------------------------------

// Writes all games. What a record does not say is added as tags after its own, before the first empty line (N7).
export function recordsOf(games: readonly PastGame[]): string {
  return games
    .map(({ record, ended, mine }) =>
      record.replace('\n\n', `\n[Ended "${new Date(ended).toISOString()}"]\n[Mine "${mine.join(' ')}"]\n\n`),
    )
    .join('');
}

// Returns a game of a file from any device. By default it ended now, and none of its players is here.
export function pastOf({ rgn, record, points, winners }: FiledGame): PastGame {
  const { Ended: ended = '', Mine: mine = '' } = record.tags;
  const players = seatedIn(record);
  const seats = mine.split(' ').map(Number);
  return {
    record: rgn,
    ended: Date.parse(ended) || Date.now(),
    options: record.options,
    players,
    mine: players.flatMap((_, index) => (seats.includes(index + 1) ? [index + 1] : [])),
    winners,
    points,
  };
}
