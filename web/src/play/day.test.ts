import { expect, test } from 'vitest';

import { startEngine } from '../engine/testing';
import { tagIn } from '../engine/tags';
import { dateOf, dayBefore, setupOfDay } from './day';
import { gameSetup } from './setup';
import { en } from '../i18n/en';

test('today and yesterday, as this device has them', () => {
  const newYear = new Date(2027, 0, 1, 0, 5);
  expect(dayBefore(newYear, 0)).toBe('2027-01-01');
  expect(dayBefore(newYear, 1)).toBe('2026-12-31');
  expect(dateOf('2026-12-31').getDate()).toBe(31);
});

test('every weekday has its animals; a day always has the same', () => {
  const animals = Array.from({ length: 7 }, (_, day) => setupOfDay(`2026-11-${10 + day}`).players.map(({ bot }) => bot));
  expect(new Set(animals.map(String)).size).toBe(7);
  expect(setupOfDay('2026-11-17')).toEqual(setupOfDay('2026-11-10'));
});

// The whole game of three animals.
async function played(day: string): Promise<string> {
  const { client } = startEngine();
  const players = setupOfDay(day).players.map(({ bot = 'puppy' }, seat) => ({ name: `Animal ${seat}`, bot }));
  await client.ask('begin', { ...gameSetup({ ...setupOfDay(day), players }, false, en), day });
  for (let over = false; !over; ) over = (await client.ask('playBot')).view.waiting_for === 'nobody';
  return client.ask('record');
}

test('a day is a deal: the same game on every device, and other cards the next day', async () => {
  const record = await played('2026-11-19');
  expect(tagIn(record, 'Day')).toEqual(['2026-11-19']);
  expect(await played('2026-11-19')).toBe(record);
  expect(tagIn(await played('2026-11-20'), 'Deck')).not.toEqual(tagIn(record, 'Deck'));
});
