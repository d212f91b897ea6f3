import { expect, test } from 'vitest';

import { longestFile, takeIn } from './files';
import { longestRecord } from './link';
import { keepGames, mostPastGames, pastGames, recordsOf, type PastGame } from './past';
import { memoryStore, playthrough, startForTest } from './testing';

const client = startForTest();
const kids = playthrough('kids-3x4-de');
const standard = playthrough('R6.1-choice');
const withTag = (record: string, tag: string) => record.replace('\n\n', `\n${tag}\n\n`);
const local = withTag(kids, '[Bots "- fox raven"]');
const unfinished = standard.replace(/\[Result.*/, '[Result "*"]').replace(/\n3\. [^]*/, '\n\n');

const past = (record: string, game: Partial<PastGame> = {}): PastGame => ({
  record,
  ended: Date.UTC(2026, 0, 3),
  options: { edition: '3x4', variant: 'kids', ruling: 'de', seats: 3, first: 2 },
  players: [{ name: 'Seat 1' }, { name: 'Seat 2', bot: 'fox' }, { name: 'Seat 3', bot: 'raven' }],
  mine: [1],
  winners: [3],
  points: [4, 2, 6],
  ...game,
});

test('what one device hands out is the same on another', async () => {
  const there = memoryStore();
  const found = await client.ask('games', { file: local + standard });
  const [first, second] = found.games.map(({ rgn, record, points, winners }) =>
    past(rgn, { options: record.options, points, winners }),
  );
  if (!first || !second) throw new Error('not read');
  const people = second.players.map(({ name }) => ({ name }));
  await keepGames([first, { ...second, ended: Date.UTC(2026, 1, 1), players: people, mine: [2, 3] }], there);
  const games = await pastGames(there);

  const here = memoryStore();
  const file = new Blob([recordsOf(games)]);
  expect(await takeIn(file, client, here)).toEqual({ added: 2, known: 0, unfinished: 0 });
  expect(await pastGames(here)).toEqual(games);
  expect(await takeIn(file, client, here)).toEqual({ added: 0, known: 2, unfinished: 0 });
  expect(await pastGames(here)).toEqual(games);
});

test('what was kept stays as it is, and a game that stands twice in a file comes once', async () => {
  const store = memoryStore();
  await store.put(past(local, { memory: [80, 70, 60] }));
  expect(await takeIn(new Blob([standard, local, standard]), client, store)).toMatchObject({ added: 1, known: 2 });
  expect(await store.get(local)).toEqual(past(local, { memory: [80, 70, 60] }));
  expect(store.items.size).toBe(2);
});

test('what a file does not say, or says wrongly: it ended now, and nobody of it is here', async () => {
  const store = memoryStore();
  const strange = withTag(withTag(standard, '[Ended "soon"]'), '[Mine "1 x 7 0 -1"]');
  await takeIn(new Blob([strange, kids]), client, store);
  expect((await store.get(standard))?.mine).toEqual([1]);
  expect((await store.get(kids))?.mine).toEqual([]);
  for (const { ended } of store.items.values()) expect(Date.now() - ended).toBeLessThan(60_000);
});

test('one game is there to be looked back at, finished or not', async () => {
  const store = memoryStore();
  for (const record of [kids, unfinished]) expect(await takeIn(new Blob([record]), client, store)).toEqual({ record });
  expect(store.items.size).toBe(0);
});

test('of several, those that are not finished are not kept', async () => {
  const store = memoryStore();
  const taken = await takeIn(new Blob([unfinished, kids, standard]), client, store);
  expect(taken).toEqual({ added: 2, known: 0, unfinished: 1 });
});

test.each([
  ['in the middle', [standard, kids.replace('2Y 4G', '2Y 2Y'), kids], { trouble: 'rule', game: 2 }],
  ['at the end', [standard, kids, '[Rookie "1"]'], { trouble: 'format', game: 3 }],
  ['at the beginning', ['x', standard, kids], { trouble: 'format' }],
])('a game that is at fault %s: it is named after others, and none is kept', async (_, records, problem) => {
  const store = memoryStore();
  expect(await takeIn(new Blob(records), client, store)).toMatchObject(problem);
  expect(store.items.size).toBe(0);
});

test('limits', async () => {
  const store = memoryStore();
  const padded = (size: number) => new Blob([kids, ' '.repeat(size - kids.length)]);
  expect(await takeIn(padded(longestRecord), client, store)).toHaveProperty('record');
  expect(await takeIn(padded(longestRecord + 1), client, store)).toEqual({ trouble: 'big' });
  expect(await takeIn(new Blob([' '.repeat(longestFile)]), client, store)).toEqual({ trouble: 'none' });
  expect(await takeIn(new Blob([' '.repeat(longestFile + 1)]), client, store)).toEqual({ trouble: 'big' });
});

test('a device can take in all that one can keep', async () => {
  const store = memoryStore();
  const games = Array.from({ length: mostPastGames }, (_, number) => past(withTag(kids, `[Round "${number}"]`)));
  const taken = await takeIn(new Blob([recordsOf(games)]), client, store);
  expect(taken).toEqual({ added: mostPastGames, known: 0, unfinished: 0 });
});
