// A WebSocket to one table that is opened again whenever it was lost, until it is ended.
import { protocolVersion, type ClientMessage, type ServerMessage } from '../net/protocol';

// What is needed of a WebSocket.
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

export interface Listener {
  hear(message: ServerMessage): void;
  lose(): void; // the connection; it comes back by itself, and then hears `state` first
}

const firstDelay = 300; // milliseconds
const longestDelay = 10_000;

export function socketOf(table: string): Socket {
  const url = new URL(`/ws?table=${encodeURIComponent(table)}`, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url);
}

export class Connection {
  readonly #open: () => Socket;
  readonly #token: string | undefined;
  readonly #listener: Listener;
  #socket: Socket | undefined;
  #greeted = false; // `state` was heard: the server listens
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  // Without a token one can only watch.
  constructor(open: () => Socket, token: string | undefined, listener: Listener) {
    this.#open = open;
    this.#token = token;
    this.#listener = listener;
    this.#connect();
  }

  // While the connection is lost, nothing is sent: whoever waits for an answer asks again after `state`.
  send(message: ClientMessage): void {
    if (this.#greeted) this.#socket?.send(JSON.stringify(message));
  }

  // The network may be another one now: does not wait for the old connection to be missed.
  renew(): void {
    if (!this.#socket && this.#timer === undefined) return; // ended
    this.#drop();
    this.#listener.lose();
    this.#connect();
  }

  // Does not wait any longer, if it waits.
  hurry(): void {
    if (this.#timer !== undefined) this.#connect();
  }

  end(): void {
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => {
      const token = this.#token === undefined ? {} : { token: this.#token };
      socket.send(JSON.stringify({ type: 'hello', v: protocolVersion, ...token } satisfies ClientMessage));
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'state') {
        this.#greeted = true;
        this.#failures = 0;
      }
      this.#listener.hear(message);
    };
    socket.onclose = () => {
      this.#drop();
      this.#retryLater();
      this.#listener.lose();
    };
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#greeted = false;
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  // Not all at once, when a server comes back that many have lost.
  #retryLater(): void {
    const delay = Math.min(longestDelay, firstDelay * 2 ** this.#failures);
    this.#failures += 1;
    this.#timer = setTimeout(
      () => {
        this.#connect();
      },
      delay * (0.5 + Math.random() / 2),
    );
  }
}
