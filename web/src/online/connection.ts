// A WebSocket to one table. It reconnects whenever it is lost, until it is ended. A network can vanish without notice,
// so after a silence it asks the server, and waits only briefly for the answer.
import { parsed } from '../engine/schema';
import { protocolVersion, ServerMessage, type ClientMessage } from './protocol';

// The part of WebSocket that is used.
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

interface Listener {
  hear(message: ServerMessage): void;
  // The connection was lost. It reconnects and then hears `state` first. `stopped`: the server said so before: it stops,
  // or another one has the table now.
  lose(stopped: boolean): void;
}

// Milliseconds between attempts to connect. A server that stops is back soon, a network perhaps not.
const firstDelay = 300;
const soonDelay = 1000;
const longestDelay = 10_000;
const soonAttempts = 30;
const silence = 25_000; // until the server is asked whether it is still there
const patience = 8_000; // with its answer or its greeting
// Close codes:
const goingAway = 1001; // the server stops
const comeAgain = 4001; // the table is at another server, which the reason names if it is known

// `node`: the server that has the table, if there are several.
export function socketOf(table: string, node?: string): Socket {
  const url = new URL(`/ws?table=${encodeURIComponent(table)}`, location.href);
  if (node !== undefined) url.searchParams.set('node', node);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url);
}

export class Connection {
  readonly #open: (node?: string) => Socket;
  readonly #token: string | undefined;
  readonly #listener: Listener;
  #socket: Socket | undefined;
  #node: string | undefined; // the server to ask for
  #greeted = false; // `state` has arrived, so the server listens
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined; // to connect
  #watch: ReturnType<typeof setTimeout> | undefined; // for silence

  // Without a token you can only watch.
  constructor(open: (node?: string) => Socket, token: string | undefined, listener: Listener) {
    this.#open = open;
    this.#token = token;
    this.#listener = listener;
    this.#connect();
  }

  // Sends nothing while the connection is lost. A caller that waits for an answer asks again after `state`.
  send(message: ClientMessage): void {
    if (this.#greeted) this.#socket?.send(JSON.stringify(message));
  }

  // The network may have changed. Reconnects at once instead of waiting until the old connection is missed.
  renew(): void {
    if (!this.#socket && this.#timer === undefined) return; // ended
    this.#drop();
    this.#listener.lose(false);
    this.#connect();
  }

  // Somebody looks at the page again. Connects, or checks the connection, at once.
  hurry(): void {
    if (this.#timer !== undefined) this.#connect();
    else if (this.#greeted) this.#ask();
  }

  end(): void {
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const socket = this.#open(this.#node);
    this.#socket = socket;
    this.#expectAnswer();
    socket.onopen = () => {
      const token = this.#token === undefined ? {} : { token: this.#token };
      socket.send(JSON.stringify({ type: 'hello', v: protocolVersion, ...token } satisfies ClientMessage));
    };
    socket.onmessage = ({ data }) => {
      this.#expectSilence();
      const message = parsed(ServerMessage, JSON.parse(String(data)));
      if (message.type === 'state') {
        this.#greeted = true;
        this.#failures = 0;
      }
      this.#listener.hear(message);
    };
    socket.onclose = ({ code, reason }) => {
      if (code === comeAgain) this.#node = reason || undefined;
      this.#lose(code === goingAway || code === comeAgain);
    };
  }

  #expectSilence(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#ask(), silence);
  }

  #ask(): void {
    this.send({ type: 'ping' });
    this.#expectAnswer();
  }

  #expectAnswer(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#lose(false), patience);
  }

  #lose(stopped: boolean): void {
    this.#drop();
    this.#retryLater();
    this.#listener.lose(stopped);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#timer = undefined;
    this.#greeted = false;
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  // Random, so that not everybody reconnects at once when a server comes back or hands its tables over.
  #retryLater(): void {
    const late = this.#failures - soonAttempts;
    const delay = late < 0 ? firstDelay * 2 ** this.#failures : soonDelay * 2 ** late;
    const longest = late < 0 ? soonDelay : longestDelay;
    this.#failures += 1;
    this.#timer = setTimeout(
      () => this.#connect(),
      Math.min(longest, delay) * (0.5 + Math.random() / 2),
    );
  }
}
