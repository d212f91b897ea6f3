// Seals the records of unfinished games, so that nobody reads in the browser's storage how the cards lie.
import type { Store } from './store';

export interface Sealed {
  way: 'key' | 'pad';
  start: Uint8Array<ArrayBuffer>; // the initial vector, or the pad
  text: Uint8Array<ArrayBuffer>;
}

export interface KeptKey {
  id: string;
  key: CryptoKey;
}

export const isKeptKey = (value: object): value is KeptKey => 'key' in value && value.key instanceof CryptoKey;

const algorithm = 'AES-GCM';

// The key of this browser, which no script can export. There is none where the browser offers no cryptography, as over
// plain http, or cannot keep a key.
export async function keptKey(store: Store<KeptKey>): Promise<CryptoKey | undefined> {
  try {
    const key = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
    const kept = await store.update('games', (before) => (before ? undefined : { id: 'games', key }));
    return kept?.key;
  } catch {
    return undefined;
  }
}

const padded = (text: Uint8Array, pad: Uint8Array) => text.map((byte, at) => byte ^ (pad[at] ?? 0));

export class Seal {
  readonly #findKey: () => Promise<CryptoKey | undefined>;
  #key: Promise<CryptoKey | undefined> | undefined;

  constructor(findKey: () => Promise<CryptoKey | undefined>) {
    this.#findKey = findKey;
  }

  async close(record: string): Promise<Sealed> {
    const text = new TextEncoder().encode(record);
    const key = await this.#ownKey();
    const start = crypto.getRandomValues(new Uint8Array(key ? 12 : text.length));
    if (!key) return { way: 'pad', start, text: padded(text, start) };
    const sealed = await crypto.subtle.encrypt({ name: algorithm, iv: start }, key, text);
    return { way: 'key', start, text: new Uint8Array(sealed) };
  }

  async open({ way, start, text }: Sealed): Promise<string> {
    if (way === 'pad') return new TextDecoder().decode(padded(text, start));
    const key = await this.#ownKey();
    if (!key) throw new Error('the key of this game is gone');
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: algorithm, iv: start }, key, text));
  }

  #ownKey(): Promise<CryptoKey | undefined> {
    return (this.#key ??= this.#findKey());
  }
}
