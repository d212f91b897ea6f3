// Nobody is told what lies face down: neither the page's text nor a message of the worker depends on a card that was
// not turned over yet, and it is nowhere in the browser's storage.
import { expect, test, type Page } from '@playwright/test';

import { begin, clicks, person, playToTheEnd, prepareWhole, whole } from './driver';

interface Asked {
  name: string;
  ask: object;
}
interface Happened {
  steps: { event: { type: string; from?: number; to?: number } }[];
}
interface Log {
  messages: { request: Asked; answer: unknown }[];
  worker: { url: string; options: WorkerOptions; itself: Worker };
}

// Keeps all that goes between page and worker.
async function logMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      readonly #requests = new Map<number, Asked>();
      readonly #log: Log;
      constructor(url: string | URL, options: WorkerOptions = {}) {
        super(url, options);
        this.#log = { messages: [], worker: { url: String(url), options, itself: this } };
        if (!('log' in window)) Object.assign(window, { log: this.#log });
        this.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: unknown }>) => {
          const request = this.#requests.get(data.id);
          if (request) this.#log.messages.push({ request, answer: data.answer });
        });
      }
      override postMessage({ id, ...request }: Asked & { id: number }): void {
        this.#requests.set(id, request);
        super.postMessage({ id, ...request });
      }
    };
  });
}

// All that a script in the page could read, but for the messages. Bytes are read as text.
const textOf = (page: Page) =>
  page.evaluate(async () => {
    const settled = <T,>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no answer'));
      });
    const legible = (_: string, value: unknown) =>
      value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value;
    const stored: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        stored.push(await settled(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    const { outerHTML } = document.documentElement;
    return JSON.stringify([outerHTML, localStorage, sessionStorage, history.state, stored], legible);
  });

// The deal of the game that is over, from its record.
async function dealt(page: Page): Promise<string> {
  const record = await page.evaluate(() => {
    const { itself } = (window as unknown as { log: Log }).log.worker;
    return new Promise<string>((resolve) => {
      itself.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: string }>) => {
        if (data.id === -1) resolve(data.answer);
      });
      itself.postMessage({ id: -1, name: 'record', ask: null });
    });
  });
  return /\[Deck "(.+)"\]/.exec(record)?.[1] ?? '';
}

// What another worker answers to these requests.
const answersTo = (page: Page, requests: readonly Asked[]) =>
  page.evaluate((asked) => {
    const { url, options } = (window as unknown as { log: Log }).log.worker;
    const worker = new Worker(url, options);
    return new Promise<unknown[]>((resolve) => {
      const answers: unknown[] = [];
      worker.addEventListener('message', ({ data }: MessageEvent<{ answer: unknown }>) => {
        if (answers.push(data.answer) < asked.length) return;
        worker.terminate();
        resolve(answers);
      });
      asked.forEach((request, id) => {
        worker.postMessage({ id, ...request });
      });
    });
  }, requests);

// The numbers of the cards that nobody has seen after all this (R2.1).
function unseenAfter(answers: readonly Happened[], cards: number): number[] {
  const all = Array.from({ length: cards }, (_, card) => card);
  const spots = Array.from({ length: 9 }, (_, spot) => all.filter((card) => card % 9 === spot));
  const seen = new Set<number>();
  for (const { event } of answers.flatMap(({ steps }) => steps)) {
    const [from = [], to = []] = [spots[(event.from ?? 0) - 1], spots[(event.to ?? 0) - 1]];
    if (event.type === 'turned' || event.type === 'shifted') {
      const card = from.pop() ?? -1;
      to.push(card);
      seen.add(card);
    } else if (event.type === 'paired') {
      from.pop();
      to.pop();
    }
  }
  return all.filter((card) => !seen.has(card));
}

// The deck with these cards in another order.
function shuffled(deck: string, cards: readonly number[]): string {
  const kinds = Array.from(deck);
  cards.forEach((card, index) => {
    kinds[card] = deck[cards[(index + 1) % cards.length] ?? 0] ?? '';
  });
  return kinds.join('');
}

test('what lies face down is nowhere in the page', whole, async ({ page }) => {
  await logMessages(page);
  await prepareWhole(page, { players: [person('Anna'), person('Otto')] });
  await begin(page);
  const texts: string[] = [];
  await playToTheEnd(page, clicks, async () => {
    texts.push(await textOf(page));
  });
  // Once it is over the page asks for the record, to look back.
  const all = await page.evaluate(() => (window as unknown as { log: Log }).log.messages);
  const messages = all.filter(({ request }) => request.name !== 'record');
  const deck = await dealt(page);
  expect(deck).toMatch(/^.{24}$|^.{72}$/);

  expect(texts.at(-1)).toContain('"waiting_for"'); // the game is stored
  const read = [...texts, JSON.stringify(messages)].join();
  expect(read).not.toMatch(/\[(Seed|Deck) /);
  for (let start = 0; start + 6 <= deck.length; start += 1) expect(read).not.toContain(deck.slice(start, start + 6));

  // The same moves with the unseen cards in another order: the same answers. With seen cards in another: others.
  const setup = messages.find(({ request }) => request.name === 'begin')?.request.ask;
  const played = messages.filter(({ request }) => request.name === 'play');
  const replay = async (moves: number, order: string) => {
    const asked = played.slice(0, moves).map(({ request }) => request);
    const answers = await answersTo(page, [{ name: 'begin', ask: { ...setup, deck: order } }, ...asked]);
    return answers.slice(1);
  };
  for (const part of [0, 0.1, 0.25, 0.5, 0.8]) {
    const moves = Math.floor(played.length * part);
    const answers = played.slice(0, moves).map(({ answer }) => answer as Happened);
    const unseen = unseenAfter(answers, deck.length);
    expect(await replay(moves, shuffled(deck, unseen)), `${moves} moves`).toEqual(answers);
    const seen = Array.from(deck, (_, card) => card).filter((card) => !unseen.includes(card));
    if (seen.length > 0) expect(await replay(moves, shuffled(deck, seen))).not.toEqual(answers);
  }
});
