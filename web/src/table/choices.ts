// Turns the engine's moves into what can be tapped.
import { isAmong, readMove, sides, type Side } from '../engine/moves';
import type { Choice, Table } from '../engine/protocol';
import { neighbourOf } from './seating';

export function spotsIn(moves: readonly Choice[]): number[] {
  return moves.map(({ move }) => readMove(move)).flatMap((move) => ('turn' in move ? [move.turn] : []));
}

// Returns the seats whose cards can be taken (R6.1).
export function takesIn(moves: readonly Choice[], table: Table): { seat: number; side: Side }[] {
  const allowed = sides.filter((side) => isAmong(moves, { take: side }));
  return allowed.map((side) => ({ side, seat: neighbourOf(table.active, side, table.options.seats) }));
}
