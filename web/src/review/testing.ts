// For tests: the real review, with the page's side and the worker's side of every message.
import weightsUrl from '../../../src/bots/evaluation.weights?url&inline';
import moduleUrl from '../../../build/wasm/review.wasm?url&inline';
import { Client } from '../engine/client';
import type { ReviewRequests } from './client';
import { ReviewHost, type ReviewRequest } from './host';
import { ReviewModule } from './module';
import type { PastGame, PastStore } from './past';

const bytes = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());
const compiled = WebAssembly.compile(await bytes(moduleUrl));

export function startForTest({ loadWeights = () => bytes(weightsUrl) } = {}): Client<ReviewRequests> {
  const { port1, port2 } = new MessageChannel();
  const host = new ReviewHost(async () => new ReviewModule(await WebAssembly.instantiate(await compiled)), loadWeights);
  port2.addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
    host.handle(data, (reply) => port2.postMessage(reply));
  });
  const client = new Client<ReviewRequests>(port1, () => undefined);
  port1.start();
  port2.start();
  return client;
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

export class MemoryStore implements PastStore {
  readonly games = new Map<string, PastGame>();

  all() {
    return Promise.resolve([...this.games.values()]);
  }
  get(record: string) {
    return Promise.resolve(this.games.get(record));
  }
  put(game: PastGame) {
    return Promise.resolve(void this.games.set(game.record, game));
  }
  delete(record: string) {
    return Promise.resolve(void this.games.delete(record));
  }
  clear() {
    this.games.clear();
    return Promise.resolve();
  }
}
