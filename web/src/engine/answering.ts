import { failureOf } from './failure';
import type { Reply } from './protocol';

// The worker's side of Client: requests are answered in their order, whatever goes wrong.
export function inOrder<Request extends { id: number }, Answer>(answer: (request: Request) => Promise<Answer>) {
  let answered = Promise.resolve();
  return (request: Request, reply: (reply: Reply<Answer>) => void): void => {
    const { id } = request;
    answered = answered.then(async () => {
      try {
        reply({ id, answer: await answer(request) });
      } catch (error) {
        reply({ id, failure: failureOf(error) });
      }
    });
  };
}
