import { expect, test } from 'vitest';

import { placeOfGame } from './address';
import { linkOf, longestRecord, longestSharedLink, recordIn } from './link';

const tags = '[Rookie "1"]\n[Variant "standard"]\n[Seats "Zoë" "Ben"]\n\n';
const turns = Array.from({ length: 200 }, (_, turn) => `${turn + 1}. ${(turn % 9) + 1}R ${((turn * 4) % 9) + 1}B\n`);
const record = tags + turns.join('');

test('a record comes out of its link as it went in', async () => {
  for (const text of [record, '', 'Zoë 🦊']) {
    const link = await linkOf(text);
    expect(link).toMatch(/^#g=[\w-]*$/);
    expect(placeOfGame(link)).toBe('review');
    expect(await recordIn(link)).toEqual({ record: text });
  }
});

test('a long game is a link that can be shared', async () => {
  expect((await linkOf(record)).length).toBeLessThan(longestSharedLink / 4);
});

test('a link that is cut off, or nonsense, is damaged', async () => {
  const link = await linkOf(record);
  for (const hash of [link.slice(0, -20), '#g=', '#g=%%%', '#g=AAAA', `${link.slice(0, 40)}!${link.slice(41)}`]) {
    expect(await recordIn(hash), hash).toEqual({ problem: 'damaged' });
  }
  expect(placeOfGame('#t=ABC12')).toBeUndefined();
});

test('what unpacks to too much is not unpacked', async () => {
  expect(await recordIn(await linkOf('x'.repeat(longestRecord)))).toHaveProperty('record');
  expect(await recordIn(await linkOf('x'.repeat(longestRecord + 1)))).toEqual({ problem: 'big' });
  expect(await recordIn(await linkOf('x'.repeat(50_000_000)))).toEqual({ problem: 'big' });
});
