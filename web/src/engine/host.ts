// Answers the page's requests in the worker: one game at a time, stored after every move.
import { answering } from './answering';
import { lookFrom } from './changed';
import { EngineError, failingAs } from './failure';
import type { EngineModule } from './module';
import { unpacked } from './packed';
import type { GameSetup, GameView, Happened, OpenGame, Player, Requests, SavedGame, Step } from './protocol';
import type { Notice } from './questions';
import type { Seal } from './seal';
import type { Store, StoredGame } from './store';
import { tagIn, tagsText } from './tags';
import type { Loading } from './text_module';

const positionsABotJudges = 3000;
const positionsForAHint = 20_000;
const longestChallenge = 16_000; // bytes
const mostFinished = 20; // games that are stored; the oldest are deleted

interface Current {
  id: string;
  kept: boolean; // whether it is stored after every move
  begun: boolean; // whether anybody has decided anything
  looked: Step[] | undefined; // what is to be looked at again after a reload
}

// Where a tab tells the others, by the id of a game, that it plays that game from now on.
export type Tabs = Pick<BroadcastChannel, 'postMessage'> & { onmessage: ((message: MessageEvent<Claim>) => void) | null };
interface Claim {
  id: string;
  tab: string;
}

const looksAhead = (players: readonly Player[]) => players.some(({ bot }) => bot === 'grandmaster');

function random64(): bigint {
  const [number = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  return number;
}

const learning = (on: boolean) => (on ? 'yes' : 'no');

// Returns the tags that say how the cards lie and what the bots draw.
async function dealOf({ day, challenge, deck }: GameSetup): Promise<Record<string, string[]>> {
  if (day !== undefined) return { Seed: [day.replaceAll('-', '')], Day: [day] };
  if (challenge !== undefined) return { ...(await challengedDeal(challenge)), Challenge: [challenge] };
  return { Seed: [String(random64())], ...(deck === undefined ? {} : { Deck: [deck] }) };
}

// Only here is the other game unpacked before this one is over.
async function challengedDeal(challenge: string): Promise<Record<string, string[]>> {
  const record = (await unpacked(challenge, longestChallenge)) ?? '';
  const deck = tagIn(record, 'Deck');
  return { Seed: tagIn(record, 'Seed'), ...(deck.length > 0 ? { Deck: deck } : {}) };
}

// Returns the record of a game before its deal (docs/notation.md, src/play/local_game.h).
async function recordOf(setup: GameSetup): Promise<string> {
  const { players } = setup;
  const first = setup.first ?? (random64() % BigInt(Math.max(players.length, 1))) + 1n;
  return tagsText({
    Rookie: ['1'],
    Edition: [setup.edition],
    Variant: [setup.variant],
    Ruling: [setup.ruling],
    Seats: players.map(({ name }) => name),
    First: [String(first)],
    ...(await dealOf(setup)),
    Bots: [players.map(({ bot }) => bot ?? '-').join(' ')],
    Learning: [learning(setup.learning)],
  });
}

export class Host {
  readonly #engine: Loading<EngineModule>;
  readonly #store: Store<StoredGame>;
  readonly #seal: Seal;
  readonly #tabs: Tabs;
  readonly #notify: (notice: Notice) => void;
  readonly #tab = String(random64());
  #current: Current | undefined;
  #lost = false; // another tab plays the current game
  #kept = Promise.resolve();

  constructor(
    engine: Loading<EngineModule>,
    store: Store<StoredGame>,
    seal: Seal,
    tabs: Tabs,
    notify: (notice: Notice) => void,
  ) {
    this.#engine = engine;
    this.#store = store;
    this.#seal = seal;
    this.#tabs = tabs;
    this.#notify = notify;
    tabs.onmessage = ({ data: { id, tab } }) => {
      if (id === this.#current?.id && tab !== this.#tab) this.#lose();
    };
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
    looked: () => this.#endLook(),
    record: async () => (await this.#engine.module()).record(),
    summary: async () => (await this.#engine.module()).summary(),
  });

  async #games(): Promise<SavedGame[]> {
    const all = await this.#stored((store) => store.all());
    all.sort((one, other) => other.changed - one.changed);
    const isOver = ({ view }: StoredGame) => view.waiting_for === 'nobody';
    const tooMany = new Set(all.filter(isOver).slice(mostFinished));
    for (const { id } of tooMany) await this.#stored((store) => store.delete(id));
    return all
      .filter((game) => !tooMany.has(game))
      .map((game) => {
        const { id, changed, view } = game;
        const { players, table } = view;
        return { id, over: isOver(game), changed, players, options: table.options, turn: table.turn };
      });
  }

  #moduleFor(players: readonly Player[]): Promise<EngineModule> {
    return looksAhead(players) ? this.#engine.judge() : this.#engine.module();
  }

  async #begin(setup: GameSetup): Promise<OpenGame> {
    const module = await this.#moduleFor(setup.players);
    const view = module.open(await recordOf(setup));
    const before = this.#current;
    this.#open({ id: String(random64()), kept: setup.deck === undefined, begun: false, looked: undefined });
    this.#keep(module, view);
    if (before?.kept && !before.begun) this.#afterKept((store) => store.delete(before.id)); // nobody will miss it
    return { id: this.#current?.id ?? '', view };
  }

  // From now on this tab plays the game. Another one that has it open stops.
  async #resume(id: string): Promise<OpenGame> {
    const stored = await this.#stored((store) => store.update(id, (game) => game && { ...game, tab: this.#tab }));
    if (!stored) throw new EngineError({ kind: 'storage', what: 'this game is not kept' });
    this.#tabs.postMessage({ id, tab: this.#tab });
    const record = await failingAs('storage', () => this.#seal.open(stored.record));
    const view = (await this.#moduleFor(stored.view.players)).open(record);
    const { looked } = stored;
    this.#open({ id, kept: true, begun: true, looked });
    return { id, view, ...(looked ? { looked } : {}) };
  }

  #open(game: Current): void {
    this.#current = game;
    this.#lost = false;
  }

  #lose(): void {
    if (this.#lost) return;
    this.#lost = true;
    this.#notify({ notice: 'elsewhere' });
  }

  async #forget(id: string): Promise<null> {
    if (this.#current?.id === id) this.#current.kept = false;
    await this.#stored((store) => store.delete(id));
    return null;
  }

  async #happens(make: (module: EngineModule) => Happened): Promise<Happened> {
    if (this.#lost) throw new EngineError({ kind: 'elsewhere', what: 'another tab plays this game' });
    const module = await this.#engine.module();
    const happened = make(module);
    if (this.#current) {
      this.#current.begun = true;
      this.#current.looked = lookFrom(happened.steps);
    }
    this.#keep(module, happened.view);
    return happened;
  }

  // Everything that has happened has been shown.
  async #endLook(): Promise<null> {
    const game = this.#current;
    if (!game?.looked) return null;
    game.looked = undefined;
    this.#afterKept(async (store) => {
      await store.update(game.id, (stored) => (stored?.tab === this.#tab ? { ...stored, looked: undefined } : undefined));
    });
    return Promise.resolve(null);
  }

  // The same game, opened again with another tag.
  async #switchAids(on: boolean): Promise<GameView> {
    const module = await this.#engine.module();
    const view = module.open(module.saved().replace(/^\[Learning "\w+"\]$/m, `[Learning "${learning(on)}"]`));
    this.#keep(module, view);
    return view;
  }

  // Nobody waits for this, so a card turns over at once.
  #keep(module: EngineModule, { players, waiting_for, table }: GameView): void {
    if (!this.#current?.kept) return;
    const { id, looked } = this.#current;
    const game = { id, changed: Date.now(), tab: this.#tab, view: { players, waiting_for, table }, looked };
    const record = module.saved();
    this.#afterKept(async (store) => {
      const sealed = { ...game, record: await this.#seal.close(record) };
      const isOthers = (stored: StoredGame | undefined) => stored !== undefined && stored.tab !== this.#tab;
      const stored = await store.update(id, (before) => (isOthers(before) ? undefined : sealed));
      if (isOthers(stored) && id === this.#current?.id) this.#lose();
    });
  }

  #afterKept(work: (store: Store<StoredGame>) => Promise<void>): void {
    this.#kept = this.#kept
      .then(() => work(this.#store))
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
