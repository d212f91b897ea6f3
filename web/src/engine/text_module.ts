// A WebAssembly module of ours. It takes and returns texts, as UTF-8 in its memory.
import { EngineError, failingAs } from './failure';
import type { Refusal } from './protocol';

export interface TextExports {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  input: (size: number) => number;
  output: () => number;
  output_size: () => number;
  load_weights: () => number;
}

export class TextModule<Exports extends TextExports = TextExports> {
  protected readonly exports: Exports;

  constructor(instance: WebAssembly.Instance) {
    this.exports = instance.exports as unknown as Exports;
    this.exports._initialize();
  }

  loadWeights(file: Uint8Array): void {
    this.call(this.exports.load_weights, file);
  }

  protected ask(call: () => number, input?: string): unknown {
    return JSON.parse(this.call(call, new TextEncoder().encode(input ?? '')));
  }

  // Throws if the module refuses.
  protected call(call: () => number, input: Uint8Array = new Uint8Array()): string {
    const { memory, output, output_size } = this.exports;
    const place = this.exports.input(input.length); // may move the memory, so first
    new Uint8Array(memory.buffer, place, input.length).set(input);
    const done = call();
    const text = new TextDecoder().decode(new Uint8Array(memory.buffer, output(), output_size()));
    if (done === 0) throw new EngineError({ ...(JSON.parse(text) as Refusal), kind: 'refused' });
    return text;
  }
}

// A module that is loaded when it is first needed. If loading fails, the next use tries again.
export interface Loading<Module> {
  module(): Promise<Module>;
  judge(): Promise<Module>; // with the weights it needs to judge
}

export function loading<Module extends TextModule>(
  loadModule: () => Promise<Module>,
  loadWeights: () => Promise<Uint8Array>,
): Loading<Module> {
  let loaded: Module | undefined;
  let weighted = false;
  const module = async () => (loaded ??= await failingAs('loading', loadModule));
  const judge = async () => {
    const judging = await module();
    if (!weighted) judging.loadWeights(await failingAs('loading', loadWeights));
    weighted = true;
    return judging;
  };
  return { module, judge };
}

async function fetched(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

export function loadingFrom<Module extends TextModule>(
  Module: new (instance: WebAssembly.Instance) => Module,
  moduleUrl: string,
  weightsUrl: string,
): Loading<Module> {
  return loading(
    async () => new Module((await WebAssembly.instantiateStreaming(fetched(moduleUrl))).instance),
    async () => new Uint8Array(await (await fetched(weightsUrl)).arrayBuffer()),
  );
}
