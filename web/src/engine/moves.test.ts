import { expect, test } from 'vitest';

import { moveText, readMove, type Move } from './moves';

test.each<[string, Move]>([
  ['7', { turn: 7 }],
  ['<', { take: 'left' }],
  ['>', { take: 'right' }],
  ['~', { cover: true }],
  ['YY-', { tops: ['Y', 'Y', undefined], partner: false }],
  ['@--X', { tops: [undefined, undefined, 'X'], partner: true }],
])('%s is read, and written again', (text, move) => {
  expect(readMove(text)).toEqual(move);
  expect(moveText(move)).toBe(text);
});
