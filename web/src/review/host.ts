// Answers the page's requests in the review's worker.
import { answering } from '../engine/answering';
import type { Loading } from '../engine/text_module';
import type { ReviewModule } from './module';
import type { ReviewRequests } from './protocol';

const positionsADecision = 2000;

export const reviewing = (engine: Loading<ReviewModule>) =>
  answering<ReviewRequests>({
    games: async ({ file }) => (await engine.module()).games(file),
    open: async ({ record }) => (await engine.module()).open(record),
    report: async () => (await engine.judge()).report(),
    choices: async ({ decision }) => (await engine.module()).choices(decision),
    judge: async ({ decision, instead }) => (await engine.judge()).judge(decision, positionsADecision, instead),
  });
