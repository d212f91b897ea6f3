// A game that is looked back at: what happened, at once; what it was worth, little by little.
import { failureOf } from '../engine/failure';
import type { MoveText } from '../engine/protocol';
import type { Failure } from '../engine/questions';
import type { ReviewClient } from './client';
import type { Question } from './replay.svelte';
import type { Replay as Recorded, Report, Verdict } from './protocol';

// After so many verdicts the report is made anew, with the mistakes found by then.
const verdictsAReport = 12;

// What was decided, and what somebody would do instead.
export interface Compared {
  then: Verdict;
  yours: Verdict;
}

export class Review {
  readonly recorded: Recorded;
  readonly #client: ReviewClient;
  #judged = $state(0);
  #stopped = false;

  // Only the review changes these.
  report = $state.raw<Report>();
  verdicts = $state.raw<readonly (Verdict | undefined)[]>([]); // by decision, where it has been judged
  failure = $state.raw<Failure>(); // why it is not judged further

  private constructor(client: ReviewClient, recorded: Recorded) {
    this.#client = client;
    this.recorded = recorded;
  }

  // Rejects with an EngineError where the record is none.
  static async open(client: ReviewClient, record: string): Promise<Review> {
    return new Review(client, await client.ask('open', { record }));
  }

  // How many of all decisions are judged, from 0 to 1.
  get progress(): number {
    return this.#judged / Math.max(this.recorded.decisions.length, 1);
  }

  // Reports, then judges all decisions, those of `seats` first.
  async judgeAll(seats: readonly number[]): Promise<void> {
    const all = this.recorded.decisions.map(({ seat }, decision) => ({ decision, first: seats.includes(seat) }));
    const inOrder = [...all.filter(({ first }) => first), ...all.filter(({ first }) => !first)];
    try {
      await this.#renew();
      for (const { decision } of inOrder) {
        if (this.#stopped) return;
        await this.verdictOn(decision);
        if (this.#judged % verdictsAReport === 0) await this.#renew();
      }
      await this.#renew();
    } catch (error) {
      this.failure = failureOf(error);
    }
  }

  // On what was decided, or on another move instead.
  async verdictOn(decision: number, instead?: MoveText): Promise<Verdict> {
    const known = instead === undefined ? this.verdicts[decision] : undefined;
    if (known) return known;
    const verdict = await this.#client.ask('judge', { decision, ...(instead === undefined ? {} : { instead }) });
    if (instead === undefined) this.#keep(decision, verdict);
    return verdict;
  }

  // Nothing where the owl cannot come.
  async compare(decision: number, answer: MoveText): Promise<Compared | 'none'> {
    try {
      const then = await this.verdictOn(decision);
      return { then, yours: answer === then.move ? then : await this.verdictOn(decision, answer) };
    } catch {
      return 'none';
    }
  }

  async questionAt(decision: number): Promise<Question> {
    return { at: decision, moves: await this.#client.ask('choices', { decision }) };
  }

  stop(): void {
    this.#stopped = true;
  }

  // Unless it was asked for twice, and is kept already.
  #keep(decision: number, verdict: Verdict): void {
    if (this.verdicts[decision]) return;
    const verdicts = [...this.verdicts];
    verdicts[decision] = verdict;
    this.verdicts = verdicts;
    this.#judged += 1;
  }

  async #renew(): Promise<void> {
    if (!this.#stopped) this.report = await this.#client.ask('report');
  }
}
