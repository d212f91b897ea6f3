// The built page as `rookie serve` delivers it: its policy, what it asks for, and playing without a connection.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test, type ConsoleMessage, type Page } from '@playwright/test';

import { keptOffline } from './looks';
import { startServer } from './server';

// What goes wrong on the page, and whom it asks.
function watch(page: Page): { troubles: string[]; asked: Set<string> } {
  const troubles: string[] = [];
  const asked = new Set<string>();
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  return { troubles, asked };
}

const playNow = (page: Page) => page.getByRole('button', { name: /^Play now/ });

async function beginGame(page: Page): Promise<void> {
  await playNow(page).click();
  await expect(page.locator('[data-spot]')).toHaveCount(9);
}

// A folder with the page as it might be after a change.
function newerVersion(): string {
  const folder = test.info().outputPath('newer');
  cpSync('dist', folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const change = (file: string, from: RegExp, to: string) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(path, text.replace(from, to));
  };
  change('index.html', /<title>ROOKIE/, '<title>The next ROOKIE');
  change('sw.js', /(url:"index.html",revision:)"/, '$1"next');
  return folder;
}

test.use({ locale: 'en-GB' });

test('a game begins under the real policy, and nobody else is asked', async ({ page, baseURL }) => {
  const { troubles, asked } = watch(page);
  await page.goto('/');
  await beginGame(page);
  await keptOffline(page);
  expect(troubles).toEqual([]);
  expect([...asked]).toEqual([baseURL]);
});

test('without a connection the page comes up again, and a new game begins', async ({ page, context }) => {
  await page.goto('/');
  await keptOffline(page);
  await context.setOffline(true);
  const { troubles } = watch(page);
  await page.reload();
  await beginGame(page);
  expect(troubles).toEqual([]);
});

test('a new version waits until the page is closed, or until somebody asks for it', async ({ page, context }) => {
  const newer = newerVersion();
  const before = await startServer();
  await page.goto(before.address);
  await keptOffline(page);
  await before.end();
  const after = await startServer({ page: newer, port: Number(new URL(before.address).port) });
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await page.reload();
  await expect(page).toHaveTitle('ROOKIE');
  const next = await context.newPage();
  await next.goto(after.address);
  await expect(next).toHaveTitle('ROOKIE');
  await next.getByRole('button', { name: 'Load the new version' }).click();
  await expect(next).toHaveTitle('The next ROOKIE');
  await expect(next.getByRole('button', { name: 'Load the new version' })).toHaveCount(0);
  await after.end();
});

test('headers', async ({ request }) => {
  const start = await request.get('/');
  expect(start.headers()).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  const policy = start.headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(await start.text()) ?? [];
  const asset = await request.get(script, { headers: { 'Accept-Encoding': 'br' } });
  expect(asset.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const again = await request.get('/', { headers: { 'If-None-Match': start.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('it can be installed', async ({ page, request }) => {
  await page.goto('/');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await request.get(link ?? '');
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']); // as all tests are
});
