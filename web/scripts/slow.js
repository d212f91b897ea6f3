// How the page feels on a slow phone: node scripts/slow.js [URL [GALLERY]], of a running `rookie serve` and of the gallery,
// for the robbery of twenty cards. The processor is slowed six times. Says how long it takes from opening the page to the
// first card, from a tap to its painted card, and the longest time between two frames while cards fly and while they rest.
import { chromium } from '@playwright/test';

const url = process.argv[2] ?? 'http://localhost:8080/';
const gallery = process.argv[3];
const slowedBy = 6;
const taps = 60;

// In the page: the frames while cards fly, and the taps with the first frame after their open card was painted.
function prepare() {
  const measured = { flying: [], resting: [], taps: [] };
  window.measured = measured;
  let before;
  let tapped;
  const frame = (now) => {
    if (before !== undefined) measured[document.querySelector('[data-flying]') ? 'flying' : 'resting'].push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  addEventListener('pointerdown', ({ target, timeStamp }) => {
    const spot = target.closest?.('.spot');
    tapped = spot && { spot, since: timeStamp };
  }, true);
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => {
      if (!tapped?.spot.classList.contains('open')) return;
      const { since } = tapped;
      tapped = undefined;
      // The task after the next frame: by then it is painted.
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => measured.taps.push(performance.now() - since);
        channel.port2.postMessage('');
      });
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class'] });
  });
}

async function open(browser, kept) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
  await page.addInitScript(prepare);
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, JSON.stringify(value));
  }, kept);
  return page;
}

function report(what, values) {
  const sorted = values.toSorted((one, other) => one - other);
  const share = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]?.toFixed(0) ?? 'none';
  console.log(`${what.padEnd(48)} median ${share(0.5)}, nine of ten ${share(0.9)}, highest ${share(1)} ms (of ${values.length})`);
}

const settings = { language: 'en', lookTime: 'short', sound: false };
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });

// A new visitor: opens the page, plays at once, and turns over a card.
const first = await open(browser, { 'rookie.settings': settings });
await first.goto(url);
await first.getByRole('button', { name: 'Play now' }).tap();
await first.locator('.spot.choosable').first().tap();
await first.locator('.spot.open').first().waitFor();
console.log(`from opening to the first card: ${(await first.evaluate(() => performance.now())).toFixed(0)} ms`);
await first.close();

// Two people, who lay each pair on the first piles.
const people = { variant: 'standard', edition: 'pocket', players: [{ name: 'A' }, { name: 'B' }] };
const page = await open(browser, { 'rookie.settings': settings, 'rookie.setup': people });
await page.goto(url);
await page.locator('nav button').first().tap();
await page.locator('button.big').last().tap();
for (let tap = 0; tap < taps; tap += 1) {
  const next = page.locator('.act .button:not(.quiet), button[data-pile], .take, .spot.choosable').first();
  await next.waitFor();
  const choosable = page.locator('.spot.choosable');
  if (await next.evaluate((element) => element.matches('.spot'))) await choosable.nth(tap % (await choosable.count())).tap();
  else await next.tap();
}
const game = await page.evaluate(() => window.measured);
report('tap to painted card', game.taps);
report('between two frames while cards fly', game.flying);
report('between two frames at rest', game.resting);

if (gallery) {
  const robbery = await open(browser, {});
  await robbery.goto(`${gallery}gallery.html?show=robbery&seats=4`);
  await robbery.locator('.loot').waitFor();
  await robbery.locator('.loot').waitFor({ state: 'detached' });
  report('the same while twenty cards are taken', await robbery.evaluate(() => window.measured.flying));
}
await browser.close();
