import { expect, test } from '@playwright/test';

import { spot } from './driver';

test.use({ locale: 'fr-CH' });

test('the browser’s language is spoken, and another on request, also amid a game', async ({ page }) => {
  const html = page.locator('html');
  await page.goto('/');
  await expect(html).toHaveAttribute('lang', 'fr');
  await page.getByRole('button', { name: 'Jouer', exact: true }).click();
  await expect(spot(page, 1)).toHaveAttribute('aria-label', /face cachée/);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Réglages' }).click();
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await expect(html).toHaveAttribute('lang', 'it');
  await page.goBack();
  await page.getByRole('button', { name: 'Continua', exact: true }).click();
  await expect(spot(page, 1)).toHaveAttribute('aria-label', /mazzo coperto/);

  await page.reload();
  await expect(html).toHaveAttribute('lang', 'it');
  await expect(spot(page, 1)).toHaveAttribute('aria-label', /mazzo coperto/);
});

test('a language that is not spoken here: English', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ locale: 'fi-FI', ...(baseURL === undefined ? {} : { baseURL }) });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  for (const [name, lang] of [['Deutsch', 'de'], ['Français', 'fr'], ['Italiano', 'it'], ['English', 'en']] as const) {
    await page.getByRole('button', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
  await page.close();
});
