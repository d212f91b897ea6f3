import { expect, test } from 'vitest';

import { EngineError } from '../engine/failure';
import { placesOf, seatedIn } from './recorded';
import { chancesAt, linesOf, marksOf, pathOf } from './curve';
import { chaptersOf, mostChapters, ownChaptersOf } from './chapters';
import { animalLike } from './likeness';
import { problemOf } from './problem';
import type { Moment } from './protocol';
import { Review } from './review.svelte';
import { scoreAll } from './scores';
import { playthrough, playthroughs, startForTest } from './testing';

test.each(playthroughs)('%s can be gone through', async (_, record) => {
  const { recorded } = await Review.open(startForTest(), record);
  const places = placesOf(recorded);
  expect(places).toHaveLength(recorded.decisions.length + 1);
  recorded.decisions.forEach(({ seat, turn, phase, move }, index) => {
    const { table, tops, next } = places[index] ?? {};
    expect([table?.active, table?.turn, table?.phase]).toEqual([seat, turn, phase]);
    const turned = next?.[0]?.event;
    if (turned?.type === 'turned') expect(tops).toContainEqual({ spot: Number(move), kind: turned.kind });
  });
  const points = places.at(-1)?.table.seats.map((seat) => seat.points);
  expect(recorded.over ? points?.join(' ') : '*').toBe(recorded.result);
});

test('a card that no record tells is not known', async () => {
  const record = playthrough('kids-3x4-de').replace(/\[Deck.*\n/, '').replace(/\[Result.*\n/, '').replace(/2\. [^]*/, '');
  const { recorded } = await Review.open(startForTest(), record);
  const places = placesOf(recorded);
  expect(recorded.decisions.length).toBeGreaterThan(0);
  expect(places[0]?.tops.map(({ spot }) => spot)).toEqual(recorded.decisions.map(({ move }) => Number(move)).sort());
});

test('who played on one device stands in the record', () => {
  const record = { names: ['Ada', 'Ben'], tags: { Bots: '- fox' } };
  const seated = seatedIn({ ...record, moves: [], deck: '', deck_tag: true } as unknown as Parameters<typeof seatedIn>[0]);
  expect(seated).toEqual([{ name: 'Ada' }, { name: 'Ben', bot: 'fox' }]);
});

test('reports at once, judges all decisions, and finds mistakes', async () => {
  const review = await Review.open(startForTest(), playthrough('standard-3x4-de'));
  const { decisions } = review.recorded;
  const judging = review.judgeAll([2]);
  expect(review.progress).toBe(0);
  await judging;
  expect(review.failure).toBeUndefined();
  expect(review.progress).toBe(1);
  expect(review.report?.verdicts).toHaveLength(decisions.length);
  expect(review.verdicts.map((verdict) => verdict?.move)).toEqual(decisions.map(({ move }) => move));
});

test('judges the decisions of the person first', async () => {
  const client = startForTest();
  const asked: number[] = [];
  const ask = ((name: 'open' | 'judge', about: { decision: number; record: string }) => {
    if (name === 'judge') asked.push(about.decision);
    return client.ask(name, about);
  }) as typeof client.ask;
  const review = await Review.open({ ask }, playthrough('standard-3x4-de'));
  await review.judgeAll([2]);
  const seats = asked.map((decision) => review.recorded.decisions[decision]?.seat);
  expect(seats.lastIndexOf(2)).toBe(seats.filter((seat) => seat === 2).length - 1);
});

test('another move can be judged instead, and is not taken for the one that was made', async () => {
  const review = await Review.open(startForTest(), playthrough('standard-3x4-de'));
  const { at, moves } = await review.questionAt(3);
  const made = review.recorded.decisions[3]?.move;
  const other = moves.find(({ move }) => move !== made)?.move;
  expect(at).toBe(3);
  expect(moves.map(({ move }) => move)).toContain(made);
  expect(await review.compare(3, other ?? '')).toMatchObject({ then: { move: made }, yours: { move: other } });
  expect(review.verdicts[3]?.move).toBe(made);
});

test('whoever leaves stops the judging', async () => {
  const review = await Review.open(startForTest(), playthrough('standard-3x4-de'));
  const judging = review.judgeAll([]);
  review.stop();
  await judging;
  expect(review.progress).toBe(0);
});

test('without the weights it can be gone through, and says why it is not judged', async () => {
  const loadWeights = () => Promise.reject(new Error('gone'));
  const review = await Review.open(startForTest({ loadWeights }), playthrough('standard-3x4-de'));
  await review.judgeAll([]);
  expect(review.failure).toMatchObject({ kind: 'loading', what: 'Error: gone' });
  expect(await review.compare(0, '1')).toBe('none');
});

const one = playthrough('kids-3x4-de');
test.each([
  ['', 'several'],
  ['{ nothing but a comment }', 'several'],
  [one + one, 'several'],
  ['<!doctype html><script>alert(1)</script>', 'format'],
  ['\u0000\u0001\u0002', 'format'],
  [one.replace('"kids"', '"solo"'), 'rule'],
  [one.slice(0, -8), 'format'],
  [one.replace('2Y 4G', '2Y 2Y'), 'rule'],
  [one.replace('1. 2Y', '1. ~'), 'rule'],
])('is not opened, and why: %j', async (record, trouble) => {
  const refused: unknown = await Review.open(startForTest(), record).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(EngineError);
  expect(problemOf(refused)).toMatchObject({ trouble });
  expect(problemOf(refused).detail).not.toBe('');
});

test('scores are computed for games that have none', async () => {
  const game = (record: string) => ({
    record,
    ended: 0,
    options: { edition: '3x4', variant: 'kids', ruling: 'de', seats: 3, first: 2 } as const,
    players: [],
    mine: [],
    winners: [],
    points: [],
  });
  const told: unknown[] = [];
  await scoreAll([{ ...game('known'), memory: [50] }, game('nonsense'), game(one)], startForTest(), ({ record, memory }) => {
    told.push([record === one, memory?.length]);
    return Promise.resolve();
  });
  expect(told).toEqual([[true, 3]]);
});

// --- the curve and the chapters ---------------------------------------------------------------------------------------

test('the curve runs from the deal to the end', async () => {
  const review = await Review.open(startForTest(), playthrough('standard-pocket-de'));
  await review.judgeAll([]).catch(() => undefined);
  const { recorded, report } = review;
  const curve = report?.curve ?? [];
  const lines = linesOf(curve, recorded, 2);
  expect(lines.map(({ own }) => own)).toEqual([...lines.slice(1).map(() => false), true]);
  expect(lines[0]?.points[0]?.place).toBe(0);
  expect(lines[0]?.points.at(-1)?.place).toBe(recorded.decisions.length);
  expect(chancesAt(curve, recorded, 0)).toEqual(curve[0]?.chances);
  expect(chancesAt(curve, recorded, recorded.decisions.length)).toEqual(curve.at(-1)?.chances);
}, 30_000);

test('a line is drawn as soon as there are two points', () => {
  const points = [{ place: 0, chance: 250 }, { place: 10, chance: 1000 }];
  expect(pathOf(points, 20, 100, 40)).toEqual({ line: 'M0 30L50 0', start: 0, end: 50 });
  expect(pathOf(points.slice(1), 20, 100, 40)).toBeUndefined();
});

const moment = (decision: number, weight: number, type: 'secured' | 'rookie' = 'secured'): Moment => ({
  type, decision, step: 0, turn: 1, weight, seat: 1, cards: 2,
});

test('what changed most makes the chapters, in the order of the game', () => {
  const small = Array.from({ length: 20 }, (_, decision) => moment(decision, 10));
  const moments = [...small, moment(20, -300), moment(21, 0, 'rookie'), moment(22, 500)];
  const chapters = chaptersOf(moments);
  expect(chapters).toHaveLength(mostChapters);
  expect(chapters.slice(-3).map(({ decision }) => decision)).toEqual([20, 21, 22]);
});

test('one mark a place', () => {
  expect(marksOf([moment(4, 1), moment(4, 1, 'rookie'), moment(7, 1)])).toEqual([
    { place: 5, great: true },
    { place: 8, great: false },
  ]);
});

test('perfect recall is an elephant’s, none a goldfish’s', () => {
  expect([100, 95, 94, 65, 0].map(animalLike)).toEqual(['elephant', 'elephant', 'raven', 'squirrel', 'goldfish']);
});

test('a loser’s own mistakes are shown, however little they changed', () => {
  const own = Array.from({ length: 20 }, (_, decision) => moment(decision, 100 + decision));
  const mistake: Moment = { type: 'missed_pair', decision: 20, step: 0, turn: 1, weight: 0, seat: 1, kind: 'P' };
  const suffered: Moment = { ...mistake, type: 'steal', decision: 21, weight: 400, seat: 2, other: 1, cards: 3, preventable: true };
  const moments = [...own, mistake, suffered, { ...moment(22, 500), seat: 2 }];
  expect(ownChaptersOf(moments, 1).map(({ decision }) => decision)).toEqual([16, 17, 18, 19, 20, 21]);
  expect(chaptersOf(moments)).not.toContain(mistake);
});
