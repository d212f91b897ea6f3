// The page's side of the worker that looks back: one worker for one game. Ending it ends whatever it is thinking about.
import { Client } from '../engine/client';
import type { Choice, MoveText } from '../engine/protocol';
import type { GamesFile, Replay, Report, Verdict } from './protocol';

// `games` is about a file. `open` comes before the others, which are about that game. Decisions are numbered from 0.
export interface ReviewRequests {
  games: { ask: { file: string }; answer: GamesFile };
  open: { ask: { record: string }; answer: Replay };
  report: { ask: null; answer: Report }; // with the verdicts so far
  choices: { ask: { decision: number }; answer: Choice[] };
  judge: { ask: { decision: number; instead?: MoveText }; answer: Verdict };
}

export type ReviewClient = Pick<Client<ReviewRequests>, 'ask'>;

export function startReview(): { client: ReviewClient; end: () => void } {
  const worker = new Worker(new URL('./review_worker.ts', import.meta.url), { type: 'module', name: 'review' });
  return {
    client: new Client<ReviewRequests>(worker, () => undefined),
    end: () => {
      worker.terminate();
    },
  };
}
