// For tests: the real review, with the page's side and the worker's side of every message.
import moduleUrl from '../../../build/wasm/review.wasm?url&inline';
import { bytesOf, connected, MemoryStore, weights } from '../engine/testing';
import { loading } from '../engine/text_module';
import { reviewing } from './host';
import { ReviewModule } from './module';
import type { PastGame } from './past';
import { check } from './protocol';

const compiled = WebAssembly.compile(await bytesOf(moduleUrl));

export function startForTest({ loadWeights = weights } = {}) {
  const loadModule = async () => new ReviewModule(await WebAssembly.instantiate(await compiled));
  return connected(check, () => reviewing(loading(loadModule, loadWeights))).client;
}

// The golden games, by the names of their files.
const files = import.meta.glob<string>('../../../tests/playthroughs/*.rgn', { query: '?raw', import: 'default', eager: true });
export const playthroughs: [string, string][] = Object.entries(files).map(([path, record]) => [
  path.replace(/^.*\//, ''),
  record,
]);
export function playthrough(name: string): string {
  return playthroughs.find(([file]) => file === `${name}.rgn`)?.[1] ?? '';
}

export const memoryStore = () => new MemoryStore<PastGame>('record');
