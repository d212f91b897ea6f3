import { afterEach, expect, test, vi } from 'vitest';

import { readAloud } from './voice';

class Utterance {
  lang = '';
  onend: () => void = () => undefined;
  constructor(readonly text: string) {}
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function voice() {
  const said: Utterance[] = [];
  const cancel = vi.fn();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', { cancel, speak: (one: Utterance) => void said.push(one) });
  return { said, cancel };
}

test('reads in the language asked for, and is done when the voice is', async () => {
  vi.useFakeTimers();
  const { said } = voice();
  const done = vi.fn();
  void readAloud('Ein Herz!', 'de').then(done);
  expect(said).toMatchObject([{ text: 'Ein Herz!', lang: 'de' }]);
  await vi.advanceTimersByTimeAsync(500);
  expect(done).not.toHaveBeenCalled();
  said[0]?.onend();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalled();
});

test('does not wait for ever for a voice that never tells', async () => {
  vi.useFakeTimers();
  voice();
  const done = vi.fn();
  void readAloud('A heart!', 'en').then(done);
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toHaveBeenCalled();
});

test('the next text cuts off the last one, an empty one says nothing, and without a voice nothing is waited for', async () => {
  const { said, cancel } = voice();
  await readAloud('', 'en');
  expect([said.length, cancel.mock.calls.length]).toEqual([0, 1]);
  vi.unstubAllGlobals();
  await readAloud('A heart!', 'en');
});
