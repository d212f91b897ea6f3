// Whole games in the browser, with the real engine.
import { expect, test, type Page } from '@playwright/test';

import {
  begin, bot, button, clicks, deal, decide, isAsked, layRest, look, Memory, person, playToTheEnd, prepare, prepareWhole, spot,
  untilAsked, whole, type Fingers,
} from './driver';
import { violationsInBothThemes } from './looks';

const anna = person('Anna');
const otto = person('Otto');
const lou = person('Lou');
const near = (page: Page) => page.locator('.near');
const pile = (page: Page, number: number) => near(page).locator(`[data-pile="${number}"]`);

// What can be seen of the table, in words.
const described = (page: Page) =>
  page.evaluate(() => {
    const parts = document.querySelectorAll('[data-spot], [data-seat], [data-pile]');
    return [...parts].map((element) => element.ariaLabel);
  });

async function turn(page: Page, ...spots: number[]): Promise<void> {
  for (const number of spots) {
    await untilAsked(page);
    await spot(page, number).click();
  }
  await untilAsked(page);
}

test('one tap from the first page to the first card, which the person turns over', async ({ page }) => {
  await prepare(page, {}, { botSpeed: 'normal' });
  await page.goto('/');
  await button(page, 'Play now').click();
  const first = spot(page, 5);
  await expect(first).toHaveClass(/choosable/);
  await first.click();
  await expect(first).toHaveAccessibleName(/^Spot \d, .*, open/);
});

for (const { variant, players } of [
  { variant: 'standard', players: [person(''), bot('parrot'), bot('elephant')] },
  { variant: 'team', players: [person('Anna'), bot('raven'), person('Lou'), bot('parrot')] },
  { variant: 'kids', players: [person(''), bot('parrot')] },
] as const) {
  test(`${variant}: a whole game by clicks`, whole, async ({ page }) => {
    await prepareWhole(page, { variant, players: [...players] });
    await begin(page);
    await playToTheEnd(page, clicks);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await button(page, 'To the start page').click();
    await expect(button(page, 'Play now')).toBeVisible();
    await expect(button(page, 'Carry on')).toHaveCount(0);
  });
}

const keys: Fingers = {
  async turn(page, number) {
    // By digit or by arrows, one as good as the other.
    if (number % 2) return page.keyboard.press(String(number));
    await spot(page, 5).press('Home');
    for (let row = 1; row < number / 3; row += 1) await page.keyboard.press('ArrowDown');
    for (let column = 1; column < ((number - 1) % 3) + 1; column += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  },
  async place(page) {
    await page.keyboard.press('1');
    await layRest(page);
  },
  take: (page) => page.locator('.take').first().press('Space'),
};

test('standard: a whole game by keyboard', whole, async ({ page }) => {
  await prepareWhole(page, { players: [person(''), bot('elephant')] });
  await begin(page);
  await playToTheEnd(page, keys);
});

test('three people hand the device on: the table turns to the one who plays', whole, async ({ page }) => {
  await prepareWhole(page, { players: [anna, otto, lou] });
  await begin(page);
  const played = new Set<string>();
  await playToTheEnd(page, clicks, async ({ takes }) => {
    const label = (await near(page).getAttribute('aria-label')) ?? '';
    expect(label).toMatch(/^(Anna|Otto|Lou), .*plays now$/);
    const [name = ''] = label.split(',');
    played.add(name);
    if (takes === 0) await expect(page.locator('.prompt')).toContainText(/Anna|Otto|Lou|lies? open/);
  });
  expect(played.size).toBe(3);
});

test('a tablet amid the people: a whole game', whole, async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await prepareWhole(page, { players: [anna, otto, lou, person('Zoë')], variant: 'team', flat: true });
  await begin(page);
  await playToTheEnd(page, clicks, async () => {
    await expect(page.locator('.place.active')).toHaveCount(1);
  });
});

// Spots 1 and 2 have an X on top, 3 and 4 a leaf (beneath: a heart), 5 and 6 a star, 7 a heart, 8 a leaf, 9 a heart.
const edition = '3x4';
const deck = 'YYRRXXGGRXXGGYYR';

test.describe('with known cards', () => {
  test.beforeEach(async ({ page }) => {
    await deal(page, edition, deck);
    await prepare(page, { players: [anna, otto, lou] });
    await begin(page);
  });

  test('a pair is placed with two taps, and taken back', async ({ page }) => {
    await turn(page, 3, 4);
    await expect(button(page, /Place like this|The rest beneath|Here too/)).toHaveCount(0);
    await pile(page, 1).click();
    await expect(page.getByRole('group', { name: 'To place: 1 leaf' })).toBeVisible();
    await button(page, 'Here too').click();
    await expect(pile(page, 1)).toHaveAccessibleName('Pile 1, leaf on top, 2 cards');
    await button(page, 'Take back').click();
    await untilAsked(page);
    await expect(pile(page, 1)).toHaveAccessibleName('Pile 1, empty');
    await pile(page, 2).click();
    await page.keyboard.press('u');
    await page.keyboard.press('1');
    await page.keyboard.press('3');
    await expect(pile(page, 1)).toHaveAccessibleName('Pile 1, leaf on top, 1 card');
    await expect(pile(page, 3)).toHaveAccessibleName('Pile 3, leaf on top, 1 card');
    await turn(page, 3); // anything else: now it stays
    await expect(button(page, 'Take back')).toHaveCount(0);
  });

  test('cards are dragged from the hand to the piles', async ({ page }) => {
    await turn(page, 3, 4);
    const card = page.locator('.hand .card');
    await card.dragTo(pile(page, 2));
    await card.dragTo(pile(page, 3));
    await expect(pile(page, 2)).toHaveAccessibleName('Pile 2, leaf on top, 1 card');
    await expect(pile(page, 3)).toHaveAccessibleName('Pile 3, leaf on top, 1 card');
  });

  test('two X: whose cards, and where to', async ({ page }) => {
    await turn(page, 3, 4);
    await clicks.place(page);
    await turn(page, 3, 4);
    await clicks.place(page);
    await turn(page, 7, 8); // a heart and a leaf: Otto plays
    await turn(page, 5, 6);
    await clicks.place(page);
    await turn(page, 3, 8);
    await turn(page, 1, 2);
    await clicks.place(page);
    await untilAsked(page);
    await expect(page.locator('.prompt')).toContainText('Lou, whose cards do you take?');
    await button(page, 'Take from Anna').click();
    await untilAsked(page);
    await expect(page.locator('.banner')).toContainText('Lou takes 4 cards from Anna.');
    await page.getByRole('button', { name: '2 hearts' }).click();
    await pile(page, 3).click();
    await button(page, 'The rest beneath').click();
    await expect(pile(page, 3)).toHaveAccessibleName('Pile 3, heart on top, 4 cards');
  });

  test('a card that may not be chosen wobbles', async ({ page }) => {
    await turn(page, 3);
    const moving = (number: number) => spot(page, number).evaluate((element) => element.getAnimations().length);
    expect(await moving(3)).toBe(0);
    await spot(page, 3).click({ force: true });
    expect(await moving(3)).toBe(1);
    await page.keyboard.press('3');
    expect(await moving(3)).toBe(2);
  });

  test('a mismatch stays to be looked at, and nothing can be done meanwhile', async ({ page }) => {
    await turn(page, 3);
    await spot(page, 5).click();
    await expect(page.locator('.look')).toBeVisible();
    const open = await described(page);
    for (const number of [1, 5, 7]) await spot(page, number).click({ force: true });
    await page.keyboard.press('7');
    await page.clock.runFor(600);
    expect(await described(page)).toEqual(open);
    await untilAsked(page);
    await expect(near(page)).toHaveAccessibleName(/^Otto/);
    await expect(page.locator('[aria-label*=", open"]')).toHaveCount(0);
  });

  test('the pause hides all cards, and time stands still', async ({ page }) => {
    await turn(page, 3);
    await spot(page, 5).click();
    await expect(page.locator('.look')).toBeVisible();
    await page.keyboard.press('p');
    await expect(page.getByRole('heading', { name: 'Pause' })).toBeVisible();
    await expect(page.locator('[data-spot], [data-pile], [data-kind]')).toHaveCount(0);
    expect(await page.locator('main').textContent()).not.toMatch(/leaf|star/);
    await page.clock.runFor(60_000);
    await button(page, 'Go on').click();
    await expect(spot(page, 3)).toHaveAccessibleName(/leaf, open/);
    await expect(spot(page, 5)).toHaveAccessibleName(/star, open/);
    await untilAsked(page);
    await expect(near(page)).toHaveAccessibleName(/^Otto/);
  });

  test('the X and a colour stay open; after covering, they are not to be chosen', async ({ page }) => {
    await turn(page, 1, 3);
    await expect(page.locator('.prompt')).toContainText('An X and a leaf lie open.');
    await button(page, 'Cover all').click();
    await untilAsked(page);
    await expect(spot(page, 1)).toHaveAccessibleName(/just covered, choose another/);
    await page.keyboard.press('1');
    await expect(spot(page, 1)).toHaveAccessibleName(/just covered/);
    await turn(page, 4);
    await expect(spot(page, 4)).toHaveAccessibleName(/leaf, open/);
  });

  test('new game from the pause, after a question', async ({ page }) => {
    await turn(page, 3, 4);
    await button(page, 'Pause').click();
    await button(page, 'Start a new game').click();
    await button(page, 'No, keep playing').click();
    await button(page, 'Start a new game').click();
    await button(page, 'Yes, leave').click();
    await untilAsked(page);
    await expect(page.locator('[aria-label*=", open"]')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Pause' })).toBeVisible();
    await page.goBack();
    await expect(button(page, 'Play now')).toBeVisible();
  });
});

test('a tap is answered at once, though the engine is slow', async ({ page }) => {
  await deal(page, edition, deck);
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    window.Worker = class extends Worker {
      override postMessage(message: { name: string }): void {
        if (message.name === 'play') waiting.push(() => super.postMessage(message));
        else super.postMessage(message);
      }
    };
    Object.assign(window, { answer: () => waiting.forEach((send) => send()) });
  });
  await prepare(page, { players: [anna, otto] });
  await begin(page);
  const pressed = await spot(page, 3).evaluate(async (element: HTMLElement) => {
    element.click();
    await new Promise((painted) => requestAnimationFrame(painted));
    return element.className;
  });
  expect(pressed).toContain('pending');
  await expect(page.locator('.spot.choosable')).toHaveCount(0);
  await expect(page.locator('.prompt')).toContainText('Anna, turn over a card.');
  await page.evaluate(() => (window as unknown as { answer: () => void }).answer());
  await expect(spot(page, 3)).toHaveAccessibleName(/leaf, open/);
  await expect(page.locator('.spot.pending')).toHaveCount(0);
});

test('the game goes on after a reload, a closed tab, and the back button', async ({ page, context }) => {
  await prepare(page, { players: [person(''), bot('parrot'), bot('raven')] });
  await begin(page);
  const seen = await untilAsked(page);
  await clicks.turn(page, seen.spots.find(({ choosable }) => choosable)?.number ?? 0);
  await expect(page.locator('[aria-label*=", open"]')).not.toHaveCount(0);
  const before = await described(page);

  await page.reload();
  await expect(spot(page, 1)).toBeVisible();
  expect(await described(page)).toEqual(before);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Pause' })).toBeVisible();
  await page.goForward();
  expect(await described(page)).toEqual(before);

  await button(page, 'Pause').click();
  await button(page, 'Leave the game').click();
  await button(page, 'Carry on').click();
  await expect(spot(page, 1)).toBeVisible();
  expect(await described(page)).toEqual(before);

  await page.close();
  const again = await context.newPage();
  await again.goto('/');
  await button(again, 'Carry on').click();
  await expect(spot(again, 1)).toBeVisible();
  expect(await described(again)).toEqual(before);
});

test('no unfinished game is buried by another one', async ({ page }) => {
  await prepare(page, { players: [anna, otto] });
  await begin(page);
  await turn(page, 5);
  const before = await described(page);
  const leave = async () => {
    await button(page, 'Pause').click();
    await button(page, 'Leave the game').click();
  };
  await leave();
  await button(page, 'Play now').click();
  await turn(page, 7);
  await leave();
  await button(page, 'Play now').click(); // nothing is decided in this one
  await expect(spot(page, 1)).toBeVisible();
  await leave();
  await button(page, 'Play now').click();
  await expect(spot(page, 1)).toBeVisible();
  await leave();
  await button(page, 'Carry on').click();
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('listitem').last()).toContainText(/Anna, Otto\s*\d+ \w+ 20\d\d, \d\d:\d\d · Standard · turn 1/);
  await button(page, 'Delete the game: You, Parrot, Squirrel').first().click();
  await button(page, 'Yes, delete it').click();
  await expect(page.getByRole('listitem')).toHaveCount(2);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.reload();
  await button(page, /^Anna, Otto/).click();
  await expect(spot(page, 1)).toBeVisible();
  expect(await described(page)).toEqual(before);
});

test('a game is played in one tab at a time', async ({ page, context }) => {
  await prepare(page, { players: [anna, otto] });
  await begin(page);
  await turn(page, 5);
  const other = await context.newPage();
  await prepare(other, {});
  await other.goto('/');
  await button(other, 'Carry on').click();
  await expect(spot(other, 5)).toHaveAccessibleName(/open/);
  await expect(page.getByRole('heading', { name: 'This game goes on in another tab.' })).toBeVisible();
  await expect(spot(page, 5)).toHaveCount(0);
  await turn(other, 4);
  await untilAsked(other);
  const after = await described(other);
  await button(page, 'Go on here').click();
  await expect(button(other, 'Go on here')).toBeVisible();
  await untilAsked(page);
  expect(await described(page)).toEqual(after);
});

test('a look goes on after a reload', async ({ page }) => {
  await prepare(page, { players: [anna, otto] }, { lookTime: 'long' });
  await begin(page);
  const memory = new Memory();
  const looking = page.locator('.look');
  while (!(await looking.isVisible())) {
    const seen = await look(page);
    if (isAsked(seen)) await decide(page, seen, memory, clicks);
  }
  const open = await described(page);
  await page.reload();
  await expect(looking).toBeVisible();
  expect(await described(page)).toEqual(open);
  await untilAsked(page);
  await expect(page.locator('[aria-label*=", open"]')).toHaveCount(0);
  await page.reload();
  await untilAsked(page);
  await expect(looking).toHaveCount(0);
});

test('learners see what was seen, and get a hint', async ({ page }) => {
  await deal(page, edition, deck);
  await prepare(page, { players: [anna, otto] }, { aids: true });
  await begin(page);
  await turn(page, 3, 5);
  await expect(spot(page, 3)).toHaveAccessibleName(/A leaf was seen here\.$/);
  await expect(spot(page, 1)).toHaveAccessibleName('Spot 1, 2 cards, face down');
  await turn(page, 4);
  await button(page, 'What would be good?').click();
  await expect(page.locator('.prompt')).toContainText(/Turn over the marked card\.\s*That card makes a pair with an open one\./);
  await expect(page.locator('.spot.marked')).toHaveAttribute('data-spot', '3');
  await expect(page.getByRole('status')).toContainText('Spot 3: Turn over the marked card.');
  await turn(page, 3);
  await expect(page.locator('.spot.marked')).toHaveCount(0);
});

test('aids that are switched on during a game help at once, and say so', async ({ page }) => {
  await deal(page, edition, deck);
  await prepare(page, { players: [anna, otto] });
  await begin(page);
  await turn(page, 3, 5);
  await expect(spot(page, 3)).toHaveAccessibleName('Spot 3, 2 cards, face down');
  await button(page, 'Pause').click();
  await button(page, 'Settings').click();
  await page.getByRole('switch', { name: 'Learning aids' }).click();
  await button(page, 'Back').click();
  await button(page, 'Go on').click();
  await expect(spot(page, 3)).toHaveAccessibleName(/A leaf was seen here\.$/);
  await expect(page.locator('.prompt')).toContainText('The learning aids are on.');
  await expect(button(page, 'What would be good?')).toBeEnabled();
  await turn(page, 4);
  await expect(page.locator('.prompt')).not.toContainText('aids');
  await turn(page, 3);
  await expect(button(page, /^Place like this/)).toBeVisible();
});

test.describe('when something fails', () => {
  test.use({ serviceWorkers: 'block' });

  test('it is told in words, and one can try again', async ({ page, context }) => {
    let offline = true;
    await context.route(/\.wasm/, (route) => (offline ? route.abort() : route.continue()));
    await prepare(page, {});
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('The game could not be loaded. Is there a connection?');
    await button(page, 'Try again').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await button(page, 'To the start page').click();
    await button(page, 'Play now').click();
    await expect(page.getByRole('alert')).toBeVisible();
    offline = false;
    await button(page, 'Try again').click();
    await expect(spot(page, 1)).toBeVisible();
  });
});

test.describe('when a file is lost', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [file, said] of [
    [/assets\/en-.*\.js/, 'ROOKIE could not be loaded.'],
    [/assets\/index-.*\.js/, 'ROOKIE could not be loaded.'],
    [/assets\/later-en-.*\.js/, 'The game could not be loaded.'],
    [/assets\/worker-.*\.js/, 'The game could not be loaded.'],
  ] as const) {
    test(`the page says so: ${file.source}`, async ({ page }) => {
      await page.route(file, (route) => route.abort());
      await prepare(page, {});
      await page.goto('/');
      const told = page.getByRole('alert').filter({ hasText: said });
      if (file.source.includes('later')) await button(page, 'Settings').click();
      await expect(told).toBeVisible();
    });
  }
});

test('who plays alone ends a look early', async ({ page }) => {
  await deal(page, edition, deck);
  await prepare(page, { players: [person(''), bot('parrot')] }, { lookTime: 'tapped' });
  await begin(page);
  await turn(page, 3);
  await spot(page, 5).click();
  await expect(page.locator('.look')).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(spot(page, 5)).toHaveAccessibleName(/star, open/);
  await button(page, 'Seen').click();
  await expect(page.locator('.look')).toHaveCount(0);
  await expect(spot(page, 5)).toHaveAccessibleName(/face down/);
});

test('who cannot keep the game is told, and plays on', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      override postMessage(message: unknown): void {
        super.postMessage(message);
        this.dispatchEvent(new MessageEvent('message', { data: { notice: 'not_saved', what: 'full' } }));
      }
    };
  });
  await prepare(page, { players: [anna, otto] });
  await begin(page);
  await expect(page.getByRole('status').filter({ hasText: 'This device cannot save the game.' })).toBeVisible();
  await turn(page, 5);
  await expect(spot(page, 5)).toHaveAccessibleName(/open/);
});

test('no axe violations', async ({ page }) => {
  test.slow();
  const clean = async (screen: string) => {
    expect(await violationsInBothThemes(page), screen).toEqual([]);
  };
  await deal(page, edition, deck);
  await prepare(page, { players: [anna, otto, lou] }, { aids: true });
  await begin(page);
  await clean('first card');
  await turn(page, 3, 4);
  await clean('placing a pair');
  await pile(page, 1).click();
  await pile(page, 2).click();
  await turn(page, 7, 8);
  await turn(page, 5, 6);
  await pile(page, 1).click();
  await pile(page, 2).click();
  await turn(page, 7, 8);
  await turn(page, 1, 2);
  await pile(page, 1).click();
  await pile(page, 2).click();
  await untilAsked(page);
  await clean('taking');
  await button(page, 'Take from Otto').click();
  await untilAsked(page);
  await clean('placing what was taken');
  await button(page, 'Pause').click();
  await clean('pause');
  await button(page, 'Start a new game').click();
  await clean('question');
});
