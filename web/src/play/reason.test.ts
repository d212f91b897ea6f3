import { expect, test } from 'vitest';

import type { Choice, Kind, PileView, SeenCard, Table } from '../engine/protocol';
import { reasonFor, type Reason } from './reason';

const pile = (top?: Kind, height = 2): PileView => (top ? { top, height } : { height: 0 });

function tableOf(phase: 'first_card' | 'seek' | 'take' | 'place', open: Partial<Record<number, Kind>> = {}): Table {
  const common = {
    options: { edition: 'classic', variant: 'standard', ruling: 'de', seats: 3, first: 1 },
    turn: 1,
    active: 1,
    spots: Array.from({ length: 9 }, (_, at) => ({ height: 2, ...(open[at + 1] ? { open: open[at + 1] } : {}) })),
    seats: [
      { points: 0, tray: [pile('R'), pile(), pile('Y')] },
      { points: 0, tray: [pile('B'), pile('B'), pile()] },
      { points: 0, tray: [pile('X'), pile(), pile()] },
    ],
    turnable: [],
    barred: [],
  } satisfies Omit<Table, 'phase'> as Omit<Table, 'phase'>;
  if (phase === 'place') return { ...common, phase, hand: { R: 2 }, owner: 1, partner_allowed: false };
  return { ...common, phase };
}

const seen: SeenCard[] = [
  { spot: 1, kind: 'R' },
  { spot: 2, kind: 'R' },
  { spot: 3, kind: 'G' },
];

test.each<[Reason, string, Table, Partial<Choice>?]>([
  ['pair', '1', tableOf('seek', { 9: 'R' })],
  ['two', '1', tableOf('first_card')],
  ['known', '3', tableOf('first_card')],
  ['new', '7', tableOf('first_card')],
  ['noMatch', '~', tableOf('seek', { 9: 'B' })],
  ['littleOpen', '~', tableOf('seek', { 9: 'G' })],
  ['rookie', '-R-', tableOf('place'), { secures: 6, rookie: true }],
  ['secures', '-R-', tableOf('place'), { secures: 6 }],
  ['twoTops', '-R-', tableOf('place')],
  ['differentTops', 'R--', tableOf('place')],
  ['moreCards', '>', tableOf('take')],
  ['betterCards', '<', tableOf('take')],
])('%s: %s', (reason, move, table, choice = {}) => {
  const moves = table.phase === 'take' ? [{ move: '<' }, { move: '>' }] : [{ move, ...choice }];
  expect(reasonFor(move, moves, table, seen)).toBe(reason);
});
