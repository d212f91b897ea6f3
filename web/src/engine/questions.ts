// What goes between the page and a worker: questions, each with a number, and their answers.
import type { InferOutput } from 'valibot';

import type { Refusal } from './protocol';
import type { Schema } from './schema';

// What a worker can be asked, by name.
export type Questions = Record<string, { ask: Schema; answer: Schema }>;
export type Ask<Asked extends Questions, Name extends keyof Asked> = InferOutput<Asked[Name]['ask']>;
export type Answer<Asked extends Questions, Name extends keyof Asked> = InferOutput<Asked[Name]['answer']>;

export interface Request<Asked extends Questions> {
  id: number;
  name: keyof Asked;
  ask: unknown; // what the name says
}

// `refused`: by the engine; `loading`: a file could not be had; `storage`: what the browser keeps could not be read;
// `broken`: a fault of ours.
export interface Failure extends Refusal {
  kind: 'refused' | 'loading' | 'storage' | 'broken';
}

export type Reply = { id: number; answer: unknown } | { id: number; failure: Failure };

// Not asked for: the game goes on, but could not be kept.
export interface Notice {
  notice: 'not_saved';
  what: string;
}
