// Draws public/icon.svg as the PNG files that some systems want. They are in the repository, because this needs a
// browser: run it when the drawing changes. All of it lies in the middle four fifths, which every mask leaves.
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../public');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin: 0">${drawing.replace('<svg', '<svg style="display: block"')}</body>`);
  await page.screenshot({ path: join(folder, `icon-${size}.png`) });
}
await browser.close();
