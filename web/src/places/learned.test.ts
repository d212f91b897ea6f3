import { expect, test } from 'vitest';

import { readLearned } from './learned';

test('what was learned is read again, and what is broken or foreign reads as nothing', () => {
  const learned = { done: ['kids', 'steal'], at: { chapter: 'steal', lesson: 2 } };
  expect(readLearned(JSON.stringify(learned))).toEqual(learned);
  for (const text of [null, '', '7', '{"done":7}', '{"done":["chess"],"at":{"chapter":"chess","lesson":0}}']) {
    expect(readLearned(text)).toEqual({ done: [] });
  }
  expect(readLearned('{"done":[],"at":{"chapter":"team","lesson":9}}')).toEqual({ done: [] });
});
