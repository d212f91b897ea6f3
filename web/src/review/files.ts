// Reads files of games.
import { EngineError } from '../engine/failure';
import type { Store } from '../engine/store';
import type { ReviewClient } from './client';
import { longestRecord } from './link';
import { keepGames, mostPastGames, pastOf, pastStore, type PastGame } from './past';
import { problemOf, type Problem } from './problem';

export const longestFile = mostPastGames * 8000; // bytes; a long game takes about 5000

// What happened to the games of a file.
export interface Added {
  added: number;
  known: number; // were stored already
  unfinished: number; // are not stored
}

// Returns a single game to look back at. Adds several games to those of this device, or none of them if one is invalid.
export async function takeIn(
  file: Blob,
  client: ReviewClient,
  store: Store<PastGame> = pastStore,
): Promise<{ record: string } | Added | Problem> {
  if (file.size > longestFile) return { trouble: 'big' };
  const text = await file.text();
  const { games, error } = await client.ask('games', { file: text });
  if (error) {
    const problem = problemOf(new EngineError({ kind: 'refused', ...error }));
    return games.length === 0 ? problem : { ...problem, game: games.length + 1 };
  }
  if (games.length === 0) return { trouble: 'none' };
  if (games.length === 1) return file.size > longestRecord ? { trouble: 'big' } : { record: text };
  const finished = games.filter(({ winners }) => winners.length > 0);
  const added = await keepGames(finished.map(pastOf), store);
  return { added, known: finished.length - added, unfinished: games.length - finished.length };
}
