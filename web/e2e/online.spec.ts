// Several people at an online table of a real server, each in a browser of their own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { expect, test, type Browser, type Page } from '@playwright/test';

import { rookie } from '../playwright.config';
import { button, look, Memory, spot } from './driver';

test.use({ locale: 'en-GB' });

let address = '';
let end: () => Promise<void>;

test.beforeAll(async () => {
  const store = `sqlite:${test.info().outputPath('tables.db')}`;
  const server = spawn(rookie, ['serve', '--listen', '127.0.0.1:0', '--page', 'dist', '--store', store]);
  const ended = once(server, 'exit');
  end = async () => {
    server.kill();
    await ended;
  };
  let said = '';
  for await (const piece of server.stdout) {
    said += String(piece);
    if (said.includes('Ctrl-C')) break;
  }
  [address = ''] = /http:\S+/.exec(said) ?? [];
});
test.afterAll(() => end());

async function newPerson(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

async function open(page: Page, name: string): Promise<string> {
  await page.goto(address);
  await button(page, 'On several devices').click();
  await page.getByLabel('Your name').fill(name);
  await button(page, 'Open a table').click();
  await expect(page.getByText('Who is at the table?')).toBeVisible();
  return page.url();
}

async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await button(page, 'Sit down').click();
  await expect(page.locator('li.own', { hasText: name })).toBeVisible();
}

const playersIn = (page: Page) => page.locator('ol li strong');
const isOver = (page: Page) => page.getByRole('heading', { level: 1, name: /win|share/ });

// Those who are asked decide, until the game is over for all.
async function playOut(pages: readonly Page[]): Promise<void> {
  const memory = new Memory();
  await expect(async () => {
    for (const page of pages) {
      if (await isOver(page).isVisible()) continue;
      const seen = await look(page);
      if (seen.piles > 0) await button(page, /^Place like this/).click({ timeout: 1000 });
      else if (seen.takes > 0) await page.locator('.take').first().click({ timeout: 1000 });
      else if (seen.spots.some(({ choosable }) => choosable)) {
        await spot(page, memory.choose(seen)).click({ timeout: 1000 });
      }
    }
    for (const page of pages) await expect(isOver(page)).toBeVisible({ timeout: 1 });
  }).toPass({ intervals: [50], timeout: 150_000 });
}

test('two play a whole game, one with a reload, one watches; the deal is fair; and once more', async ({ browser }) => {
  test.setTimeout(240_000);
  const [ada, ben, guest] = [await newPerson(browser), await newPerson(browser), await newPerson(browser)];
  const link = await open(ada, 'Ada');
  await join(ben, link, 'Ben');
  await expect(playersIn(ada)).toHaveText(['Ada', 'Ben', 'Free seat']);
  await ada.getByRole('radio', { name: '2', exact: true }).check();
  await ada.getByRole('radio', { name: /^Kids/ }).check();
  await ada.getByRole('radio', { name: /^Pocket/ }).check();
  await ada.getByRole('radio', { name: 'short', exact: true }).check();
  await expect(playersIn(ben)).toHaveText(['Ada', 'Ben']);
  await guest.goto(link.replace('#t=', '#tv='));
  await expect(playersIn(guest)).toHaveText(['Ada', 'Ben']);

  await ada.getByRole('button', { name: 'Start', exact: true }).click();
  for (const page of [ada, ben, guest]) await expect(spot(page, 9)).toBeVisible();
  await spot(ada, 1).click();
  for (const page of [ada, ben, guest]) await expect(spot(page, 1)).toHaveAttribute('aria-label', /, open,/);
  await ada.reload();
  await expect(spot(ada, 1)).toHaveAttribute('aria-label', /, open,/);

  await button(ben, 'Greet the others').click();
  await button(ben, 'Hello!').click();
  await expect(ada.getByRole('log', { name: 'Greet the others' })).toHaveText('Ben Hello!');

  await playOut([ada, ben]);
  await expect(isOver(guest)).toBeVisible();
  for (const page of [ada, ben]) {
    await button(page, 'Check this deal').click();
    await expect(page.getByText('Nobody could choose how the cards lie.')).toBeVisible();
    await expect(page.getByText('had no part in the deal')).toBeHidden();
  }
  await expect(ben.getByText('Ada begins the game.')).toBeVisible();
  await button(ada, 'Play again').click();
  for (const page of [ada, ben, guest]) await expect(spot(page, 9)).toBeVisible();
});

test('who leaves gives the seat to an animal', async ({ browser }) => {
  const [ada, ben] = [await newPerson(browser), await newPerson(browser)];
  const link = await open(ada, 'Ada');
  await join(ben, link, 'Ben');
  await ada.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(spot(ben, 9)).toBeVisible();
  await button(ada, 'Menu').click();
  await button(ada, 'Leave the table').click();
  await expect(button(ada, 'On several devices')).toBeVisible();
  await expect(ben.locator('[data-seat="1"]')).toHaveAttribute('aria-label', /Squirrel/);
});

test('no such table: it says so, and there is a way on', async ({ page }) => {
  await page.goto(`${address}#t=AAAAA`);
  await expect(page.getByRole('alert')).toHaveText('There is no table with this code.');
  await expect(button(page, 'Open a table')).toBeEnabled();
});

test('without a connection it says so', async ({ page, context }) => {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await button(page, 'On several devices').click();
  await button(page, 'Open a table').click();
  await expect(page.getByRole('alert')).toHaveText(/cannot be reached/);
});
