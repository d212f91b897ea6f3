import type { Failure } from './questions';

export class EngineError extends Error implements Failure {
  readonly kind: Failure['kind'];
  readonly what: string;
  readonly clause?: string;

  constructor({ kind, what, clause }: Failure) {
    super(clause === undefined ? what : `${what} (${clause})`);
    this.kind = kind;
    this.what = what;
    if (clause !== undefined) this.clause = clause;
  }
}

// Returns what was thrown in a form that a message can carry.
export function failureOf(thrown: unknown): Failure {
  if (!(thrown instanceof EngineError)) return { kind: 'broken', what: String(thrown) };
  const { kind, what, clause } = thrown;
  return clause === undefined ? { kind, what } : { kind, what, clause };
}

// Does `work`; any error becomes a failure of this kind.
export async function failingAs<T>(kind: Failure['kind'], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new EngineError({ kind, what: String(error) });
  }
}
