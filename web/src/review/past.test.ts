import { expect, test } from 'vitest';

import type { Table } from '../engine/protocol';
import type { Store } from '../engine/store';
import { other, you } from '../i18n/format';
import { keepGame, mostPastGames, pastGames, type PastGame } from './past';
import { memoryStore } from './testing';

const seat = (points: number): Table['seats'][number] => ({
  points,
  tray: [{ height: 0 }, { height: 0 }, { height: 0 }],
});
const table: Table = {
  options: { edition: 'pocket', variant: 'standard', ruling: 'de', seats: 2, first: 1 },
  turn: 30,
  phase: 'over',
  active: 1,
  spots: [],
  seats: [seat(40), seat(32)],
  turnable: [],
  barred: [],
};
const players = [
  you('Ada'),
  { ...other('Fox'), bot: 'fox' as const },
];
const keep = (rgn: string, store: Store<PastGame>) =>
  keepGame({ table, players, here: [1] }, { rgn, summary: { winners: [1], turns: [], rookies: [] } }, store);

test('a game is kept once, with its score once that is known', async () => {
  const store = memoryStore();
  await keep('one', store);
  const [game] = await pastGames(store);
  expect(game).toMatchObject({ record: 'one', points: [40, 32], mine: [1], winners: [1], options: table.options });
  if (game) await store.put({ ...game, memory: [80, 20] });
  await keep('one', store);
  expect(await pastGames(store)).toMatchObject([{ record: 'one', memory: [80, 20] }]);
});

test('the oldest make room', async () => {
  const store = memoryStore();
  await keep('first', store);
  const [first] = await pastGames(store);
  if (!first) throw new Error('not kept');
  for (let number = 0; number < mostPastGames; number += 1) {
    await store.put({ ...first, record: String(number), ended: first.ended - 1 - number });
  }
  await keep('last', store);
  const games = await pastGames(store);
  expect(games).toHaveLength(mostPastGames);
  expect(games.map(({ record }) => record)).toContain('last');
  expect(games.at(-1)?.record).toBe(String(mostPastGames - 3));
});
