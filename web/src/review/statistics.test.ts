import { expect, test } from 'vitest';

import type { BotLevel } from '../engine/protocol';
import type { PastGame } from './past';
import { matches, memoryOverTime, opponentsOf, outcomeOf, winsByLevel } from './statistics';

const game = (bots: readonly (BotLevel | undefined)[], change: Partial<PastGame> = {}): PastGame => ({
  record: '',
  ended: 0,
  options: { edition: 'classic', variant: 'standard', ruling: 'de', seats: bots.length + 1, first: 1 },
  players: [{ name: 'Ada' }, ...bots.map((bot) => (bot ? { name: bot, bot } : { name: 'Ben' }))],
  mine: [1],
  winners: [1],
  points: [],
  ...change,
});

test('against animals is with nobody else', () => {
  expect(opponentsOf(game(['fox', 'parrot']))).toBe('bots');
  expect(opponentsOf(game(['fox', undefined]))).toBe('people');
  expect(opponentsOf(game([undefined], { mine: [1, 2] }))).toBe('people');
});

test('one person wins or loses, several do neither', () => {
  expect(outcomeOf(game(['fox']))).toBe('won');
  expect(outcomeOf(game(['fox'], { winners: [1, 2] }))).toBe('won');
  expect(outcomeOf(game(['fox'], { winners: [2] }))).toBe('lost');
  expect(outcomeOf(game([undefined], { mine: [1, 2] }))).toBeUndefined();
});

test('is found by game, by opponents and by outcome', () => {
  const lost = game(['fox'], { winners: [2] });
  expect(matches(lost, {})).toBe(true);
  expect(matches(lost, { variant: 'standard', opponents: 'bots', outcome: 'lost' })).toBe(true);
  expect(matches(lost, { variant: 'kids' })).toBe(false);
  expect(matches(lost, { opponents: 'people' })).toBe(false);
  expect(matches(lost, { outcome: 'won' })).toBe(false);
});

test('memory over time begins with the oldest and leaves out what is not known', () => {
  const games = [
    game(['fox'], { ended: 3, memory: [70, 10] }),
    game(['fox'], { ended: 2 }),
    game(['fox'], { ended: 1, memory: [50, 10] }),
    game([undefined], { ended: 0, mine: [1, 2], memory: [90, 90] }),
  ];
  expect(memoryOverTime(games)).toEqual([
    { ended: 1, score: 50 },
    { ended: 3, score: 70 },
  ]);
});

test('wins count for the strongest animal of the game', () => {
  const games = [
    game(['parrot', 'fox']),
    game(['fox'], { winners: [2] }),
    game(['parrot']),
    game(['fox', undefined]),
  ];
  expect(winsByLevel(games)).toEqual([
    { level: 'parrot', played: 1, won: 1 },
    { level: 'fox', played: 2, won: 1 },
  ]);
});
