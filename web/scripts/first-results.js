// How soon a shared game is looked back at: node scripts/first-results.js [URL], of a running `rookie serve`. A link with
// the game of docs/review.md is opened again and again: as if for the first time, and by somebody who has been here
// before. Every time is that from the opening of the link to the frame that shows it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';

import { chromium } from '@playwright/test';

const url = process.argv[2] ?? 'http://localhost:8080/';
const rookie = process.env.ROOKIE ?? '../build/release/rookie';
const times = 20;

function record() {
  const folder = mkdtempSync(join(tmpdir(), 'rookie-'));
  const file = join(folder, 'game.rgn');
  try {
    const bots = ['--bots', 'squirrel,fox,parrot,elephant'];
    execFileSync(rookie, ['simulate', ...bots, '--games', '1', '--seed', '3', '--record', file]);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const link = `${url}#g=${deflateRawSync(record()).toString('base64url')}`;

// In the page: looks at every frame for what has come. A judgement is one as soon as some are done.
function watch() {
  const signs = {
    'the game to go through': () => document.querySelector('.curve'),
    'memory report and curve': () => document.querySelector('.score') && document.querySelector('.curve .line.own'),
    'first judgements': () => /[1-9]/.test(document.querySelector('.thinking')?.textContent ?? ''),
  };
  globalThis.seen = {};
  const look = () => {
    for (const [what, isThere] of Object.entries(signs)) {
      if (isThere()) globalThis.seen[what] ??= performance.now();
    }
    requestAnimationFrame(look);
  };
  look();
}

async function open(page) {
  await page.goto(link);
  const seen = await page.waitForFunction(() => Object.keys(globalThis.seen).length === 3 && globalThis.seen);
  return seen.jsonValue();
}

function report(what, values) {
  const sorted = values.toSorted((one, other) => one - other);
  const share = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(0);
  console.log(`${what.padEnd(42)} median ${share(0.5)}, lowest ${share(0)}, nine of ten ${share(0.9)}, highest ${share(1)}`);
}

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const found = { 'first time': [], 'been here before': [] };
for (let time = 0; time < times; time += 1) {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(watch);
  found['first time'].push(await open(page));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('about:blank');
  found['been here before'].push(await open(page));
  await context.close();
}
await browser.close();
console.log(`${times} times each, milliseconds`);
for (const [who, all] of Object.entries(found)) {
  for (const what of Object.keys(all[0])) report(`${who}: ${what}`, all.map((seen) => seen[what]));
}
