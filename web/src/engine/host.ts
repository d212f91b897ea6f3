// What the worker does with the page's requests: one game at a time, kept after every move.
import { inOrder } from './answering';
import { EngineError, failingAs } from './failure';
import type { EngineModule } from './module';
import type {
  GameSetup, GameView, Happened, Hint, Notice, OpenGame, Player, Request, RequestName, Requests, SavedGame,
} from './protocol';
import type { GameStore } from './store';

const positionsABotJudges = 3000;
const positionsForAHint = 20_000;
const mostGames = 20; // are kept; the oldest make room

export interface Surroundings {
  loadModule: () => Promise<EngineModule>;
  loadWeights: () => Promise<Uint8Array>;
  store: GameStore;
  notify: (notice: Notice) => void;
}

type Handlers = { [Name in RequestName]: (ask: Requests[Name]['ask']) => Promise<Requests[Name]['answer']> };

interface Current {
  id: string;
  kept: boolean; // after every move
}

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

const looksAhead = (players: readonly Player[]) => players.some(({ bot }) => bot === 'grandmaster');

function random64(): bigint {
  const [number = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  return number;
}

// The record of a game before its deal (docs/notation.md, src/local/local_game.h).
function recordOf(setup: GameSetup): string {
  const { players } = setup;
  const first = setup.first ?? (random64() % BigInt(Math.max(players.length, 1))) + 1n;
  const tags = {
    Rookie: quoted('1'),
    Edition: quoted(setup.edition),
    Variant: quoted(setup.variant),
    Ruling: quoted(setup.ruling),
    Seats: players.map(({ name }) => quoted(name)).join(' '),
    First: quoted(String(first)),
    ...(setup.deck === undefined ? {} : { Deck: quoted(setup.deck) }),
    Seed: quoted(String(random64())),
    Bots: quoted(players.map(({ bot }) => bot ?? '-').join(' ')),
    Learning: quoted(setup.learning ? 'yes' : 'no'),
  };
  return Object.entries(tags)
    .map(([name, value]) => `[${name} ${value}]\n`)
    .join('');
}

export class Host {
  readonly #around: Surroundings;
  #module: EngineModule | undefined;
  #weighted = false;
  #current: Current | undefined;
  #kept = Promise.resolve();

  readonly #handlers: Handlers = {
    seatCounts: async () => (await this.#engine()).seatCounts(),
    games: () => this.#games(),
    begin: (setup) => this.#begin(setup),
    resume: ({ id }) => this.#resume(id),
    forget: ({ id }) => this.#forget(id),
    play: ({ move }) => this.#happens((module) => module.play(move)),
    playBot: () => this.#happens((module) => module.playBot(positionsABotJudges)),
    undo: () => this.#undo(),
    hint: () => this.#hint(),
    record: async () => (await this.#engine()).record(),
    summary: async () => (await this.#engine()).summary(),
  };

  constructor(surroundings: Surroundings) {
    this.#around = surroundings;
  }

  readonly handle = inOrder((request: Request) => this.#answer(request));

  #answer<Name extends RequestName>({ name, ask }: Request<Name>): Promise<Requests[Name]['answer']> {
    const handler: Handlers[Name] = this.#handlers[name];
    return handler(ask);
  }

  async #engine(): Promise<EngineModule> {
    this.#module ??= await failingAs('loading', this.#around.loadModule);
    return this.#module;
  }

  async #loadWeights(): Promise<void> {
    if (this.#weighted) return;
    (await this.#engine()).loadWeights(await failingAs('loading', this.#around.loadWeights));
    this.#weighted = true;
  }

  async #games(): Promise<SavedGame[]> {
    const all = await this.#stored((store) => store.all());
    all.sort((one, other) => other.changed - one.changed);
    for (const { id } of all.splice(mostGames)) await this.#stored((store) => store.delete(id));
    return all.map(({ id, changed, view }) => ({ id, changed, view }));
  }

  async #begin(setup: GameSetup): Promise<OpenGame> {
    if (looksAhead(setup.players)) await this.#loadWeights();
    const module = await this.#engine();
    const view = module.open(recordOf(setup));
    this.#current = { id: String(random64()), kept: setup.deck === undefined };
    this.#keep(module, view);
    return { id: this.#current.id, view };
  }

  async #resume(id: string): Promise<OpenGame> {
    const stored = await this.#stored((store) => store.get(id));
    if (!stored) throw new EngineError({ kind: 'storage', what: 'this game is not kept' });
    if (looksAhead(stored.view.players)) await this.#loadWeights();
    const view = (await this.#engine()).open(stored.record);
    this.#current = { id, kept: true };
    return { id, view };
  }

  async #forget(id: string): Promise<null> {
    if (this.#current?.id === id) this.#current.kept = false;
    await this.#stored((store) => store.delete(id));
    return null;
  }

  async #happens(make: (module: EngineModule) => Happened): Promise<Happened> {
    const module = await this.#engine();
    const happened = make(module);
    this.#keep(module, happened.view);
    return happened;
  }

  async #undo(): Promise<GameView> {
    const module = await this.#engine();
    const view = module.undo();
    this.#keep(module, view);
    return view;
  }

  async #hint(): Promise<Hint> {
    await this.#loadWeights();
    return (await this.#engine()).hint(positionsForAHint);
  }

  // Nobody waits for it, so that a card turns over at once.
  #keep(module: EngineModule, view: GameView): void {
    if (!this.#current?.kept) return;
    const game = { id: this.#current.id, changed: Date.now(), view, record: module.saved() };
    this.#kept = this.#kept
      .then(() => this.#around.store.put(game))
      .catch((error: unknown) => {
        this.#around.notify({ notice: 'not_saved', what: String(error) });
      });
  }

  // Once all is kept that has happened so far.
  #stored<T>(work: (store: GameStore) => Promise<T>): Promise<T> {
    return failingAs('storage', async () => {
      await this.#kept;
      return work(this.#around.store);
    });
  }
}
