// Decisions in words.
import { readMove } from '../engine/moves';
import type { MoveText, Table } from '../engine/protocol';
import { nobody } from '../i18n/format';
import { language } from '../i18n/language.svelte';
import { topsOf } from '../table/placing';
import type { Player } from '../table/props';
import { neighbourOf } from '../table/seating';
import type { Verdict } from './protocol';

export const percent = (thousandths: number): number => Math.round(thousandths / 10);

// Returns a move in words; `table` is the table before it.
export function moveInWords(text: MoveText, table: Table, players: readonly Player[]): string {
  const say = language.later.review.moves;
  const who = (seat: number) => players[seat - 1] ?? nobody;
  const move = readMove(text);
  if ('turn' in move) return say.turn({ spot: move.turn });
  if ('cover' in move) return say.cover;
  if ('take' in move) return say.take({ who: who(neighbourOf(table.active, move.take, table.options.seats)) });
  const tops = table.phase === 'place' ? topsOf(move, table) : [];
  const shapes = language.messages.kinds;
  const placing = say.place({ tops: tops.map(({ kind, pile }) => ({ shape: shapes[kind], pile })) });
  const [first] = tops;
  return first && first.seat !== table.active ? say.placeFor({ who: who(first.seat), placing }) : placing;
}

const little = 20; // thousandths of the chance to win

export function judgementInWords(
  { move, best, loss, error }: Verdict,
  table: Table,
  players: readonly Player[],
): string {
  const say = language.later.review.judgement;
  if (move === best || loss === 0) return say.best;
  if (loss <= Math.max(error, little)) return say.fine;
  return `${say.costs({ loss: percent(loss) })} ${say.better({ move: moveInWords(best, table, players) })}`;
}
