// The games stored in the browser. Several tabs may have them open at once.
import type { GameView, Step } from './protocol';
import type { Sealed } from './seal';

export interface StoredGame {
  id: string;
  changed: number; // milliseconds since 1970
  tab: string; // the tab that plays it, the only one that may change it
  view: Pick<GameView, 'players' | 'waiting_for' | 'table'>;
  record: Sealed; // because it names cards that nobody has seen
  looked?: Step[] | undefined; // the mismatch that has not been looked at to the end, and what follows
}

export function isStoredGame(value: object): value is StoredGame {
  const { changed, view, record }: Partial<StoredGame> = value;
  return typeof changed === 'number' && typeof record === 'object' && Array.isArray(view?.players) && 'table' in view;
}

export interface Store<Item> {
  all(): Promise<Item[]>;
  get(id: string): Promise<Item | undefined>;
  put(item: Item): Promise<void>;
  // Stores what `change` makes of the item, with no other tab in between. Nothing changes if that is undefined.
  // Resolves with what is stored then.
  update(id: string, change: (item: Item | undefined) => Item | undefined): Promise<Item | undefined>;
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

  async function on<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    database ??= open();
    try {
      return await work((await database).transaction(items, mode).objectStore(items));
    } catch (error) {
      database = undefined; // so that the next call opens it again
      throw error;
    }
  }

  const itemsIn = async (store: IDBObjectStore, query?: string) =>
    (await settled(store.getAll(query) as IDBRequest<object[]>)).filter(isItem);
  const write = (work: (store: IDBObjectStore) => IDBRequest): Promise<void> =>
    on('readwrite', async (store) => {
      await settled(work(store));
    });
  return {
    all: () => on('readonly', itemsIn),
    get: (id) => on('readonly', async (store) => (await itemsIn(store, id))[0]),
    put: (item) => write((store) => store.put(item)),
    update: (id, change) =>
      on('readwrite', async (store) => {
        const [item] = await itemsIn(store, id);
        const changed = change(item);
        if (changed) await settled(store.put(changed));
        return changed ?? item;
      }),
    delete: (id) => write((store) => store.delete(id)),
    clear: () => write((store) => store.clear()),
  };
}
