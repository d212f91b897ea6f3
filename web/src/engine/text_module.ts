// A WebAssembly module of ours: texts go in and out, in UTF-8 in its memory.
import { EngineError } from './failure';
import type { Failure } from './protocol';

export interface TextExports {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  input: (size: number) => number;
  output: () => number;
  output_size: () => number;
}

export class TextModule<Exports extends TextExports> {
  protected readonly exports: Exports;

  constructor(instance: WebAssembly.Instance) {
    this.exports = instance.exports as unknown as Exports;
    this.exports._initialize();
  }

  protected ask(call: () => number, input?: string): unknown {
    return JSON.parse(this.call(call, new TextEncoder().encode(input ?? '')));
  }

  // Throws what the module refuses.
  protected call(call: () => number, input: Uint8Array = new Uint8Array()): string {
    const { memory, output, output_size } = this.exports;
    const place = this.exports.input(input.length); // may move the memory, so first
    new Uint8Array(memory.buffer, place, input.length).set(input);
    const done = call();
    const text = new TextDecoder().decode(new Uint8Array(memory.buffer, output(), output_size()));
    if (done === 0) throw new EngineError({ ...(JSON.parse(text) as Omit<Failure, 'kind'>), kind: 'refused' });
    return text;
  }
}
