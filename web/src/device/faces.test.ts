import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { faceCount } from '../art/faces';
import { faceOf, keepFaces } from './faces';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('are kept by name, the newest only', () => {
  keepFaces([['Ada', 3], ['Ben', 4]]);
  keepFaces([['Ada', 5]]);
  expect([faceOf('Ada'), faceOf('Ben'), faceOf('Cleo')]).toEqual([5, 4, undefined]);
  for (let guest = 0; guest < 40; guest += 1) keepFaces([[`guest ${guest}`, 1]]);
  expect([faceOf('Ada'), faceOf('guest 39')]).toEqual([undefined, 1]);
});

test('a number that is no face is nobody’s', () => {
  localStorage.setItem('rookie.faces', JSON.stringify({ Ada: faceCount, Ben: 'x', Cleo: -1, Dora: 0.5, Eve: 0 }));
  expect(['Ada', 'Ben', 'Cleo', 'Dora', 'Eve'].map(faceOf)).toEqual([undefined, undefined, undefined, undefined, 0]);
});
