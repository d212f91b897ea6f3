import { expect, test } from 'vitest';

import { lookSetting, readSettings } from './settings';

test('a broken store reads as the defaults', () => {
  const defaults = readSettings(null, ['it-CH']);
  expect(defaults).toMatchObject({ language: 'it', theme: 'auto', sound: true });
  for (const text of ['', '{', '7', 'null', '[]', '{"theme":"pink","sound":"yes"}']) {
    expect(readSettings(text, ['it-CH'])).toEqual(defaults);
  }
});

test('what was kept is read again', () => {
  const kept = { ...readSettings(null, []), language: 'fr', theme: 'dark', sound: false, lookTime: 'long' } as const;
  expect(readSettings(JSON.stringify(kept), ['de'])).toEqual(kept);
});

test('children and learners look longer, as long as nobody changes that', () => {
  const settings = readSettings(null, []);
  expect(settings[lookSetting('standard', false)]).toBe('normal');
  expect(settings[lookSetting('kids', false)]).toBe('longer');
  expect(settings[lookSetting('team', true)]).toBe('longer');
});
