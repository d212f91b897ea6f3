// How soon a card answers to a click: node scripts/flip.js [URL], of a running `rookie serve`. Two people play; every click
// on a pile is found in the browser's trace, with the moment at which the open card stood in the document, and the frame
// in which it was first painted.
import { chromium } from '@playwright/test';

const url = process.argv[2] ?? 'http://localhost:8080/';
const flips = 60;

// In the page: two people, and a mark when an open card appears.
function prepare() {
  localStorage.setItem('rookie.settings', JSON.stringify({ lookTime: 'short', sound: false }));
  localStorage.setItem('rookie.setup', JSON.stringify({ variant: 'kids', players: [{ name: 'A' }, { name: 'B' }] }));
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      if (changes.some(({ target }) => target instanceof Element && target.matches('.spot.open'))) {
        performance.mark('open');
      }
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class'] });
  });
}

async function play(page) {
  await page.goto(url);
  await page.locator('nav button').first().click();
  await page.locator('button.big').last().click();
  // Each click waits until the card can be turned over.
  for (let flip = 0; flip < flips; flip += 1) await page.locator(`[data-spot="${(flip % 9) + 1}"]`).click();
}

// Milliseconds from each click to its open card, to its painting, and how many frames that was after the one in which
// the browser delivered the click: 1 is the very next.
function answers(trace) {
  const at = (event, name) => event.name === name;
  const events = trace.traceEvents.filter(({ ts }) => ts > 0).sort((one, other) => one.ts - other.ts);
  const clicks = events.filter((event) => at(event, 'EventDispatch') && event.args.data?.type === 'click');
  return clicks.flatMap((click, number) => {
    const until = clicks[number + 1]?.ts ?? Infinity;
    const after = events.filter(({ ts, pid }) => pid === click.pid && ts >= click.ts && ts < until);
    const open = after.find((event) => at(event, 'open'));
    const painted = open && after.find((event) => at(event, 'Paint') && event.tid === click.tid && event.ts > open.ts);
    if (!painted) return [];
    const begun = after.filter((event) => at(event, 'AnimationFrame::Render') && event.ph === 'b' && event.ts < painted.ts);
    return [{ open: (open.ts - click.ts) / 1000, painted: (painted.ts - click.ts) / 1000, frames: begun.length - 1 }];
  });
}

function report(what, values) {
  const sorted = values.toSorted((one, other) => one - other);
  const share = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(1);
  console.log(`${what.padEnd(28)} median ${share(0.5)}, lowest ${share(0)}, nine of ten ${share(0.9)}, highest ${share(1)}`);
}

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
await page.addInitScript(prepare);
await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
await play(page);
const found = answers(JSON.parse((await browser.stopTracing()).toString()));
await browser.close();
console.log(`${found.length} cards turned over by a click`);
report('click to open card, ms', found.map(({ open }) => open));
report('click to its painting, ms', found.map(({ painted }) => painted));
report('frames after the click’s', found.map(({ frames }) => frames));
