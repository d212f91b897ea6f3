// The real engine; all that it says is checked on its way, as protocol.ts describes it.
import { describe, expect, test } from 'vitest';

import { answering } from './answering';
import { checking } from './checking';
import { coversMismatch } from './changed';
import type { EngineClient } from './client';
import { EngineError } from './failure';
import { botLevels, kinds, variants } from './names';
import type { GameSetup, GameView, Happened } from './protocol';
import { number, object } from './schema';
import { keptKey, Seal, type KeptKey } from './seal';
import { connected, gameStore, MemoryStore, newTabs, plainSeal, startEngine as start, weights } from './testing';

const setup = (change: Partial<GameSetup> = {}): GameSetup => ({
  edition: '3x4',
  variant: 'standard',
  ruling: 'de',
  players: [{ name: 'Ada' }, { name: 'Ben', bot: 'parrot' }, { name: 'Cleo', bot: 'elephant' }],
  learning: false,
  ...change,
});

const four: GameSetup['players'] = [
  { name: 'Zoë "Z" \\' },
  { name: 'Ben', bot: 'fox' },
  { name: 'Cleo' },
  { name: 'Dora', bot: 'grandmaster' },
];

// The next move of whoever's turn it is; people take turns with their choices.
function playOne(client: EngineClient, view: GameView, number: number): Promise<Happened> {
  const choice = view.moves[(number * 7) % view.moves.length];
  return choice ? client.ask('play', { move: choice.move }) : client.ask('playBot');
}

async function playOn(client: EngineClient, view: GameView, most = Infinity): Promise<GameView> {
  let now = view;
  for (let number = 0; now.waiting_for !== 'nobody' && number < most; number += 1) {
    const happened = await playOne(client, now, number);
    expect(happened.steps.at(-1)?.table).toEqual(happened.view.table);
    now = happened.view;
  }
  return now;
}

// What is stored of a game, once the last move is.
async function recordOf({ client, store }: Pick<ReturnType<typeof start>, 'client' | 'store'>, id: string): Promise<string> {
  await client.ask('games');
  const sealed = store.items.get(id)?.record;
  return sealed ? plainSeal.open(sealed) : '';
}

const failureOf = async (answer: Promise<unknown>) => {
  const error: unknown = await answer.then(() => undefined, (reason: unknown) => reason);
  expect(error).toBeInstanceOf(EngineError);
  return error as EngineError;
};

describe.each(['standard', 'team', 'kids'] as const)('%s', (variant) => {
  test.each(['classic', 'pocket', '3x4'] as const)('%s is played to its end', async (edition) => {
    const { client, store } = start();
    const { id, view } = await client.ask('begin', setup({ edition, variant, players: four, learning: true }));
    expect(view.players).toEqual(four);
    const end = await playOn(client, view);
    const summary = await client.ask('summary');
    expect(summary.turns.at(-1)?.points).toEqual(end.table.seats.map(({ points }) => points));
    expect(await client.ask('record')).toBe(await recordOf({ client, store }, id));
  }, 60_000);
});

test('a game begins with exactly as many players as the engine says may play', async () => {
  const { client } = start();
  const counts = await client.ask('seatCounts');
  for (const variant of variants) {
    for (let seats = 1; seats <= 7; seats += 1) {
      const players = Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat}` }));
      const begun = client.ask('begin', setup({ variant, players }));
      if (counts[variant].includes(seats)) expect((await begun).view.players).toEqual(players);
      else expect(await failureOf(begun)).toMatchObject({ kind: 'refused' });
    }
  }
});

test('hints are for learners', async () => {
  const { client } = start();
  const { view } = await client.ask('begin', setup({ learning: true, first: 1 }));
  const hint = await client.ask('hint');
  expect(view.moves.map(({ move }) => move)).toContain(hint.move);
  await client.ask('begin', setup());
  expect(await failureOf(client.ask('hint'))).toMatchObject({ kind: 'refused', what: 'only learners get a hint' });
});

test('a game goes on in another worker, after every move', async () => {
  const { store, ...first } = start();
  let { client } = first;
  const { id, view } = await client.ask('begin', setup({ players: four, variant: 'team' }));
  let now = view;
  for (let number = 0; now.waiting_for !== 'nobody'; number += 1) {
    const after = start({ store });
    await client.ask('games'); // so that the move is kept
    expect(await after.client.ask('resume', { id })).toMatchObject({ id, view: now });
    ({ client } = after);
    now = (await playOne(client, now, number)).view;
  }
});

test('a placement is taken back', async () => {
  const { client } = start();
  let now = (await client.ask('begin', setup())).view;
  for (let number = 0; !now.can_undo; number += 1) {
    if (now.waiting_for === 'nobody') now = (await client.ask('begin', setup())).view;
    now = (await playOne(client, now, number)).view;
  }
  const before = await client.ask('undo');
  expect(before).toMatchObject({ can_undo: false, waiting_for: 'person', table: { phase: 'place' } });
  expect(before.suggestion).toBeDefined();
  expect(await failureOf(client.ask('undo'))).toMatchObject({ kind: 'refused' });
});

test('aids are switched on and off in the middle of a game', async () => {
  const { client } = start();
  const { id, view } = await client.ask('begin', setup());
  const before = await playOn(client, view, 5);
  const helped = await client.ask('aids', { on: true });
  expect(helped).toMatchObject({ learning: true, table: before.table, moves: before.moves });
  expect(helped.seen).toBeDefined();
  expect((await client.ask('resume', { id })).view).toEqual(helped);
  expect((await client.ask('aids', { on: false })).learning).toBe(false);
});

test('saved games are listed, the newest first, and forgotten', async () => {
  const { client, store } = start();
  const first = await client.ask('begin', setup({ first: 1 }));
  await playOn(client, first.view, 1);
  const second = await client.ask('begin', setup({ variant: 'kids' }));
  await client.ask('games');
  const [stored] = (await store.all()).filter(({ id }) => id === first.id);
  if (stored) stored.changed = 1;
  const saved = await client.ask('games');
  expect(saved.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(saved[0]).toMatchObject({ over: false, players: second.view.players, options: { variant: 'kids' }, turn: 1 });
  await client.ask('forget', { id: second.id });
  await playOn(client, second.view, 3); // it goes on, but is not kept any more
  expect((await client.ask('games')).map(({ id }) => id)).toEqual([first.id]);
  expect(await failureOf(client.ask('resume', { id: second.id }))).toMatchObject({ kind: 'storage' });
});

test('at most 20 finished games are kept, and every unfinished one in which something was decided', async () => {
  const { client, store } = start();
  const begin = async () => (await client.ask('begin', setup({ edition: '1x2', first: 1 }))).view;
  for (let number = 0; number < 22; number += 1) await playOn(client, await begin());
  for (let number = 0; number < 22; number += 1) await playOn(client, await begin(), 1);
  for (let number = 0; number < 3; number += 1) await begin();
  const saved = await client.ask('games');
  expect(saved.filter(({ over }) => over)).toHaveLength(20);
  expect(saved.filter(({ over }) => !over)).toHaveLength(22 + 1);
  expect(store.items.size).toBe(43);
});

test('one tab plays a game; the other is told, and can take over', async () => {
  const tabs = newTabs();
  const here = start({ tabs });
  const { id, view } = await here.client.ask('begin', setup({ first: 1, players: four }));
  const early = (await playOne(here.client, view, 0)).view;
  const there = start({ tabs, store: here.store });
  await here.client.ask('games');
  expect((await there.client.ask('resume', { id })).view).toEqual(early);
  await expect.poll(() => here.notices).toEqual([{ notice: 'elsewhere' }]);
  expect(await failureOf(playOne(here.client, early, 0))).toMatchObject({ kind: 'elsewhere' });
  const late = (await playOne(there.client, early, 0)).view;
  await there.client.ask('games');
  expect((await here.client.ask('resume', { id })).view).toEqual(late);
  await expect.poll(() => there.notices).toEqual([{ notice: 'elsewhere' }]);
});

test('a tab that was not told stops at its next move, and changes nothing', async () => {
  const here = start();
  const { id, view } = await here.client.ask('begin', setup({ first: 1, players: four }));
  await here.client.ask('games');
  const there = start({ store: here.store });
  const { view: early } = await there.client.ask('resume', { id });
  const deaf = (await playOne(here.client, view, 0)).view;
  await here.client.ask('games');
  expect(here.notices).toEqual([{ notice: 'elsewhere' }]);
  expect(await failureOf(playOne(here.client, deaf, 0))).toMatchObject({ kind: 'elsewhere' });
  expect((await there.client.ask('resume', { id })).view).toEqual(early);
});

test('a mismatch that was not looked at to the end comes again with the game', async () => {
  const { client, store } = start();
  const people = [{ name: 'Ada' }, { name: 'Ben' }];
  const { id, view } = await client.ask('begin', setup({ players: people, first: 1 }));
  let happened: Happened = { steps: [], view };
  for (let spot = 1; !happened.steps.some(({ event }) => coversMismatch(event)); spot += 1) {
    const free = happened.view.moves[(spot * 5) % happened.view.moves.length];
    happened = await client.ask('play', { move: free?.move ?? '1' });
  }
  await client.ask('games');
  const again = await start({ store }).client.ask('resume', { id });
  expect(again.looked?.map(({ event }) => event.type)).toEqual(['turned', 'covered', 'turn_ended']);
  expect(again.looked?.[0]?.table.spots.filter(({ open }) => open)).toHaveLength(2);
  const { client: last } = start({ store });
  await last.ask('resume', { id });
  await last.ask('looked');
  await last.ask('games');
  expect((await last.ask('resume', { id })).looked).toBeUndefined();
});

test.each(['key', 'pad'] as const)('a record is sealed with a %s', async (way) => {
  const keys = new MemoryStore<KeptKey>('id');
  const seal = new Seal(() => (way === 'key' ? keptKey(keys) : Promise.resolve(undefined)));
  const record = '[Seed "1234"] GYRBPX'.repeat(20);
  const sealed = await seal.close(record);
  expect(sealed.way).toBe(way);
  for (const bytes of [sealed.start, sealed.text]) {
    expect(new TextDecoder('latin1').decode(bytes)).not.toMatch(/Seed|GYRB/);
  }
  expect((await seal.close(record)).text).not.toEqual(sealed.text);
  const another = new Seal(() => (way === 'key' ? keptKey(keys) : Promise.resolve(undefined)));
  expect(await another.open(sealed)).toBe(record);
  if (way === 'pad') return;
  const { key } = keys.items.get('games') ?? {};
  if (key) await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('extractable');
  await expect(plainSeal.open(sealed)).rejects.toThrow('the key of this game is gone');
});

test('a lesson has the cards it needs, and is not kept', async () => {
  const { client, store } = start();
  const players = [{ name: 'Ada' }, { name: 'Ben' }];
  await client.ask('begin', setup({ edition: '1x2', players, first: 1, deck: 'GXGX' }));
  const { steps } = await client.ask('play', { move: '3' });
  expect(steps[0]?.event).toMatchObject({ kind: 'G', from: 3 });
  await client.ask('games');
  expect(store.items.size).toBe(0);
});

test('a game that cannot be kept goes on', async () => {
  const store = gameStore();
  store.failing = true;
  const { client, notices } = start({ store });
  const { view } = await client.ask('begin', setup());
  await playOn(client, view);
  expect(notices[0]).toMatchObject({ notice: 'not_saved', what: 'Error: full' });
  expect(await failureOf(client.ask('games'))).toMatchObject({ kind: 'storage' });
});

test('the weights are loaded only when they are needed, and again after they could not be had', async () => {
  let loads = 0;
  const loadWeights = () => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('offline')) : weights();
  };
  const { client } = start({ loadWeights });
  await client.ask('begin', setup());
  expect(loads).toBe(0);
  expect(await failureOf(client.ask('begin', setup({ players: four })))).toMatchObject({ kind: 'loading' });
  await client.ask('begin', setup({ players: four }));
  await client.ask('begin', setup({ players: four }));
  expect(loads).toBe(2);
});

test('what is wrong is refused with its clause', async () => {
  const { client } = start();
  const failure = await failureOf(client.ask('play', { move: '1' }));
  expect(failure).toMatchObject({ kind: 'refused', what: 'no game is open' });
  const wrong: Partial<GameSetup>[] = [
    { players: [{ name: 'Ada' }] },
    { players: four.slice(0, 3), variant: 'team' },
    { players: [{ name: '' }, { name: 'Ben' }] },
    { players: [{ name: 'A\nB' }, { name: 'Ben' }] },
    { first: 4 },
    { edition: '9x9' },
  ];
  for (const change of wrong) {
    const { kind, clause } = await failureOf(client.ask('begin', setup(change)));
    expect(kind, JSON.stringify(change)).toBe('refused');
    expect(clause, JSON.stringify(change)).toMatch(/^[RN]\d/);
  }
});

test('the levels are those of the engine', async () => {
  const { client, store } = start();
  const { id } = await client.ask('begin', setup());
  await client.ask('games');
  const [stored] = await store.all();
  if (stored) stored.record = await plainSeal.close((await plainSeal.open(stored.record)).replace('parrot', 'nobody'));
  const { what } = await failureOf(client.ask('resume', { id }));
  expect(what).toBe(`unknown bot 'nobody'; there are: ${botLevels.join(', ')}`);
});

test('no message has the deck or a card that nobody has turned over', async () => {
  const { client, store, messages } = start();
  const { id, view } = await client.ask('begin', setup({ edition: 'pocket' }));
  const turned = new Set<string>();
  let now = view;
  for (let number = 0; now.waiting_for !== 'nobody'; number += 1) {
    const happened = await playOne(client, now, number);
    for (const { event, table } of happened.steps) {
      if (event.type === 'turned') turned.add(event.kind);
      for (const { open } of table.spots) if (open) expect(turned).toContain(open);
    }
    now = happened.view;
  }
  const deck = /\[Deck "(.+)"\]/.exec(await recordOf({ client, store }, id))?.[1] ?? '';
  expect(deck).toHaveLength(12 * kinds.length);
  const all = JSON.stringify(messages);
  for (let start = 0; start + 6 <= deck.length; start += 1) expect(all).not.toContain(deck.slice(start, start + 6));
});

test('page and worker refuse what is not as described', async () => {
  const Doubled = object({ twice: number });
  const questions = { double: { ask: number, answer: Doubled } };
  const { client } = connected(checking(questions), () =>
    answering<typeof questions>({ double: (asked) => Promise.resolve({ twice: 2 * asked, ...(asked > 9 ? { large: true } : {}) }) }),
  );
  expect(await client.ask('double', 4)).toEqual({ twice: 8 });
  await expect(client.ask('double', -4)).rejects.toThrow('Expected >=0');
  await expect(client.ask('double', 10)).rejects.toThrow('large');
});
