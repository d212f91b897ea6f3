// The games stored in the browser. Only the worker reads unfinished ones: their records contain cards that nobody has
// seen.
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

export interface Store<Item> {
  all(): Promise<Item[]>;
  get(id: string): Promise<Item | undefined>;
  put(item: Item): Promise<void>;
  delete(id: string): Promise<void>;
  clear(): Promise<void>;
}

const items = 'games';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database does not answer'));
  });
}

// A database in this browser. One text field of each item is its key. Stored values that are not items are ignored.
export function browserStore<Item extends object>(
  name: string,
  key: keyof Item & string,
  isItem: (value: object) => value is Item,
): Store<Item> {
  let database: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(items, { keyPath: key });
    return settled(request);
  }

  async function on<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    database ??= open();
    try {
      return await settled(work((await database).transaction(items, mode).objectStore(items)));
    } catch (error) {
      database = undefined; // so that the next call opens it again
      throw error;
    }
  }

  const read = (query?: string) => on('readonly', (store) => store.getAll(query) as IDBRequest<object[]>);
  const write = async (work: (store: IDBObjectStore) => IDBRequest): Promise<void> => {
    await on('readwrite', work);
  };
  return {
    all: async () => (await read()).filter(isItem),
    get: async (id) => (await read(id)).find(isItem),
    put: (item) => write((store) => store.put(item)),
    delete: (id) => write((store) => store.delete(id)),
    clear: () => write((store) => store.clear()),
  };
}
