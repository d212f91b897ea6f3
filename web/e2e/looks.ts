// What is asked of every page that is looked at.
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

type Axe = typeof axe;

// What axe finds, with the elements concerned.
export async function violations(page: Page): Promise<[rule: string, elements: string[]][]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(() => (window as unknown as { axe: Axe }).axe.run({ resultTypes: ['violations'] }));
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

// Of a page that takes its theme from the system.
export async function violationsInBothThemes(page: Page): ReturnType<typeof violations> {
  const found = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    found.push(...(await violations(page)));
  }
  return found;
}

// What can be tapped and is smaller than a finger.
export const smallTargets = (page: Page, targets = 'button, a, label, summary, select') =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        if (!target.checkVisibility({ visibilityProperty: true }) || Math.min(width, height) >= 44) return [];
        return [`${target.getAttribute('aria-label') ?? target.textContent.trim()}: ${width} × ${height}`];
      }),
    targets,
  );

// Until the page is kept for playing without a connection.
export async function keptOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

export const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
