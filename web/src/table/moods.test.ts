import { expect, test } from 'vitest';

import type { Event } from '../engine/protocol';
import { moodsAfter, type Moods } from './moods';

const after = (...events: Event[]) => events.reduce<Moods>(moodsAfter, {});
const pair: Event = { type: 'paired', clause: 'R3.2', seat: 1, kind: 'X', from: 1, to: 2 };
const steal: Event = { type: 'taken', clause: 'R6.1', seat: 1, other: 3, cards: { R: 2 } };
const handOver = (seat: number, other: number): Event => ({ type: 'turn_ended', clause: 'R3.3', seat, other });

test('whoever finds a pair is glad, whoever steals gloats, and whoever is robbed sulks', () => {
  expect(after(pair)).toEqual({ 1: 'glad' });
  expect(after(pair, steal)).toEqual({ 1: 'gloat', 3: 'sulk' });
});

test('a mood lasts until one’s own next turn', () => {
  expect(after(pair, steal, handOver(1, 2), handOver(2, 3))).toEqual({ 1: 'gloat' });
  expect(after(pair, steal, handOver(1, 2), handOver(2, 3), handOver(3, 1))).toEqual({});
});
