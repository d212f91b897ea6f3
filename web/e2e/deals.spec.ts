// Deals that others play too: the deal of the day, challenges, and the next opponent.
import { expect, test, type Page } from '@playwright/test';

import { button, clicks, playToTheEnd, prepareWhole, whole } from './driver';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

// The deck of the finished game that this device kept last.
const dealt = (page: Page) =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const database = await settled(indexedDB.open('rookie-past'));
    const games = await settled(database.transaction('games').objectStore('games').getAll() as IDBRequest<{ record: string }[]>);
    return /\[Deck "(.+)"\]/.exec(games.at(-1)?.record ?? '')?.[1] ?? '';
  });

const textOf = (page: Page) =>
  page.evaluate(() => JSON.stringify([document.documentElement.outerHTML, localStorage, sessionStorage, location.href]));

async function playTheDay(page: Page): Promise<void> {
  await prepareWhole(page, {});
  await page.goto('/');
  await button(page, 'Deal of the day').click();
  await expect(button(page, 'Play the deal: Yesterday')).toBeVisible();
  await button(page, 'Play the deal: Today').click();
  await playToTheEnd(page, clicks);
}

const sentence = /^ROOKIE, deal of \d+ \w+: I (won against|lost to) \w+ and \w+ with \d+ points?, and my memory got \d+ out of 100 points\.$/;

test('the deal of the day is played once, and told in one sentence', whole, async ({ page }) => {
  await playTheDay(page);
  await expect(page.getByText(sentence)).toBeVisible();
  await button(page, 'Share this sentence').click();
  await expect(page.getByText('It is copied.')).toBeVisible();
  expect(await copied(page)).toMatch(sentence);

  await button(page, 'To the start page').click();
  await button(page, 'Deal of the day').click();
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(button(page, 'Play the deal: Today')).toHaveCount(0);
  await expect(button(page, 'Play the deal: Yesterday')).toBeVisible();
});

test('a game is given on as a challenge; whoever decides alike plays the same game', whole, async ({ page, browser }) => {
  test.slow();
  await playTheDay(page);
  const deck = await dealt(page);
  expect(deck).toMatch(/^[GYRBPX]{24}$|^[GYRBPX]{72}$/);
  await page.getByLabel('Your name').fill('Zoë');
  await button(page, 'Make the link').click();
  await expect(page.getByRole('img', { name: 'Picture to scan, for this challenge' })).toBeVisible();
  await button(page, 'Share the link').click();
  const link = await copied(page);
  expect(link).toMatch(/\/#c=[\w-]+$/);

  const device = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const other = await device.newPage();
  await prepareWhole(other, {});
  await other.goto(link);
  await expect(other.getByText('These cards were played by Zoë.')).toBeVisible();
  await other.getByLabel('Your name').fill('Ada');
  const texts = [await textOf(other)];
  await button(other, 'Start').click();
  await playToTheEnd(other, clicks, async () => {
    texts.push(await textOf(other));
  });
  const read = texts.join();
  for (let start = 0; start + 6 <= deck.length; start += 1) expect(read).not.toContain(deck.slice(start, start + 6));

  await expect(other.getByText('Both games went exactly alike.')).toBeVisible();
  await expect(other.getByText('Both have the same number of points.')).toBeVisible();
  await expect(other.getByRole('cell', { name: /^Zoë/ })).toBeVisible();
  await button(other, 'Share both results').click();
  const both = await copied(other);
  await device.close();

  await page.goto(both);
  await expect(page.getByRole('heading', { level: 1, name: 'Both games' })).toBeVisible();
  await expect(page.getByRole('cell', { name: /^Ada/ })).toBeVisible();
  await page.goto('/#c=nonsense');
  await expect(page.getByRole('alert')).toHaveText('The link is not complete. Ask for it again.');
});

test('the next animal is suggested with a reason, may be refused, and My games show the way', whole, async ({ page }) => {
  await playTheDay(page);
  await expect(page.getByText(/^In your last games against animals you won [01] of 1\. \w+ should be about as strong as you\.$/)).toBeVisible();
  await button(page, 'No, thank you').click();
  await expect(page.getByRole('heading', { name: 'Who next?' })).toHaveCount(0);
  await page.reload();
  await button(page, /^Play against/).click();
  await expect(page.locator('[data-seat]')).toHaveCount(2);
  await button(page, 'Pause').click();
  await button(page, 'Leave the game').click();
  await button(page, 'My games').click();
  await expect(page.getByRole('heading', { name: 'Your way so far' })).toBeVisible();
  await expect(page.getByText(/^1 game against animals, [01] of them won\./)).toBeVisible();
});
