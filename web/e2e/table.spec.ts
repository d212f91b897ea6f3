// The table component in the gallery: keyboard, targets, room and accessibility. No engine is needed.
import { expect, type Page } from '@playwright/test';

import { scenes } from '../gallery/fixtures';
import { spot } from './driver';
import { show as showScene, test } from './gallery';
import { smallTargets, violations, width } from './looks';

const show = (page: Page, query: string) => showScene(page, `lang=en&${query}`);
const chosen = (page: Page) => page.locator('main').getAttribute('data-chosen');

test('arrow keys move between spots, Enter and Space turn over', async ({ page }) => {
  await show(page, 'show=cover&seats=3');
  await spot(page, 5).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(spot(page, 4)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(spot(page, 4)).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await chosen(page)).toBe('spot 4');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  expect(await chosen(page)).toBe('spot 9');
});

test('what may not be turned over is named, but not chosen', async ({ page }) => {
  await show(page, 'show=cover&seats=3');
  await expect(spot(page, 3)).toHaveAccessibleName('Spot 3, heart, open, 8 cards');
  await expect(spot(page, 3)).toHaveAttribute('aria-disabled', 'true');
  await spot(page, 3).click({ force: true });
  expect(await chosen(page)).toBe('');
  await show(page, 'show=barred&seats=3');
  await expect(spot(page, 7)).toHaveAccessibleName('Spot 7, 9 cards, just covered, choose another');
});

test('one Tab leads into the board and one out of it', async ({ page }) => {
  await show(page, 'show=cover&seats=3');
  await spot(page, 5).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cover all' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(spot(page, 2)).toBeFocused();
});

test('piles, hand and neighbours are chosen by a tap', async ({ page }) => {
  await show(page, 'show=place&seats=3');
  await page.getByRole('button', { name: /^Pile 3, star on top/ }).click();
  expect(await chosen(page)).toBe('pile 1.3');
  await page.getByRole('button', { name: '2 drops' }).click();
  expect(await chosen(page)).toBe('hand B');
  await show(page, 'show=take&seats=4');
  await page.getByRole('button', { name: 'Take from Goldfish' }).click();
  expect(await chosen(page)).toBe('seat 2');
});

test('a card flies to its pile, unless motion is reduced', async ({ page }) => {
  await show(page, 'show=pair&seats=3');
  const flying = page.locator('[data-flying]');
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) document.body.dataset.flown = String(addedNodes.length);
    }).observe(document.querySelector('[data-air]') ?? document.body, { childList: true });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('.trays [data-pile="1"]').click();
  await expect(page.locator('body')).not.toHaveAttribute('data-flown');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.locator('.trays [data-pile="1"]').click();
  await expect(page.locator('body')).toHaveAttribute('data-flown');
  await expect(flying).toHaveCount(0);
});

const sizes = [
  { width: 320, height: 568 },
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

for (const size of sizes) {
  test(`${size.width}×${size.height}: targets are large enough, nothing is cut off or scrolls`, async ({ gallery }) => {
    await gallery.setViewportSize(size);
    for (const query of ['show=cover&seats=6', 'show=pair&seats=3', 'show=take&seats=5', 'show=team&seats=6']) {
      await show(gallery, query);
      expect(await smallTargets(gallery), query).toEqual([]);
      expect(await width(gallery), query).toBeLessThanOrEqual(size.width);
      const hidden = await gallery.locator('.table').evaluate((table) => table.scrollHeight - table.clientHeight);
      expect(hidden, query).toBeLessThanOrEqual(0);
    }
  });

  test(`${size.width}×${size.height}: the board does not move when the prompt changes`, async ({ gallery }) => {
    await gallery.setViewportSize(size);
    const scenesAlike = [
      ['first', 'second', 'barred', 'mismatch', 'cover', 'seek', 'watch', 'take', 'pair', 'place', 'robbed', 'held', 'empty'],
      ['team-first', 'team'],
    ];
    for (const alike of scenesAlike) {
      const boards = [];
      for (const scene of alike) {
        await showScene(gallery, `lang=de&show=${scene}&seats=4`);
        boards.push({ scene, box: await gallery.getByRole('group', { name: 'Die neun Stapel' }).boundingBox() });
        await expect(gallery.locator('.near .points')).toBeInViewport();
      }
      for (const { scene, box } of boards) expect(box, scene).toEqual(boards[0]?.box);
    }
  });
}

// Whose letters reach out of what is shown of them.
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.word, .name small, .trays .label span')].flatMap((element) => {
      const text = [...element.childNodes].find((node) => node instanceof Text);
      if (!text || getComputedStyle(element).overflow === 'visible') return [];
      const range = document.createRange();
      range.selectNode(text);
      const [letters, shown] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      return letters.top < shown.top || letters.bottom > shown.bottom ? [element.textContent] : [];
    }),
  );

// The piles that the cards which somebody places lie on.
const coveredByHeld = (page: Page) =>
  page.locator('.held').evaluate((element) => {
    const held = element.getBoundingClientRect();
    return [...document.querySelectorAll('[data-spot]')].flatMap((pile) => {
      const { left, right, top, bottom } = pile.getBoundingClientRect();
      const apart = held.right <= left || right <= held.left || held.bottom <= top || bottom <= held.top;
      return apart ? [] : [pile.ariaLabel];
    });
  });

for (const size of sizes) {
  test(`${size.width}×${size.height}: accents are not cut off`, async ({ gallery }) => {
    await gallery.setViewportSize(size);
    for (const seats of [4, 6]) {
      await show(gallery, `show=team&seats=${seats}`);
      await expect(gallery.locator('.name')).toHaveCount(seats - 1);
      expect(await cutOff(gallery)).toEqual([]);
    }
  });

  test(`${size.width}×${size.height}: the number of an animal stays to be seen`, async ({ gallery }) => {
    await gallery.setViewportSize(size);
    await show(gallery, 'show=first&seats=6');
    const number = await gallery.locator('.number').boundingBox();
    const seat = await gallery.locator('[data-seat="6"]').boundingBox();
    expect((number?.x ?? 0) + (number?.width ?? 0)).toBeLessThanOrEqual((seat?.x ?? 0) + (seat?.width ?? 0));
  });

  test(`${size.width}×${size.height}: the cards that somebody places cover no pile`, async ({ gallery }) => {
    await gallery.setViewportSize(size);
    for (const seats of [2, 3, 4, 6]) {
      await show(gallery, `show=held&seats=${seats}`);
      const held = await gallery.locator('.held').boundingBox();
      expect(Math.min(held?.x ?? -1, held?.y ?? -1), `${seats} seats`).toBeGreaterThanOrEqual(0);
      expect((held?.x ?? 0) + (held?.width ?? 0), `${seats} seats`).toBeLessThanOrEqual(size.width);
      await expect(gallery.locator('[data-spot]')).toHaveCount(9);
      expect(await coveredByHeld(gallery), `${seats} seats`).toEqual([]);
    }
  });
}

const teamAt = (page: Page, seat: number) => page.locator(`[data-seat="${seat}"]`).getByRole('img', { name: / team$/ });

test('each seat shows its team, and one’s own is said', async ({ gallery }) => {
  await show(gallery, 'show=team&seats=6');
  for (const [index, name] of ['circle', 'triangle', 'square', 'circle', 'triangle', 'square'].entries()) {
    await expect(teamAt(gallery, index + 1)).toHaveAccessibleName(`${name} team`);
  }
  await expect(gallery.getByText('partner', { exact: true })).toHaveCount(1);
  await expect(gallery.locator('[data-seat="4"]')).toContainText('partner');
  await show(gallery, 'show=flat-team&seats=4');
  await expect(teamAt(gallery, 3)).toHaveAccessibleName('circle team');
  await show(gallery, 'show=cover&seats=4');
  await expect(teamAt(gallery, 1)).toHaveCount(0);
});

for (const theme of ['light', 'dark']) {
  for (const scene of ['start', 'art', ...scenes, 'flat-cover', 'flat-place']) {
    test(`${scene}, ${theme}: no axe violations`, async ({ gallery }) => {
      await show(gallery, `show=${scene}&seats=4&theme=${theme}`);
      expect(await violations(gallery)).toEqual([]);
    });
  }
}
