// Replays a finished game on the table: automatically, step by step, or from any place. It may ask the person what they
// would do; then it waits for the answer.
import { moveText, type Move } from '../engine/moves';
import type { Choice, GameView, Happened, MoveText, SeenCard, Step, Table } from '../engine/protocol';
import { knownAs, other, you } from '../i18n/format';
import { Session, type Stage, type Timing } from '../play/session.svelte';
import type { GameSource } from '../play/source';
import type { Player } from '../table/props';

// A place between two decisions: the table, and what the next decision leads to.
export interface Place {
  table: Table;
  tops: readonly SeenCard[]; // of the face-down piles, if the record tells
  next: readonly Step[];
}

export const speeds = [1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

const betweenMoves = 700; // milliseconds
const lookAtMismatch = 1200;

export interface Replayed {
  places: readonly Place[]; // one more than the decisions
  seat: () => number; // from which the table is seen
  players: () => readonly Player[];
  say: (at: number) => string; // the place in words, for screen readers
}

// A decision that the person is asked to make instead of the player.
export interface Question {
  at: number;
  moves: Choice[];
  answer?: MoveText;
}

// The game from one place on, as the source of one session.
class Source implements GameSource {
  readonly here: readonly number[];
  readonly players: () => Player[];
  readonly play: (move: Move) => Promise<Happened>;
  readonly #next: () => Happened;
  #arrived: string | undefined; // what to say on arrival, until it is said
  #moving: boolean; // automatically
  #steps = 0; // steps still to show while not moving
  #wake: (() => void) | undefined;

  constructor(from: {
    seat: number;
    players: () => Player[];
    arrived: string;
    moving: boolean;
    next: () => Happened;
    decide: (move: Move) => Happened;
  }) {
    this.here = [from.seat];
    this.players = from.players;
    this.play = (move) => Promise.resolve(from.decide(move));
    this.#arrived = from.arrived;
    this.#moving = from.moving;
    this.#next = from.next;
  }

  // Whether everything so far has been shown.
  get rests(): boolean {
    return this.#wake !== undefined;
  }

  move(moving: boolean): void {
    this.#moving = moving;
    this.#wake?.();
  }

  step(): void {
    this.#steps += 1;
    this.#wake?.();
  }

  say(): string | undefined {
    const arrived = this.#arrived;
    this.#arrived = undefined;
    return arrived;
  }

  async others(): Promise<Happened> {
    while (!this.#moving && this.#steps === 0) {
      await new Promise<void>((resolve) => (this.#wake = resolve));
      this.#wake = undefined;
    }
    this.#steps = Math.max(0, this.#steps - 1);
    return this.#next();
  }
}

export class Replay {
  readonly #replayed: Replayed;
  readonly #stage: Stage;
  readonly #timing: Timing = {
    look: () => lookAtMismatch / this.speed,
    think: () => (this.playing ? betweenMoves / this.speed : 0),
    speed: () => this.speed,
  };
  #source: Source;

  // Only this class changes these.
  at = $state(0); // the number of decisions made at the place shown
  playing = $state(false);
  faceUp = $state(false);
  speed = $state<Speed>(1);
  question = $state.raw<Question>();
  session: Session; // what is shown; a new one after every jump

  constructor(replayed: Replayed, stage: Stage) {
    this.#replayed = replayed;
    // Nobody here has a turn, and a fast replay is not watched card by card.
    this.#stage = {
      fly: (flights, update, oneByOne) => stage.fly(this.speed < 4 ? flights : [], update, oneByOne),
      shake: async (seat, cards) => {
        if (this.speed < 4) await stage.shake(seat, cards);
      },
      hear: (sound) => {
        if (sound !== 'yourTurn' && this.speed < 4) stage.hear(sound);
      },
      say: (text) => stage.say(text),
    };
    this.#source = this.#sourceFrom(replayed.seat());
    this.session = $state.raw(this.#sessionOf(this.#source));
  }

  get last(): number {
    return this.#replayed.places.length - 1;
  }

  // At the end, starts from the beginning.
  play(): void {
    this.playing = true;
    if (this.question || this.at === this.last) this.#open(this.at === this.last ? 0 : this.at);
    else this.#source.move(true);
  }

  pause(): void {
    this.playing = false;
    this.#source.move(false);
  }

  goTo(at: number): void {
    this.pause();
    this.#open(Math.max(0, Math.min(this.last, at)));
  }

  // Ends at once what is still being shown.
  forward(): void {
    this.pause();
    if (this.question || !this.#source.rests) this.#open(this.at);
    this.#source.step();
  }

  back(): void {
    this.goTo(this.at - 1);
  }

  show({ faceUp = this.faceUp, speed = this.speed }: { faceUp?: boolean; speed?: Speed }): void {
    const other = faceUp !== this.faceUp;
    this.faceUp = faceUp;
    this.speed = speed;
    if (other && !this.question) this.#open(this.at);
  }

  // Shows the table as the deciding player saw it.
  ask(question: Question): void {
    this.goTo(question.at);
    this.question = question;
    this.#start(this.#replayed.places[question.at]?.table.active ?? this.#replayed.seat());
  }

  stop(): void {
    this.session.stop();
  }

  #open(at: number): void {
    this.at = at;
    this.question = undefined;
    this.#start(this.#replayed.seat());
  }

  #start(seat: number): void {
    this.session.stop();
    this.#source = this.#sourceFrom(seat);
    this.session = this.#sessionOf(this.#source);
  }

  #sessionOf(source: Source): Session {
    const session = new Session(source, this.#view(), this.#timing, this.#stage);
    void session.run().then(() => {
      if (session === this.session && this.at === this.last) this.playing = false;
    });
    return session;
  }

  #sourceFrom(seat: number): Source {
    const { players, say } = this.#replayed;
    return new Source({
      seat,
      players: () =>
        players().map((player, index) =>
          this.question ? { ...player, ...(index + 1 === seat ? you : other)(knownAs(player)) } : player,
        ),
      arrived: say(this.at),
      moving: this.playing,
      next: () => {
        const steps = [...(this.#replayed.places[this.at]?.next ?? [])];
        this.at += 1;
        this.question = undefined;
        return { steps, view: this.#view() };
      },
      decide: (move) => {
        if (this.question) this.question = { ...this.question, answer: moveText(move) };
        return { steps: [], view: this.#view() };
      },
    });
  }

  // Returns the current state: with the question until it is answered. Cards are face up only without a question.
  #view(): GameView {
    const place = this.#replayed.places[this.at];
    if (!place) throw new RangeError(`there is no place ${this.at}`);
    const asked = this.question?.answer === undefined ? this.question : undefined;
    return {
      table: place.table,
      players: [],
      waiting_for: asked ? 'person' : this.at === this.last ? 'nobody' : 'bot',
      moves: asked?.moves ?? [],
      can_undo: false,
      learning: false,
      ...(this.faceUp && !this.question ? { seen: [...place.tops] } : {}),
    };
  }
}
