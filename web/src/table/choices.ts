// From the engine's moves to what can be tapped.
import type { Choice, Table } from '../engine/protocol';
import { neighbourOf } from './seating';

export function spotsIn(moves: readonly Choice[]): number[] {
  return moves.flatMap(({ move }) => (/^[1-9]$/.test(move) ? [Number(move)] : []));
}

export const coverMove = '~';
const takeMoves = ['<', '>'] as const;

// By the seats whose cards can be taken (R6.1).
export function takesIn(moves: readonly Choice[], table: Table): { seat: number; move: (typeof takeMoves)[number] }[] {
  const allowed = takeMoves.filter((move) => moves.some((choice) => choice.move === move));
  return allowed.map((move) => ({ move, seat: neighbourOf(table.active, move, table.options.seats) }));
}
