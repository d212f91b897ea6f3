import { expect, test, vi } from 'vitest';

import { language } from '../i18n/language.svelte';
import { beginning, playersAt } from './seats';

vi.stubGlobal('document', { documentElement: {} });
await language.speak('en');
await language.speakWholly();

const ada = { name: 'Ada', here: true };
const ben = { name: 'Ben', here: false };
const fox = { name: 'fox', bot: 'fox' } as const;

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
    { name: 'Ada', you: true },
    { name: 'Ben', you: false, away: true, note: 'away' },
    { name: 'Ben', you: false, bot: 'squirrel', note: 'Squirrel plays' },
    { name: 'Fox', you: false, bot: 'fox' },
  ]);
});
