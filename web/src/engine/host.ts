// Answers the page's requests in the worker: one game at a time, stored after every move.
import { answering } from './answering';
import { EngineError, failingAs } from './failure';
import type { EngineModule } from './module';
import type { GameSetup, GameView, Happened, OpenGame, Player, Requests, SavedGame } from './protocol';
import type { Notice } from './questions';
import type { Store, StoredGame } from './store';
import type { Loading } from './text_module';

const positionsABotJudges = 3000;
const positionsForAHint = 20_000;
const mostGames = 20; // that are stored; the oldest are deleted

interface Current {
  id: string;
  kept: boolean; // whether it is stored after every move
}

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

const looksAhead = (players: readonly Player[]) => players.some(({ bot }) => bot === 'grandmaster');

function random64(): bigint {
  const [number = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  return number;
}

const learning = (on: boolean) => (on ? 'yes' : 'no');

// Returns the record of a game before its deal (docs/notation.md, src/play/local_game.h).
function recordOf(setup: GameSetup): string {
  const { players } = setup;
  const first = setup.first ?? (random64() % BigInt(Math.max(players.length, 1))) + 1n;
  const tags: Record<string, string[]> = {
    Rookie: ['1'],
    Edition: [setup.edition],
    Variant: [setup.variant],
    Ruling: [setup.ruling],
    Seats: players.map(({ name }) => name),
    First: [String(first)],
    ...(setup.deck === undefined ? {} : { Deck: [setup.deck] }),
    Seed: [String(random64())],
    Bots: [players.map(({ bot }) => bot ?? '-').join(' ')],
    Learning: [learning(setup.learning)],
  };
  return Object.entries(tags)
    .map(([name, values]) => `[${name} ${values.map(quoted).join(' ')}]\n`)
    .join('');
}

export class Host {
  readonly #engine: Loading<EngineModule>;
  readonly #store: Store<StoredGame>;
  readonly #notify: (notice: Notice) => void;
  #current: Current | undefined;
  #kept = Promise.resolve();

  constructor(engine: Loading<EngineModule>, store: Store<StoredGame>, notify: (notice: Notice) => void) {
    this.#engine = engine;
    this.#store = store;
    this.#notify = notify;
  }

  readonly handle = answering<Requests>({
    seatCounts: async () => (await this.#engine.module()).seatCounts(),
    games: () => this.#games(),
    begin: (setup) => this.#begin(setup),
    resume: ({ id }) => this.#resume(id),
    forget: ({ id }) => this.#forget(id),
    play: ({ move }) => this.#happens((module) => module.play(move)),
    playBot: () => this.#happens((module) => module.playBot(positionsABotJudges)),
    undo: async () => (await this.#happens((module) => ({ steps: [], view: module.undo() }))).view,
    aids: ({ on }) => this.#switchAids(on),
    hint: async () => (await this.#engine.judge()).hint(positionsForAHint),
    record: async () => (await this.#engine.module()).record(),
    summary: async () => (await this.#engine.module()).summary(),
  });

  async #games(): Promise<SavedGame[]> {
    const all = await this.#stored((store) => store.all());
    all.sort((one, other) => other.changed - one.changed);
    for (const { id } of all.splice(mostGames)) await this.#stored((store) => store.delete(id));
    return all.map(({ id, view }) => ({ id, over: view.waiting_for === 'nobody' }));
  }

  #moduleFor(players: readonly Player[]): Promise<EngineModule> {
    return looksAhead(players) ? this.#engine.judge() : this.#engine.module();
  }

  async #begin(setup: GameSetup): Promise<OpenGame> {
    const module = await this.#moduleFor(setup.players);
    const view = module.open(recordOf(setup));
    this.#current = { id: String(random64()), kept: setup.deck === undefined };
    this.#keep(module, view);
    return { id: this.#current.id, view };
  }

  async #resume(id: string): Promise<OpenGame> {
    const stored = await this.#stored((store) => store.get(id));
    if (!stored) throw new EngineError({ kind: 'storage', what: 'this game is not kept' });
    const view = (await this.#moduleFor(stored.view.players)).open(stored.record);
    this.#current = { id, kept: true };
    return { id, view };
  }

  async #forget(id: string): Promise<null> {
    if (this.#current?.id === id) this.#current.kept = false;
    await this.#stored((store) => store.delete(id));
    return null;
  }

  async #happens(make: (module: EngineModule) => Happened): Promise<Happened> {
    const module = await this.#engine.module();
    const happened = make(module);
    this.#keep(module, happened.view);
    return happened;
  }

  // The same game, opened again with another tag.
  async #switchAids(on: boolean): Promise<GameView> {
    const module = await this.#engine.module();
    const view = module.open(module.saved().replace(/^\[Learning "\w+"\]$/m, `[Learning "${learning(on)}"]`));
    this.#keep(module, view);
    return view;
  }

  // Nobody waits for this, so a card turns over at once.
  #keep(module: EngineModule, view: GameView): void {
    if (!this.#current?.kept) return;
    const game = { id: this.#current.id, changed: Date.now(), view, record: module.saved() };
    this.#kept = this.#kept
      .then(() => this.#store.put(game))
      .catch((error: unknown) => this.#notify({ notice: 'not_saved', what: String(error) }));
  }

  // Answers after everything that has happened so far is stored.
  #stored<T>(work: (store: Store<StoredGame>) => Promise<T>): Promise<T> {
    return failingAs('storage', async () => {
      await this.#kept;
      return work(this.#store);
    });
  }
}
