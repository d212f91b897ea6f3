// The page's side of the review's worker. Each game has its own worker; ending it also ends its current work.
import { Client } from '../engine/client';
import type { ReviewRequests } from './protocol';

export type ReviewClient = Pick<Client<ReviewRequests>, 'ask'>;

export function startReview(): { client: ReviewClient; end: () => void } {
  const worker = new Worker(new URL('./review_worker.ts', import.meta.url), { type: 'module', name: 'review' });
  const checking = import.meta.env.DEV ? async () => (await import('./protocol')).check : undefined;
  return { client: new Client<ReviewRequests>(worker, checking), end: () => worker.terminate() };
}
