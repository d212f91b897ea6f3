// The game lives here, hidden cards included. The page gets only what everybody at the table can see.
import weightsUrl from '../../../src/bots/evaluation/network/evaluation.weights?url';
import moduleUrl from '../../../build/wasm/rookie.wasm?url';
import { serve } from './answering';
import { Host } from './host';
import { EngineModule } from './module';
import { isKeptKey, keptKey, Seal } from './seal';
import { browserStore, isStoredGame } from './store';
import { loadingFrom } from './text_module';

const engine = loadingFrom(EngineModule, moduleUrl, weightsUrl);
const store = browserStore('rookie', 'id', isStoredGame);
const seal = new Seal(() => keptKey(browserStore('rookie-key', 'id', isKeptKey)));
const host = new Host(engine, store, seal, new BroadcastChannel('rookie'), (notice) => self.postMessage(notice));
serve(self, host.handle);
