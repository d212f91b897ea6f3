// The page's side of the worker: every request is a promise of its answer, or of an EngineError.
import { EngineError } from './failure';
import type { Notice, Reply, Request, RequestName, Requests } from './protocol';

export type Port = Pick<Worker, 'postMessage' | 'addEventListener'>;

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: EngineError) => void;
}

// Names of the requests that ask for nothing more.
type Plain = { [Name in RequestName]: Requests[Name]['ask'] extends null ? Name : never }[RequestName];
type Answer<Name extends RequestName> = Promise<Requests[Name]['answer']>;

export class EngineClient {
  readonly #port: Port;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #failed = false;

  // `notice` is told what nobody asked for.
  constructor(port: Port, notice: (notice: Notice) => void) {
    this.#port = port;
    port.addEventListener('message', (event) => {
      const { data } = event as MessageEvent<Reply | Notice>;
      if ('notice' in data) notice(data);
      else this.#settle(data);
    });
    port.addEventListener('error', () => {
      this.#failAll();
    });
  }

  // Whether the worker did not start: nothing will be answered any more.
  get failed(): boolean {
    return this.#failed;
  }

  ask<Name extends Plain>(name: Name): Answer<Name>;
  ask<Name extends RequestName>(name: Name, ask: Requests[Name]['ask']): Answer<Name>;
  ask<Name extends RequestName>(name: Name, ask: Requests[Name]['ask'] | null = null): Answer<Name> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#port.postMessage({ id, name, ask } satisfies Request);
    });
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('failure' in reply) waiting?.reject(new EngineError(reply.failure));
    else waiting?.resolve(reply.answer as never);
  }

  // The worker answers with all that goes wrong in it, so it did not even start.
  #failAll(): void {
    this.#failed = true;
    const error = new EngineError({ kind: 'loading', what: 'the worker could not be loaded' });
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

export function startEngine(notice: (notice: Notice) => void): EngineClient {
  return new EngineClient(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), notice);
}
