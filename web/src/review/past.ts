// The games that were played to their end on this device. They are kept in this browser and nowhere else.
import type { Options, Player, Table } from '../engine/protocol';
import { BrowserStore } from '../engine/store';

export const mostPastGames = 500; // are kept; the oldest make room

export interface PastGame {
  record: string; // RGN; a game is known by it
  ended: number; // milliseconds since 1970
  options: Options;
  players: Player[]; // by seat, as are points and memory
  mine: number[]; // the seats of the people at this device
  winners: number[];
  points: number[];
  memory?: (number | undefined)[]; // the scores of docs/review.md, computed once; none without anything to remember
}

export interface PastStore {
  all(): Promise<PastGame[]>;
  get(record: string): Promise<PastGame | undefined>;
  put(game: PastGame): Promise<void>;
  delete(record: string): Promise<void>;
  clear(): Promise<void>;
}

export const pastStore: PastStore = new BrowserStore<PastGame>('rookie-past', 'record');

export interface Ended {
  record: string;
  table: Table; // as it was left
  players: readonly Player[];
  mine: readonly number[];
  winners: readonly number[];
}

// Once, however often it is told.
export async function keepGame(
  { record, table, players, mine, winners }: Ended,
  store: PastStore = pastStore,
): Promise<void> {
  if (await store.get(record)) return;
  await store.put({
    record,
    ended: Date.now(),
    options: table.options,
    players: players.map(({ name, bot }) => ({ name, ...(bot ? { bot } : {}) })),
    mine: [...mine],
    winners: [...winners],
    points: table.seats.map(({ points }) => points),
  });
  const tooMany = (await pastGames(store)).slice(mostPastGames);
  for (const game of tooMany) await store.delete(game.record);
}

// The newest first.
export async function pastGames(store: PastStore = pastStore): Promise<PastGame[]> {
  return (await store.all()).sort((one, other) => other.ended - one.ended);
}

// All of them as one file.
export const recordsOf = (games: readonly PastGame[]): string => games.map(({ record }) => record).join('\n');
