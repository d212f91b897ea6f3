// What the worker that looks back does with the page's requests.
import { inOrder } from '../engine/answering';
import { failingAs } from '../engine/failure';
import type { ReviewRequests } from './client';
import type { ReviewModule } from './module';

type Name = keyof ReviewRequests;
type Handlers = { [One in Name]: (ask: ReviewRequests[One]['ask']) => Promise<ReviewRequests[One]['answer']> };
export interface ReviewRequest<One extends Name = Name> {
  id: number;
  name: One;
  ask: ReviewRequests[One]['ask'];
}

const positionsADecision = 2000;

export class ReviewHost {
  readonly #loadModule: () => Promise<ReviewModule>;
  readonly #loadWeights: () => Promise<Uint8Array>;
  #module: ReviewModule | undefined;
  #weighted = false;

  readonly #handlers: Handlers = {
    games: async ({ file }) => (await this.#engine()).games(file),
    open: async ({ record }) => (await this.#engine()).open(record),
    report: async () => (await this.#judge()).report(),
    choices: async ({ decision }) => (await this.#engine()).choices(decision),
    judge: async ({ decision, instead }) => (await this.#judge()).judge(decision, positionsADecision, instead),
  };

  constructor(loadModule: () => Promise<ReviewModule>, loadWeights: () => Promise<Uint8Array>) {
    this.#loadModule = loadModule;
    this.#loadWeights = loadWeights;
  }

  readonly handle = inOrder((request: ReviewRequest) => this.#answer(request));

  #answer<One extends Name>({ name, ask }: ReviewRequest<One>): Promise<ReviewRequests[One]['answer']> {
    const handler: Handlers[One] = this.#handlers[name];
    return handler(ask);
  }

  async #engine(): Promise<ReviewModule> {
    this.#module ??= await failingAs('loading', this.#loadModule);
    return this.#module;
  }

  // With what it needs to judge.
  async #judge(): Promise<ReviewModule> {
    const module = await this.#engine();
    if (!this.#weighted) module.loadWeights(await failingAs('loading', this.#loadWeights));
    this.#weighted = true;
    return module;
  }
}
