// The engine itself: src/wasm/exports.cpp with types. What it says is taken for what protocol.ts describes; tests check
// that.
import { EngineError } from './failure';
import type { Failure, GameView, Happened, Hint, MoveText, SeatCounts, Summary } from './protocol';

interface Exports {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  input: (size: number) => number;
  output: () => number;
  output_size: () => number;
  load_weights: () => number;
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

export class EngineModule {
  readonly #exports: Exports;

  constructor(instance: WebAssembly.Instance) {
    this.#exports = instance.exports as unknown as Exports;
    this.#exports._initialize();
  }

  loadWeights(file: Uint8Array): void {
    this.#call(this.#exports.load_weights, file);
  }

  seatCounts(): SeatCounts {
    return this.#ask(this.#exports.seat_counts) as SeatCounts;
  }

  open(record: string): GameView {
    return this.#ask(this.#exports.open_game, record) as GameView;
  }

  play(move: MoveText): Happened {
    return this.#ask(this.#exports.play, move) as Happened;
  }

  playBot(positions: number): Happened {
    return this.#ask(() => this.#exports.play_bot(positions)) as Happened;
  }

  undo(): GameView {
    return this.#ask(this.#exports.undo) as GameView;
  }

  hint(positions: number): Hint {
    return this.#ask(() => this.#exports.hint(positions)) as Hint;
  }

  // With the cards that nobody has seen: never for the page.
  saved(): string {
    return this.#call(this.#exports.saved);
  }

  record(): string {
    return this.#call(this.#exports.record);
  }

  summary(): Summary {
    return this.#ask(this.#exports.summary) as Summary;
  }

  #ask(call: () => number, input?: string): unknown {
    return JSON.parse(this.#call(call, new TextEncoder().encode(input ?? '')));
  }

  #call(call: () => number, input: Uint8Array = new Uint8Array()): string {
    const { memory, output, output_size } = this.#exports;
    const place = this.#exports.input(input.length); // may move the memory, so first
    new Uint8Array(memory.buffer, place, input.length).set(input);
    const done = call();
    const text = new TextDecoder().decode(new Uint8Array(memory.buffer, output(), output_size()));
    if (done === 0) throw new EngineError({ ...(JSON.parse(text) as Omit<Failure, 'kind'>), kind: 'refused' });
    return text;
  }
}
