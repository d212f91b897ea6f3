// Plays the page as a person with a good memory would: by what is on the screen alone.
import { expect, test, type Locator, type Page } from '@playwright/test';

import type { Setup } from '../src/play/setup';

export interface Seen {
  spots: { number: number; label: string; choosable: boolean }[];
  piles: number; // that can be chosen
  takes: number; // neighbours that can be chosen
  over: boolean;
}

export const person = (name: string) => ({ name });
export const bot = (level: 'parrot' | 'elephant' | 'raven') => ({ name: '', bot: level });

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const spot = (page: Page, number: number): Locator => page.locator(`[data-spot="${number}"]`);

// Before the first page is opened: what the device remembers, and a clock that a test can move on.
export async function prepare(page: Page, setup: Partial<Setup>, settings: object = {}): Promise<void> {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const kept = {
    'rookie.settings': { language: 'en', sound: false, botSpeed: 'fast', lookTime: 'short', ...settings },
    'rookie.setup': { edition: 'pocket', variant: 'standard', ruling: 'de', flat: false, first: 1, ...setup },
  };
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
    }
  }, kept);
}

// For a game that is played to its end: of few cards, but before a release of as many as people play with.
export const whole = { tag: '@whole' };
export async function prepareWhole(page: Page, setup: Partial<Setup>): Promise<void> {
  if (process.env.ROOKIE_LONG_GAMES) test.slow();
  else await deal(page, '5x4');
  await prepare(page, setup);
}

// From the first page to the table of a game with the players prepared.
export async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await button(page, 'Who plays?').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(spot(page, 1)).toBeVisible();
}

export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => ({
    spots: [...document.querySelectorAll<HTMLElement>('[data-spot]')].map((element) => ({
      number: Number(element.dataset.spot),
      label: element.getAttribute('aria-label') ?? '',
      choosable: element.getAttribute('aria-disabled') === 'false',
    })),
    piles: document.querySelectorAll('button[data-pile]').length,
    takes: document.querySelectorAll('.take').length,
    over: [...document.querySelectorAll('button')].some(({ textContent }) => textContent.trim() === 'Play again'),
  }));
}

export const isAsked = ({ spots, piles, takes }: Seen) => piles + takes > 0 || spots.some(({ choosable }) => choosable);

// Lets time pass until a person at the screen is asked, or the game is over.
export async function untilAsked(page: Page): Promise<Seen> {
  let seen = await look(page);
  const goesOn = async () => {
    seen = await look(page);
    const ready = isAsked(seen) || seen.over;
    if (!ready) await page.clock.fastForward(2000); // the next wait is over
    return ready;
  };
  await expect.poll(goesOn, { message: 'the game goes on', intervals: [0] }).toBe(true);
  return seen;
}

const shapes = ['leaf', 'star', 'heart', 'drop', 'flower', 'X'];
const shapeIn = (label: string) => shapes.find((shape) => new RegExp(`\\b${shape}\\b`).test(label));

// Remembers where which card was, as long as nobody has taken it.
export class Memory {
  readonly #known = new Map<number, { shape: string; height: string }>();

  // The spot to turn over next.
  choose({ spots }: Seen): number {
    for (const { number, label } of spots) this.#learn(number, label);
    const open = spots.filter(({ label }) => label.includes(', open')).map(({ label }) => shapeIn(label));
    const closed = spots.filter(({ choosable }) => choosable);
    const shapeOf = ({ number }: { number: number }) => this.#known.get(number)?.shape;
    const matching = closed.find((one) => open.includes(shapeOf(one)));
    const paired = closed.find(
      (one) => shapeOf(one) && closed.some((other) => other !== one && shapeOf(other) === shapeOf(one)),
    );
    const unknown = closed.find((one) => !shapeOf(one));
    return (matching ?? (open.length === 0 ? paired : undefined) ?? unknown ?? closed[0])?.number ?? 0;
  }

  #learn(number: number, label: string): void {
    const height = /(\d+) cards?/.exec(label)?.[1] ?? '0';
    if (this.#known.get(number)?.height !== height) this.#known.delete(number);
    const shape = label.includes(', open') ? shapeIn(label) : undefined;
    if (shape) this.#known.set(number, { shape, height });
  }
}

// How a person decides: by clicks or by keys.
export interface Fingers {
  turn(page: Page, spot: number): Promise<void>;
  place(page: Page): Promise<void>;
  take(page: Page): Promise<void>;
}

// Lays the cards that are still in the hand beneath the first one.
export async function layRest(page: Page): Promise<void> {
  const done = page.getByRole('button', { name: /^(Here too|The rest beneath)$/ });
  const placed = page.locator('body:not(:has(button[data-pile]))');
  await expect(done.or(placed).first()).toBeVisible();
  if (await done.isVisible()) await done.press('Enter');
}

export const clicks: Fingers = {
  turn: (page, number) => spot(page, number).click(),
  async place(page) {
    await page.locator('button[data-pile]').first().click();
    await layRest(page);
  },
  take: (page) => page.locator('.take').first().click(),
};

// What whoever is asked decides.
export async function decide(page: Page, seen: Seen, memory: Memory, fingers: Fingers): Promise<void> {
  if (seen.piles > 0) await fingers.place(page);
  else if (seen.takes > 0) await fingers.take(page);
  else await fingers.turn(page, memory.choose(seen));
}

// To the end of the game; `watch` is called before every decision.
export async function playToTheEnd(page: Page, fingers: Fingers, watch?: (seen: Seen) => Promise<void>): Promise<void> {
  const memory = new Memory();
  for (;;) {
    const seen = await untilAsked(page);
    if (seen.over) return;
    await watch?.(seen);
    await decide(page, seen, memory, fingers);
  }
}

// Makes the next games begin with these cards, as a lesson would.
export async function deal(page: Page, edition: string, deck?: string): Promise<void> {
  await page.addInitScript(
    (cards) => {
      window.Worker = class extends Worker {
        override postMessage(message: { name: string; ask: object }): void {
          super.postMessage(message.name === 'begin' ? { ...message, ask: { ...message.ask, ...cards } } : message);
        }
      };
    },
    { edition, ...(deck === undefined ? {} : { deck }) },
  );
}
