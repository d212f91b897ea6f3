// Messages between the page and a worker: numbered questions, and their answers.
import type { InferOutput } from 'valibot';

import type { Refusal } from './protocol';
import type { Schema } from './schema';

// The questions that a worker answers, by name.
export type Questions = Record<string, { ask: Schema; answer: Schema }>;
export type Ask<Asked extends Questions, Name extends keyof Asked> = InferOutput<Asked[Name]['ask']>;
export type Answer<Asked extends Questions, Name extends keyof Asked> = InferOutput<Asked[Name]['answer']>;

export interface Request<Asked extends Questions> {
  id: number;
  name: keyof Asked;
  ask: unknown; // as the name requires
}

// `refused`: the engine refuses; `loading`: a file could not be loaded; `storage`: the browser's storage could not be
// read; `elsewhere`: another tab plays the game; `broken`: a bug.
export interface Failure extends Refusal {
  kind: 'refused' | 'loading' | 'storage' | 'elsewhere' | 'broken';
}

export type Reply = { id: number; answer: unknown } | { id: number; failure: Failure };

// Sent unasked. `not_saved`: the game goes on, but could not be stored; `elsewhere`: another tab plays it now.
export type Notice = { notice: 'not_saved'; what: string } | { notice: 'elsewhere' };
