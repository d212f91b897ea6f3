// The page's side of a worker: every request is a promise of its answer, or of an EngineError.
import { EngineError } from './failure';
import type { Notice, Reply, Requests } from './protocol';

export type Port = Pick<Worker, 'postMessage' | 'addEventListener'>;

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: EngineError) => void;
}

// What a worker can be asked, by name.
type Askable<Questions> = Record<keyof Questions, { ask: unknown; answer: unknown }>;
// Names of the requests that ask for nothing more.
type Plain<Questions extends Askable<Questions>> = {
  [Name in keyof Questions]: Questions[Name]['ask'] extends null ? Name : never;
}[keyof Questions];

export class Client<Questions extends Askable<Questions>> {
  readonly #port: Port;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #failed = false;

  // `notice` is told what nobody asked for.
  constructor(port: Port, notice: (notice: Notice) => void) {
    this.#port = port;
    port.addEventListener('message', (event) => {
      const { data } = event as MessageEvent<Reply<unknown> | Notice>;
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

  ask<Name extends Plain<Questions>>(name: Name): Promise<Questions[Name]['answer']>;
  ask<Name extends keyof Questions>(name: Name, ask: Questions[Name]['ask']): Promise<Questions[Name]['answer']>;
  ask<Name extends keyof Questions>(
    name: Name,
    ask: Questions[Name]['ask'] | null = null,
  ): Promise<Questions[Name]['answer']> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#port.postMessage({ id, name, ask });
    });
  }

  #settle(reply: Reply<unknown>): void {
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

export class EngineClient extends Client<Requests> {}

export function startEngine(notice: (notice: Notice) => void): EngineClient {
  return new EngineClient(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), notice);
}
