// Why a game cannot be shown.
import { failureOf } from '../engine/failure';
import type { LinkProblem } from './link';

export interface Problem {
  game?: number; // the one that is at fault, of those in a file
  trouble: LinkProblem | 'none' | 'format' | 'several' | 'rule' | 'loading' | 'broken';
  detail?: string; // in the engine's own words
}

// What the engine refused, by the clause that is broken: a rule of the game, or one of the notation.
export function problemOf(thrown: unknown): Problem {
  const { kind, what, clause } = failureOf(thrown);
  const detail = clause === undefined ? what : `${what} (${clause})`;
  if (kind === 'loading' || kind === 'broken') return { trouble: kind, detail };
  if (clause === undefined) return { trouble: 'several', detail };
  return { trouble: clause.startsWith('R') ? 'rule' : 'format', detail };
}
