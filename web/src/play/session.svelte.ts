// One game as it is seen and played at this screen, from any source (source.ts). `table` is what to show now. While
// `acting`, a person decides with `play`. Everything else runs by itself: steps are shown one after the other, a
// mismatch stays open for a while, and other players take time to think.
//
//   const { view } = await engine.ask('begin', setup);
//   const session = new Session(gameInWorker(engine, view), view, timing, stage);  // those of stage.ts
//   await session.run();  // until the game is over or has failed; `stop` ends it at any time
//
// A lesson (lesson.ts) is such a source. While its script moves or there is something to read, its views say
// `waiting_for: 'bot'`; when the learner decides, `moves` are those that the lesson allows.
import { coversMismatch } from '../engine/changed';
import { failureOf } from '../engine/failure';
import type { Move } from '../engine/moves';
import type {
  Event, GameView, Happened, Hint, SeenCard, Step, Summary, Table,
} from '../engine/protocol';
import type { Failure } from '../engine/questions';
import { lookTimes } from '../device/settings';
import { language } from '../i18n/language.svelte';
import { announce, ask } from '../table/speech';
import type { Sound } from '../sound/sounds';
import { flightsOf, type Flight } from '../table/flights';
import { moodsAfter, type Moods } from '../table/moods';
import type { OneByOne } from '../table/fly';
import { countOf } from '../table/placing';
import type { Player } from '../table/props';
// How long a step is shown before the next one, and how much longer for each `card` that is taken, in milliseconds.
import beats from './beats.json';
import { Clock } from './clock';
import { playersOf } from './setup';
import type { GameSource } from './source';

// In milliseconds, read each time they are needed.
export interface Timing {
  look: (game: GameView) => number; // how long a mismatch stays open
  think: () => number; // before somebody else's move
  speed?: () => number; // 2 shows steps twice as fast
}

// What can be seen and heard.
export interface Stage {
  // Calls `update`, which shows the table after the flights. Resolves when all cards have arrived.
  fly(flights: readonly Flight[], update: () => void, oneByOne?: OneByOne): Promise<void>;
  // Shakes the piles of a seat that loses so many cards.
  shake(seat: number, cards: number): Promise<void>;
  hear(sound: Sound): void;
  // Reads aloud, if that is wished; resolves when it is read. Falls silent for an empty text.
  say(text: string): Promise<void>;
}

// How a finished game went.
export interface Over {
  rgn: string; // its record
  summary: Summary;
}

const sounds: Partial<Record<Event['type'], Sound>> = {
  turned: 'flip',
  paired: 'pair',
  placed: 'place',
  secured: 'secure',
  rookie: 'rookie',
  taken: 'take',
  covered: 'cover',
  shifted: 'place',
  game_ended: 'end',
};

// The events that the prompt tells. The others are easy to see, or lead to the next question.
const remarkable: ReadonlySet<Event['type']> = new Set(['paired', 'secured', 'rookie', 'taken', 'game_ended']);
const lasts = (event: Event) =>
  remarkable.has(event.type) || (event.type === 'turn_ended' && event.clause !== 'R3.3');

// The spots whose top card changed, or is now open.
function touched(event: Event): number[] {
  return event.type === 'turned' || event.type === 'paired' || event.type === 'shifted' ? [event.from, event.to] : [];
}

const flipping = 220; // milliseconds
const sentencesKept = 4; // more would read like a list of moves
let spoken = 0; // across all sessions, so that ids stay unique

export class Session {
  readonly #source: GameSource;
  readonly #timing: Timing;
  readonly #stage: Stage;
  readonly #clock = new Clock();
  #skip: () => void = () => undefined;
  #decide: (happening: Promise<Happened>) => void = () => undefined;
  #deciding = $state(false);
  #paused = false;
  #unshown: readonly Step[]; // what happened before the page was loaded again
  #renewed: GameView | undefined; // with other aids, to be shown after the steps on their way
  #lookedSince = 0;
  #endLook: () => void = () => undefined;
  #read: Promise<void> = Promise.resolve(); // when the last sentence has been read aloud
  #untold: Event[] = []; // what has happened since something was announced

  // Only the session changes these.
  view: GameView; // the state of the game; the table shown may lag behind
  table: Table;
  near: number; // the seat from which the table is seen: that of the person here who plays or played last
  line = $state.raw<Event>(); // the event that the prompt tells, if any
  look = $state<number>(); // how long the mismatch stays open, in milliseconds
  moods = $state.raw<Moods>({});
  rookie = $state<number>(); // the seat of the Rookie that is being celebrated
  loot = $state(0); // how many cards have arrived of those that somebody is taking
  seen = $state.raw<readonly SeenCard[]>([]); // for learners: the face-down tops that have been seen
  hint = $state.raw<Hint>();
  pending = $state.raw<Move | 'undo'>(); // what a person here has decided, until the answer comes
  aidsSwitched = $state<'on' | 'off'>(); // until the next decision of a person here
  announced = $state.raw<readonly { id: number; text: string }[]>([]); // the latest sentences for screen readers
  done = $state(false); // the whole game has been shown
  failure = $state.raw<Failure>(); // why the game cannot continue here
  readonly players = $derived.by<readonly Player[]>(
    () => this.#source.players?.() ?? playersOf(this.view.players, this.here, language.messages),
  );

  // Who starts, and why: before the first card of a game that has just begun.
  readonly opening = $derived.by<string | undefined>(() => {
    const { starts } = this.#source;
    const { turn, phase, active } = this.table;
    const who = this.players[active - 1];
    return starts && who && turn === 1 && phase === 'first_card' ? language.messages.starts[starts]({ who }) : undefined;
  });

  // `unshown`: the last steps, if they are to be shown again before the view.
  constructor(source: GameSource, view: GameView, timing: Timing, stage: Stage, unshown: readonly Step[] = []) {
    this.#source = source;
    this.#timing = timing;
    this.#stage = stage;
    this.#unshown = unshown;
    this.view = $state.raw(view);
    this.table = $state.raw(unshown[0]?.table ?? view.table);
    this.near = $state(source.here[0] ?? 1);
    if (unshown.length === 0) this.#stand(view);
    else this.#turnTo(this.table);
  }

  // The seats of the people at this screen.
  get here(): readonly number[] {
    return this.#source.here;
  }
  // Whether a person here must decide now.
  get acting(): boolean {
    return this.#deciding && this.view.waiting_for === 'person';
  }
  // Whether a person here can end the look: the only one, or any of them if it would not end by itself. A usual look is
  // not worth a tap, and at an online table the server ends it.
  get lookEndable(): boolean {
    const { look } = this;
    if (look === undefined || look <= lookTimes.normal || this.#source.look) return false;
    return this.here.length === 1 || look > lookTimes.longest;
  }
  // Whether the last placement can be taken back now.
  get undoable(): boolean {
    return this.#deciding && this.view.can_undo;
  }

  async run(): Promise<void> {
    try {
      this.#say(this.opening ?? '');
      if (this.#unshown.length > 0) await this.#happen({ steps: [...this.#unshown], view: this.view });
      while (this.view.waiting_for !== 'nobody') await this.#happen(await this.#goingOn(this.#decision()));
      this.done = true;
    } catch (error) {
      this.failure = failureOf(error);
    }
  }

  // Does nothing unless `acting`.
  play(move: Move): void {
    if (!this.acting) return;
    this.pending = move;
    this.aidsSwitched = undefined;
    this.#decide(this.#source.play(move));
  }

  // Does nothing unless `undoable`.
  undo(): void {
    const undone = this.undoable ? this.#source.undo?.() : undefined;
    if (!undone) return;
    if (this.acting) this.pending = 'undo';
    this.#decide(undone);
  }

  // Does nothing unless `lookEndable`.
  endLook(): void {
    if (this.lookEndable) this.#endLook();
  }

  // Shows a good move until the next decision. Only in games for learners.
  async askHint(): Promise<void> {
    const { view } = this;
    const hint = await this.#source.hint?.();
    if (this.view === view && this.acting) this.hint = hint;
  }

  // The same state of the game, with the aids for learners switched on or off.
  renew(view: GameView): void {
    this.aidsSwitched = view.learning ? 'on' : 'off';
    this.#say(language.messages.game.aids[this.aidsSwitched]);
    this.#renewed = this.#deciding ? undefined : view;
    if (!this.#deciding) return;
    this.view = view;
    this.seen = view.seen ?? [];
  }

  // Ends the celebration of a Rookie.
  skip(): void {
    this.#skip();
  }

  pause(): void {
    if (this.#paused) return;
    this.#paused = true;
    this.#clock.pause();
    void this.#stage.say('');
    if (this.look !== undefined) this.look -= performance.now() - this.#lookedSince;
  }

  resume(): void {
    this.#paused = false;
    this.#clock.resume();
    this.#lookedSince = performance.now();
  }

  stop(): void {
    this.#deciding = false;
    this.#clock.stop();
    void this.#stage.say('');
  }

  // Resolves with the next decision's consequences, whoever decides first.
  #decision(): Promise<Happened> {
    this.#deciding = true;
    return new Promise((resolve) => {
      this.#decide = (happening) => {
        this.#deciding = false;
        resolve(happening);
      };
      const asked = this.acting ? ask(language.messages, this.table, this.players).text : '';
      if (this.acting || this.#source.say) this.#announce(this.#source.say?.(this.view) ?? asked);
      if (this.#source.news || !this.acting) void this.#letOthersThink();
    });
  }

  async #letOthersThink(): Promise<void> {
    const decide = this.#decide;
    if (this.#source.news) await this.#goingOn(this.#source.news());
    else await Promise.all([this.#clock.wait(this.#timing.think()), this.#read]);
    if (this.#decide === decide && this.#deciding) decide(this.#source.others());
  }

  // Resolves with what was promised, after a pause if there is one; never once the session is stopped.
  async #goingOn<T>(promised: Promise<T>): Promise<T> {
    const value = await promised;
    await this.#clock.wait(0);
    return value;
  }

  async #happen({ steps, view }: Happened): Promise<void> {
    this.pending = undefined;
    this.hint = undefined;
    this.line = undefined;
    this.look = undefined;
    for (const [index, step] of steps.entries()) await this.#show(step, steps[index + 1]);
    this.#stand(this.#renewed ?? view);
    this.#renewed = undefined;
  }

  async #show({ event, table }: Step, next: Step | undefined): Promise<void> {
    const sound = sounds[event.type];
    if (sound) this.#stage.hear(sound);
    if (!coversMismatch(event)) this.#untold.push(event);
    if (event.type === 'taken') await this.#goingOn(this.#stage.shake(event.other, countOf(event.cards)));
    const flown = this.#stage.fly(
      flightsOf(event, this.table),
      () => {
        if (next || lasts(event)) this.line = event;
        this.moods = moodsAfter(this.moods, event);
        this.seen = this.seen.filter(({ spot }) => !touched(event).includes(spot));
        this.#turnTo(table);
      },
      event.type === 'taken' ? { each: this.#quickly(beats.card), landed: () => (this.loot += 1) } : undefined,
    );
    await this.#goingOn(flown);
    if (event.type === 'turn_ended' || event.type === 'game_ended') this.#announce();
    if (next && coversMismatch(next.event)) {
      this.#untold.push(next.event);
      this.#announce();
      await this.#showMismatch();
    } else if (event.type === 'rookie') await this.#celebrate(event.seat);
    else if (next || event.type === 'game_ended') await this.#clock.wait(this.#quickly(beats[event.type]));
    if (!this.#source.news) await this.#goingOn(this.#read); // elsewhere others do not wait
    this.loot = 0;
  }

  #quickly(milliseconds: number): number {
    return milliseconds / (this.#timing.speed?.() ?? 1);
  }

  // Until it is over or skipped.
  async #celebrate(seat: number): Promise<void> {
    this.rookie = seat;
    const skipped = new Promise<void>((resolve) => (this.#skip = resolve));
    await this.#goingOn(Promise.race([this.#clock.wait(this.#quickly(beats.rookie)), skipped]));
    this.rookie = undefined;
  }

  async #showMismatch(): Promise<void> {
    await this.#clock.wait(flipping);
    this.look = this.#timing.look(this.view);
    this.#lookedSince = performance.now();
    const ended = new Promise<void>((resolve) => (this.#endLook = resolve));
    await this.#goingOn(Promise.race([this.#clock.wait(this.look), ended]));
    this.look = undefined;
  }

  #stand(view: GameView): void {
    this.view = view;
    if (this.line && !lasts(this.line)) this.line = undefined;
    this.seen = view.seen ?? [];
    this.look = this.#source.look?.(view);
    this.#turnTo(view.table);
    this.#source.shown?.(view);
  }

  // Shows the table from the seat of the person here whose turn it is, and announces that turn.
  #turnTo(table: Table): void {
    const begins = table.turn !== this.table.turn && table.phase !== 'over';
    this.table = table;
    if (!this.here.includes(table.active)) return;
    this.near = table.active;
    if (begins) this.#stage.hear('yourTurn');
  }

  // Says in one sentence what has happened, and then what is asked.
  #announce(asked = ''): void {
    const told = announce(language.messages, this.#untold, this.players);
    this.#untold = [];
    this.#say([told, asked].filter(Boolean).join(' '));
  }

  #say(text: string): void {
    if (text === '') return;
    this.#read = this.#stage.say(text);
    this.announced = [...this.announced.slice(1 - sentencesKept), { id: ++spoken, text }];
  }
}
