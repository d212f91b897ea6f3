// The deals of vectors.json were computed in Python (vectors.py beside it); the C++ tests use the same.
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';

import records from '../../../tests/fair/records.rgn?raw';
import vectors from '../../../tests/fair/vectors.json';
import { newEntropy, seedOf, verifyDeal } from './verify';

const known = vectors[1];
if (!known) throw new Error('vectors.json is empty');
const { record, commitment } = known;
const witness = { commitment, seat: 0, entropy: known.entropy[0] ?? '' };

describe('a fair deal', () => {
  test.each(vectors)('$game is confirmed', (one) => {
    expect(verifyDeal(one.record)).toBe('fair');
    const entropy = one.entropy.map((digits) => hexToBytes(digits ?? ''));
    expect(bytesToHex(seedOf(hexToBytes(one.secret), hexToBytes(one.commitment), entropy))).toBe(one.seed);
    one.entropy.forEach((digits, seat) => {
      expect(verifyDeal(one.record, { commitment: one.commitment, seat, entropy: digits ?? '-' })).toBe('fair');
    });
  });

  test('is also told from a record with decisions', () => {
    expect(verifyDeal(`${record.trimEnd()}\n\n1. 3R 4R\n[Deck "GG"]\n`, witness)).toBe('fair');
  });
});

describe('a game that was really played', () => {
  const games = records.split(/^(?=\[Rookie )/m);
  test.each(games)('%#', (game) => {
    expect(verifyDeal(game)).toBe('fair');
    expect(verifyDeal(game.replace('[First ', '[Invented "later"]\n[First '))).toBe('fair');
  });
  test('three of them', () => {
    expect(games).toHaveLength(3);
  });
});

describe('a server that cheats', () => {
  // Every part of the record that it could replace.
  const changes: [string, string, string][] = [
    ['secret', `[Secret "${known.secret}"]`, `[Secret "${'0'.repeat(64)}"]`],
    ['first seat', '[First "2"]', '[First "3"]'],
    ['ruling', '[Ruling "de"]', '[Ruling "it"]'],
    ['edition', '[Edition "classic"]', '[Edition "pocket"]'],
    ['names', '"Ada" "Ben"', '"Ben" "Ada"'],
    ['game', '[Game "kT9vXw2b"]', '[Game "kT9vXw2c"]'],
  ];
  test.each(changes)('with another %s has broken its commitment', (_, part, instead) => {
    expect(record).toContain(part);
    expect(verifyDeal(record.replace(part, instead), witness)).toBe('commitment-broken');
  });

  test('with another deck is caught', () => {
    expect(verifyDeal(record.replace('[Deck "PY', '[Deck "YP'))).toBe('deck-replaced');
  });

  test('with other entropy is caught, by its player and by everybody', () => {
    const [first, , third] = known.entropy;
    const swapped = record.replace(`${first ?? ''} - ${third ?? ''}`, `${third ?? ''} - ${first ?? ''}`);
    expect(swapped).not.toBe(record);
    expect(verifyDeal(swapped)).toBe('deck-replaced');
    expect(verifyDeal(swapped, witness)).toBe('entropy-replaced');
    const dropped = record.replace(`[Entropy "${first ?? ''}`, '[Entropy "-');
    expect(verifyDeal(dropped)).toBe('deck-replaced');
    expect(verifyDeal(dropped, witness)).toBe('entropy-replaced');
  });

  test('that makes up everything is caught by who has kept the commitment', () => {
    expect(verifyDeal(record, { ...witness, commitment: 'f'.repeat(64) })).toBe('commitment-replaced');
  });
});

describe('a record that cannot be checked', () => {
  const tags = ['Edition', 'Variant', 'Ruling', 'Seats', 'First', 'Game', 'Commit', 'Entropy', 'Secret'];
  test.each(tags)('has no %s', (tag) => {
    expect(verifyDeal(record.replace(`[${tag} `, '[Other '))).toBe('incomplete');
  });

  test.each([
    ['says something twice', (text: string) => text.replace('[Game', '[Commit "0"]\n[Game')],
    ['has no secret yet', (text: string) => text.replace(/\[Secret .*\n/, '')],
    ['has a short secret', (text: string) => text.replace('[Secret "01', '[Secret "')],
    ['has capitals', (text: string) => text.replace('[Commit "43ee', '[Commit "43EE')],
    ['has too little entropy', (text: string) => text.replace('[Entropy "02', '[Entropy "')],
    ['has an unknown edition', (text: string) => text.replace('"classic"', '"huge"')],
    ['is empty', () => ''],
    ['is no record', () => 'juggle'],
  ])('%s', (_, change) => {
    expect(verifyDeal(change(record))).toBe('incomplete');
  });
});

test('entropy is new every time', () => {
  const some = Array.from({ length: 100 }, newEntropy);
  expect(new Set(some).size).toBe(100);
  expect(some.every((one) => /^[0-9a-f]{32}$/.test(one))).toBe(true);
});
