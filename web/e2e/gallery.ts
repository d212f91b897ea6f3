// Scenes of gallery.html. The page is loaded once: a scene takes the place of the one before.
import { test as base, type Page } from '@playwright/test';

import { gallery as address } from '../playwright.config';

export async function show(page: Page, query: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(`${address}/gallery.html`);
    await page.waitForFunction(() => 'show' in window);
  }
  await page.evaluate((scene) => window.show(scene), query);
}

// A page that tests share which only look. Whoever changes what it remembers takes `page`.
export const test = base.extend<{ gallery: Page }, { shared: Page }>({
  shared: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  gallery: async ({ shared }, use) => {
    await shared.setViewportSize({ width: 1280, height: 720 });
    await use(shared);
  },
});
