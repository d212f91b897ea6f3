import { expect, test, vi } from 'vitest';

import { knownAs } from '../i18n/format';
import { language } from '../i18n/language.svelte';
import type { Lobby, LobbySeat } from './protocol';
import { beginning, hasRoom, newsOf, numbered, playersAt } from './seats';

vi.stubGlobal('document', { documentElement: {} });
await language.speak('en');
await language.speakWholly();

const ada = { name: 'Ada', here: true };
const ben = { name: 'Ben', here: false };
const fox = { name: 'fox', bot: 'fox' } as const;

const lobbyOf = (phase: Lobby['phase'], seats: LobbySeat[], late_joiners = false): Lobby => ({
  code: 'K7QF',
  phase,
  settings: {
    edition: 'classic',
    variant: 'standard',
    ruling: 'de',
    seats: seats.length,
      first: 'turns',
    look: 0,
    bot_pause: 0,
    turn_clock: 0,
    bot: 'fox',
    learning: false,
    late_joiners,
    watchers: true,
    locked: false,
  },
  host: 1,
  paused: false,
  watching: 0,
  seats,
});

test('those who are there play: they close up, and the free seats go', () => {
  expect(beginning([ada, fox])).toEqual([{ type: 'start' }]);
  expect(beginning([{}, ada, {}, fox, ben, {}])).toEqual([
    { type: 'swap', seat: 2, other: 1 },
    { type: 'swap', seat: 4, other: 2 },
    { type: 'swap', seat: 5, other: 3 },
    { type: 'settings', settings: { seats: 3 } },
    { type: 'start' },
  ]);
});

test('who is here, who is away, and who plays for them', () => {
  expect(playersAt([ada, ben, { ...ben, bot: 'squirrel' }, fox], 1)).toEqual([
    { known: 'Ada', you: true },
    { name: 'Ben', you: false, away: true, note: 'away' },
    { name: 'Ben', you: false, bot: 'squirrel', note: 'Squirrel plays' },
    { name: 'Fox', you: false, bot: 'fox' },
  ]);
});

test('who comes can sit on a free seat between games, and for an animal where the table allows it', () => {
  for (const phase of ['lobby', 'over'] as const) {
    expect(hasRoom(lobbyOf(phase, [ada, {}]))).toBe(true);
    expect(hasRoom(lobbyOf(phase, [ada, fox]))).toBe(false);
    expect(hasRoom(lobbyOf(phase, [ada, fox], true))).toBe(true);
    expect(hasRoom(lobbyOf(phase, [ada, ben], true))).toBe(false);
  }
  expect(hasRoom(lobbyOf('playing', [ada, fox]))).toBe(false);
  expect(hasRoom(lobbyOf('playing', [ada, fox], true))).toBe(true);
  expect(hasRoom(lobbyOf('playing', [ada, { ...ben, bot: 'fox' }], true))).toBe(false);
  expect(hasRoom(lobbyOf('dealing', [ada, fox], true))).toBe(false);
});

test('nobody can sit down at a table that is locked', () => {
  const lobby = lobbyOf('lobby', [ada, {}, fox], true);
  expect(hasRoom({ ...lobby, settings: { ...lobby.settings, locked: true } })).toBe(false);
});

const namesAt = (seats: readonly LobbySeat[]) => playersAt(seats, undefined).map(knownAs);

test('an animal keeps its name while others come and go', () => {
  const begun = numbered([ada, ben, fox, fox], []);
  expect(namesAt(begun)).toEqual(['Ada', 'Ben', 'Fox', 'Fox 2']);
  const left = numbered([fox, ben, fox, fox], begun);
  expect(namesAt(left)).toEqual(['Fox 3', 'Ben', 'Fox', 'Fox 2']);
  const taken = numbered([fox, ben, ada, fox], left);
  expect(namesAt(taken)).toEqual(['Fox 3', 'Ben', 'Ada', 'Fox 2']);
  expect(namesAt(numbered([fox, fox, ada, { name: 'owl', bot: 'grandmaster' }], taken))).toEqual([
    'Fox 3', 'Fox', 'Ada', 'Owl',
  ]);
});

test('an animal that plays for somebody needs no number', () => {
  expect(namesAt(numbered([{ ...ben, bot: 'fox' }, fox], []))).toEqual(['Ben', 'Fox']);
});

test('who has left a game is told to everybody, and who is the host now to them', () => {
  const before = lobbyOf('playing', [ada, ben, fox]);
  const after = { ...lobbyOf('playing', numbered([fox, ben, fox], numbered(before.seats, []))), host: 2 };
  expect(newsOf(before, after, 3)).toEqual(['Ada has left. Fox 2 plays on.']);
  expect(newsOf(before, after, 2)).toEqual(['Ada has left. Fox 2 plays on.', 'You run the table now.']);
  expect(newsOf(before, before, 1)).toEqual([]);
});

test('who changes places has not left, and stays the host', () => {
  const before = lobbyOf('lobby', [ada, fox]);
  expect(newsOf(before, { ...lobbyOf('lobby', [fox, ada]), host: 2 }, 2)).toEqual([]);
});

test('the first to come is the host without a word', () => {
  const { host, ...nobody } = lobbyOf('lobby', [{}, {}]);
  expect(newsOf(nobody, { ...lobbyOf('lobby', [ada, {}]), ...(host ? { host } : {}) }, 1)).toEqual([]);
});
