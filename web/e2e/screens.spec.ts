// The screens around the game, in the gallery. No engine is needed.
import { expect, type Page } from '@playwright/test';

import { screens } from '../gallery/screens';
import type { Setup } from '../src/play/setup';
import { show, test } from './gallery';
import { smallTargets, violations, width } from './looks';

const told = (page: Page) => page.locator('[data-told]').getAttribute('data-told');
const toldSetup = async (page: Page) => JSON.parse((await told(page)) ?? '') as Setup;
const seat = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Seat ${number}:`) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name });

test.describe('who plays', () => {
  test.beforeEach(async ({ page }) => {
    await show(page, 'show=who&lang=en');
  });

  test('one tap starts what is proposed', async ({ page }) => {
    await button(page, 'Start').click();
    expect(await toldSetup(page)).toEqual({
      edition: 'classic',
      variant: 'standard',
      ruling: 'de',
      players: [{ name: '' }, { name: '', bot: 'parrot' }, { name: '', bot: 'squirrel' }],
      flat: false,
    });
  });

  test('seats are filled, named, changed and emptied', async ({ page }) => {
    await page.getByLabel('Name').fill('Ada');
    await expect(seat(page, 1)).toHaveAccessibleName('Seat 1: Ada');
    await button(page, 'Add').click();
    await expect(seat(page, 4)).toHaveAttribute('aria-pressed', 'true');
    await radio(page, /^Owl/).check();
    await expect(seat(page, 4)).toHaveAccessibleName('Seat 4: Owl');
    await seat(page, 2).click();
    await radio(page, /^A person/).check();
    await expect(page.getByLabel('Name')).toHaveAttribute('placeholder', 'Player 2');
    await seat(page, 3).click();
    await button(page, 'Remove').click();
    await button(page, 'Start').click();
    const { players } = await toldSetup(page);
    expect(players).toEqual([{ name: 'Ada' }, { name: '' }, { name: '', bot: 'grandmaster' }]);
  });

  test('players change seats, and who starts moves with them', async ({ page }) => {
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('group', { name: 'Who starts?' }).getByRole('radio', { name: 'Squirrel' }).check();
    await seat(page, 3).click();
    await button(page, 'One seat back').click();
    await expect(seat(page, 2)).toHaveAccessibleName('Seat 2: Squirrel');
    await button(page, 'One seat on').click();
    await button(page, 'One seat on').click();
    await expect(seat(page, 1)).toHaveAttribute('aria-pressed', 'true');
    await button(page, 'Start').click();
    const { players, first } = await toldSetup(page);
    expect(players.map(({ bot }) => bot)).toEqual(['squirrel', 'parrot', undefined]);
    expect(first).toBe(1);
  });

  test('no fewer and no more than the engine says', async ({ page }) => {
    await button(page, 'Remove').click();
    await expect(button(page, 'Remove')).toHaveCount(0);
    await expect(seat(page, 1)).toBeFocused();
    for (let seats = 3; seats <= 6; seats += 1) await button(page, 'Add').click();
    await expect(button(page, 'Add')).toHaveCount(0);
    await expect(seat(page, 6)).toBeFocused();
    await button(page, 'Start').click();
    expect((await toldSetup(page)).players).toHaveLength(6);
  });

  test('a team game begins when there are enough', async ({ page }) => {
    await radio(page, /^Team/).check();
    await expect(page.getByRole('alert')).toHaveText('This game is for 4 or 6 players.');
    await expect(button(page, 'Start')).toBeDisabled();
    await button(page, 'Add').click();
    await expect(page.getByText('You and Squirrel are a team.')).toBeVisible();
    await button(page, 'Start').click();
    expect(await toldSetup(page)).toMatchObject({ variant: 'team', players: { length: 4 } });
  });

  test('everything else is one level down', async ({ page }) => {
    const flat = page.getByRole('switch', { name: /tablet lies/ });
    await page.getByText('More', { exact: true }).click();
    await expect(flat).toHaveCount(0);
    await seat(page, 2).click();
    await radio(page, /^A person/).check();
    await flat.click();
    for (const rule of ['Pass on after the second X', 'Secure before the end']) {
      await page.getByRole('switch', { name: rule }).check();
    }
    await radio(page, /^Pocket/).check();
    await button(page, 'Start').click();
    expect(await toldSetup(page)).toMatchObject({ flat: true, ruling: 'it forfeit', edition: 'pocket' });
  });

  test('by keyboard alone', async ({ page }) => {
    await page.keyboard.press('Tab'); // back
    for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab');
    await expect(seat(page, 3)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab'); // add
    await page.keyboard.press('Tab');
    await expect(radio(page, /^Squirrel/)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(seat(page, 3)).toHaveAccessibleName('Seat 3: Fox');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter'); // one seat back
    await expect(seat(page, 2)).toHaveAccessibleName('Seat 2: Fox');
    await button(page, 'Start').focus();
    await page.keyboard.press('Enter');
    expect((await toldSetup(page)).players.map(({ bot }) => bot)).toEqual([undefined, 'fox', 'parrot']);
  });
});

test('settings are changed and kept to the store', async ({ page }) => {
  await show(page, 'show=settings&lang=en');
  await radio(page, /^Dark/).check();
  await page.getByRole('switch', { name: 'Sounds' }).uncheck();
  await radio(page, /^long/).check();
  await expect(page.getByRole('switch', { name: 'Sounds' })).not.toBeChecked();
  await radio(page, /^Français/).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
  await expect(page.getByRole('switch', { name: 'Sons' })).not.toBeChecked();
  await expect(radio(page, /^Sombre/)).toBeChecked();
  await button(page, 'Retour').click();
  expect(await told(page)).toBe('back');
});

test('the contents lead to every chapter, and the address stays', async ({ page }) => {
  await show(page, 'show=rules&lang=en');
  const address = page.url();
  const links = page.getByRole('navigation').getByRole('link');
  for (const link of await links.all()) {
    await link.click();
    const heading = page.getByRole('heading', { level: 2, name: (await link.textContent())?.trim() ?? '', exact: true });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  }
  await expect(links).toHaveCount(await page.getByRole('heading', { level: 2 }).count());
  expect(page.url()).toBe(address);
});

test('the result says who won, how it went, and leads on', async ({ page }) => {
  await show(page, 'show=result&lang=en&seats=3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ wins? with \d+ points!$/);
  await expect(page.getByRole('img', { name: /^Parrot: \d+ points at the end, never more than \d+ cards/ })).toBeVisible();
  await page.getByText('As a table').click();
  await expect(page.getByRole('row')).toHaveCount(43);
  for (const [name, what] of [
    ['Play again', 'again'],
    ['Other players', 'others'],
    ['To the start page', 'home'],
  ] as const) {
    await button(page, name).click();
    expect(await told(page)).toBe(what);
  }
});

test('the cards bow to the winner, unless motion is reduced', async ({ page }) => {
  await show(page, 'show=result&lang=en&seats=3');
  const card = page.locator('header span').first();
  await expect(card).not.toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(card).toHaveCSS('animation-name', 'none');
});

for (const [screen, width, height] of [
  ['result', 360, 740],
  ['result-team', 360, 740],
  ['result-television', 1920, 1080],
] as const) {
  test(`${screen}, ${width}×${height}: all scores are seen without scrolling`, async ({ gallery }) => {
    await gallery.setViewportSize({ width, height });
    await show(gallery, `show=${screen}&lang=en&seats=6`);
    const scores = gallery.locator('.scores .points');
    await expect(scores).toHaveCount(screen === 'result-team' ? 3 : 6);
    for (const score of await scores.all()) await expect(score).toBeInViewport({ ratio: 1 });
  });
}

test('a television has nothing to press', async ({ gallery }) => {
  await show(gallery, 'show=result-television&lang=en&seats=6');
  await expect(gallery.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(gallery.locator('button, a, summary')).toHaveCount(0);
});

test('a pause shows a lost connection, and those who watch a way out', async ({ gallery }) => {
  await show(gallery, 'show=online-halted&lang=en&seats=3');
  await expect(gallery.getByText('The connection is lost.')).toBeVisible();
  await button(gallery, 'To the start page').click();
  expect(await told(gallery)).toBe('home');
});

test('guests see which game is played, and who plays with whom', async ({ gallery }) => {
  await show(gallery, 'show=lobby-guest-team&lang=en&seats=4');
  await expect(gallery.getByText('Team · Classic · Time for each move: 30 seconds')).toBeVisible();
  await expect(gallery.getByText('Anna and Otto are a team.')).toBeVisible();
  await show(gallery, 'show=lobby-guest-team&lang=en&seats=5');
  await expect(gallery.getByText(/are a team/)).toHaveCount(0);
  await show(gallery, 'show=lobby-guest&lang=en&seats=4');
  await expect(gallery.getByText('Standard · Classic', { exact: true })).toBeVisible();
  await expect(gallery.getByText(/are a team/)).toHaveCount(0);
});

test('those who watch are in no team', async ({ gallery }) => {
  await show(gallery, 'show=online-watching-team&lang=en&seats=6');
  await expect(gallery.getByRole('img', { name: 'circle team' })).toHaveCount(2);
  await expect(gallery.getByText('partner')).toHaveCount(0);
});

test('partners win together', async ({ gallery }) => {
  await show(gallery, 'show=result-team&lang=en&seats=4');
  await expect(gallery.getByRole('heading', { level: 1 })).toHaveText(/ and .* win together with \d+ points!$/);
});

// With all that opens open.
async function showOpen(page: Page, query: string): Promise<void> {
  await show(page, query);
  for (const closed of await page.locator('summary').all()) await closed.click();
}

for (const lang of ['de', 'fr', 'it', 'en']) {
  test(`${lang}: nothing is cut off at 320 px, and targets are large enough`, async ({ gallery }) => {
    await gallery.setViewportSize({ width: 320, height: 568 });
    for (const screen of screens) {
      await showOpen(gallery, `show=${screen}&seats=6&lang=${lang}`);
      expect(await width(gallery), screen).toBeLessThanOrEqual(320);
      expect(await smallTargets(gallery), screen).toEqual([]);
    }
  });
}

// Labels that reach out of their tiles.
const bursting = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('label:has(input[type="radio"])')].flatMap((tile) => {
      const { left, right } = tile.getBoundingClientRect();
      const parts = [...tile.querySelectorAll(':not(.hidden)')];
      const texts = parts.flatMap(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text && node.data.trim()));
      const bursts = texts.some((text) => {
        const range = document.createRange();
        range.selectNode(text);
        const words = range.getBoundingClientRect();
        return words.left < left || words.right > right;
      });
      return bursts ? [tile.textContent.trim()] : [];
    }),
  );

for (const lang of ['de', 'fr', 'it', 'en']) {
  test(`${lang}: what can be chosen stays in its tile`, async ({ gallery }) => {
    for (const width of [320, 360, 390]) {
      await gallery.setViewportSize({ width, height: 740 });
      for (const screen of ['lobby-host', 'who', 'settings']) {
        await showOpen(gallery, `show=${screen}&seats=6&lang=${lang}`);
        expect(await bursting(gallery), `${screen}, ${width} px`).toEqual([]);
      }
    }
  });
}

for (const theme of ['light', 'dark']) {
  for (const screen of screens) {
    test(`${screen}, ${theme}: no axe violations`, async ({ gallery }) => {
      await showOpen(gallery, `show=${screen}&lang=en&seats=4&theme=${theme}`);
      expect(await violations(gallery)).toEqual([]);
    });
  }
}
