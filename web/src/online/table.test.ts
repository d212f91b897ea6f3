// The conversation of examples.json, which the server's tests have played, heard by a page.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import examples from '../../../tests/online/examples.json';
import { changed } from '../engine/changed';
import { readMove } from '../engine/moves';
import { parsed } from '../engine/schema';
import { knownAs, other } from '../i18n/format';
import { language } from '../i18n/language.svelte';
import { stageAtOnce } from '../play/testing';
import type { Socket } from './connection';
import { ClientMessage, type ServerMessage } from './protocol';
import { OnlineTable } from './table.svelte';

vi.stubGlobal('document', { documentElement: {} });
await language.speak('en');
await language.speakWholly();

const heardBy = (who: string) =>
  examples.flatMap((example) =>
    'hears' in example && example.hears === who ? [example.message as unknown as ServerMessage] : [],
  );
const ada = heardBy('Ada');
const at = (type: ServerMessage['type']) => ada.findIndex((message) => message.type === type);
const first = <Type extends ServerMessage['type']>(type: Type) =>
  ada[at(type)] as Extract<ServerMessage, { type: Type }>;
const untilTheGame = ada.slice(0, at('game') + 1);

function start(token: string | undefined = '0'.repeat(32)) {
  const said: ClientMessage[] = [];
  const sockets: Socket[] = [];
  const open = () => {
    const socket: Socket = {
      send: (text) => void said.push(parsed(ClientMessage, JSON.parse(text as string))),
      close: () => undefined,
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    sockets.push(socket);
    return socket;
  };
  const table = new OnlineTable(open, { id: 'T', code: 'K7QF', token }, stageAtOnce());
  const socket = () => sockets.at(-1) as unknown as WebSocket;
  const hear = (...messages: ServerMessage[]) => {
    for (const message of messages) {
      socket().onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
    }
  };
  const lose = async () => {
    socket().onclose?.(new Event('close') as CloseEvent);
    await vi.advanceTimersByTimeAsync(1000);
  };
  const play = async (move: string) => {
    table.session?.play(readMove(move));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { table, said, hear, lose, play };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const decisions = (said: ClientMessage[]) => said.filter(({ type }) => type === 'move' || type === 'undo');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a seat, the others, and what cannot be done', () => {
  const { table, hear } = start();
  expect(table.link).toBe('connecting');
  hear(...ada.slice(0, at('you') + 2));
  expect([table.link, table.seat, table.isHost]).toEqual(['open', 1, true]);
  hear({ type: 'error', code: 'bad_settings', re: 'settings' });
  expect(table.refusal).toBe('That does not suit the people at the table.');
  table.say({ type: 'start' });
  expect(table.refusal).toBeUndefined();
});

test('adds to the deal, once, and sees whether that was heard', async () => {
  const { table, said, hear, lose } = start();
  hear(...ada.slice(0, at('game')));
  const added = said.filter(({ type }) => type === 'entropy');
  expect(added).toHaveLength(1);
  await lose();
  const { deal } = first('deal');
  hear({ ...first('state'), you: { seat: 1 }, deal });
  expect(said.filter(({ type }) => type === 'entropy')).toEqual([...added, ...added]);
  hear(first('game')); // with entropy that is not ours
  expect(table.unfair).toBe(true);
  expect(table.witness?.commitment).toBe(deal.commitment);
});

test('a whole game: decisions with their numbers, looks as the server says, the result when all was seen', async () => {
  const { table, said, hear, play } = start();
  hear(...untilTheGame);
  expect(table.session?.acting).toBe(true);
  await play('1');
  expect(decisions(said)).toEqual([{ type: 'move', seq: 0, move: '1' }]);
  let looks = 0;
  for (const message of ada.slice(at('game') + 1, at('over') + 1)) {
    hear(message);
    await pass(20_000);
    if (message.type !== 'happened') continue;
    expect(table.session?.look).toBe(message.look);
    expect(said.findLast(({ type }) => type === 'shown')).toEqual({ type: 'shown', seq: message.seq });
    if (message.look !== undefined) looks += 1;
  }
  expect(looks).toBeGreaterThan(0);
  expect(table.session?.table.phase).toBe('over');
  expect(table.over?.summary.winners).toEqual([2]);
});

test('a move that was not answered is sent again, one that was is not', async () => {
  const { table, said, hear, lose, play } = start();
  hear(...untilTheGame);
  const { game } = first('game');
  const back = { ...first('state'), you: { seat: 1 }, game };
  await play('1');
  await lose();
  expect(table.link).toBe('lost');
  hear(back);
  expect(decisions(said)).toHaveLength(2);
  await play('2'); // nobody is asked while an answer is due
  expect(decisions(said)).toHaveLength(2);
  await lose();
  hear({ ...back, game: { ...game, seq: 1 } });
  await pass(0);
  expect(decisions(said)).toHaveLength(2);
  await play('2');
  expect(decisions(said).at(-1)).toEqual({ type: 'move', seq: 1, move: '2' });
});

// What Ada would be told on coming back after each message of her game.
function statesOfTheGame(): ServerMessage[] {
  const greeting = first('state');
  let [lobby, game] = [greeting.lobby, first('game').game];
  return ada.slice(0, at('over') + 1).map((message) => {
    if (message.type === 'lobby') lobby = message.lobby;
    if (message.type === 'over') game = { ...game, over: message.over };
    if (message.type === 'happened') {
      const { type, steps, table = game.table, ...view } = message;
      const { number, proof } = game;
      game = { ...view, number, proof, table: steps.reduce((before, step) => changed(before, step.table), table) };
    }
    return { ...greeting, you: { seat: 1 }, lobby, game };
  });
}

test('wherever the connection is lost and comes back, the game goes on and has its result', async () => {
  const states = statesOfTheGame();
  for (let lost = at('game'); lost <= at('over'); lost += 1) {
    for (let back = lost; back <= at('over'); back += 1) {
      const { table, hear, lose, play } = start();
      hear(...ada.slice(0, lost + 1));
      await pass(20_000);
      const [choice] = table.session?.acting ? table.session.view.moves : [];
      if (choice) await play(choice.move);
      await lose();
      hear(...states.slice(back, back + 1), ...ada.slice(back + 1, at('over') + 1));
      await pass(20_000);
      expect(table.session?.table, `lost after ${lost}, back after ${back}`).toMatchObject({ phase: 'over' });
      expect(table.over?.summary.winners, `lost after ${lost}, back after ${back}`).toEqual([2]);
      table.close();
    }
  }
});

test('a refused move can be made again; another’s decision comes in between', async () => {
  const { table, said, hear, play } = start();
  hear(...untilTheGame);
  await play('1');
  hear({ type: 'error', code: 'not_stored', re: 'move' });
  await pass(0);
  expect(table.session?.acting).toBe(true);
  expect(table.news).toBe('The server cannot do this right now.');
  await pass(6000);
  expect(table.news).toBeUndefined();
  hear(first('happened')); // a bot was faster, by the clock
  await pass(5000);
  await play('2');
  expect(decisions(said).at(-1)).toEqual({ type: 'move', seq: 1, move: '2' });
});

test('a move waits for its answer, whatever else is said meanwhile', async () => {
  const { table, said, hear, lose, play } = start();
  hear(...untilTheGame);
  const { game } = first('game');
  await play('1');
  hear({ ...first('happened'), steps: [], table: game.table, seq: game.seq });
  await pass(0);
  expect(table.session?.pending).toEqual({ turn: 1 });
  await lose();
  hear({ ...first('state'), you: { seat: 1 }, game });
  expect(decisions(said)).toHaveLength(2);
  hear(first('happened'));
  await pass(5000);
  expect(table.session?.pending).toBeUndefined();
});

test('while the game is paused nothing is shown and nobody is asked', async () => {
  const { table, said, hear, play } = start();
  hear(...untilTheGame);
  const pauses = ada.flatMap((message) => (message.type === 'lobby' && message.lobby.paused ? [message] : []));
  hear(...pauses);
  expect(table.lobby?.paused).toBe(true);
  hear(first('happened'));
  await pass(10_000);
  expect(table.session?.table.phase).toBe('first_card');
  const goesOn = ada.find((message, index) => message.type === 'lobby' && index > ada.indexOf(pauses[0] ?? message));
  if (goesOn) hear(goesOn);
  await pass(10_000);
  expect(table.session?.table.phase).toBe('second_card');
  await play('2');
  expect(decisions(said).at(-1)).toEqual({ type: 'move', seq: 1, move: '2' });
});

test('a clock runs until the answer', () => {
  const { table, hear } = start();
  hear(...ada.slice(0, at('game')));
  hear({ type: 'game', game: { ...first('game').game, clock: 30_000 } });
  expect(table.deadline).toBe(performance.now() + 30_000);
  hear(first('happened'));
  expect(table.deadline).toBeUndefined();
});

test('whoever may not watch does not see the game once the seat is given up', () => {
  const { table, hear } = start();
  hear(...untilTheGame);
  expect(table.session).toBeDefined();
  hear(first('state'));
  expect(table.session).toBeUndefined();
});

test('greetings pass, and a table that is gone stays gone', async () => {
  const { table, hear } = start();
  hear(first('state'), { type: 'reaction', seat: 2, reaction: 'wave' });
  expect(table.shouts).toHaveLength(1);
  await pass(10_000);
  expect(table.shouts).toEqual([]);
  hear({ type: 'error', code: 'gone' });
  expect(table.link).toBe('gone');
});

test('whoever leaves is missed for a moment, and their animal does not take the name of another', async () => {
  const { table, hear } = start();
  hear(...untilTheGame);
  const { lobby } = table;
  if (!lobby) throw new Error('not the conversation');
  const [first = {}, second = {}] = lobby.seats;
  const squirrel = { name: 'squirrel', bot: 'squirrel' } as const;
  hear({ type: 'lobby', lobby: { ...lobby, seats: [first, second, squirrel] } });
  expect(table.news).toBeUndefined();
  hear({ type: 'lobby', lobby: { ...lobby, seats: [first, squirrel, squirrel] } });
  expect(table.players.map(knownAs)).toEqual(['Ada', 'Squirrel 2', 'Squirrel']);
  expect(table.news).toBe('Ben has left. Squirrel 2 plays on.');
  await pass(10_000);
  expect(table.news).toBeUndefined();
});

test('whoever was sent away is told by whom, until they sit down again', () => {
  const { table, hear } = start();
  hear(...untilTheGame);
  const { lobby } = table;
  if (!lobby) throw new Error('not the conversation');
  const squirrel = { name: 'squirrel', bot: 'squirrel' } as const;
  const ben = { name: 'Ben', here: true };
  hear({ type: 'lobby', lobby: { ...lobby, host: 2 } });
  hear({ type: 'you', you: {} }, { type: 'lobby', lobby: { ...lobby, host: 2, seats: [squirrel, ben] } });
  expect([table.seat, table.removedBy, table.news]).toEqual([undefined, other('Ben'), 'Ben has given your seat away.']);
  hear({ type: 'you', you: { seat: 1 } });
  expect(table.removedBy).toBeUndefined();
});
