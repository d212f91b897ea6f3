// What the browser keeps of the games. Only the worker reads those that are being played: a record has the cards that
// nobody has seen.
import type { GameView } from './protocol';

export interface StoredGame {
  id: string;
  changed: number; // milliseconds since 1970
  view: Pick<GameView, 'players' | 'waiting_for'>;
  record: string;
}

export function isStoredGame(value: object): value is StoredGame {
  const { changed, view, record }: Partial<StoredGame> = value;
  return typeof changed === 'number' && typeof record === 'string' && Array.isArray(view?.players);
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

// A database of this browser: items that are known by one of their fields, a text. What is no item is not there.
export class BrowserStore<Item extends object> {
  readonly #name: string;
  readonly #key: keyof Item & string;
  readonly #isItem: (value: object) => value is Item;
  #database: Promise<IDBDatabase> | undefined;

  constructor(name: string, key: keyof Item & string, isItem: (value: object) => value is Item) {
    this.#name = name;
    this.#key = key;
    this.#isItem = isItem;
  }

  async all(): Promise<Item[]> {
    const found = await this.#in('readonly', (store) => store.getAll() as IDBRequest<object[]>);
    return found.filter(this.#isItem);
  }

  async get(key: string): Promise<Item | undefined> {
    const found = await this.#in('readonly', (store) => store.get(key) as IDBRequest<object | undefined>);
    return found && this.#isItem(found) ? found : undefined;
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
