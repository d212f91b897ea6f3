import { expect, test } from 'vitest';

import type { PastGame } from './past';
import { chanceAgainst, gamesMet, strengths, suggestionFor, type Met } from './opponent';

// Numbers that look random and are the same every time.
function randomly(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

test.each([0.3, 1.2, 2, 2.9, 3.4, 4.5, 5.5])('a child of strength %d wins about half of the games', (strength) => {
  const random = randomly(7 + strength * 100);
  const met: Met[] = [{ opponents: ['parrot', 'squirrel'], won: false }];
  while (met.length < 200) {
    const level = suggestionFor(met)?.level ?? 'random';
    met.push({ opponents: [level], won: random() < chanceAgainst(strength, [level]) });
  }
  const later = met.slice(20);
  const share = later.filter(({ won }) => won).length / later.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
});

test('who gets better meets stronger animals, and who has a bad day weaker ones', () => {
  const met: Met[] = [];
  const next = (won: boolean) => {
    for (let game = 0; game < 4; game += 1) met.push({ opponents: [suggestionFor(met)?.level ?? 'parrot'], won });
    return strengths[suggestionFor(met)?.level ?? 'random'];
  };
  const first = next(true);
  expect(first).toBeGreaterThan(strengths.parrot);
  expect(next(true)).toBeGreaterThan(first);
  next(false);
  expect(next(false)).toBeLessThan(first);
});

test('what happened is the reason; before the first game there is none', () => {
  expect(suggestionFor([])).toBeUndefined();
  const met = [true, true, false, true, false, true].map((won): Met => ({ opponents: ['parrot'], won }));
  expect(suggestionFor(met)).toEqual({ level: 'squirrel', won: 3, played: 5 });
});

test('only games of one person against animals count, each for themselves', () => {
  const game: PastGame = {
    record: '1',
    ended: 2,
    options: { edition: 'pocket', variant: 'standard', ruling: 'de', seats: 2, first: 1 },
    players: [{ name: 'Ada' }, { name: 'Fox', bot: 'fox' }],
    mine: [1],
    winners: [1],
    points: [40, 30],
  };
  const others: PastGame[] = [
    { ...game, ended: 1, winners: [2] },
    { ...game, options: { ...game.options, variant: 'team' } },
    { ...game, mine: [1, 2] },
    { ...game, players: [{ name: 'Ada' }, { name: 'Ben' }] },
  ];
  expect(gamesMet([game, ...others])).toEqual([
    { opponents: ['fox'], won: false, ended: 1 },
    { opponents: ['fox'], won: true, ended: 2 },
  ]);
});
