// The time of one game. It stands still while paused; once stopped, nothing that waits for it continues.
interface Wait {
  left: number; // milliseconds
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  done: () => void;
}

export class Clock {
  readonly #waits = new Set<Wait>();
  #state: 'running' | 'paused' | 'stopped' = 'running';

  // With 0, waits only while the clock is paused.
  wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0 && this.#state === 'running') return Promise.resolve();
    return new Promise((done) => {
      const wait: Wait = { left: milliseconds, since: 0, timer: undefined, done };
      this.#waits.add(wait);
      if (this.#state === 'running') this.#start(wait);
    });
  }

  pause(): void {
    if (this.#state !== 'running') return;
    this.#state = 'paused';
    for (const wait of this.#waits) {
      clearTimeout(wait.timer);
      wait.left -= performance.now() - wait.since;
    }
  }

  resume(): void {
    if (this.#state !== 'paused') return;
    this.#state = 'running';
    for (const wait of this.#waits) this.#start(wait);
  }

  stop(): void {
    this.#state = 'stopped';
    for (const { timer } of this.#waits) clearTimeout(timer);
    this.#waits.clear();
  }

  #start(wait: Wait): void {
    wait.since = performance.now();
    wait.timer = setTimeout(() => {
      this.#waits.delete(wait);
      wait.done();
    }, wait.left);
  }
}
