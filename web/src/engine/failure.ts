import type { Failure } from './questions';

export class EngineError extends Error implements Failure {
  readonly kind: Failure['kind'];
  readonly what: string;
  readonly rule?: string;

  constructor({ kind, what, rule }: Failure) {
    super(rule === undefined ? what : `${what} (${rule})`);
    this.kind = kind;
    this.what = what;
    if (rule !== undefined) this.rule = rule;
  }
}

// What was thrown, as a message can carry it.
export function failureOf(thrown: unknown): Failure {
  if (!(thrown instanceof EngineError)) return { kind: 'broken', what: String(thrown) };
  const { kind, what, rule } = thrown;
  return rule === undefined ? { kind, what } : { kind, what, rule };
}

// `work`, with any error as a failure of this kind.
export async function failingAs<T>(kind: Failure['kind'], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new EngineError({ kind, what: String(error) });
  }
}
