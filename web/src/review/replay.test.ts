import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { readMove } from '../engine/moves';
import { en } from '../i18n/en';
import { other } from '../i18n/format';
import { stageAtOnce } from '../play/testing';
import { placesOf, seatedIn } from './recorded';
import { Replay, type Place } from './replay.svelte';
import { Review } from './review.svelte';
import { playthrough, startForTest } from './testing';

vi.mock('../i18n/language.svelte', () => ({ language: { messages: en } }));

const review = await Review.open(startForTest(), playthrough('kids-3x4-de'));
const places = placesOf(review.recorded);
const question = await review.questionAt(2);
const players = seatedIn(review.recorded.record).map(({ name }) => other(name));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(): { replay: Replay; heard: string[] } {
  const heard: string[] = [];
  const replayed = { places, seat: () => 1, players: () => players, say: (at: number) => `place ${at}` };
  return { replay: new Replay(replayed, stageAtOnce(heard)), heard };
}

const shown = (replay: Replay): Place['table'] => replay.session.table;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('stands at the deal until it is asked to go on', async () => {
  const { replay } = start();
  await pass(60_000);
  expect([replay.at, shown(replay)]).toEqual([0, places[0]?.table]);
});

test('plays to the end, and then from the beginning', async () => {
  const { replay } = start();
  replay.play();
  expect(replay.playing).toBe(true);
  await pass(200_000);
  expect([replay.at, replay.playing]).toEqual([replay.last, false]);
  expect(shown(replay)).toEqual(places.at(-1)?.table);
  replay.play();
  expect(replay.at).toBe(0);
});

test('goes faster when asked to', async () => {
  const [slow, fast] = [start().replay, start().replay];
  fast.show({ speed: 4 });
  for (const replay of [slow, fast]) replay.play();
  await pass(4000);
  expect(fast.at).toBeGreaterThan(slow.at + 1);
});

test('pauses after what is being shown', async () => {
  const { replay } = start();
  replay.play();
  await pass(100);
  replay.pause();
  await pass(60_000);
  expect(replay.at).toBeLessThan(3);
  expect(shown(replay)).toEqual(places[replay.at]?.table);
});

test('steps forward and back, and a second step does not wait for the first', async () => {
  const { replay } = start();
  await pass(0);
  replay.forward();
  await pass(0);
  replay.forward();
  await pass(0);
  expect(replay.at).toBe(2);
  await pass(10_000);
  expect(shown(replay)).toEqual(places[2]?.table);
  replay.back();
  await pass(0);
  expect([replay.at, shown(replay)]).toEqual([1, places[1]?.table]);
});

test('jumps anywhere, never beyond the ends, and says where it is', async () => {
  const { replay } = start();
  for (const [wanted, got] of [[5, 5], [-3, 0], [9999, replay.last]] as const) {
    replay.goTo(wanted);
    await pass(0);
    expect([replay.at, shown(replay)]).toEqual([got, places[got]?.table]);
  }
  replay.goTo(4);
  await pass(0);
  expect(replay.session.announced.map(({ text }) => text)).toEqual(['place 4']);
});

test('shows all cards face up, or as they were seen then', async () => {
  const { replay } = start();
  replay.goTo(3);
  expect(replay.session.seen).toEqual([]);
  replay.show({ faceUp: true });
  await pass(0);
  expect(replay.session.seen).toEqual(places[3]?.tops);
  expect(replay.at).toBe(3);
});

test('asks what one would do, with the cards as they were seen, and then goes on as it happened', async () => {
  const { replay } = start();
  replay.show({ faceUp: true });
  replay.ask(question);
  await pass(0);
  expect(replay.session.acting).toBe(true);
  expect(replay.session.seen).toEqual([]);
  expect(replay.session.near).toBe(review.recorded.decisions[2]?.seat);
  const answer = question.moves.at(-1)?.move ?? '';
  replay.session.play(readMove(answer));
  await pass(0);
  expect(replay.question?.answer).toBe(answer);
  expect(shown(replay)).toEqual(places[2]?.table);
  replay.forward();
  await pass(10_000);
  expect([replay.at, replay.question]).toEqual([3, undefined]);
  expect(shown(replay)).toEqual(places[3]?.table);
});

test('calls nobody to the screen', async () => {
  const { replay, heard } = start();
  replay.play();
  await pass(200_000);
  expect(heard).toContain('flip');
  expect(heard).not.toContain('yourTurn');
});
