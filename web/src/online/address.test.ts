import { expect, test } from 'vitest';

import { hashOf, addressIn } from './address';

test('a link leads to its table', () => {
  for (const place of [{ code: 'K7QF2', television: false }, { code: 'K7QF2', television: true }]) {
    expect(addressIn(hashOf(place))).toEqual(place);
  }
  expect(addressIn('#t=k7qf2')?.code).toBe('K7QF2');
});

test.each(['', '#', '#t=', '#t=K7 QF', '#x=K7QF', '#t=<b>', '#t=K7QF&x'])('%s leads nowhere', (hash) => {
  expect(addressIn(hash)).toBeUndefined();
});
