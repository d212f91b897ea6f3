// What the browser keeps of the games. Only the worker reads those that are being played: a record has the cards that
// nobody has seen.
import type { SavedGame } from './protocol';

export interface StoredGame extends SavedGame {
  record: string;
}

export interface GameStore {
  all(): Promise<StoredGame[]>;
  get(id: string): Promise<StoredGame | undefined>;
  put(game: StoredGame): Promise<void>;
  delete(id: string): Promise<void>;
}

const items = 'games';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('the database does not answer'));
    };
  });
}

// A database of this browser: items that are known by one of their fields, a text.
export class BrowserStore<Item extends object> {
  readonly #name: string;
  readonly #key: keyof Item & string;
  #database: Promise<IDBDatabase> | undefined;

  constructor(name: string, key: keyof Item & string) {
    this.#name = name;
    this.#key = key;
  }

  all(): Promise<Item[]> {
    return this.#in('readonly', (store) => store.getAll() as IDBRequest<Item[]>);
  }

  get(key: string): Promise<Item | undefined> {
    return this.#in('readonly', (store) => store.get(key) as IDBRequest<Item | undefined>);
  }

  async put(item: Item): Promise<void> {
    await this.#in('readwrite', (store) => store.put(item));
  }

  async delete(key: string): Promise<void> {
    await this.#in('readwrite', (store) => store.delete(key));
  }

  async clear(): Promise<void> {
    await this.#in('readwrite', (store) => store.clear());
  }

  #open(): Promise<IDBDatabase> {
    const request = indexedDB.open(this.#name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(items, { keyPath: this.#key });
    };
    return settled(request);
  }

  async #in<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    this.#database ??= this.#open();
    try {
      return await settled(work((await this.#database).transaction(items, mode).objectStore(items)));
    } catch (error) {
      this.#database = undefined; // next time from the beginning
      throw error;
    }
  }
}
