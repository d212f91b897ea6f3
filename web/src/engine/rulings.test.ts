import { expect, test } from 'vitest';

import { RulingTag } from './protocol';
import { rulingsIn, rulingsOf, tagOf } from './rulings';
import { parsed } from './schema';

test('a tag has the words in their order', () => {
  expect(tagOf([])).toBe('de');
  expect(tagOf(['forfeit', 'it'])).toBe('it forfeit');
  expect(rulingsIn('it forfeit')).toEqual(['it', 'forfeit']);
  expect(rulingsIn('de')).toEqual([]);
});

test('the schema takes every set, and nothing else', () => {
  for (let set = 0; set < 16; set += 1) {
    const words = ['it', 'again', 'either', 'forfeit'].filter((_, at) => (set >> at) % 2 === 1);
    const tag = words.join(' ') || 'de';
    expect(parsed(RulingTag, tag)).toBe(tag);
  }
  for (const wrong of ['', 'fr', 'de it', 'again it', 'it it', ' it', 'it ', 'it  again', 'itagain', 'it,again']) {
    expect(() => parsed(RulingTag, wrong), wrong).toThrow();
  }
});

test('in kids house rules change nothing', () => {
  expect(rulingsOf({ variant: 'kids', ruling: 'it again' })).toEqual([]);
  expect(rulingsOf({ variant: 'team', ruling: 'it again' })).toEqual(['it', 'again']);
});
