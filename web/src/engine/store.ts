// What the browser keeps of the games. Only the worker reads it: a record has the cards that nobody has seen.
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

const database = 'rookie';
const games = 'games';

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

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(games, { keyPath: 'id' });
  };
  return settled(request);
}

export class BrowserStore implements GameStore {
  #database: Promise<IDBDatabase> | undefined;

  all(): Promise<StoredGame[]> {
    return this.#in('readonly', (store) => store.getAll() as IDBRequest<StoredGame[]>);
  }

  get(id: string): Promise<StoredGame | undefined> {
    return this.#in('readonly', (store) => store.get(id) as IDBRequest<StoredGame | undefined>);
  }

  async put(game: StoredGame): Promise<void> {
    await this.#in('readwrite', (store) => store.put(game));
  }

  async delete(id: string): Promise<void> {
    await this.#in('readwrite', (store) => store.delete(id));
  }

  async #in<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    this.#database ??= open();
    try {
      return await settled(work((await this.#database).transaction(games, mode).objectStore(games)));
    } catch (error) {
      this.#database = undefined; // next time from the beginning
      throw error;
    }
  }
}
