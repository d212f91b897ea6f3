// For tests: the real engine, with the page's side and the worker's side of every message.
import weightsUrl from '../../../src/bots/evaluation/network/evaluation.weights?url&inline';
import moduleUrl from '../../../build/wasm/rookie.wasm?url&inline';
import { serve, type answering } from './answering';
import type { Check } from './checking';
import { Client } from './client';
import { Host, type Tabs } from './host';
import { EngineModule } from './module';
import { check, type Requests } from './protocol';
import type { Notice, Questions } from './questions';
import { Seal } from './seal';
import type { Store, StoredGame } from './store';
import { loading } from './text_module';

export const bytesOf = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());

const compiled = WebAssembly.compile(await bytesOf(moduleUrl));
export const weights = () => bytesOf(weightsUrl);

export class MemoryStore<Item> implements Store<Item> {
  readonly items = new Map<string, Item>();
  readonly #key: keyof Item;
  failing = false;

  constructor(key: keyof Item) {
    this.#key = key;
  }

  #answer<T>(answer: () => T): Promise<T> {
    return this.failing ? Promise.reject(new Error('full')) : Promise.resolve(answer());
  }
  all() {
    return this.#answer(() => [...this.items.values()]);
  }
  get(id: string) {
    return this.#answer(() => this.items.get(id));
  }
  put(item: Item) {
    return this.#answer(() => void this.items.set(String(item[this.#key]), structuredClone(item)));
  }
  update(id: string, change: (item: Item | undefined) => Item | undefined) {
    return this.#answer(() => {
      const changed = change(this.items.get(id));
      if (changed) this.items.set(id, structuredClone(changed));
      return this.items.get(id);
    });
  }
  delete(id: string) {
    return this.#answer(() => void this.items.delete(id));
  }
  clear() {
    return this.#answer(() => this.items.clear());
  }
}
export const gameStore = () => new MemoryStore<StoredGame>('id');

// A page and a worker; `messages` are all messages between them, `notices` those that the page did not ask for.
export function connected<Asked extends Questions>(
  check: Check<Asked>,
  start: (notify: (notice: Notice) => void) => ReturnType<typeof answering<Asked>>,
) {
  const { port1, port2 } = new MessageChannel();
  const messages: unknown[] = [];
  const notices: Notice[] = [];
  for (const port of [port1, port2]) port.addEventListener('message', ({ data }) => messages.push(data));
  serve(port2, start((notice) => port2.postMessage(notice)));
  const client = new Client(port1, () => Promise.resolve(check), (notice) => notices.push(notice));
  port1.start();
  port2.start();
  return { client, messages, notices };
}

// The tabs of a browser: what one says is heard by the others.
export function newTabs(): () => Tabs {
  const tabs: Tabs[] = [];
  return () => {
    const postMessage = (data: never) =>
      tabs.filter((other) => other !== tab).forEach(({ onmessage }) => onmessage?.(new MessageEvent('message', { data })));
    const tab: Tabs = { postMessage, onmessage: null };
    tabs.push(tab);
    return tab;
  };
}

export const plainSeal = new Seal(() => Promise.resolve(undefined));

export function startEngine({ store = gameStore(), loadWeights = weights, tabs = newTabs() } = {}) {
  const loadModule = async () => new EngineModule(await WebAssembly.instantiate(await compiled));
  const engine = loading(loadModule, loadWeights);
  const start = (notify: (notice: Notice) => void) => new Host(engine, store, plainSeal, tabs(), notify).handle;
  return { ...connected<Requests>(check, start), store };
}
