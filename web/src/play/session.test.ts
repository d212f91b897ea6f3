// A session with a game that is written down here, and a clock that the tests move on.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Event, GameView, Happened, Kind, Step, Table } from '../engine/protocol';
import { lookTimes } from '../device/settings';
import { language } from '../i18n/language.svelte';
import { Session, type Stage } from './session.svelte';
import type { GameSource } from './source';
import { stageAtOnce } from './testing';

vi.stubGlobal('document', { documentElement: {} });
await language.speak('en');

function tableOf(active: number, open: Partial<Record<number, Kind>> = {}, turn = active): Table {
  return {
    options: { edition: '3x4', variant: 'standard', ruling: 'de', seats: 2, first: 1 },
    turn,
    active,
    phase: 'first_card',
    spots: Array.from({ length: 9 }, (_, at) => {
      const kind = open[at + 1];
      return kind ? { height: 2, open: kind } : { height: 2 };
    }),
    seats: [],
    turnable: [],
    barred: [],
  };
}

const viewOf = (table: Table, waiting_for: GameView['waiting_for'], change: Partial<GameView> = {}): GameView => ({
  table,
  players: [{ name: 'You' }, { name: 'Ben', bot: 'parrot' }],
  waiting_for,
  moves: waiting_for === 'person' ? [{ move: '3' }] : [],
  can_undo: false,
  learning: false,
  ...change,
});

const turned = (seat: number, kind: Kind, spot: number): Event => ({
  type: 'turned', clause: 'R3.1', seat, kind, from: spot, to: spot,
});
const mismatch: Happened = {
  steps: [
    { event: turned(1, 'R', 3), table: tableOf(1, { 3: 'R', 5: 'B' }) },
    { event: { type: 'covered', clause: 'R3.3', seat: 1, spots: [3, 5] }, table: tableOf(1) },
    { event: { type: 'turn_ended', clause: 'R3.3', seat: 1, other: 2 }, table: tableOf(2) },
  ],
  view: viewOf(tableOf(2), 'bot'),
};
const over: Happened = {
  steps: [{ event: { type: 'game_ended', clause: 'R8.1', seat: 2 }, table: { ...tableOf(2), phase: 'over' } }],
  view: viewOf({ ...tableOf(2), phase: 'over' }, 'nobody'),
};

const look = 1000;
const think = 500;

function start(
  view: GameView,
  change: Partial<GameSource> = {},
  { unshown = [], looking = look, stage }: { unshown?: readonly Step[]; looking?: number; stage?: Stage } = {},
) {
  const source = {
    here: [1],
    play: vi.fn(() => Promise.resolve(mismatch)),
    others: vi.fn(() => Promise.resolve(over)),
    undo: vi.fn(() => Promise.resolve({ steps: [], view: viewOf(tableOf(1), 'person') })),
    hint: vi.fn(() => Promise.resolve({ move: '3', chance: 40 })),
    ...change,
  };
  const heard: string[] = [];
  const timing = { look: () => looking, think: () => think };
  const session = new Session(source, view, timing, stage ?? stageAtOnce(heard), unshown);
  let ended = false;
  void session.run().then(() => (ended = true));
  return { session, source, heard, ended: () => ended };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const openIn = ({ table }: Session) => table.spots.flatMap(({ open }) => open ?? []);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a look that was not over begins again, and is shown once', async () => {
  const shown = vi.fn();
  const { session } = start(viewOf(tableOf(2), 'nobody'), { shown }, { unshown: mismatch.steps });
  expect(openIn(session)).toEqual(['R', 'B']);
  expect(session.near).toBe(1);
  await pass(250);
  expect(session.look).toBe(look);
  await pass(look - 100);
  expect(openIn(session)).toEqual(['R', 'B']);
  expect(shown).not.toHaveBeenCalled();
  await pass(5000);
  expect(openIn(session)).toEqual([]);
  expect(shown).toHaveBeenCalledTimes(1);
});

test('asks a person, once', async () => {
  const { session, source } = start(viewOf(tableOf(1), 'person'));
  expect(session.acting).toBe(true);
  session.play({ turn: 3 });
  session.play({ turn: 3 });
  expect(session.acting).toBe(false);
  await pass(0);
  expect(source.play).toHaveBeenCalledExactlyOnceWith({ turn: 3 });
});

test('a mismatch stays for the look time, and nobody can act', async () => {
  const { session, source } = start(viewOf(tableOf(1), 'person'));
  session.play({ turn: 3 });
  await pass(250);
  expect(session.look).toBe(look);
  session.play({ turn: 3 });
  await pass(look - 100);
  expect(openIn(session)).toEqual(['R', 'B']);
  await pass(100);
  expect([session.look, openIn(session)]).toEqual([undefined, []]);
  expect(source.play).toHaveBeenCalledTimes(1);
});

test('who plays alone may end a long look, several only one that would not end otherwise', async () => {
  const quick = start(viewOf(tableOf(1), 'person')).session;
  quick.play({ turn: 3 });
  await pass(250);
  expect([quick.look, quick.lookEndable]).toEqual([look, false]);

  const alone = start(viewOf(tableOf(1), 'person'), {}, { looking: lookTimes.long }).session;
  alone.play({ turn: 3 });
  expect(alone.lookEndable).toBe(false);
  await pass(250);
  alone.endLook();
  await pass(0);
  expect([alone.look, openIn(alone)]).toEqual([undefined, []]);

  const here = [1, 2];
  const shared = start(viewOf(tableOf(1), 'person'), { here }, { looking: lookTimes.longest }).session;
  shared.play({ turn: 3 });
  await pass(250);
  shared.endLook();
  await pass(0);
  expect(shared.look).toBe(lookTimes.longest);

  const patient = start(viewOf(tableOf(1), 'person'), { here }, { looking: lookTimes.tapped }).session;
  patient.play({ turn: 3 });
  await pass(60_000);
  expect(openIn(patient)).toEqual(['R', 'B']);
  patient.endLook();
  await pass(0);
  expect(openIn(patient)).toEqual([]);
});

test('the others think, then play, until the game is over', async () => {
  const { session, source, heard, ended } = start(viewOf(tableOf(2), 'bot'));
  await pass(think - 1);
  expect(source.others).not.toHaveBeenCalled();
  await pass(1);
  expect(session.line?.type).toBe('game_ended');
  expect([ended(), heard]).toEqual([false, ['end']]);
  await pass(5000);
  expect(ended()).toBe(true);
});

test('nothing moves while paused, not even what was asked for before', async () => {
  const { session, source } = start(viewOf(tableOf(1), 'person'));
  session.play({ turn: 3 });
  session.pause();
  await pass(60_000);
  expect(openIn(session)).toEqual([]);
  session.resume();
  await pass(250);
  session.pause();
  await pass(60_000);
  expect(openIn(session)).toEqual(['R', 'B']);
  expect(session.look).toBeLessThan(look);
  session.resume();
  await pass(look + 1000);
  expect(source.others).toHaveBeenCalledTimes(1);
});

test('after it was stopped nothing happens any more', async () => {
  const { session, source, ended } = start(viewOf(tableOf(1), 'person'));
  session.play({ turn: 3 });
  session.stop();
  session.play({ turn: 3 });
  await pass(60_000);
  expect(source.play).toHaveBeenCalledTimes(1);
  expect(source.others).not.toHaveBeenCalled();
  expect([openIn(session), ended()]).toEqual([[], false]);
});

const taken: Event = { type: 'taken', clause: 'R6.4', seat: 2, other: 1, cards: { R: 3, G: 2 } };
const rookie: Happened = {
  steps: [
    { event: { type: 'rookie', clause: 'R6.4', seat: 2 }, table: tableOf(2) },
    { event: taken, table: tableOf(2) },
  ],
  view: viewOf(tableOf(2), 'bot'),
};

test('a Rookie is celebrated until somebody taps, and what it takes is counted card by card', async () => {
  let arrive: () => void = () => undefined;
  const shaken: number[] = [];
  const stage: Stage = {
    ...stageAtOnce(),
    shake: (seat, cards) => {
      shaken.push(seat, cards);
      return Promise.resolve();
    },
    fly: (_flights, update, oneByOne) => {
      update();
      arrive = oneByOne?.landed ?? arrive;
      return oneByOne ? new Promise(() => undefined) : Promise.resolve();
    },
  };
  const { session } = start(viewOf(tableOf(2), 'bot'), { others: () => Promise.resolve(rookie) }, { stage });
  await pass(think);
  expect(session.rookie).toBe(2);
  session.skip();
  await pass(0);
  expect(session.rookie).toBeUndefined();
  expect(shaken).toEqual([1, 5]);
  arrive();
  arrive();
  expect(session.loot).toBe(2);
});

test('a Rookie that nobody skips ends by itself', async () => {
  const { session } = start(viewOf(tableOf(2), 'bot'), { others: () => Promise.resolve(rookie) });
  await pass(think + 2599);
  expect(session.rookie).toBe(2);
  await pass(1);
  expect(session.rookie).toBeUndefined();
});

test('a placement is taken back while the next one still thinks', async () => {
  const { session, source } = start(viewOf(tableOf(2), 'bot', { can_undo: true }));
  await pass(think / 2);
  session.undo();
  await pass(10 * think);
  expect(source.undo).toHaveBeenCalledTimes(1);
  expect(source.others).not.toHaveBeenCalled();
  expect(session.acting).toBe(true);
});

test('a hint is for the decision it was asked for', async () => {
  let answer: (hint: { move: string; chance: number }) => void = () => undefined;
  const hint = () => new Promise<{ move: string; chance: number }>((resolve) => (answer = resolve));
  const { session } = start(viewOf(tableOf(1), 'person'), { hint });
  void session.askHint();
  answer({ move: '3', chance: 40 });
  await pass(0);
  expect(session.hint).toEqual({ move: '3', chance: 40 });
  void session.askHint();
  session.play({ turn: 3 });
  answer({ move: '3', chance: 40 });
  await pass(0);
  expect(session.hint).toBeUndefined();
});

test('the last question stays until the answer comes', async () => {
  let answer: (happened: Happened) => void = () => undefined;
  const play = () => new Promise<Happened>((resolve) => (answer = resolve));
  const { session } = start(viewOf(tableOf(1), 'person'), { play });
  await session.askHint();
  session.play({ turn: 3 });
  await pass(1000);
  expect([session.acting, session.pending, session.hint]).toEqual([false, { turn: 3 }, { move: '3', chance: 40 }]);
  answer(mismatch);
  await pass(100);
  expect([openIn(session), session.pending, session.hint]).toEqual([['R', 'B'], undefined, undefined]);
});

test('aids that are switched on say so, and change nothing else', async () => {
  const { session, source } = start(viewOf(tableOf(2), 'bot'));
  await pass(think / 2);
  const seen = [{ spot: 3, kind: 'R' }] as const;
  session.renew(viewOf(tableOf(2), 'bot', { learning: true, seen: [...seen] }));
  expect([session.aidsSwitched, session.seen]).toEqual(['on', seen]);
  expect(session.announced.at(-1)?.text).toBe('The learning aids are on.');
  await pass(think);
  expect(source.others).toHaveBeenCalledTimes(1);
});

test('aids that are switched on while steps are shown hold after them', async () => {
  const { session } = start(viewOf(tableOf(1), 'person'));
  session.play({ turn: 3 });
  await pass(100);
  session.renew(viewOf(tableOf(2), 'bot', { learning: true, seen: [] }));
  expect([openIn(session), session.view.learning]).toEqual([['R', 'B'], false]);
  await pass(2 * look);
  expect(session.view.learning).toBe(true);
});

test('a failure ends it, and is told', async () => {
  const play = () => Promise.reject(new Error('lost'));
  const { session, ended } = start(viewOf(tableOf(1), 'person'), { play });
  session.play({ turn: 3 });
  await pass(0);
  expect(session.failure).toEqual({ kind: 'broken', what: 'Error: lost' });
  expect(ended()).toBe(true);
});

test('tells those who listen what they can do, and what happens in one sentence a turn', async () => {
  const { session } = start(viewOf(tableOf(1), 'person'));
  expect(session.announced.map(({ text }) => text)).toEqual(['Turn over a card.']);
  session.play({ turn: 3 });
  await pass(10 * look);
  expect(session.announced.map(({ text }) => text)).toEqual([
    'Turn over a card.',
    'You: heart on 3, no pair.',
    'Parrot has found the last pair. The game is over.',
  ]);
});

test('a lesson says it in its own words', async () => {
  const say = ({ waiting_for }: GameView) => (waiting_for === 'person' ? 'Tap here.' : 'Look there.');
  const { session } = start(viewOf(tableOf(1), 'person'), { say });
  expect(session.announced.map(({ text }) => text)).toEqual(['Tap here.']);
  session.play({ turn: 3 });
  await pass(2 * look);
  expect(session.announced.at(-1)?.text).toBe('Look there.');
});

test('learners’ marks go when another card comes to lie on top', async () => {
  const seen = [{ spot: 3, kind: 'R' }, { spot: 7, kind: 'G' }] as const;
  const { session } = start(viewOf(tableOf(1), 'person', { learning: true, seen: [...seen] }));
  session.play({ turn: 3 });
  await pass(100);
  expect(session.seen).toEqual([{ spot: 7, kind: 'G' }]);
});
