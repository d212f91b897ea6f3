// What people need who do not see, hear or move as most do (docs/accessibility.md).
import { expect, type Page } from '@playwright/test';

import { scenes } from '../gallery/fixtures';
import { screens } from '../gallery/screens';
import { begin, button, deal, person, prepare, spot, untilAsked } from './driver';
import { show, test } from './gallery';
import { width } from './looks';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('whoever arrives on a screen is there: with its title, its heading focused, in one main landmark', async ({ page }) => {
  await prepare(page, {});
  await page.goto('/');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('ROOKIE');
  for (const name of ['Who plays?', 'On several devices', 'Learn by playing', 'Rules', 'My games', 'Settings']) {
    await button(page, name).click();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(heading(page).or(page.locator('.act .button')).first()).toBeVisible();
    await expect(page, name).toHaveTitle(/^.+ · ROOKIE$/);
    await expect(page.locator('body'), name).not.toBeFocused();
    if (name !== 'Learn by playing') await expect(heading(page), name).toBeFocused();
    await page.goBack();
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle('ROOKIE');
  }
  await button(page, 'Play now').click();
  await expect(page).toHaveTitle('Your turn. · ROOKIE');
  await expect(spot(page, 5)).toBeFocused();
  await button(page, 'Pause').click();
  await expect(page).toHaveTitle('Pause · ROOKIE');
  await expect(button(page, 'Go on')).toBeFocused();
});

test('single keys command nothing behind a dialog, nor where a person does without', async ({ page }) => {
  await deal(page, '3x4', 'YYRRXXGGRXXGGYYR');
  await prepare(page, { players: [person('Anna'), person('Otto')] });
  await begin(page);
  await untilAsked(page);
  const open = page.locator('[aria-label*=", open"]');
  await page.evaluate(() => {
    document.body.append(document.createElement('dialog'));
    document.querySelector('dialog')?.showModal();
  });
  for (const key of ['3', 'p', 'u', 'h']) await page.keyboard.press(key);
  await expect(open).toHaveCount(0);
  await page.evaluate(() => document.querySelector('dialog')?.remove());
  await button(page, 'Pause').click();
  await expect(page.getByText('P pauses')).toBeVisible();
  await button(page, 'Settings').click();
  await page.getByRole('switch', { name: 'Commands by single keys' }).uncheck();
  await button(page, 'Back').click();
  await expect(page.getByText('P pauses')).toHaveCount(0);
  await page.keyboard.press('p');
  await button(page, 'Go on').click();
  for (const key of ['3', 'p', 'u', 'h']) await page.keyboard.press(key);
  await expect(open).toHaveCount(0);
  await spot(page, 4).press('Enter');
  await expect(open).toHaveCount(1);
  await page.keyboard.press('Escape'); // no character
  await expect(button(page, 'Go on')).toBeVisible();
});

test('the first sentence is added to a log that is there already', async ({ page }) => {
  await prepare(page, {});
  await page.addInitScript(() => {
    const added: string[] = [];
    const log = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest('[role=log]');
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        for (const node of addedNodes) if (log(target)) added.push(node.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { added });
  });
  await page.goto('/');
  await button(page, 'Play now').click();
  await expect(spot(page, 5)).toBeVisible();
  const first = () => page.evaluate(() => (window as unknown as { added: string[] }).added[0]);
  await expect.poll(first).toContain('You start');
});

// The texts that are smaller than 12 pixels.
const tiny = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (texts.nextNode()) {
      const { parentElement: element, textContent: text } = texts.currentNode;
      if (!element || !text?.trim() || !element.checkVisibility() || element.closest('.hidden, script, style')) continue;
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < 11.99) found.add(`${text.trim()}: ${size}`);
    }
    return [...found];
  });

const shown = [...screens, ...scenes, 'start'].filter((name) => !name.includes('television'));

for (const [wide, high] of [[360, 740], [740, 360]] as const) {
  test(`${wide}×${high}: no text is smaller than 12 pixels`, async ({ gallery }) => {
    await gallery.setViewportSize({ width: wide, height: high });
    for (const screen of shown) {
      await show(gallery, `show=${screen}&seats=6&lang=de`);
      expect(await tiny(gallery), screen).toEqual([]);
    }
  });
}

// The texts and buttons that others lie on.
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const shown = document.querySelector('dialog[open]') ?? document;
    const parts = [...shown.querySelectorAll<HTMLElement>('button, summary, label, p, h1, h2, td, th, dt, dd')];
    const above = '.greetings, .shouts, .banner'; // they lie on the table for a moment
    const seen = parts.filter(
      (part) =>
        part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !part.closest(`.hidden, [aria-hidden], ${above}`),
    );
    const box = (part: HTMLElement) => part.getBoundingClientRect();
    return seen.flatMap((one, at) =>
      seen.slice(at + 1).flatMap((other) => {
        if (one.contains(other) || other.contains(one)) return [];
        const [a, b] = [box(one), box(other)];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return wide > 2 && high > 2 ? [`${one.textContent.trim()} | ${other.textContent.trim()}`] : [];
      }),
    );
  });

test('at 400 %, 320×200, nothing overlaps and nothing scrolls sideways', async ({ gallery }) => {
  await gallery.setViewportSize({ width: 320, height: 200 });
  for (const screen of shown) {
    await show(gallery, `show=${screen}&seats=4&lang=de`);
    expect(await width(gallery), screen).toBeLessThanOrEqual(320);
    const table = gallery.locator('.table');
    for (const one of await table.all()) {
      expect(await one.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), screen).toBeLessThanOrEqual(0);
    }
    expect(await overlaps(gallery), screen).toEqual([]);
  }
});

test.describe('where the system decides on all colours', () => {
  const border = (page: Page, selector: string) =>
    page.locator(selector).first().evaluate((element) => {
      const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
      const outline = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
      return Math.max(outline, borderTopStyle === 'none' ? 0 : parseFloat(borderTopWidth));
    });

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  });

  test('the X, the edges of cards, buttons and the active seat are to be seen', async ({ page }) => {
    await show(page, 'show=cover&seats=4&lang=en&theme=light');
    const cross = page.locator('[data-spot="7"] .card path').first();
    const [stroke, card] = await cross.evaluate((path) => [
      getComputedStyle(path).stroke,
      getComputedStyle(path.closest('.card') ?? path).backgroundColor,
    ]);
    expect(stroke).not.toBe(card);
    expect(await border(page, '[data-spot="1"] .card')).toBeGreaterThanOrEqual(2);
    expect(await border(page, '.act .button')).toBeGreaterThanOrEqual(2);
    expect(await border(page, '.near')).toBeGreaterThanOrEqual(4);
    await show(page, 'show=watch&seats=4&lang=en');
    expect(await border(page, '.seat:not(.active)')).toBeLessThan(await border(page, '.seat.active'));
    expect(await border(page, '.near')).toBeLessThan(await border(page, '.seat.active'));
  });
});
