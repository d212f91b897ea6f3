// The worker's side of Client.
import { failureOf } from './failure';
import type { Answer, Ask, Questions, Reply, Request } from './questions';

type Handlers<Asked extends Questions> = {
  [Name in keyof Asked]: (ask: Ask<Asked, Name>) => Promise<Answer<Asked, Name>>;
};

// Answers requests in the order in which they came, whatever goes wrong.
export function answering<Asked extends Questions>(handlers: Handlers<Asked>) {
  let answered = Promise.resolve();
  return ({ id, name, ask }: Request<Asked>, reply: (reply: Reply) => void): void => {
    answered = answered.then(async () => {
      try {
        reply({ id, answer: await handlers[name](ask) });
      } catch (error) {
        reply({ id, failure: failureOf(error) });
      }
    });
  };
}

// Answers the messages at a worker's port.
export function serve<Asked extends Questions>(
  port: { postMessage: (message: Reply) => void; addEventListener: MessagePort['addEventListener'] },
  answer: ReturnType<typeof answering<Asked>>,
): void {
  port.addEventListener('message', ({ data }: MessageEvent<Request<Asked>>) => {
    answer(data, (reply) => port.postMessage(reply));
  });
}
