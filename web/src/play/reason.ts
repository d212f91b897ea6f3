// Why a hint is good, from what everybody has seen.
import { readMove, type Move, type Placing } from '../engine/moves';
import type { Choice, MoveText, SeenCard, Table } from '../engine/protocol';
import { takesIn } from '../table/choices';
import { partnerOf } from '../table/seating';

export type Reason =
  | 'pair' // the card matches one that lies open
  | 'two' // two of its kind have been seen
  | 'known' // nobody learns anything
  | 'new' // somebody learns something
  | 'noMatch' // for the open cards
  | 'littleOpen'
  | 'rookie'
  | 'secures'
  | 'twoTops'
  | 'differentTops'
  | 'moreCards'
  | 'betterCards';

function whyTurn(spot: number, table: Table, seen: readonly SeenCard[]): Reason {
  const kind = seen.find((card) => card.spot === spot)?.kind;
  if (!kind) return 'new';
  if (table.spots.some(({ open }) => open === kind)) return 'pair';
  return seen.filter((card) => card.kind === kind).length > 1 ? 'two' : 'known';
}

function whyCover(table: Table, seen: readonly SeenCard[]): Reason {
  const matches = seen.some(({ kind }) => table.spots.some(({ open }) => open === kind));
  return matches ? 'littleOpen' : 'noMatch';
}

function whyPlace({ tops, partner }: Placing, table: Table): Reason {
  const owner = table.phase === 'place' ? table.owner : table.active;
  const seat = table.seats[((partner ? partnerOf(owner, table.options) : undefined) ?? owner) - 1];
  const after = tops.map((top, pile) => top ?? seat?.tray[pile]?.top);
  return new Set(after.filter((top) => top)).size < after.filter((top) => top).length ? 'twoTops' : 'differentTops';
}

function whyTake(move: Move, moves: readonly Choice[], table: Table): Reason {
  const cards = takesIn(moves, table).map(({ side, seat }) => {
    const tray = table.seats[seat - 1]?.tray ?? [];
    return { side, height: tray.reduce((sum, { height }) => sum + height, 0) };
  });
  const chosen = cards.find(({ side }) => 'take' in move && side === move.take)?.height ?? 0;
  return cards.some(({ height }) => height < chosen) ? 'moreCards' : 'betterCards';
}

export function reasonFor(text: MoveText, moves: readonly Choice[], table: Table, seen: readonly SeenCard[]): Reason {
  const move = readMove(text);
  if ('turn' in move) return whyTurn(move.turn, table, seen);
  if ('cover' in move) return whyCover(table, seen);
  if ('take' in move) return whyTake(move, moves, table);
  const choice = moves.find((one) => one.move === text);
  if (choice?.rookie) return 'rookie';
  return choice?.secures ? 'secures' : whyPlace(move, table);
}
