// Online tables of a real server: coming, watching, arranging, leaving.
import { expect, test } from '@playwright/test';

import { button, spot } from './driver';
import { keptOffline } from './looks';
import { gather, isOver, join, newPerson, newTable, Players, playersIn, recordIn, seeTheTable, start } from './online';
import { startServer, type Server } from './server';

test.use({ locale: 'en-GB' });

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.end());

test('from the first page to the first card, and by the code', async ({ browser }) => {
  const [ada, ben] = [await newPerson(browser), await newPerson(browser)];
  await ada.goto(server.address);
  await button(ada, 'On several devices').click();
  await ada.getByLabel('Your name').fill('Ada');
  await button(ada, 'Open a table').click();
  await expect(playersIn(ada)).toHaveText(['Ada']);
  await expect(button(ada, 'Start')).toBeDisabled();
  await expect(ada.getByText('Wait for the others, or add an animal.')).toBeVisible();

  await ben.goto(server.address);
  await button(ben, 'On several devices').click();
  await ben.getByLabel('Your name').fill('<b>Ben</b>');
  await ben.getByLabel('Table code').fill(new URL(ada.url()).hash.replace('#t=', '').toLowerCase());
  await button(ben, 'Go to the table').click();
  await expect(playersIn(ada)).toHaveText(['Ada', '<b>Ben</b>']);
  await expect(ben.getByText('Ada starts the game as soon as everybody is here.')).toBeVisible();

  await button(ada, 'Add an animal').click();
  await ada.getByRole('combobox', { name: 'Who sits on seat 3?' }).selectOption('Fox');
  await expect(playersIn(ben)).toHaveText(['Ada', '<b>Ben</b>', 'Fox']);
  await start(ada, ben);
  await spot(ada, 1).click();
  await expect(spot(ben, 1)).toHaveAttribute('aria-label', /, open,/);
});

test('the picture to scan holds an address that others reach', async ({ page }) => {
  await page.route('**/api/addresses', (route) => route.fulfill({ json: { addresses: ['http://192.0.2.7:8080/'] } }));
  const link = await newTable(page, server.address, {});
  await page.goto(link);
  const { hash } = new URL(link);
  await expect(page.getByText(`http://192.0.2.7:8080/${hash}`)).toBeVisible();
  await expect(page.getByText('Others cannot reach this address.')).toHaveCount(0);
});

test('whoever leaves gives the seat to an animal, and another takes it', async ({ browser }) => {
  const [ada, ben, cleo] = [await newPerson(browser), await newPerson(browser), await newPerson(browser)];
  const link = await newTable(ada, server.address, {});
  await join(ada, link, 'Ada');
  await join(ben, link, 'Ben');
  await start(ada, ben);
  await button(ada, 'Menu').click();
  await button(ada, 'Leave the table').click();
  await button(ada, 'No, keep playing').click();
  await button(ada, 'Leave the table').click();
  await button(ada, 'Yes, leave').click();
  await expect(button(ada, 'On several devices')).toBeVisible();
  await expect(button(ada, /^Back to table/)).toHaveCount(0);
  await expect(ben.locator('[data-seat="1"]')).toHaveAttribute('aria-label', /Squirrel/);
  await expect(ben.getByText('Ada has left. Squirrel plays on. You run the table now.').first()).toBeVisible();
  await cleo.goto(link);
  await expect(cleo.getByText('You are watching.')).toBeVisible();
  await expect(ben.getByText('1 person is watching')).toBeAttached();
  await button(cleo, 'Menu').click();
  await cleo.getByLabel('Your name').fill('Cleo');
  await button(cleo, 'Sit down').click();
  await expect(ben.locator('[data-seat="1"]')).toHaveAttribute('aria-label', /Cleo/);
});

test('the host pauses, removes somebody, and ends the game', async ({ browser }) => {
  const [ada, ben, cleo] = await gather(browser, server.address, ['Ada', 'Ben', 'Cleo'], { turn_clock: 60_000 });
  const guest = await newPerson(browser);
  await guest.goto(ada.url());
  await start(ada, ben);
  await expect(ada.locator('.clock')).toHaveText(/^\d\d$/);
  await button(ben, 'Menu').click();
  await button(ben, 'Pause for everybody').click();
  for (const page of [ada, ben]) await expect(page.getByRole('heading', { name: 'Pause' })).toBeVisible();
  await expect(spot(ada, 1)).toHaveCount(0);
  await button(guest, 'To the start page').click();
  await expect(button(guest, 'On several devices')).toBeVisible();
  await button(ada, 'Go on').click();
  await seeTheTable([ada, ben]);

  await button(ada, 'Menu').click();
  await ada.getByText('Who is at the table?').click();
  await button(ada, 'Remove: Cleo').click();
  await button(ada, 'Yes, send away').click();
  await expect(ben.locator('[data-seat="3"]')).toHaveAttribute('aria-label', /Squirrel/);
  await expect(cleo.getByText('Ada has given your seat away.').first()).toBeVisible();
  await button(ada, 'Menu').click();
  await ada.getByText('Who is at the table?').click();
  await button(ada, 'End this game').click();
  await button(ada, 'Yes, end it').click();
  await expect(playersIn(ben)).toHaveText(['Ada', 'Ben', 'Squirrel']);
  await expect(button(ada, 'Start')).toBeEnabled();
  await button(ada, 'Remove: Ben').click();
  await button(ada, 'No, let them stay').click();
  await button(ada, 'Remove: Ben').click();
  await button(ada, 'Yes, send away').click();
  await expect(ben.getByText('Ada has given your seat away.')).toBeVisible();
  await expect(button(ben, 'Sit down')).toBeVisible();
});

test('whoever comes takes an animal’s seat, or is told that all are taken', async ({ browser }) => {
  const [ada, ben, cleo] = [await newPerson(browser), await newPerson(browser), await newPerson(browser)];
  const link = await newTable(ada, server.address, { seats: 2, late_joiners: false });
  await join(ada, link, 'Ada');
  await button(ada, 'Add an animal').click();
  await ben.goto(link);
  await expect(ben.getByText('All seats are taken. But you may watch!')).toBeVisible();
  await expect(button(ben, 'Sit down')).toHaveCount(0);

  const other = await newTable(cleo, server.address, { seats: 2 });
  await join(cleo, other, 'Cleo');
  await button(cleo, 'Add an animal').click();
  await join(ben, other, 'Ben');
  await expect(playersIn(cleo)).toHaveText(['Cleo', 'Ben']);
});

test('nobody else can sit down at a table that its host has locked', async ({ browser }) => {
  const [ada, ben] = [await newPerson(browser), await newPerson(browser)];
  const link = await newTable(ada, server.address, { seats: 3 });
  await join(ada, link, 'Ada');
  await ada.getByText('More', { exact: true }).click();
  await ada.getByRole('switch', { name: 'Lock the table' }).check();
  await ben.goto(link);
  await expect(ben.getByText('The table is locked. Nobody else can sit down.')).toBeVisible();
  await ada.getByRole('switch', { name: 'Lock the table' }).uncheck();
  await expect(button(ben, 'Sit down')).toBeVisible();
});

test('back from the game to the first page, and from there to the table', async ({ browser }) => {
  const [ada, ben] = await gather(browser, server.address, ['Ada', 'Ben']);
  await start(ada, ben);
  await ben.goBack();
  await button(ben, /^Back to table/).click();
  await seeTheTable([ben]);
});

test('the browser goes back from the rules to the table, even if they were loaded again', async ({ browser }) => {
  const [ada, ben] = await gather(browser, server.address, ['Ada', 'Ben']);
  await start(ada, ben);
  for (const page of [ada, ben]) {
    await button(page, 'Menu').click();
    await button(page, 'Rules').click();
    await page.getByRole('link', { name: 'The end' }).click();
    if (page === ben) await page.reload();
    await page.goBack();
    await seeTheTable([page]);
  }
});

test('what a server refuses in a game is said', async ({ browser }) => {
  const [ada, ben] = await gather(browser, server.address, ['Ada', 'Ben']);
  await ada.context().routeWebSocket(/\/ws/, (socket) => {
    const there = socket.connectToServer();
    socket.onMessage((message) => {
      if (!String(message).includes('"move"')) there.send(message);
      else socket.send('{"type":"error","code":"not_stored","re":"move"}');
    });
  });
  await ada.reload();
  await start(ada, ben);
  await spot(ada, 1).click();
  await expect(ada.locator('.prompt')).toContainText('The server cannot do this right now.');
  await expect(spot(ada, 1)).toHaveClass(/choosable/);
  await expect(spot(ada, 1)).not.toHaveClass(/pending/);
});

test('another language, at the table and in the game', async ({ browser }) => {
  const [ada, ben] = await gather(browser, server.address, ['Ada', 'Ben']);
  await button(ben, 'Deutsch').click();
  await expect(ben.getByText('Wer sitzt am Tisch?')).toBeVisible();
  await start(ada, ben);
  await button(ada, 'Menu').click();
  await button(ada, 'Settings').click();
  await ada.getByRole('radio', { name: 'Français' }).check();
  await button(ada, 'Retour').click();
  await seeTheTable([ada]);
  await expect(button(ada, 'Menu')).toBeVisible();
});

test('greetings are heard, unless one does not want them', async ({ browser }) => {
  const [ada, ben] = await gather(browser, server.address, ['Ada', 'Ben']);
  await start(ada, ben);
  const greet = async () => {
    await button(ben, 'Greet the others').click();
    await button(ben, 'Hello!').click();
  };
  await greet();
  await expect(ada.getByRole('log', { name: 'Greet the others' })).toHaveText('Ben Hello!');
  await button(ada, 'Menu').click();
  await button(ada, 'Show greetings').click();
  await button(ada, 'Go on').click();
  await expect(ada.getByRole('log', { name: 'Greet the others' })).toHaveText('');
  await expect(button(ada, 'Greet the others')).toHaveCount(0);
});

test('the greetings go on Escape and on a tap elsewhere; only where others may watch they are counted', async ({ browser }) => {
  const [ada, ben] = await gather(browser, server.address, ['Ada', 'Ben'], { watchers: false });
  const guest = await newPerson(browser);
  await start(ada, ben);
  await guest.goto(ada.url());
  await expect(guest.getByText('Only those at the table can see it.')).toBeVisible();
  await expect(ada.getByText('is watching')).toHaveCount(0);

  const greet = button(ada, 'Greet the others');
  await greet.click();
  await button(ada, 'Hello!').press('Escape');
  await expect(button(ada, 'Hello!')).toHaveCount(0);
  await expect(greet).toBeFocused();
  await greet.click();
  await expect(button(ada, 'Hello!')).toBeVisible();
  await ada.locator('h1').click();
  await expect(button(ada, 'Hello!')).toHaveCount(0);
});

test('no such table: it says so, and there is a way on', async ({ page }) => {
  await page.goto(`${server.address}#t=AAAAA`);
  await expect(page.getByRole('alert')).toHaveText('There is no table with this code.');
  await expect(button(page, 'Open a table')).toBeEnabled();
});

test('without a connection it says so', async ({ page, context }) => {
  await page.goto(server.address);
  await keptOffline(page);
  await context.setOffline(true);
  await button(page, 'On several devices').click();
  await button(page, 'Open a table').click();
  await expect(page.getByRole('alert')).toHaveText(/cannot be reached/);
});

test('four play as two teams to the end, and the deal was fair', async ({ browser }) => {
  test.slow();
  const pages = await gather(browser, server.address, ['Ada', 'Ben', 'Cleo', 'Dan'], { variant: 'team', edition: '5x4' });
  await start(...pages);
  await new Players(pages).playOut();
  for (const page of pages) {
    await button(page, 'Check this deal').click();
    await expect(page.getByText('Nobody could choose how the cards lie.')).toBeVisible();
    await expect(page.getByText('had no part in the deal')).toBeHidden();
  }
  expect(await recordIn(pages[3])).toContain('[Seats "Ada" "Ben" "Cleo" "Dan"]');
});

test('three play the kids’ game to the end, and once more', async ({ browser }) => {
  test.slow();
  const pages = await gather(browser, server.address, ['Ada', 'Ben', 'Cleo'], { variant: 'kids', edition: '5x4' });
  const [ada, ben] = pages;
  await start(...pages);
  await new Players(pages).playOut();
  await recordIn(ada);
  await expect(ben.getByText('Ada can start another game.')).toBeVisible();
  await button(ada, 'Play again').click();
  await seeTheTable(pages);
  await new Players(pages).playOut();
  expect(await recordIn(ben)).toContain('[First "2"]');
  for (const one of pages) await expect(isOver(one)).toBeVisible();
});

test('whoever looks back keeps the seat, and is called to the next game', async ({ browser }) => {
  test.slow();
  const pages = await gather(browser, server.address, ['Ada', 'Ben'], { variant: 'kids', edition: '5x4' });
  const [ada, ben] = pages;
  await start(...pages);
  await new Players(pages).playOut();
  await button(ben, 'Look back').click();
  await expect(ben).toHaveURL(/#g=/);
  await expect(ben.getByRole('slider')).toBeVisible();
  await button(ada, 'Change seats or game').click();
  await expect(ada.locator('li', { hasText: 'Ben' })).not.toContainText('away');

  await start(...pages);
  await expect(ben).toHaveURL(ada.url());
  await expect(ben.getByText('The next game has begun.').first()).toBeVisible();
  await expect(ada.locator('[data-seat="2"]')).toHaveAttribute('aria-label', /Ben, \d+ points?(, plays now)?$/);
});
