// Moves as values. Their text is read when it comes from the engine or the server, and written when it goes there.
import type { Choice, Kind, MoveText } from './protocol';

export type Side = 'left' | 'right';
export type Tops = readonly (Kind | undefined)[]; // by tray pile; undefined where the top stays (R5.2)

export interface Placing {
  tops: Tops;
  partner: boolean; // on the partner's tray (R5.5)
}

export type Move = { turn: number } | { take: Side } | { cover: true } | Placing;

export const sides: readonly Side[] = ['left', 'right'];
const unchanged = '-';

// Reads "YY-".
export const readTops = (placement: string): Tops =>
  Array.from(placement, (top) => (top === unchanged ? undefined : (top as Kind)));

export function readMove(text: MoveText): Move {
  if (text === '<' || text === '>') return { take: text === '<' ? 'left' : 'right' };
  if (text === '~') return { cover: true };
  if (/^[1-9]$/.test(text)) return { turn: Number(text) };
  return { tops: readTops(text.replace('@', '')), partner: text.startsWith('@') };
}

export function moveText(move: Move): MoveText {
  if ('take' in move) return move.take === 'left' ? '<' : '>';
  if ('cover' in move) return '~';
  if ('turn' in move) return `${move.turn}`;
  return (move.partner ? '@' : '') + move.tops.map((top) => top ?? unchanged).join('');
}

export const isAmong = (moves: readonly Choice[], move: Move): boolean =>
  moves.some((choice) => choice.move === moveText(move));
