// A placement in the making: each tap lays one card. The engine's legal moves say what may be laid where.
import { readMove, type Move, type Placing } from '../engine/moves';
import { kinds } from '../engine/names';
import type { Cards, Choice, Kind, PlacingTable } from '../engine/protocol';
import type { PileChoice } from './props';
import { partnerOf } from './seating';

export interface Lay {
  seat: number;
  pile: number;
  kind: Kind;
}

const piles = [1, 2, 3] as const;

// Returns the move that these lays make, with all other cards beneath.
export function moveOf(table: PlacingTable, lays: readonly Lay[]): Placing {
  const tops = piles.map((pile) => lays.findLast((lay) => lay.pile === pile)?.kind);
  return { tops, partner: lays.some(({ seat }) => seat !== table.owner) };
}

// Returns the new tops of a placement.
export function topsOf(move: Move, table: PlacingTable): Lay[] {
  if (!('tops' in move)) return [];
  const partner = move.partner ? partnerOf(table.owner, table.options) : undefined;
  return piles.flatMap((pile) => {
    const kind = move.tops[pile - 1];
    return kind ? [{ seat: partner ?? table.owner, pile, kind }] : [];
  });
}

export function handAfter(table: PlacingTable, lays: readonly Lay[]): Cards {
  const left = (kind: Kind) => (table.hand[kind] ?? 0) - lays.filter((lay) => lay.kind === kind).length;
  return Object.fromEntries(kinds.flatMap((kind) => (left(kind) > 0 ? [[kind, left(kind)]] : [])));
}

export const countOf = (cards: Cards): number => Object.values(cards).reduce((sum, n) => sum + n, 0);

// Returns the table with the cards laid so far; if `done`, the others lie beneath the first of them.
export function laid(table: PlacingTable, lays: readonly Lay[], done: boolean): PlacingTable {
  const left = handAfter(table, lays);
  const first = piles.find((pile) => lays.some((lay) => lay.pile === pile));
  const seats = table.seats.map((seat, index) => {
    const mine = lays.filter((lay) => lay.seat === index + 1);
    const tray = seat.tray.map((view, at) => {
      const here = mine.filter(({ pile }) => pile === at + 1);
      const top = here.at(-1)?.kind;
      const beneath = done && first === at + 1 ? countOf(left) : 0;
      return top ? { top, height: view.height + here.length + beneath } : view;
    }) as typeof seat.tray;
    return { ...seat, tray };
  });
  return { ...table, seats, hand: done ? {} : left };
}

// Returns the seats whose trays may get cards: all cards go where the first was laid.
function traysFor(table: PlacingTable, lays: readonly Lay[]): number[] {
  const [first] = lays;
  if (first) return [first.seat];
  const partner = partnerOf(table.owner, table.options);
  return partner ? [table.owner, partner] : [table.owner];
}

// Whether the move keeps the cards laid and can still be made with those left.
function isWithin(move: Move, table: PlacingTable, lays: readonly Lay[]): boolean {
  const now = moveOf(table, lays);
  if (!('tops' in move) || move.partner !== now.partner) return false;
  const left = handAfter(table, lays);
  return piles.every((pile) => {
    const [top, laidTop] = [move.tops[pile - 1], now.tops[pile - 1]];
    if (top === laidTop) return true;
    if (!top || laidTop) return false;
    const count = left[top] ?? 0;
    left[top] = count - 1;
    return count > 0;
  });
}

// Returns the piles where a card of `kind` may be laid next. `secures`: a placement that begins so can secure.
export function pilesFor(
  kind: Kind,
  table: PlacingTable,
  moves: readonly Choice[],
  lays: readonly Lay[],
): PileChoice[] {
  const choices = moves.map(({ move, secures }) => ({ move: readMove(move), secures }));
  return traysFor(table, lays).flatMap((seat) =>
    piles.flatMap((pile) => {
      const next = [...lays, { seat, pile, kind }];
      const within = choices.filter(({ move }) => isWithin(move, table, next));
      return within.length > 0 ? [{ seat, pile, secures: within.some(({ secures }) => secures) }] : [];
    }),
  );
}
