// The engine itself: src/wasm/exports.cpp with types. Its answers are trusted to match protocol.ts; tests check that.
import { stepsFrom } from './changed';
import type { GameView, Happened, Hint, MoveText, SeatCounts, Summary, Table, ToldStep } from './protocol';
import { TextModule, type TextExports } from './text_module';

interface Exports extends TextExports {
  seat_counts: () => number;
  open_game: () => number;
  play: () => number;
  play_bot: (positions: number) => number;
  undo: () => number;
  hint: (positions: number) => number;
  saved: () => number;
  record: () => number;
  summary: () => number;
}

export class EngineModule extends TextModule<Exports> {
  #table: Table | undefined; // of the game opened last

  seatCounts(): SeatCounts {
    return this.ask(this.exports.seat_counts) as SeatCounts;
  }

  open(record: string): GameView {
    return this.#shown(this.ask(this.exports.open_game, record) as GameView);
  }

  play(move: MoveText): Happened {
    return this.#happened(this.ask(this.exports.play, move));
  }

  playBot(positions: number): Happened {
    return this.#happened(this.ask(() => this.exports.play_bot(positions)));
  }

  undo(): GameView {
    return this.#shown(this.ask(this.exports.undo) as GameView);
  }

  hint(positions: number): Hint {
    return this.ask(() => this.exports.hint(positions)) as Hint;
  }

  // Includes cards that nobody has seen, so it must not reach the page.
  saved(): string {
    return this.call(this.exports.saved);
  }

  record(): string {
    return this.call(this.exports.record);
  }

  summary(): Summary {
    return this.ask(this.exports.summary) as Summary;
  }

  #shown(view: GameView): GameView {
    this.#table = view.table;
    return view;
  }

  #happened(told: unknown): Happened {
    const { steps, view } = told as { steps: ToldStep[]; view: GameView };
    return { steps: stepsFrom(this.#table ?? view.table, steps), view: this.#shown(view) };
  }
}
