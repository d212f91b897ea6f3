import { expect, test } from 'vitest';

import { de } from '../i18n/de';
import { en } from '../i18n/en';
import { other } from '../i18n/format';
import { gameSetup, longestName, namesOf, playersOf, readSetup, type Setup } from './setup';

const usual = readSetup(null);

test('you, a parrot and a squirrel, unless something else was kept', () => {
  expect(usual).toEqual({
    edition: 'classic',
    variant: 'standard',
    ruling: 'de',
    players: [{ name: '' }, { name: '', bot: 'parrot' }, { name: '', bot: 'squirrel' }],
    flat: false,
  });
});

test('a broken store reads as the default', () => {
  const broken = [
    '{',
    '7',
    'null',
    '[]',
    '{"players":[]}',
    '{"players":"Ada"}',
    '{"players":[{"name":"Ada"},{"name":7}]}',
    '{"players":[{"name":"Ada"},{"name":"","bot":"dragon"}]}',
    '{"variant":"solo","edition":"5x18","ruling":"fr","flat":1,"first":"2"}',
    '{"first":0}',
    '{"first":4}',
    '{"first":1.5}',
  ];
  for (const text of broken) expect(readSetup(text), text).toEqual(usual);
});

test('what was kept is read again', () => {
  const kept: Setup = {
    edition: 'pocket',
    variant: 'kids',
    ruling: 'it forfeit',
    players: [{ name: 'Zoë' }, { name: '', bot: 'fox' }],
    first: 1,
    flat: true,
  };
  expect(readSetup(JSON.stringify(kept))).toEqual(kept);
});

test('names have no control characters, and an end', () => {
  const players = [{ name: 'A\nd\u0007a' }, { name: '🦊'.repeat(40) }];
  const [ada, foxes] = readSetup(JSON.stringify({ players })).players;
  expect(ada?.name).toBe('Ada');
  expect(foxes?.name).toBe('🦊'.repeat(longestName));
});

test('everybody has a name of their own for others', () => {
  expect(namesOf(usual.players, de)).toEqual(['Spieler*in 1', 'Papagei', 'Eichhörnchen']);
  expect(namesOf([{ name: ' ' }, { name: 'Ada ' }, { name: '' }], en)).toEqual(['Player 1', 'Ada', 'Player 3']);
  expect(namesOf([{ name: '', bot: 'fox' }, { name: '' }, { name: '', bot: 'fox' }], en)).toEqual(['Fox', 'Player 2', 'Fox 2']);
});

test('who plays alone here is you here', () => {
  expect(playersOf(usual.players, [1], en).map((player) => en.label(player))).toEqual(['You', 'Parrot', 'Squirrel']);
  expect(playersOf([{ name: 'Ada' }, { name: '' }], [1, 2], en)).toMatchObject([other('Ada'), other('Player 2')]);
});

test('people have faces of their own, or those that they have chosen', () => {
  const players = playersOf([{ name: 'Ada' }, { name: 'Ben', face: 7 }, { name: '', bot: 'fox' }, { name: 'Eve' }], [1, 2, 4], en);
  expect(players.map(({ face }) => face)).toEqual([0, 7, undefined, 27]);
});

test('is what the engine is asked to begin', () => {
  expect(gameSetup({ ...usual, first: 3 }, true, en)).toEqual({
    edition: 'classic',
    variant: 'standard',
    ruling: 'de',
    players: [{ name: 'Player 1' }, { name: 'Parrot', bot: 'parrot' }, { name: 'Squirrel', bot: 'squirrel' }],
    first: 3,
    learning: true,
  });
  expect(gameSetup(usual, false, en)).not.toHaveProperty('first');
});
