import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Clock } from './clock';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function waiting(clock: Clock, milliseconds: number): { over: boolean } {
  const wait = { over: false };
  void clock.wait(milliseconds).then(() => {
    wait.over = true;
  });
  return wait;
}

test('waits', async () => {
  const wait = waiting(new Clock(), 100);
  await vi.advanceTimersByTimeAsync(99);
  expect(wait.over).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(wait.over).toBe(true);
});

test('stands still while paused, and goes on with what was left', async () => {
  const clock = new Clock();
  const wait = waiting(clock, 100);
  await vi.advanceTimersByTimeAsync(60);
  clock.pause();
  clock.pause();
  const asked = waiting(clock, 0);
  await vi.advanceTimersByTimeAsync(1000);
  expect([wait.over, asked.over]).toEqual([false, false]);
  clock.resume();
  await vi.advanceTimersByTimeAsync(39);
  expect([wait.over, asked.over]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(wait.over).toBe(true);
});

test('nothing goes on after it was stopped', async () => {
  const clock = new Clock();
  const wait = waiting(clock, 100);
  clock.stop();
  clock.resume();
  const later = waiting(clock, 0);
  await vi.advanceTimersByTimeAsync(1000);
  expect([wait.over, later.over]).toEqual([false, false]);
});
