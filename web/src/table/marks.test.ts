import { expect, test } from 'vitest';

import { marks } from './marks';

const sources = import.meta.glob<string>(['./*.{svelte,ts}', '../play/*.{svelte,ts}', '!./marks*'], {
  query: '?raw', import: 'default', eager: true,
});

test('the components carry these attributes, no others, and nobody looks for them in another way', () => {
  const carried = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/[^\w-]data-([a-z]+)|\bdataset\.([a-z]+)/g)].map(([text, name, set]) => ({ path, text, name: name ?? set })),
  );
  expect([...new Set(carried.map(({ name }) => name))].sort()).toEqual([...marks].sort());
  expect(carried.filter(({ text }) => text.startsWith('['))).toEqual([]);
});
