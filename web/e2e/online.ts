// People at an online table, each in a browser of their own, who play by what their pages offer.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

import { expect, test, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';

import { rookie } from '../playwright.config';
import { button, decide, isAsked, look, Memory, spot, type Fingers } from './driver';

export async function newPerson(browser: Browser, more: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...more });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

// A table with settings that the page does not offer, for games that are over soon. Answers with its link.
export async function newTable(page: Page, address: string, settings: object): Promise<string> {
  const quick = { look: 0, bot_pause: 0, seats: 6 };
  const answer = await page.request.post(`${address}api/tables`, { data: { ...quick, ...settings } });
  const { code } = (await answer.json()) as { code: string };
  return `${address}#t=${code}`;
}

export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await button(page, 'Sit down').click();
  await expect(page.locator('li.own', { hasText: name })).toBeVisible();
}

// At a new table, whose link each page shows; each in a browser of their own. The first is the host.
export async function gather<Names extends string[]>(
  browser: Browser,
  address: string,
  names: readonly [...Names],
  settings: object = {},
): Promise<{ [At in keyof Names]: Page }> {
  const link = await newTable(await newPerson(browser), address, settings);
  const pages: Page[] = [];
  for (const name of names) {
    const page = await newPerson(browser);
    await join(page, link, name);
    pages.push(page);
  }
  return pages as { [At in keyof Names]: Page };
}

export const playersIn = (page: Page) => page.locator('ol li strong');
export const isOver = (page: Page) => page.getByRole('heading', { level: 1, name: / win | wins | share / });

export async function seeTheTable(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(spot(page, 9)).toBeVisible();
}

// The host begins, and all see the table.
export async function start(host: Page, ...others: readonly Page[]): Promise<void> {
  await host.getByRole('button', { name: 'Start', exact: true }).click();
  await seeTheTable([host, ...others]);
}

// At once: what somebody else was faster to change is not there any more, and is not waited for.
const tap = (target: Locator) =>
  target.evaluateAll(([first]) => {
    if (first instanceof HTMLElement) first.click();
  });
const quick: Fingers = {
  turn: (page, number) => tap(spot(page, number)),
  place: (page) => tap(page.locator('button[data-pile]')), // one card after the other
  take: (page) => tap(page.locator('.take')),
};

// Plays the game on; all remember what any of them sees.
export class Players {
  readonly #memory = new Memory();
  pages: Page[];

  constructor(pages: readonly Page[]) {
    this.pages = [...pages];
  }

  // Those who are asked decide, until that is so; `between` is called after every decision.
  async playUntil(done: () => Promise<boolean>, between?: (decisions: number) => Promise<void>): Promise<void> {
    const deadline = Date.now() + 150_000;
    for (let decisions = 0; !(await done());) {
      expect(Date.now(), 'the game goes on').toBeLessThan(deadline);
      for (const page of this.pages) {
        const seen = await look(page);
        if (!isAsked(seen)) continue;
        await decide(page, seen, this.#memory, quick);
        await between?.((decisions += 1));
      }
    }
  }

  async playOut(between?: (decisions: number) => Promise<void>): Promise<void> {
    const [first] = this.pages;
    if (!first) return;
    await this.playUntil(() => isOver(first).isVisible(), between);
    for (const page of this.pages) await expect(isOver(page)).toBeVisible();
  }
}

// The record that a page offers once the game is over; it is whole, and was dealt fairly.
export async function recordIn(page: Page): Promise<string> {
  const link = await page.getByRole('link', { name: 'Save the game as a file' }).getAttribute('href');
  const record = decodeURIComponent(link?.replace(/^[^,]*,/, '') ?? '');
  const file = test.info().outputPath('game.rgn');
  writeFileSync(file, record);
  for (const check of ['replay', 'verify']) execFileSync(rookie, [check, file]);
  return record;
}

