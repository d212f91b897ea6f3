import { expect, test } from 'vitest';

import type { Event, Kind, PileView, Table } from '../engine/protocol';
import { flightsOf } from './flights';

const pile = (top?: Kind): PileView => (top ? { top, height: 2 } : { height: 0 });

const table: Table = {
  options: { edition: 'classic', variant: 'standard', ruling: 'de', seats: 2, first: 1 },
  turn: 1,
  active: 1,
  phase: 'place',
  hand: { P: 2 },
  owner: 1,
  partner_allowed: false,
  spots: [],
  seats: [
    { points: 0, tray: [pile('R'), pile(), pile('Y')] },
    { points: 0, tray: [pile(), pile('X'), pile()] },
  ],
  turnable: [],
  barred: [],
};

test.each<[Event, string[]]>([
  [{ type: 'turned', clause: 'R3.1', seat: 1, kind: 'R', from: 4, to: 4 }, []],
  [{ type: 'turned', clause: 'R3.1', seat: 1, kind: 'R', from: 4, to: 2 }, ['spot 4 → spot 2']],
  [{ type: 'shifted', clause: 'R7.3', kind: 'R', from: 4, to: 2 }, ['spot 4 → spot 2']],
  [{ type: 'paired', clause: 'R3.2', seat: 1, kind: 'R', from: 4, to: 2 }, ['spot 4 → hand R', 'spot 2 → hand R']],
  [
    { type: 'placed', clause: 'R5.1', seat: 1, other: 2, placement: 'P-P', cards: { P: 2 } },
    ['hand P → seat 2 pile 1', 'hand P → seat 2 pile 3'],
  ],
  [
    { type: 'taken', clause: 'R6.1', seat: 1, other: 2, cards: { G: 1, X: 1 } },
    ['seat 2 pile 2 → hand X', 'seat 2 pile 2 → hand G'],
  ],
  [
    { type: 'secured', clause: 'R8.1', seat: 1, cards: { P: 2, R: 2, Y: 2 } },
    ['seat 1 pile 1 → seat 1 points', 'seat 1 pile 3 → seat 1 points', 'hand P → seat 1 points'],
  ],
  [{ type: 'rookie', clause: 'R6.4', seat: 1 }, []],
  [{ type: 'covered', clause: 'R3.3', seat: 1, spots: [1, 2] }, []],
])('%o', (event, ways) => {
  const said = (place: object) => Object.entries(place).flat().join(' ').replace(' true', '');
  expect(flightsOf(event, table).map(({ from, to }) => `${said(from)} → ${said(to)}`)).toEqual(ways);
});

test('what the finder of the last pair forfeits stays where it lies', () => {
  const forfeiting = { ...table, options: { ...table.options, ruling: 'forfeit' } };
  const secured = { type: 'secured', clause: 'R8.1', seat: 1, cards: { P: 2 } } as const;
  expect(flightsOf(secured, forfeiting).map(({ from }) => from)).toEqual([{ hand: 'P' }]);
});
