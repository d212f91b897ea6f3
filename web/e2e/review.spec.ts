// Looking back at games, and the games of this device.
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';

import { expect, test, type Locator, type Page } from '@playwright/test';

import { begin, bot, button, clicks, person, playToTheEnd, prepareWhole, spot, whole } from './driver';
import { keptOffline, smallTargets, violationsInBothThemes, width } from './looks';
import { gather, Players, start } from './online';
import { startServer } from './server';

const playthrough = (name: string) => readFileSync(`../tests/playthroughs/${name}.rgn`, 'utf8');
const record = playthrough('R6.1-choice'); // three seats, 15 turns, with an X pair
const linkTo = (text: string) => `/#g=${deflateRawSync(text).toString('base64url')}`;

const slider = (page: Page) => page.getByRole('slider', { name: 'The game, with the chance of winning' });
const stage = (page: Page) => page.getByRole('region', { name: 'Looking back' });
const place = (page: Page) => page.locator('.bar p');
const wayBack = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });
const prompt = (page: Page) => page.locator('.near .say');

// Nothing goes wrong unseen.
test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => {
    throw error;
  });
});

async function lookBack(page: Page, text = record): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(linkTo(text));
  await expect(slider(page)).toBeVisible();
}

// --- files ---

const choose = (page: Page, content: string | Buffer) =>
  page
    .getByLabel(/Open (a game|another) file/)
    .setInputFiles({ name: 'games.rgn', mimeType: 'text/plain', buffer: Buffer.from(content) });

const drop = (page: Page, content: string) =>
  page.evaluate((text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], 'dropped.rgn'));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }));
  }, content);

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('a game is gone through step by step, back, to the ends and by itself', async ({ page }) => {
    await lookBack(page);
    await expect(slider(page)).toHaveValue('0');
    await expect(button(page, 'One step back')).toBeDisabled();
    await button(page, 'One step on').click();
    await expect(spot(page, 1)).toHaveAccessibleName(/^Spot 1, star, open/);
    await button(page, 'One step on').click();
    await expect(slider(page)).toHaveValue('2');
    await expect(prompt(page)).toContainText('Seat 1: spot 4.');
    await button(page, 'One step back').click();
    await expect(spot(page, 1)).toHaveAccessibleName(/^Spot 1, star, open/);
    await button(page, 'To the end').click();
    await expect(place(page)).toHaveText('Turn 15 of 15');
    await expect(prompt(page)).toContainText('The game is over.');
    await button(page, 'To the beginning').click();
    await button(page, /^Speed 1/).click();
    await button(page, /^Speed 2/).click();
    await expect(button(page, 'Speed 4×')).toBeVisible();
    await button(page, 'Play').click();
    await expect(slider(page)).toHaveValue('4', { timeout: 20_000 });
    await button(page, 'Pause').click();
    await expect(button(page, 'Play')).toBeVisible();
  });

  test('the curve is a slider: by keys, by turns and by dragging', async ({ page }) => {
    await lookBack(page);
    await slider(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider(page)).toHaveValue('1');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Turn 1 of 15, Seat 1: \d+% chance of winning, Seat 2/);
    await page.keyboard.press('PageUp');
    await expect(slider(page)).toHaveValue('2');
    await page.keyboard.press('PageUp');
    await expect(slider(page)).toHaveValue('4');
    await page.keyboard.press('PageDown');
    await expect(slider(page)).toHaveValue('2');
    await page.keyboard.press('End');
    await expect(place(page)).toHaveText('Turn 15 of 15');
    const box = await slider(page).boundingBox();
    if (!box) throw new Error('there is no curve');
    await page.mouse.move(box.x + 4, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 10, { steps: 5 });
    await page.mouse.up();
    const middle = Number(await slider(page).inputValue()) / Number(await slider(page).getAttribute('max'));
    expect(middle).toBeGreaterThan(0.4);
    expect(middle).toBeLessThan(0.6);
  });

  test('as it was seen then, and with all cards face up', async ({ page }) => {
    await lookBack(page);
    await expect(page.locator('.seen')).toHaveCount(0);
    await button(page, 'All cards face up').click();
    await expect(page.locator('.seen')).toHaveCount(9);
    await expect(button(page, 'All cards face up')).toHaveAttribute('aria-pressed', 'true');
    await slider(page).fill('1');
    await expect(page.locator('.seen')).toHaveCount(8);
    await button(page, 'All cards face up').click();
    await expect(page.locator('.seen')).toHaveCount(0);
    await expect(slider(page)).toHaveValue('1');
  });

  test('moments are chapters', async ({ page }) => {
    await lookBack(page);
    const end = page.getByRole('listitem').filter({ hasText: 'The end: Seat 3 won.' });
    await end.getByRole('button').click();
    await expect(place(page)).toHaveText('Turn 15 of 15');
    await expect(prompt(page)).toContainText(/The game is over/);
  });

  test('the report is about whom one chooses, in words and in detail', async ({ page }) => {
    await lookBack(page);
    await expect(page.getByText(/^Seat 1 (has a memory like|had nothing)/)).toBeVisible();
    await page.getByRole('radio', { name: /^Seat 3/ }).check();
    await expect(page.getByText(/^Seat 3 (has a memory like|had nothing)/)).toBeVisible();
    await expect(page.locator('.near')).toHaveAccessibleName(/^Seat 3/);
    await page.getByText('In detail').click();
    await expect(page.getByText('plus luck with the cards')).toBeVisible();
    await expect(page.getByText(/^The owl is thinking/)).toHaveCount(0, { timeout: 30_000 });
    const decisions = page.locator('dl div', { hasText: 'Of these, none could be better' });
    await expect(decisions).toContainText(/\d+ of \d+/);
  });

  test('what would you do? The person decides on the table, then hears what it was worth', async ({ page }) => {
    await lookBack(page);
    await slider(page).fill('3');
    await button(page, 'All cards face up').click();
    await button(page, 'What would you do?').first().click();
    await expect(stage(page)).toContainText('Decide for Seat 2, at the table.');
    await expect(page.locator('.seen')).toHaveCount(0);
    await expect(page.locator('.near')).toHaveAccessibleName(/^You, /);
    await page.keyboard.press('7');
    await expect(page.getByText(/^You: spot 7 \(\d+% chance of winning\)$/)).toBeVisible();
    await expect(page.getByText(/^Seat 2: spot 4 \(\d+%\)$/)).toBeVisible();
    await expect(page.getByText(/^The owl: spot \d \(\d+%\)$/)).toBeVisible();
    await expect(page.getByText(/You found the best|Just as good|would do better/)).toBeVisible();
    await button(page, 'See what happened').click();
    await expect(slider(page)).toHaveValue('4');
  });

  test('a placement can be decided anew too', async ({ page }) => {
    await lookBack(page);
    const placing = 12; // turn 6: "6Y 2Y Y-Y"
    await slider(page).fill(String(placing));
    await expect(place(page)).toHaveText('Turn 6 of 15');
    await button(page, 'What would you do?').first().click();
    await page.locator('.trays button[data-pile="2"]').click();
    await page.locator('.trays button[data-pile="2"]').click();
    await expect(page.getByText(/^You: star on pile 2 \(/)).toBeVisible();
    await expect(page.getByText(/^Seat 3: star on pile 1 and star on pile 3 \(/)).toBeVisible();
    await button(page, 'Back to the replay').click();
    await expect(slider(page)).toHaveValue(String(placing));
  });

  test('by keyboard alone', async ({ page }) => {
    await lookBack(page);
    const press = async (name: string | RegExp) => {
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(button(page, name).first()).toBeFocused({ timeout: 1 });
      }).toPass({ intervals: [0], timeout: 10_000 });
      await page.keyboard.press('Enter');
    };
    await press('One step on');
    await expect(slider(page)).toHaveValue('1');
    await press(/^What would you do/);
    await expect(spot(page, 5)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^You: spot 4/)).toBeVisible();
    await press('See what happened');
    await expect(slider(page)).toHaveValue('2');
  });

  test('a link holds the game: elsewhere, without a connection, and on no server', async ({ page, browser, context }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await lookBack(page);
    await button(page, 'Copy the link').click();
    await expect(page.getByText('The link is copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const part = link.slice(link.indexOf('#g=') + 3, link.indexOf('#g=') + 43);
    expect(asked.filter((url) => url.split('#')[0]?.includes(part))).toEqual([]);

    const elsewhere = await browser.newContext({ locale: 'fr-CH', reducedMotion: 'reduce' });
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(other.getByText('Retour sur la partie')).toBeVisible();
    await expect(other.getByRole('radio', { name: /^Seat 3/ })).toBeVisible();
    await keptOffline(other);
    await elsewhere.setOffline(true);
    await other.reload();
    await expect(other.getByRole('slider')).toBeVisible();
    await expect(other.getByText(/^Le hibou y réfléchit/)).toHaveCount(0, { timeout: 30_000 });
    await elsewhere.close();
  });

  test('the file is the record', async ({ page }) => {
    await lookBack(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save as a file' }).click();
    expect(readFileSync(await (await downloading).path(), 'utf8')).toBe(record);
  });

  test('another link in the same tab, and back', async ({ page }) => {
    await lookBack(page);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, linkTo(playthrough('kids-3x4-de')).slice(1));
    await expect(slider(page)).toHaveAttribute('max', '18');
    await button(page, 'To the end').click();
    await expect(place(page)).toHaveText('Turn 4 of 4');
    await wayBack(page).click();
    await expect(button(page, 'Play now')).toBeVisible();
  });

  // --- files ---

  async function openFirst(page: Page, content: string | Buffer): Promise<void> {
    await page.goto('/');
    await button(page, 'My games').click();
    await choose(page, content);
  }

  test('a file is opened, and a dropped one', async ({ page }) => {
    await openFirst(page, record);
    await expect(slider(page)).toBeVisible();
    await wayBack(page).click();
    await expect(page.getByRole('heading', { name: 'My games' })).toBeVisible();
    await drop(page, record);
    await expect(slider(page)).toBeVisible();
  });

  for (const { name, content, sentence } of [
    { name: 'too big', content: 'x'.repeat(4_000_001), sentence: 'The file is too large for games of ROOKIE.' },
    { name: 'too long for a game', content: record + ' '.repeat(64_000), sentence: /^The file is too large/ },
    { name: 'a page', content: '<script>alert(1)</script>', sentence: /^This is not the record of a ROOKIE game/ },
    { name: 'bytes', content: Buffer.from([0xff, 0xfe, 0, 1, 2, 0xc0]), sentence: /^This is not the record/ },
    { name: 'nothing', content: '', sentence: 'There is no game here.' },
    { name: 'a move too many', content: record.replace('1. 1Y 4G', '1. 1Y 1Y'), sentence: /against the rules/ },
    { name: 'cut off', content: `${record.slice(0, 300)}{`, sentence: /^This is not the record/ },
  ]) {
    test(`not opened: ${name}; it says so, and another can be`, async ({ page }) => {
      await openFirst(page, content);
      await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
      await choose(page, record);
      await expect(slider(page)).toBeVisible();
    });
  }

  test('links that are cut off, unpack to too much, or have two games', async ({ page }) => {
    await page.goto(linkTo(record).slice(0, -30));
    await expect(page.getByRole('alert')).toContainText('The link is not complete.');
    await page.goto('/');
    await page.goto(linkTo('x'.repeat(5_000_000)));
    await expect(page.getByRole('alert')).toContainText('too large');
    await page.goto('/');
    await page.goto(linkTo(record + record));
    await expect(page.getByRole('alert')).toContainText('There is not exactly one game in this link.');
  });

  test('names are only ever text', async ({ page }) => {
    const name = '<img src=x onerror=alert(1)>';
    page.on('dialog', () => {
      throw new Error('a script ran');
    });
    await lookBack(page, record.replaceAll('Seat 1', name));
    await expect(page.getByRole('radio', { name: new RegExp(name.replaceAll(/[()]/g, '\\$&')) })).toBeVisible();
    await expect(page.locator('img')).toHaveCount(0);
  });

  test.describe('without the owl', () => {
    test.use({ serviceWorkers: 'block' }); // which would bring the owl from its cache when it is asked for again

    test('it can still be gone through', async ({ page }) => {
      await page.route(/evaluation.*\.weights/, (route) => route.abort());
      await lookBack(page);
      await expect(page.getByText('The owl cannot come. The moves will not be judged.')).toBeVisible();
      await button(page, 'One step on').click();
      await expect(slider(page)).toHaveValue('1');
      await button(page, 'What would you do?').first().click();
      await page.locator('.spot.choosable').first().click();
      await expect(stage(page)).toContainText('The owl cannot come.');
    });
  });

  // --- the games of this device ---

  test('a game played to its end is looked back at, and is among my games', whole, async ({ page }) => {
    await prepareWhole(page, { variant: 'kids', players: [person(''), bot('parrot')] });
    await begin(page);
    await playToTheEnd(page, clicks);
    await button(page, 'Look back').click();
    await expect(slider(page)).toBeVisible();
    await expect(page.getByText(/^You (have a memory like|had nothing)/)).toBeVisible();
    await wayBack(page).click();
    await expect(button(page, /^Play again$/)).toBeVisible();
    await page.reload();
    await expect(button(page, /^Play again$/)).toBeVisible();
    await button(page, 'To the start page').click();
    await button(page, 'My games').click();
    const game = page.getByRole('button', { name: /^(Won|Lost) with \d+ points/ });
    await expect(game).toHaveCount(1);
    await expect(game).toContainText(/memory \d+/);
    await expect(page.getByText(/^Parrot: won [01] of 1$/)).toBeVisible();
    await game.click();
    await expect(slider(page)).toBeVisible();
  });
});

test('an online game is looked back at too, and is among the games of both', async ({ browser }) => {
  test.slow();
  const server = await startServer();
  const pages = await gather(browser, server.address, ['Ada', 'Ben'], { edition: '3x4', variant: 'kids' });
  const [ada] = pages;
  await start(...pages);
  await new Players(pages).playOut();
  await button(ada, 'Look back').click();
  await expect(slider(ada)).toBeVisible();
  await expect(ada.getByText(/^You (have a memory like|had nothing)/)).toBeVisible();
  await wayBack(ada).click();
  await expect(button(ada, 'Look back')).toBeVisible();
  for (const page of pages) {
    await button(page, 'To the start page').click();
    await button(page, 'My games').click();
    await expect(page.getByRole('button', { name: /^(Won|Lost) with/ })).toHaveCount(1);
  }
  await server.end();
});

interface Kept {
  variant: 'standard' | 'kids';
  bots: boolean;
  won: boolean;
}

// As if they had been played here.
async function keep(page: Page, games: readonly Kept[]): Promise<void> {
  const texts = { standard: record, kids: playthrough('kids-3x4-de') };
  const kept = games.map(({ variant, bots, won }, index) => ({
    record: texts[variant].replace('\n\n', `\n[Round "${index}"]\n\n`),
    ended: Date.UTC(2026, 0, 1 + index),
    options: { edition: '3x4', variant, ruling: 'de', seats: 3, first: 1 },
    players: [{ name: 'Ada' }, { name: 'Fox', bot: 'fox' }, bots ? { name: 'Raven', bot: 'raven' } : { name: 'Ben' }],
    mine: [1],
    winners: [won ? 1 : 3],
    points: [8, 4, 4],
  }));
  await page.goto('/');
  await page.evaluate(async (items) => {
    const opening = indexedDB.open('rookie-past', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'record' });
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const store = opening.result.transaction('games', 'readwrite').objectStore('games');
    for (const item of items) store.put(item);
    await new Promise((resolve) => (store.transaction.oncomplete = resolve));
    opening.result.close();
  }, kept);
}

const three: readonly Kept[] = [
  { variant: 'standard', bots: true, won: true },
  { variant: 'standard', bots: false, won: false },
  { variant: 'kids', bots: true, won: false },
];

test.describe('my games', () => {
  test.use({ locale: 'en-GB' });
  const games = (page: Page): Locator => page.getByRole('button', { name: /^(Won|Lost) with/ });
  const chosen = (page: Page, name: string): Locator => page.getByRole('combobox', { name });

  test.beforeEach(async ({ page }) => {
    await keep(page, three);
    await button(page, 'My games').click();
  });

  test('the newest first, and only those one looks for', async ({ page }) => {
    await expect(games(page)).toHaveText([/3 Jan 2026.*Kids/, /2 Jan 2026.*Standard/, /1 Jan 2026.*Standard/]);
    await chosen(page, 'Variant').selectOption('Standard');
    await expect(games(page)).toHaveCount(2);
    await chosen(page, 'Against').selectOption('Animals');
    await expect(games(page)).toHaveText([/^ *Won with 8 points/]);
    await chosen(page, 'Result').selectOption('Lost');
    await expect(page.getByText('There is no such game.')).toBeVisible();
    await chosen(page, 'Variant').selectOption('All');
    await expect(games(page)).toHaveText([/Kids/]);
  });

  test('memory over time, and wins by animal', async ({ page }) => {
    await expect(page.getByText(/^3 games, \d+ out of 100 points on average$/)).toBeVisible();
    await expect(page.getByText('Raven: won 1 of 2')).toBeVisible();
    await page.reload();
    await expect(games(page).first()).toContainText(/memory \d+/);
  });

  // All of them in one file.
  async function exported(page: Page): Promise<string> {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save all in one file' }).click();
    return readFileSync(await (await downloading).path(), 'utf8');
  }

  async function deleteAll(page: Page): Promise<void> {
    await button(page, 'Delete all').click();
    await button(page, 'Yes, delete all').click();
    await expect(page.getByText('All games are deleted.')).toBeVisible();
  }

  test('in one file and deleted, they come back with it, and only once', async ({ page }) => {
    const file = await exported(page);
    expect(file.match(/\[Rookie "1"\]/g)).toHaveLength(3);
    await deleteAll(page);
    await choose(page, file);
    await expect(page.getByRole('status')).toHaveText('3 games have been added.');
    await expect(games(page)).toHaveText([/3 Jan 2026.*Kids/, /2 Jan 2026.*Standard/, /1 Jan 2026.*Standard/]);
    await expect(games(page).first()).toContainText(/memory \d+/);
    expect(await exported(page)).toBe(file);
    await choose(page, file);
    await expect(page.getByRole('status')).toHaveText('0 games have been added. 3 games were here already.');
    await expect(games(page)).toHaveCount(3);
    await page.reload();
    await expect(games(page)).toHaveCount(3);
    await expect(page.getByRole('status')).toHaveText('');
    await deleteAll(page);
  });

  test('a file of games is dropped on another screen', async ({ page }) => {
    const file = await exported(page);
    await deleteAll(page);
    await page.goto(linkTo(record));
    await expect(slider(page)).toBeVisible();
    await drop(page, file);
    await expect(page.getByRole('heading', { name: 'My games' })).toBeVisible();
    await expect(games(page)).toHaveCount(3);
    await expect(page.getByRole('status')).toHaveText('3 games have been added.');
    expect(new URL(page.url()).hash).toBe('');
    await wayBack(page).click();
    await expect(slider(page)).toBeVisible();
    await page.goForward();
    await expect(games(page)).toHaveCount(3);
    await expect(page.getByRole('status')).toHaveText('');
  });

  test('one bad game in a file: it says which, and none is added', async ({ page }) => {
    const file = await exported(page);
    await deleteAll(page);
    const [first = '', second = '', third = ''] = file.split(/(?=\[Rookie)/);
    await choose(page, first + second.replace('1. 1Y 4G', '1. 1Y 1Y') + third);
    await expect(page.getByRole('alert')).toContainText('Something in this record is against the rules.');
    await expect(page.getByRole('alert')).toContainText('It is game 2 in the file. None has been added.');
    await choose(page, first + second + third.slice(0, -20));
    await expect(page.getByRole('alert')).toContainText('It is game 3 in the file.');
    await wayBack(page).click();
    await expect(page.getByText('Games that you play to the end on this device appear here.')).toBeVisible();
    await choose(page, file);
    await expect(games(page)).toHaveCount(3);
  });

  test('all deleted after a question', async ({ page }) => {
    await button(page, 'Delete all').click();
    await button(page, 'No, keep them').click();
    await expect(games(page)).toHaveCount(3);
    await button(page, 'Delete all').click();
    await button(page, 'Yes, delete all').click();
    await expect(page.getByText('All games are deleted.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Games that you play to the end on this device appear here.')).toBeVisible();
  });
});

// --- everywhere, for everybody ------------------------------------------------------------------------------------------

const sizes = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

const words = {
  de: { games: 'Meine Spiele', ask: 'Was würdest du tun?', best: /^Die Eule: Platz/ },
  fr: { games: 'Mes parties', ask: /^Que ferais-tu\s\?$/, best: /^Le hibou\s: place/ },
  it: { games: 'Le mie partite', ask: 'Tu che faresti?', best: /^Il gufo: posto/ },
  en: { games: 'My games', ask: 'What would you do?', best: /^The owl: spot/ },
};

for (const [lang, { games, ask, best }] of Object.entries(words)) {
  test.describe(lang, () => {
    test.use({ locale: `${lang}-CH`, reducedMotion: 'reduce', hasTouch: true });

    // All that is there to be seen; `check` looks at each.
    async function visit(page: Page, check: () => Promise<void>): Promise<void> {
      await page.goto(linkTo(record));
      await page.locator('summary').tap();
      await check();
      await button(page, ask).first().tap();
      await page.locator('.spot.choosable').first().tap();
      await expect(page.getByText(best)).toBeVisible();
      await check();
      await page.goto('/');
      await page.goto('/#g=broken');
      await expect(page.getByRole('alert')).toBeVisible();
      await check();
      await keep(page, three);
      await button(page, games).tap();
      await expect(page.locator('.game')).toHaveCount(3);
      await check();
      await page.locator('.actions button').tap();
      await check();
    }

    test('nothing is cut off, and targets are large enough', async ({ page }) => {
      await visit(page, async () => {
        for (const size of sizes) {
          await page.setViewportSize(size);
          expect(await width(page), `${size.width}×${size.height}`).toBeLessThanOrEqual(size.width);
          const targets = 'button:not([data-spot]), a, label, summary, select';
          expect(await smallTargets(page, targets), `${size.width}×${size.height}`).toEqual([]);
        }
      });
    });

    test('no axe violations', async ({ page }) => {
      await visit(page, async () => {
        expect(await violationsInBothThemes(page)).toEqual([]);
      });
    });
  });
}
