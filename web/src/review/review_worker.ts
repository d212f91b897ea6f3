import weightsUrl from '../../../src/bots/evaluation.weights?url';
import moduleUrl from '../../../build/wasm/review.wasm?url';
import { fetched } from '../engine/fetched';
import { ReviewHost, type ReviewRequest } from './host';
import { ReviewModule } from './module';

const host = new ReviewHost(
  async () => new ReviewModule((await WebAssembly.instantiateStreaming(fetched(moduleUrl))).instance),
  async () => new Uint8Array(await (await fetched(weightsUrl)).arrayBuffer()),
);

self.addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  host.handle(data, (reply) => self.postMessage(reply));
});
