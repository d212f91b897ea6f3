// A connection whose sockets are ours, and a clock that the tests move on.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import examples from '../../../tests/online/examples.json';
import { Connection, type Socket } from './connection';

const state = examples.find(({ message }) => message.type === 'state')?.message ?? {};

class FakeSocket implements Socket {
  readonly sent: unknown[] = [];
  closed = false;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.call(this as unknown as WebSocket, new Event('open'));
  }
  say(message: object): void {
    this.hear(JSON.stringify(message));
  }
  greet(): void {
    this.open();
    this.say(state);
  }
  hear(data: string): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent('message', { data }));
  }
  lose(code = 1006, reason = ''): void {
    this.onclose?.call(this as unknown as WebSocket, Object.assign(new Event('close'), { code, reason }) as CloseEvent);
  }
}

function start(token?: string) {
  const sockets: FakeSocket[] = [];
  const heard: string[] = [];
  const nodes: (string | undefined)[] = [];
  const open = (node?: string) => {
    nodes.push(node);
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  const connection = new Connection(open, token, {
    hear: ({ type }) => void heard.push(type),
    lose: (stopped) => void heard.push(stopped ? 'stopped' : 'lost'),
  });
  const last = () => sockets.at(-1) ?? new FakeSocket();
  return { connection, sockets, heard, nodes, last };
}

const wave = { type: 'react', reaction: 'wave' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('greets with the secret of the seat, and speaks once it was greeted', () => {
  const { connection, last, heard } = start('secret');
  last().open();
  connection.send(wave);
  expect(last().sent).toEqual([{ type: 'hello', v: 1, token: 'secret' }]);
  last().say(state);
  connection.send(wave);
  expect(last().sent.at(-1)).toEqual(wave);
  expect(heard).toEqual(['state']);
});

test('comes back by itself, ever more patiently, and at once when asked', () => {
  const { connection, sockets, last, heard } = start();
  last().greet();
  last().lose();
  expect(heard).toEqual(['state', 'lost']);
  vi.advanceTimersByTime(299);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  last().lose();
  vi.advanceTimersByTime(599);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(1);
  last().lose();
  connection.hurry();
  expect(sockets).toHaveLength(4);
  last().greet();
  last().lose();
  vi.advanceTimersByTime(300);
  expect(sockets).toHaveLength(5);
});

test('never waits longer than a second at first, and never longer than ten', () => {
  const { sockets, last } = start();
  for (let time = 0; time < 50; time += 1) {
    const before = sockets.length;
    last().lose();
    vi.advanceTimersByTime(time < 30 ? 1000 : 10_000);
    expect(sockets.length).toBeGreaterThan(before);
  }
});

test('hears a refusal though only a newer server knows why', () => {
  const { last, heard } = start();
  last().greet();
  last().say({ type: 'error', code: 'too_loud' });
  expect(heard).toEqual(['state', 'error']);
});

test('another network: a new connection, and nothing more from the old one', () => {
  const { connection, sockets, last, heard } = start();
  const [old] = sockets;
  last().greet();
  connection.renew();
  expect([old?.closed, sockets.length, heard.at(-1)]).toEqual([true, 2, 'lost']);
  old?.say(state);
  old?.lose();
  vi.advanceTimersByTime(7_999);
  expect([sockets.length, heard.at(-1)]).toEqual([2, 'lost']);
});

test('the server says that it stops', () => {
  const { last, heard } = start();
  last().greet();
  last().lose(1001);
  expect(heard).toEqual(['state', 'stopped']);
});

test('whoever hears nothing asks, and looks for another connection when there is no answer', () => {
  const { sockets, last, heard } = start();
  last().greet();
  vi.advanceTimersByTime(24_999);
  expect(last().sent).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(last().sent.at(-1)).toEqual({ type: 'ping' });
  last().say({ type: 'pong' });
  vi.advanceTimersByTime(25_000);
  expect(last().sent).toHaveLength(3);
  vi.advanceTimersByTime(7_999);
  expect(heard.at(-1)).toBe('pong');
  vi.advanceTimersByTime(1);
  expect([heard.at(-1), sockets[0]?.closed]).toEqual(['lost', true]);
  vi.advanceTimersByTime(300);
  expect(sockets).toHaveLength(2);
});

test('whoever looks at the page again knows soon whether it is connected', () => {
  const { connection, sockets, last } = start();
  last().greet();
  connection.hurry();
  expect(last().sent.at(-1)).toEqual({ type: 'ping' });
  vi.advanceTimersByTime(8_300);
  expect(sockets).toHaveLength(2);
});

test('a server that does not greet is tried again', () => {
  const { sockets, last } = start();
  last().open();
  vi.advanceTimersByTime(8_300);
  expect(sockets).toHaveLength(2);
});

test('once ended it stays so', () => {
  const { connection, sockets, last } = start();
  last().lose();
  connection.end();
  connection.renew();
  connection.hurry();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test.each([
  ['no JSON', '{'],
  ['no message', '{"type":"applause"}'],
  ['a message that lacks something', '{"type":"over"}'],
])('%s is not heard', (_, data) => {
  const { heard, last } = start();
  last().open();
  expect(() => last().hear(data)).toThrow();
  last().say(state);
  expect(heard).toEqual(['state']);
});

test('asks for the server that has the table, until there is none', () => {
  const { nodes, heard, last } = start();
  last().lose(4001, 'two');
  vi.advanceTimersByTime(300);
  last().greet();
  last().lose();
  vi.advanceTimersByTime(300);
  last().lose(4001);
  vi.advanceTimersByTime(600);
  expect(nodes).toEqual([undefined, 'two', 'two', undefined]);
  expect(heard).toEqual(['stopped', 'state', 'lost', 'stopped']);
});
