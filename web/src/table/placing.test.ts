import { expect, test } from 'vitest';

import { readMove } from '../engine/moves';
import type { Cards, Choice, Kind, PileView, PlacingTable } from '../engine/protocol';
import { handAfter, laid, moveOf, pilesFor, topsOf } from './placing';

const pile = (top?: Kind): PileView => (top ? { top, height: 1 } : { height: 0 });

function placing(hand: Cards, tops: Kind[] = [], variant: 'standard' | 'team' = 'standard'): PlacingTable {
  return {
    options: { edition: 'classic', variant, ruling: 'de', seats: 4, first: 1 },
    turn: 1,
    active: 1,
    phase: 'place',
    hand,
    owner: 1,
    partner_allowed: variant === 'team',
    spots: [],
    seats: Array.from({ length: 4 }, (_, seat) => ({
      points: 0,
      tray: seat === 0 ? [pile(tops[0]), pile(tops[1]), pile(tops[2])] : [pile(), pile(), pile()],
    })),
    turnable: [],
    barred: [],
  };
}
const moves = (...texts: string[]): Choice[] =>
  texts.map((text) => (text.endsWith('!') ? { move: text.slice(0, -1), secures: 3 } : { move: text }));
const on = (pile: number, kind: Kind, seat = 1) => ({ seat, pile, kind });

const pair = moves('R--', '-R-', '--R', 'RR-', 'R-R', '-RR');

test('each tap lays one card; the move says what lies on top', () => {
  const table = placing({ R: 2, Y: 1 });
  expect(moveOf(table, [on(1, 'R'), on(3, 'R')])).toEqual(readMove('R-R'));
  expect(moveOf(table, [on(1, 'R'), on(1, 'Y')])).toEqual(readMove('Y--'));
  expect(moveOf(table, [on(2, 'R', 3)])).toEqual(readMove('@-R-'));
  expect(handAfter(table, [on(1, 'R'), on(1, 'Y')])).toEqual({ R: 1 });
});

test('the tops of a move', () => {
  expect(topsOf(readMove('R-R'), placing({ R: 2 }))).toEqual([on(1, 'R'), on(3, 'R')]);
  expect(topsOf(readMove('@-R-'), placing({ R: 2 }, [], 'team'))).toEqual([on(2, 'R', 3)]);
});

test('only what the engine allows is offered', () => {
  const table = placing({ R: 2 });
  expect(pilesFor('R', table, pair, []).map(({ pile }) => pile)).toEqual([1, 2, 3]);
  expect(pilesFor('R', table, moves('-R-'), []).map(({ pile }) => pile)).toEqual([2]);
  expect(pilesFor('R', table, moves('-RR'), []).map(({ pile }) => pile)).toEqual([2, 3]);
  expect(pilesFor('R', table, moves('R--', 'R-R'), [on(1, 'R')]).map(({ pile }) => pile)).toEqual([1, 3]);
});

test('a pair goes to one of two partners', () => {
  const table = placing({ R: 2 }, [], 'team');
  const both = [...pair, ...pair.map(({ move }) => ({ move: `@${move}` }))];
  expect(pilesFor('R', table, both, []).map(({ seat }) => seat)).toEqual([1, 1, 1, 3, 3, 3]);
  expect(pilesFor('R', table, both, [on(1, 'R', 3)]).map(({ seat }) => seat)).toEqual([3, 3, 3]);
});

test('piles that can still secure are marked', () => {
  const marked = (...args: Parameters<typeof pilesFor>) =>
    pilesFor(...args).flatMap(({ pile, secures }) => (secures ? [pile] : []));
  const oneMissing = moves('R--', '-R-', '--R!', 'RR-', 'R-R!', '-RR!');
  expect(marked('R', placing({ R: 2 }, ['R', 'R']), oneMissing, [])).toEqual([1, 2, 3]);
  expect(marked('R', placing({ R: 2 }, ['R', 'R']), oneMissing, [on(1, 'R')])).toEqual([3]);
  const twoMissing = moves('R--', '-R-', '--R', 'RR-', 'R-R', '-RR!');
  expect(marked('R', placing({ R: 2 }, ['R']), twoMissing, [])).toEqual([2, 3]);
  expect(marked('R', placing({ R: 1, Y: 1 }, ['R']), moves('-R-', '-RY'), [])).toEqual([]);
});

test('shows the cards where they are laid, and at the end the others beneath', () => {
  const table = placing({ R: 3, Y: 1 }, ['G']);
  const lays = [on(1, 'R'), on(3, 'Y')];
  expect(laid(table, lays, false)).toMatchObject({ hand: { R: 2 } });
  expect(laid(table, lays, false).seats[0]?.tray).toEqual([
    { top: 'R', height: 2 },
    { height: 0 },
    { top: 'Y', height: 1 },
  ]);
  expect(laid(table, lays, true)).toMatchObject({ hand: {} });
  expect(laid(table, lays, true).seats[0]?.tray[0]).toEqual({ top: 'R', height: 4 });
});
