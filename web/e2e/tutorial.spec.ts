// The tutorial, from the first page to its end, with the real engine.
import { expect, test, type Page } from '@playwright/test';

import { button, prepare, spot } from './driver';
import { violationsInBothThemes } from './looks';

const sentence = (page: Page) => page.locator('.say .text');
const hand = (page: Page) => page.locator('.marked');
const pile = (page: Page, number: number) => page.locator(`.near [data-pile="${number}"]`);
const step = (page: Page, number: number, of = 2) => page.getByText(`Step ${number} of ${of}`);
const chapters = ['Find pairs (Kids)', 'Place and secure', 'An open X', 'Take cards', 'The end', 'Team'];

async function open(page: Page): Promise<void> {
  await prepare(page, {});
  await page.goto('/');
  await button(page, 'Learn by playing').click();
  await expect(step(page, 1)).toBeVisible();
}

// What is to be pressed for the lesson to go on, in every language.
const ways = {
  chapter: '.chapters .big',
  next: '.act .button:not(.quiet):only-child',
  place: '.act .hand ~ .button:not(.quiet)',
  cover: '.act .button.quiet:only-child',
  take: '.take',
  spot: '.marked',
};
type Way = keyof typeof ways;

// Time passes until there is one.
async function untilAsked(page: Page): Promise<Way> {
  let found: Way | undefined;
  const goesOn = async () => {
    for (const [way, selector] of Object.entries(ways) as [Way, string][]) {
      if (!found && (await page.locator(selector).count()) > 0) found = way;
    }
    if (!found) await page.clock.fastForward(2000);
    return found;
  };
  await expect.poll(goesOn, { message: 'the lesson goes on', intervals: [0] }).toBeDefined();
  return found ?? 'chapter';
}

type Press = (page: Page, way: Way) => Promise<void>;
const click: Press = (page, way) => page.locator(ways[way]).last().click();

// Through all chapters to the list of them; what was said on the way.
async function learn(page: Page, press: Press, watch?: (way: Way) => Promise<void>): Promise<Set<string>> {
  const said = new Set<string>();
  for (let left = chapters.length; ; ) {
    const way = await untilAsked(page);
    await watch?.(way);
    if (way === 'chapter' && (left -= 1) === 0) return said;
    if (way !== 'chapter') said.add((await sentence(page).textContent()) ?? '');
    await press(page, way);
  }
}

test('from the first page to a game, by clicks', async ({ page }) => {
  test.slow();
  await open(page);
  const said = await learn(page, click);
  expect([...said]).toEqual(
    expect.arrayContaining([
      'Nine piles of cards lie face down. Find two that match!',
      'Rookie! You get everybody else’s unsecured cards.',
      'A pair! In Kids, every pair gives points at once and stays yours.',
    ]),
  );
  await expect(page.getByText('Now you know everything. Off you go!')).toBeVisible();
  await button(page, 'Play now').click();
  await expect(spot(page, 1)).toHaveAccessibleName('Spot 1, 12 cards, face down');
});

test('by keyboard alone', async ({ page }) => {
  test.slow();
  await open(page);
  await learn(page, async (_, way) => {
    if (way === 'next' || way === 'chapter') await page.keyboard.press('Enter'); // it is focused
    else if (way === 'spot') await page.keyboard.press((await hand(page).getAttribute('data-spot')) ?? '');
    else await page.locator(ways[way]).first().press(way === 'take' ? 'Space' : 'Enter');
  });
  await expect(button(page, 'Play now')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(spot(page, 1)).toBeVisible();
});

// The hand points after a while.
async function untilPointed(page: Page): Promise<void> {
  await expect(page.locator('.spot.choosable').first()).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(hand(page)).toBeVisible();
}

test('the answer is pointed at after a while or a wrong choice, and what is wrong stays as it is', async ({ page }) => {
  await open(page);
  await button(page, 'Skip').click();
  await expect(step(page, 2)).toBeVisible();
  await expect(page.locator('.spot.choosable')).toHaveCount(9);
  await expect(hand(page)).toHaveCount(0);
  await spot(page, 5).click();
  await expect(hand(page)).toHaveAttribute('data-spot', '2');
  await expect(page.locator('[aria-label*=", open"]')).toHaveCount(0);
  await expect(page.getByRole('status')).toContainText('Spot 2: Turn over two cards');
  await spot(page, 2).click();
  await expect(spot(page, 2)).toHaveAccessibleName(/star, open/);
  await expect(hand(page)).toHaveCount(0);
  await untilPointed(page);
  await expect(hand(page)).toHaveAttribute('data-spot', '6');
});

test('choices are free where they can be', async ({ page }) => {
  await prepare(page, {});
  await page.addInitScript(() => localStorage.setItem('rookie.learned', '{"done":["kids"]}'));
  await page.goto('/');
  await button(page, 'Learn by playing').click();
  await page.locator(ways.chapter).click();
  await button(page, 'Next').click();
  for (const number of [3, 8]) {
    await untilAsked(page);
    await spot(page, number).click();
  }
  await untilAsked(page);
  await pile(page, 2).click(); // both on one pile
  await pile(page, 2).click();
  for (const number of [4, 6]) {
    await untilAsked(page);
    await spot(page, number).click();
  }
  await untilAsked(page);
  await expect(page.locator('.near button[data-pile]')).toHaveCount(2);
  await pile(page, 1).click();
  await expect(button(page, 'The rest beneath')).toHaveCount(0); // would not secure
  await pile(page, 3).click();
  await untilAsked(page);
  await expect(sentence(page)).toContainText('secured!');
  await expect(page.locator('.near .points')).toHaveText('4');
});

test('each sentence is read aloud, and with the spot only when the hand is there', async ({ page }) => {
  await open(page);
  const log = page.getByRole('log');
  await expect(log).toContainText('Nine piles of cards lie face down. Find two that match!');
  await button(page, 'Next').click();
  await expect(log).toContainText('Tap a pile to turn over a card.');
  await expect(log).not.toContainText('Turn over a card.');
  await expect(page.getByRole('status')).toHaveText('');
  await untilPointed(page);
  await expect(page.getByRole('status')).toContainText('Spot 5: Tap a pile to turn over a card.');
});

test('progress is remembered: the lesson after a reload, the chapters that are done', async ({ page }) => {
  await open(page);
  await button(page, 'Skip').click();
  await expect(step(page, 2)).toBeVisible();
  await page.reload();
  await expect(step(page, 2)).toBeVisible();
  await button(page, 'Skip').click();
  const next = page.locator(ways.chapter);
  await expect(next).toHaveText('Place and secure');
  await expect(page.getByText('Done: 1 of 6 chapters.')).toBeVisible();
  await expect(button(page, /Find pairs.*done$/)).toBeVisible();
  for (const chapter of chapters.slice(1)) {
    await expect(next).toHaveText(chapter);
    await next.click();
    while ((await next.count()) === 0) {
      await button(page, 'Skip').click();
      await expect(page.locator('.lesson p', { hasText: 'Step' }).or(next).first()).toBeVisible();
    }
  }
  await expect(next).toHaveText('Play now');
  await button(page, 'Back').click();
  await expect(button(page, 'Carry on')).toHaveCount(0); // a lesson is not kept
  await button(page, 'Learn by playing').click();
  await button(page, /Take cards/).click();
  await expect(step(page, 1, 3)).toBeVisible();
  await button(page, 'All chapters').click();
  await expect(next).toHaveText('Take cards');
});

test('whoever has never played is led to the tutorial first', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rookie.settings', '{"language":"en","sound":false}'));
  await page.goto('/');
  const big = page.locator('.button.big:not(.quiet)');
  await expect(big).toHaveText('Learn by playing');
  await expect(button(page, 'Learn by playing')).toHaveCount(1);
  await big.click();
  await expect(step(page, 1)).toBeVisible();
  await page.goBack();
  await expect(big).toHaveText('Play now');
});

test('the hand beckons, unless motion is reduced', async ({ page }) => {
  await open(page);
  await button(page, 'Next').click();
  await untilPointed(page);
  await expect(page.locator('.pointer')).toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('.pointer')).not.toHaveCSS('animation-name', 'none');
});

test('no axe violations', async ({ page }) => {
  test.slow();
  await open(page);
  const looked = new Set<Way>();
  await learn(page, click, async (way) => {
    if (looked.has(way)) return;
    looked.add(way);
    expect(await violationsInBothThemes(page), way).toEqual([]);
  });
  expect(looked.size).toBe(6);
});

for (const lang of ['de', 'fr', 'it', 'en']) {
  test(`${lang}: all fits on the smallest screen`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 568 });
    await prepare(page, {}, { language: lang });
    await page.goto('/');
    await button(page, /Learn by playing|Spielend lernen|Apprendre en jouant|Impara giocando/).click();
    await learn(page, click, async (way) => {
      if (way === 'chapter') return;
      const table = page.locator('.table');
      expect(await table.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
    });
  });
}
