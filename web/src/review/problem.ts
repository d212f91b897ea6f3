// Why a game cannot be shown.
import { failureOf } from '../engine/failure';
import type { LinkProblem } from './link';

export interface Problem {
  game?: number; // the number of the invalid game in a file
  trouble: LinkProblem | 'none' | 'format' | 'several' | 'rule' | 'loading' | 'broken';
  detail?: string; // as the engine says it
}

// Tells by the broken clause whether the engine refused a move or the notation.
export function problemOf(thrown: unknown): Problem {
  const { kind, what, clause } = failureOf(thrown);
  const detail = clause === undefined ? what : `${what} (${clause})`;
  if (kind === 'loading' || kind === 'broken') return { trouble: kind, detail };
  if (clause === undefined) return { trouble: 'several', detail };
  return { trouble: clause.startsWith('R') ? 'rule' : 'format', detail };
}
