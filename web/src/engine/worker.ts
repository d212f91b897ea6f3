// The game lives here, hidden cards included; the page gets what everybody at the table can see.
import weightsUrl from '../../../src/bots/evaluation.weights?url';
import moduleUrl from '../../../build/wasm/rookie.wasm?url';
import { fetched } from './fetched';
import { Host } from './host';
import { EngineModule } from './module';
import type { Request } from './protocol';
import { BrowserStore, type StoredGame } from './store';

const host = new Host({
  loadModule: async () => new EngineModule((await WebAssembly.instantiateStreaming(fetched(moduleUrl))).instance),
  loadWeights: async () => new Uint8Array(await (await fetched(weightsUrl)).arrayBuffer()),
  store: new BrowserStore<StoredGame>('rookie', 'id'),
  notify: (notice) => {
    self.postMessage(notice);
  },
});

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  host.handle(data, (reply) => {
    self.postMessage(reply);
  });
});
