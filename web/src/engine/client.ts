// The page's side of a worker: every request is a promise of its answer, or of an EngineError.
import { EngineError } from './failure';
import type { Check } from './checking';
import type { Requests } from './protocol';
import type { Answer, Ask, Notice, Questions, Reply } from './questions';

type Port = Pick<Worker, 'postMessage' | 'addEventListener'>;

// Checks the messages. The built page does not (checking.ts).
type Checking<Asked extends Questions> = (() => Promise<Check<Asked>>) | undefined;

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: EngineError) => void;
}

export class Client<Asked extends Questions> {
  readonly #port: Port;
  readonly #checking: Checking<Asked>;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #failed = false;

  // `notice` gets the messages that nobody asked for.
  constructor(
    port: Port,
    checking: Checking<Asked>,
    notice: (notice: Notice) => void = () => undefined,
  ) {
    this.#port = port;
    this.#checking = checking;
    port.addEventListener('message', (event) => {
      const { data } = event as MessageEvent<Reply | Notice>;
      if ('notice' in data) notice(data);
      else this.#settle(data);
    });
    port.addEventListener('error', () => this.#failAll());
  }

  // Whether the worker failed to start. Then it never answers.
  get failed(): boolean {
    return this.#failed;
  }

  async ask<Name extends keyof Asked>(
    name: Name,
    ...[asked]: null extends Ask<Asked, Name> ? [] : [Ask<Asked, Name>]
  ): Promise<Answer<Asked, Name>> {
    const ask = asked ?? null;
    const check = import.meta.env.DEV ? await this.#checking?.() : undefined;
    check?.(name, 'ask', ask);
    const id = ++this.#lastId;
    const answer = await new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#port.postMessage({ id, name, ask });
    });
    check?.(name, 'answer', answer);
    return answer;
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('failure' in reply) waiting?.reject(new EngineError(reply.failure));
    else waiting?.resolve(reply.answer);
  }

  // The worker reports its own errors as answers, so this one means that it did not start.
  #failAll(): void {
    this.#failed = true;
    const error = new EngineError({ kind: 'loading', what: 'the worker could not be loaded' });
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

export type EngineClient = Client<Requests>;

export function startEngine(notice: (notice: Notice) => void): EngineClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const checking = import.meta.env.DEV ? async () => (await import('./protocol')).check : undefined;
  return new Client<Requests>(worker, checking, notice);
}
