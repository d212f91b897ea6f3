// The review of a game. What happened is known at once; judgements come one by one.
import { failureOf } from '../engine/failure';
import type { MoveText } from '../engine/protocol';
import type { Failure } from '../engine/questions';
import type { ReviewClient } from './client';
import type { Question } from './replay.svelte';
import type { Recorded, Report, Verdict } from './protocol';

// After this many verdicts the report is renewed, with the mistakes found so far.
const verdictsAReport = 12;

// The verdicts on the decision made and on the person's answer.
export interface Compared {
  then: Verdict;
  yours: Verdict;
}

export class Review {
  readonly recorded: Recorded;
  readonly #client: ReviewClient;
  #judged = $state(0);
  #stopped = false;

  // Only this class changes these.
  report = $state.raw<Report>();
  verdicts = $state.raw<readonly (Verdict | undefined)[]>([]); // by decision; undefined if not judged yet
  failure = $state.raw<Failure>(); // why judging stopped

  private constructor(client: ReviewClient, recorded: Recorded) {
    this.#client = client;
    this.recorded = recorded;
  }

  // Rejects with an EngineError if the record is invalid.
  static async open(client: ReviewClient, record: string): Promise<Review> {
    return new Review(client, await client.ask('open', { record }));
  }

  // The share of decisions judged, from 0 to 1.
  get progress(): number {
    return this.#judged / Math.max(this.recorded.decisions.length, 1);
  }

  // Makes a report, then judges all decisions, those of `seats` first.
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

  // Judges the decision made, or another move instead.
  async verdictOn(decision: number, instead?: MoveText): Promise<Verdict> {
    const known = instead === undefined ? this.verdicts[decision] : undefined;
    if (known) return known;
    const verdict = await this.#client.ask('judge', { decision, ...(instead === undefined ? {} : { instead }) });
    if (instead === undefined) this.#keep(decision, verdict);
    return verdict;
  }

  // Returns 'none' if judging is not possible.
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

  // Does nothing if the verdict was asked for twice and is known already.
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
