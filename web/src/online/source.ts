// One game of an online table, as the source of a session. The server knows the truth and applies the rules.
import { stepsFrom } from '../engine/changed';
import { moveText, type Move } from '../engine/moves';
import type { GameView, Happened, Step, Table } from '../engine/protocol';
import type { GameSource, Starting } from '../play/source';
import type { Player } from '../table/props';
import type { ClientMessage, OnlineGame, OnlineHappened } from './protocol';

// Steps. If the page is further behind, after a while in another tab, it jumps to the current table.
const furthestBehind = 4;

type Decision = Extract<ClientMessage, { type: 'move' | 'undo' }>;

export class OnlineSource implements GameSource {
  readonly here: readonly number[];
  readonly starts: Starting | undefined;
  readonly players: () => Player[];
  readonly #send: (message: ClientMessage) => void;
  readonly #facts = new WeakMap<GameView, OnlineGame | OnlineHappened>(); // of the views given out
  readonly #game: OnlineGame;

  #table: Table; // as last told by the server
  #told: OnlineGame | OnlineHappened;
  #onScreen: number; // the sequence number of what is shown
  #unshown: Happened[] = [];
  #unanswered: Decision | undefined;
  #waiting: (() => void)[] = [];

  constructor(
    game: OnlineGame,
    seat: number | undefined,
    players: () => Player[],
    send: (message: ClientMessage) => void,
    starts?: Starting,
  ) {
    this.starts = starts;
    this.here = seat === undefined ? [] : [seat];
    this.players = players;
    this.#send = send;
    this.#game = game;
    this.#table = game.table;
    this.#told = game;
    this.#onScreen = game.seq;
  }

  // --- what the server says ---

  hear(message: OnlineHappened): void {
    const answered = message.seq > (this.#unanswered?.seq ?? -1);
    if (answered) this.#unanswered = undefined;
    const steps = stepsFrom(this.#table, message.steps);
    this.#table = message.table ?? steps.at(-1)?.table ?? this.#table;
    this.#told = message;
    if (answered || steps.length > 0) this.#tell(steps);
  }

  // After a lost connection: jumps to the current state, whatever happened meanwhile.
  renew(game: OnlineGame): void {
    if (this.#unanswered?.seq === game.seq) {
      this.#send(this.#unanswered);
      return;
    }
    this.#unanswered = undefined;
    this.#unshown = [];
    this.#table = game.table;
    this.#told = game;
    this.#tell([]);
  }

  // The last decision was refused. Asks for it again.
  refuse(): void {
    if (!this.#unanswered) return;
    this.#unanswered = undefined;
    this.#tell([]);
  }

  // The running game as last told, for a person who takes another seat.
  told(): OnlineGame {
    const { number, proof } = this.#game;
    return { ...this.#told, number, proof, table: this.#table };
  }

  // --- what the session asks ---

  // The view as last told; a new object each time.
  view(): GameView {
    const { waiting_for, moves, suggestion, undo, seen } = this.#told;
    const isHere = this.here.includes(this.#table.active);
    const asked = waiting_for === 'person' && isHere;
    const view: GameView = {
      table: this.#table,
      players: [],
      waiting_for: waiting_for === 'nobody' ? 'nobody' : asked ? 'person' : 'bot',
      moves: asked ? (moves ?? []) : [],
      can_undo: undo !== undefined && this.here.includes(undo),
      learning: seen !== undefined,
      ...(asked && suggestion !== undefined ? { suggestion } : {}),
      ...(seen ? { seen } : {}),
    };
    this.#facts.set(view, this.#told);
    return view;
  }

  look(view: GameView): number | undefined {
    return this.#facts.get(view)?.look;
  }

  shown(view: GameView): void {
    const seq = this.#facts.get(view)?.seq;
    if (seq === undefined) return;
    this.#onScreen = seq;
    this.#send({ type: 'shown', seq });
  }

  play(move: Move): Promise<Happened> {
    return this.#ask({ type: 'move', seq: this.#onScreen, move: moveText(move) });
  }

  undo(): Promise<Happened> {
    return this.#ask({ type: 'undo', seq: this.#onScreen });
  }

  others(): Promise<Happened> {
    return this.#next();
  }

  async news(): Promise<void> {
    if (this.#unshown.length > 0) return;
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #ask(decision: Decision): Promise<Happened> {
    this.#unanswered = decision;
    this.#send(decision);
    return this.#next();
  }

  async #next(): Promise<Happened> {
    await this.news();
    const last = this.#unshown.length > furthestBehind ? this.#unshown.pop() : undefined;
    if (last) this.#unshown = [{ ...last, steps: [] }];
    return this.#unshown.shift() ?? this.#next();
  }

  #tell(steps: Step[]): void {
    this.#unshown.push({ steps, view: this.view() });
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
