// A finished game on the table once more: forwards by itself or step by step, and at once to any place. The person may
// be asked what they would do; then the game stands until they have decided.
import { moveText, type Move } from '../engine/moves';
import type { Choice, GameView, Happened, MoveText, SeenCard, Step, Table } from '../engine/protocol';
import { Session, type Stage, type Timing } from '../play/session.svelte';
import type { GameSource } from '../play/source';
import type { Player } from '../table/props';

// Between two decisions: how the table lies, and what the next one leads to.
export interface Place {
  table: Table;
  tops: readonly SeenCard[]; // of the face-down piles, as far as the record tells
  next: readonly Step[];
}

export const speeds = [1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

const betweenMoves = 700; // milliseconds
const lookAtMismatch = 1200;

export interface Course {
  places: readonly Place[]; // one more than there are decisions
  seat: () => number; // from where the table is seen
  players: () => readonly Player[];
  say: (at: number) => string; // where one has come to, for those who listen
}

// What the person is asked to decide instead of whoever did.
export interface Question {
  at: number;
  moves: Choice[];
  suggestion?: MoveText;
  answer?: MoveText;
}

// The game from one place on, for one session.
class Source implements GameSource {
  readonly here: readonly number[];
  readonly players: () => Player[];
  readonly play: (move: Move) => Promise<Happened>;
  readonly #next: () => Happened;
  #arrived: string | undefined; // until it is said
  #moving: boolean; // by itself
  #steps = 0; // so many more, otherwise
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

  // Whether all that has happened so far has been shown.
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
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#wake = undefined;
    }
    this.#steps = Math.max(0, this.#steps - 1);
    return this.#next();
  }
}

export class Replay {
  readonly #course: Course;
  readonly #stage: Stage;
  readonly #timing: Timing = {
    look: () => lookAtMismatch / this.speed,
    think: () => (this.playing ? betweenMoves / this.speed : 0),
    speed: () => this.speed,
  };
  #source: Source;

  // Only the replay changes these.
  at = $state(0); // how many decisions have been made at what is shown or is just being shown
  playing = $state(false);
  faceUp = $state(false);
  speed = $state<Speed>(1);
  question = $state.raw<Question>();
  session: Session; // what is shown; another one after every jump

  constructor(course: Course, stage: Stage) {
    this.#course = course;
    // Nobody's turn comes here, and what is fast is not watched card by card.
    this.#stage = {
      fly: (flights, update) => stage.fly(this.speed < 4 ? flights : [], update),
      hear: (sound) => {
        if (sound !== 'yourTurn' && this.speed < 4) stage.hear(sound);
      },
    };
    this.#source = this.#sourceFrom(course.seat());
    this.session = $state.raw(this.#sessionOf(this.#source));
  }

  get last(): number {
    return this.#course.places.length - 1;
  }

  // At the end it begins anew.
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

  // What is still being shown is over at once.
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

  // The table is as it was seen then, from the seat of whoever decided.
  ask(question: Question): void {
    this.goTo(question.at);
    this.question = question;
    this.#start(this.#course.places[question.at]?.table.active ?? this.#course.seat());
  }

  stop(): void {
    this.session.stop();
  }

  #open(at: number): void {
    this.at = at;
    this.question = undefined;
    this.#start(this.#course.seat());
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
    const { players, say } = this.#course;
    return new Source({
      seat,
      players: () =>
        players().map((player, index) => (this.question ? { ...player, you: index + 1 === seat } : player)),
      arrived: say(this.at),
      moving: this.playing,
      next: () => {
        const steps = [...(this.#course.places[this.at]?.next ?? [])];
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

  // Where the game stands: with a question until it is answered, and all cards face up only without.
  #view(): GameView {
    const place = this.#course.places[this.at];
    if (!place) throw new RangeError(`there is no place ${this.at}`);
    const asked = this.question?.answer === undefined ? this.question : undefined;
    return {
      table: place.table,
      players: [],
      waiting_for: asked ? 'person' : this.at === this.last ? 'nobody' : 'bot',
      moves: asked?.moves ?? [],
      can_undo: false,
      learning: false,
      ...(asked?.suggestion === undefined ? {} : { suggestion: asked.suggestion }),
      ...(this.faceUp && !this.question ? { seen: [...place.tops] } : {}),
    };
  }
}
