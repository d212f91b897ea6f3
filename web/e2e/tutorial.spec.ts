// The tutorial, from the first page to its end, with the real engine.
import { expect, test, type Page } from '@playwright/test';

import { button, prepare, spot } from './driver';
import { violationsInBothThemes } from './looks';

const sentence = (page: Page) => page.locator('.say .text');
const hand = (page: Page) => page.locator('.marked');
const pile = (page: Page, number: number) => page.locator(`.near [data-pile="${number}"]`);
const step = (page: Page, number: number) => page.getByText(`Step ${number} of 11`);

async function open(page: Page): Promise<void> {
  await prepare(page, {});
  await page.goto('/');
  await button(page, 'Learn by playing').click();
  await expect(step(page, 1)).toBeVisible();
}

// What is to be pressed for the lesson to go on, in every language.
const ways = {
  over: '.over .big',
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
  return found ?? 'over';
}

type Press = (page: Page, way: Way) => Promise<void>;
const click: Press = (page, way) => page.locator(ways[way]).last().click();

// To the end; what was said on the way.
async function learn(page: Page, press: Press, watch?: (way: Way) => Promise<void>): Promise<Set<string>> {
  const said = new Set<string>();
  for (;;) {
    const way = await untilAsked(page);
    if (way === 'over') return said;
    await watch?.(way);
    said.add((await sentence(page).textContent()) ?? '');
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
      'Every pair gives points at once, and stays yours.',
    ]),
  );
  await expect(page.getByRole('heading', { name: 'Now you know everything. Off you go!' })).toBeVisible();
  await button(page, 'Play now').click();
  await expect(spot(page, 1)).toHaveAccessibleName('Spot 1, 12 cards, face down');
});

test('by keyboard alone', async ({ page }) => {
  test.slow();
  await open(page);
  await learn(page, async (_, way) => {
    if (way === 'next') await page.keyboard.press('Enter'); // it is focused
    else if (way === 'spot') await page.keyboard.press((await hand(page).getAttribute('data-spot')) ?? '');
    else await page.locator(ways[way]).first().press(way === 'take' ? 'Space' : 'Enter');
  });
  await expect(button(page, 'Play now')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(spot(page, 1)).toBeVisible();
});

test('choices are free where they can be, and nowhere else', async ({ page }) => {
  await open(page);
  await button(page, 'Next').click();
  await spot(page, 3).click();
  await expect(spot(page, 3)).toHaveAccessibleName(/heart, open/);
  await expect(hand(page)).toHaveAttribute('data-spot', '9');
  await spot(page, 2).click({ force: true });
  await page.keyboard.press('2');
  await expect(page.locator('[aria-label*=", open"]')).toHaveCount(1);
  await hand(page).click();
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

test('each sentence is read aloud, with the spot that the hand is at', async ({ page }) => {
  await open(page);
  const log = page.getByRole('log');
  await expect(log).toContainText('Nine piles of cards lie face down. Find two that match!');
  await button(page, 'Next').click();
  await expect(log).toContainText('Spot 5: Tap a pile to turn over a card.');
  await expect(log).not.toContainText('Turn over a card.');
});

test('lessons can be skipped, and left', async ({ page }) => {
  await open(page);
  for (let lesson = 1; lesson <= 11; lesson += 1) {
    await expect(step(page, lesson)).toBeVisible();
    await button(page, 'Skip').click();
  }
  await button(page, 'To the start page').click();
  await expect(button(page, 'Carry on')).toHaveCount(0); // a lesson is not kept
  await button(page, 'Learn by playing').click();
  await button(page, 'To the start page').click();
  await expect(button(page, 'Play now')).toBeVisible();
});

test('the hand beckons, unless motion is reduced', async ({ page }) => {
  await open(page);
  await button(page, 'Next').click();
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
  expect(looked.size).toBe(5);
  expect(await violationsInBothThemes(page)).toEqual([]);
});

for (const lang of ['de', 'fr', 'it', 'en']) {
  test(`${lang}: all fits on the smallest screen`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 568 });
    await prepare(page, {}, { language: lang });
    await page.goto('/');
    await page.locator('nav button').nth(2).click();
    await learn(page, click, async () => {
      const table = page.locator('.table');
      expect(await table.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
    });
  });
}
