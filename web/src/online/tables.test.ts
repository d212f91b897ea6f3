// Which tables this device knows, with a storage and a server of our own.
import { beforeEach, expect, test, vi } from 'vitest';

import { findTable, keepTable, keptTables, seatWaiting } from './tables';

const table = { id: 'T', code: 'K7QF', token: 'secret' };
const answers = (status: number, body: object = {}) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('a seat waits at the last table while that is there', async () => {
  answers(200, { id: 'T', code: 'K7QF' });
  expect(await seatWaiting()).toBeUndefined();
  keepTable(table);
  expect(await seatWaiting()).toEqual({ id: 'T', code: 'K7QF' });
});

test('a table that is gone is forgotten, one that cannot be reached is not', async () => {
  keepTable(table);
  answers(500);
  expect(await seatWaiting()).toBeUndefined();
  expect(keptTables()).toEqual([table]);
  answers(404);
  expect(await seatWaiting()).toBeUndefined();
  expect(keptTables()).toEqual([]);
});

test('what was kept by others, or an older page, is no table; what a server says otherwise, no answer', async () => {
  const strangers = [table, { ...table, token: 7 }, { ...table, witness: { game: 'G' } }, null, 'K7QF'];
  localStorage.setItem('rookie.tables', JSON.stringify({ tables: strangers }));
  expect(keptTables()).toEqual([table]);
  answers(200, { code: 'K7QF' });
  expect(await findTable('K7QF')).toBe('server');
});
