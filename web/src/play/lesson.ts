// A lesson: a real game with known cards, in which the learner, on seat 1, can only do what the lesson teaches. Where a
// card is to be turned over, all that lie face down may be chosen, since a lesson must not give the answer away; a wrong
// one stays as it is.
import type { EngineClient } from '../engine/client';
import { moveText, readMove, type Move } from '../engine/moves';
import type {
  BotLevel, Choice, Edition, Event, GameView, Happened, MoveText, Ruling, Variant,
} from '../engine/protocol';
import { clauseOf } from '../engine/rulings';
import type { LaterMessages } from '../i18n/later-en';
import { language } from '../i18n/language.svelte';
import { spotsIn } from '../table/choices';
import type { GameSource } from './source';

type Texts = LaterMessages['tutorial'];
type Sentence = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];

// Only these moves are right, starting with the one to point at; only the moves that secure; or all moves.
type Allowed = readonly MoveText[] | 'secures' | 'any';

// Something to read until the learner continues; something to do, for which the game asks as usual if there is no
// sentence; or a move of somebody else.
type LessonStep = { say: Sentence } | { you: Allowed; say?: Sentence } | { others: MoveText };

export interface Script {
  teaches: readonly Event['clause'][];
  edition: Edition;
  variant: Variant;
  others: readonly BotLevel[]; // who appears to sit on seats 2, 3, …
  first: number;
  deck: string;
  before: readonly MoveText[]; // made before the lesson begins
  steps: readonly LessonStep[];
}

function allowedOf(moves: readonly Choice[], allowed: Allowed): Choice[] {
  if (allowed === 'any') return [...moves];
  if (allowed === 'secures') return moves.filter(({ secures }) => secures);
  return allowed.flatMap((one) => moves.filter(({ move }) => move === one));
}

const turnsOver = ({ move }: Choice): boolean => 'turn' in readMove(move);

function waitingFor(step: LessonStep | undefined): GameView['waiting_for'] {
  if (!step) return 'nobody';
  return 'you' in step ? 'person' : 'bot';
}

export class Lesson implements GameSource {
  readonly here = [1];
  readonly #engine: EngineClient;
  readonly #script: Script;
  readonly #house: readonly Ruling[];
  readonly #steps = new WeakMap<GameView, number>(); // the step that a view shows; the number after the last is the end
  #at = -1; // the current step
  #missed: GameView | undefined; // the view shown after a wrong choice
  #view: GameView; // from the engine
  #read: () => void = () => undefined;

  private constructor(engine: EngineClient, script: Script, house: readonly Ruling[], view: GameView) {
    this.#engine = engine;
    this.#script = script;
    this.#house = house;
    this.#view = view;
  }

  // For the engine all players are people, since the script moves for them. The lesson is the same with all house rules
  // of the learner's table, but ends by saying which of them change what it teaches.
  static async begin(
    engine: EngineClient, script: Script, house: readonly Ruling[],
  ): Promise<{ lesson: Lesson; view: GameView }> {
    const { edition, variant, others, first, deck, before } = script;
    const players = ['learner', ...others].map((name) => ({ name }));
    let { view } = await engine.ask('begin', {
      edition, variant, ruling: 'de', players, first, deck, learning: false,
    });
    for (const move of before) ({ view } = await engine.ask('play', { move }));
    const lesson = new Lesson(engine, script, house, view);
    return { lesson, view: lesson.#goTo(0) };
  }

  // --- while one of its views is shown ---

  sentence(view: GameView): string | undefined {
    const { steps, teaches } = this.#script;
    const number = this.#steps.get(view) ?? steps.length;
    const step = steps[number];
    if (!step || !('say' in step)) return undefined;
    const { tutorial, houseRules } = language.later;
    if (number < steps.length - 1) return tutorial[step.say];
    const changed = this.#house.filter((ruling) => teaches.includes(clauseOf[ruling]));
    const lines = changed.map((ruling) => `${houseRules.here}: ${houseRules.rulings[ruling].line}`);
    return [tutorial[step.say], ...lines].join(' ');
  }

  // Whether the lesson waits for `goOn`.
  isToRead(view: GameView): boolean {
    return view.waiting_for === 'bot' && this.sentence(view) !== undefined;
  }

  // The spot to point at if the learner needs help.
  answer(view: GameView): number | undefined {
    return spotsIn(this.right(view))[0];
  }

  // Whether the learner's last choice was wrong.
  missed(view: GameView): boolean {
    return view === this.#missed;
  }

  // The moves with which the lesson goes on.
  right(view: GameView): Choice[] {
    const step = this.#script.steps[this.#steps.get(view) ?? -1];
    return step && 'you' in step ? allowedOf(view.moves, step.you) : [];
  }

  goOn(): void {
    this.#read();
  }

  // --- the source of the game ---

  say(view: GameView): string | undefined {
    return this.sentence(view);
  }

  async play(move: Move): Promise<Happened> {
    const text = moveText(move);
    const wrong = this.#learns && !allowedOf(this.#view.moves, this.#learns).some((one) => one.move === text);
    if (wrong) {
      this.#missed = this.#goTo(this.#at);
      return { steps: [], view: this.#missed };
    }
    const { steps, view } = await this.#engine.ask('play', { move: text });
    this.#view = view;
    return { steps, view: this.#goTo(this.#at + 1) };
  }

  async others(): Promise<Happened> {
    const step = this.#script.steps[this.#at];
    if (step && 'others' in step) return this.play(readMove(step.others));
    await new Promise<void>((resolve) => (this.#read = resolve));
    return { steps: [], view: this.#goTo(this.#at + 1) };
  }

  // What is right at the current step, if the learner decides.
  get #learns(): Allowed | undefined {
    const step = this.#script.steps[this.#at];
    return step && 'you' in step ? step.you : undefined;
  }

  // What may be chosen: where a card is to be turned over, any of them.
  #choices(): Choice[] {
    const right = this.#learns ? allowedOf(this.#view.moves, this.#learns) : [];
    return right.length > 0 && right.every(turnsOver) ? this.#view.moves.filter(turnsOver) : right;
  }

  // Goes to a step and returns a view for it.
  #goTo(number: number): GameView {
    this.#at = number;
    const step = this.#script.steps[number];
    const { suggestion, ...view } = this.#view;
    const moves = this.#choices();
    const shown: GameView = {
      ...view,
      players: [{ name: '' }, ...this.#script.others.map((bot) => ({ name: '', bot }))],
      waiting_for: waitingFor(step),
      moves,
      can_undo: false,
      learning: true,
      ...(suggestion !== undefined && moves.some(({ move }) => move === suggestion) ? { suggestion } : {}),
    };
    this.#steps.set(shown, number);
    return shown;
  }
}
