import { expect, test } from 'vitest';

import { startEngine } from '../engine/testing';
import type { GameSetup, GameView } from '../engine/protocol';
import { tagIn } from '../engine/tags';
import type { EngineClient } from '../engine/client';
import { challengeOf, challengerOf, longestChallenge, offeredIn } from './challenge';
import { partingOf, pointsOfFamilies, readGame } from './compare';
import { startForTest, playthrough } from './testing';

const setup: GameSetup = {
  edition: 'classic',
  variant: 'standard',
  ruling: 'de',
  players: [{ name: 'Ada' }, { name: 'Parrot', bot: 'parrot' }, { name: 'Fox', bot: 'fox' }],
  first: 2,
  learning: false,
};

// The person takes the same choice of those there are, except at one decision.
async function played(client: EngineClient, view: GameView, differs = -1): Promise<string> {
  let now = view;
  for (let decision = 0; now.waiting_for !== 'nobody'; ) {
    if (now.waiting_for === 'bot') {
      now = (await client.ask('playBot')).view;
      continue;
    }
    const at = decision === differs ? decision + 1 : decision;
    const move = now.moves[(at * 7) % now.moves.length]?.move ?? '1';
    now = (await client.ask('play', { move })).view;
    decision += 1;
  }
  return client.ask('record');
}

async function playedAs(game: GameSetup, differs?: number) {
  const { client, messages, store } = startEngine();
  const { view } = await client.ask('begin', game);
  return { record: await played(client, view, differs), messages, view, store };
}

test('the same deal, bots and seats: whoever decides alike sees the same game', async () => {
  const one = await playedAs(setup);
  const challenge = (await challengeOf(one.record, setup.players)) ?? '';
  expect(challenge).toMatch(/^[\w-]+$/);
  const offered = await offeredIn(challenge);
  expect(offered).toEqual({ ...setup, learning: undefined, players: setup.players, challenge });

  const players = [{ name: 'Zoë' }, ...setup.players.slice(1)];
  const other = await playedAs({ ...setup, players, challenge });
  expect(tagIn(other.record, 'Deck')).toEqual(tagIn(one.record, 'Deck'));
  expect(tagIn(other.record, 'Result')).toEqual(tagIn(one.record, 'Result'));

  const client = startForTest();
  const here = await readGame(client, other.record);
  const there = await readGame(client, (await challengerOf(other.record)) ?? '');
  expect(there.recorded.record.names[0]).toBe('Ada');
  expect(there.points).toEqual(here.points);
  expect(partingOf(here.recorded, there.recorded)).toBeUndefined();
}, 30_000);

test('the games are compared from the first difference on', async () => {
  const one = await playedAs(setup);
  const challenge = (await challengeOf(one.record, setup.players)) ?? '';
  const other = await playedAs({ ...setup, challenge }, 5);
  const client = startForTest();
  const here = await readGame(client, other.record);
  const there = await readGame(client, (await challengerOf(other.record)) ?? '');
  const parting = partingOf(here.recorded, there.recorded);
  expect(parting?.one.seat).toBe(1);
  expect(parting?.one.move).not.toBe(parting?.other.move);
  const before = here.recorded.decisions.slice(0, parting?.at).filter(({ seat }) => seat === 1);
  expect(before).toHaveLength(5);
  expect(here.points.join(' ')).toBe(here.recorded.result);
}, 30_000);

test('a game from an online table takes its deck along; the challenger’s challenge is not passed on', async () => {
  const record = playthrough('standard-3x4-de');
  const players = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }].slice(0, tagIn(record, 'Seats').length);
  const challenge = (await challengeOf(record, players)) ?? '';
  const game = { ...setup, ...(await offeredIn(challenge)), learning: false };
  const other = await playedAs(game);
  expect(tagIn(other.record, 'Deck')).toEqual(tagIn(record, 'Deck'));
  const again = await challengeOf(other.record, players);
  expect((await offeredIn(again ?? ''))?.players).toEqual(players);
  expect(again?.length).toBeLessThan(2 * challenge.length);
}, 30_000);

test('a challenge is legible nowhere before the game is over', async () => {
  const { record } = await playedAs(setup);
  const challenge = (await challengeOf(record, setup.players)) ?? '';
  const { client, messages } = startEngine();
  await client.ask('begin', { ...setup, challenge });
  await client.ask('games');
  const [deck = ''] = tagIn(record, 'Deck');
  const told = JSON.stringify(messages);
  for (let start = 0; start + 6 <= deck.length; start += 1) expect(told).not.toContain(deck.slice(start, start + 6));
  const [, turns = ''] = record.split('\n\n');
  for (const [turn] of turns.matchAll(/(?<=\. ).{14,}/g)) expect(told).not.toContain(turn);
  expect(turns).toMatch(/\. .{14,}/);
}, 30_000);

test('long games fit, and damaged challenges are told apart', async () => {
  const six = ['goldfish', 'goldfish', 'puppy', 'goldfish', 'puppy'] as const;
  const players = [{ name: 'Maximiliane-Luise' }, ...six.map((bot, seat) => ({ name: `Goldfish ${seat}`, bot }))];
  const { record } = await playedAs({ ...setup, players });
  const challenge = (await challengeOf(record, players)) ?? '';
  expect(challenge.length).toBeGreaterThan(longestChallenge / 2);
  expect(await offeredIn(challenge.slice(0, -40))).toBeUndefined();
  expect(await offeredIn('nonsense')).toBeUndefined();
  expect(await offeredIn('')).toBeUndefined();
}, 60_000);

test('two families that changed seats', () => {
  expect(pointsOfFamilies([10, 1, 20, 2], [5, 100, 6, 200])).toEqual([330, 14]);
});
