// The page's side of the worker that looks back: one worker for one game. Ending it ends whatever it is thinking about.
import { Client } from '../engine/client';
import type { ReviewRequests } from './protocol';

export type ReviewClient = Pick<Client<ReviewRequests>, 'ask'>;

export function startReview(): { client: ReviewClient; end: () => void } {
  const worker = new Worker(new URL('./review_worker.ts', import.meta.url), { type: 'module', name: 'review' });
  const checking = import.meta.env.DEV ? async () => (await import('./protocol')).check : undefined;
  return {
    client: new Client<ReviewRequests>(worker, checking),
    end: () => {
      worker.terminate();
    },
  };
}
