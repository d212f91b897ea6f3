// Whoever loses the connection, a browser or patience at an online table loses nothing else. Nor does a killed server.
import { expect, test, type Browser, type Page } from '@playwright/test';

import type { ClientMessage, ServerMessage } from '../src/online/protocol';
import { button, spot } from './driver';
import { gather, isOver, join, newPerson, newTable, Players, recordIn, seeTheTable, start } from './online';
import { newStore, startServer } from './server';

test.use({ locale: 'en-GB' });

const seat = (page: Page, number: number) => page.locator(`[data-seat="${number}"]`);

// The browser dies, and another one has what it kept.
async function dieAndReturn(browser: Browser, page: Page, link: string): Promise<Page> {
  const storageState = await page.context().storageState();
  await page.context().close();
  const next = await newPerson(browser, { storageState });
  await next.goto(link);
  return next;
}

test('six play; one dies and returns, one is away for long; a guest and a television watch', async ({ browser }) => {
  test.slow();
  const server = await startServer();
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'] as const;
  const pages = await gather(browser, server.address, names, { edition: '5x4' });
  const [ada, , cleo, , , finn] = pages;
  const link = ada.url();
  const [guest, television] = [await newPerson(browser), await newPerson(browser)];
  await guest.goto(link);
  await television.goto(link.replace('#t=', '#tv='));
  const watching = [guest, television];
  await start(...pages, ...watching);

  // Finn goes away for as long as it takes until an animal plays, while Ada's turn comes and goes.
  await finn.goto('about:blank');
  await expect(seat(ada, 6)).toHaveAttribute('aria-label', /Finn, .*away/);
  const players = new Players(pages.slice(0, 5));
  await players.playUntil(() => seat(ada, 6).getByText('Squirrel plays').isVisible());

  // Cleo's browser dies.
  players.pages[2] = await dieAndReturn(browser, cleo, link);
  await expect(seat(ada, 3)).toHaveAttribute('aria-label', /Cleo, \d+ points?(, plays now)?$/);

  await finn.goto(link);
  await expect(seat(ada, 6)).toHaveAttribute('aria-label', /Finn, \d+ points?(, plays now)?$/);
  players.pages.push(finn);
  await players.playOut();
  for (const page of watching) await expect(isOver(page)).toBeVisible();
  expect(await recordIn(finn)).toContain('[Seats "Ada" "Ben" "Cleo" "Dan" "Eve" "Finn"]');

  await button(ada, 'Play again').click();
  await seeTheTable([...players.pages, ...watching]);
  await server.end();
});

// What was said and heard about decisions, by anybody, over all connections.
interface Heard {
  moves: Map<number, Set<string>>; // sent, by the number they answer
  acknowledged: number; // as many as this
}

function listen(pages: readonly Page[]): Heard {
  const heard: Heard = { moves: new Map(), acknowledged: 0 };
  const note = (text: string | Buffer) => {
    const message = JSON.parse(String(text)) as ClientMessage | ServerMessage;
    if (message.type === 'move') {
      heard.moves.set(message.seq, (heard.moves.get(message.seq) ?? new Set()).add(message.move));
    } else if (message.type === 'happened') {
      heard.acknowledged = Math.max(heard.acknowledged, message.seq);
    }
  };
  for (const page of pages) {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => note(payload));
      socket.on('framereceived', ({ payload }) => note(payload));
    });
  }
  return heard;
}

// The decisions of a record as the messages have them.
const decisionsIn = (record: string) =>
  record
    .slice(record.indexOf('\n\n'))
    .split(/\s+/)
    .filter((token) => token !== '' && !/^\d+\.$/.test(token))
    .map((token) => token.replace(/^(\d)[A-Z]$/, '$1'));

test('a server that is killed ten times in one game loses no move', async ({ browser }) => {
  test.slow();
  const store = newStore();
  let server = await startServer({ store });
  const port = Number(new URL(server.address).port);
  const link = await newTable(await newPerson(browser), server.address, { edition: '5x4' });
  const [ada, ben] = [await newPerson(browser), await newPerson(browser)];
  const pages = [ada, ben];
  const heard = listen(pages);
  await join(ada, link, 'Ada');
  await join(ben, link, 'Ben');
  await start(ada, ben);

  let kills = 0;
  await new Players(pages).playOut(async (decisions) => {
    // The last decision may be anywhere on its way. A game with these cards has more than thirty.
    if (kills === 10 || decisions % 3 !== 0) return;
    kills += 1;
    await server.end('SIGKILL');
    server = await startServer({ port, store });
  });
  expect(kills).toBe(10);

  const decisions = decisionsIn(await recordIn(ada));
  expect(decisions.length).toBeGreaterThanOrEqual(heard.acknowledged);
  expect(decisions).toEqual(decisions.map((_, seq) => [...(heard.moves.get(seq) ?? [])].at(-1)));
  expect(await recordIn(ben)).toBe(await recordIn(ada));
  await server.end();
});

test('a server that stops says so, and is found again', async ({ browser }) => {
  const store = newStore();
  const before = await startServer({ store });
  const pages = await gather(browser, before.address, ['Ada', 'Ben']);
  const [ada, ben] = pages;
  await start(ada, ben);
  await before.end();
  for (const page of pages) await expect(page.getByText('The server is taking a short break.').first()).toBeVisible();
  await spot(ada, 1).click(); // is made when the server is back
  const after = await startServer({ port: Number(new URL(before.address).port), store });
  await expect(spot(ben, 1)).toHaveAttribute('aria-label', /, open,/);
  await after.end();
});
