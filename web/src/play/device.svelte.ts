// The games of this device: the one being played, the one to carry on, and what went wrong.
import { startEngine, type EngineClient } from '../engine/client';
import { EngineError, failureOf } from '../engine/failure';
import type { GameSetup, OpenGame, SavedGame, SeatCounts } from '../engine/protocol';
import type { Failure, Notice } from '../engine/questions';
import { keepInTab, storedInTab } from '../device/stored';
import { Session, type Over } from './session.svelte';
import { gameInWorker, type Starting } from './source';
import { stage, timing } from './stage';

const gameOfTab = 'rookie.game';

export class Device {
  #engine: EngineClient | undefined;
  #game: string | undefined;
  #retry: () => Promise<void> = () => Promise.resolve();

  // Only this class changes these.
  session = $state.raw<Session>();
  over = $state.raw<Over>(); // how the game of the session went
  unfinished = $state.raw<readonly SavedGame[]>([]); // the last one played first
  keeps = $state(true); // whether games are stored
  seatCounts = $state.raw<SeatCounts>();
  failure = $state.raw<Failure>();

  // The engine, also for lessons. If the last one broke, starts a new one.
  get engine(): EngineClient {
    if (!this.#engine || this.#engine.failed) {
      this.#engine = startEngine((notice) => this.#note(notice));
    }
    return this.#engine;
  }

  begin(setup: GameSetup): Promise<void> {
    return this.#open(() => this.engine.ask('begin', setup), setup.first === undefined ? 'lot' : 'chosen');
  }

  resume(id: string): Promise<void> {
    return this.#open(() => this.engine.ask('resume', { id }));
  }

  // Opens the game that this tab was playing when the page was left, finished or not, or else the last one of any tab.
  // There may be none.
  async resumeLast(): Promise<boolean> {
    const games = await this.#games();
    const last = games.find(({ id }) => id === storedInTab(gameOfTab)) ?? games[0];
    if (last) await this.resume(last.id);
    return last !== undefined;
  }

  // Switches the aids for learners in the game being played.
  async teach(on: boolean): Promise<void> {
    const { session } = this;
    if (!session || session.done || session.view.learning === on) return;
    await this.#attempt(async () => session.renew(await this.engine.ask('aids', { on })));
  }

  // Ends the session and keeps the game.
  leave(): void {
    this.session?.stop();
    this.session = undefined;
    this.over = undefined;
  }

  // Ends the session and deletes the game.
  async throwAway(): Promise<void> {
    this.leave();
    if (this.#game === undefined) return;
    await this.#attempt(async () => {
      await this.engine.ask('forget', { id: this.#game ?? '' });
    });
  }

  // Deletes the stored games that are over.
  async forgetFinished(): Promise<void> {
    for (const { id, over } of await this.#games()) {
      if (over) await this.engine.ask('forget', { id });
    }
  }

  // Loads what the first page and the choice of players need.
  async look(): Promise<void> {
    await this.#attempt(async () => {
      this.seatCounts ??= await this.engine.ask('seatCounts');
    });
    this.unfinished = (await this.#games()).filter(({ over }) => !over);
  }

  // Deletes an unfinished game.
  async forget(id: string): Promise<void> {
    await this.#attempt(async () => {
      await this.engine.ask('forget', { id });
    });
    this.unfinished = this.unfinished.filter((game) => game.id !== id);
  }

  async retry(): Promise<void> {
    this.forgetFailure();
    await this.#retry();
  }

  forgetFailure(): void {
    this.failure = undefined;
  }

  #note({ notice }: Notice): void {
    const [session, game] = [this.session, this.#game];
    if (notice === 'not_saved') this.keeps = false;
    else if (session && !session.done && game !== undefined) {
      session.stop();
      this.#fail({ kind: 'elsewhere', what: '' }, () => this.resume(game));
    }
  }

  async #games(): Promise<SavedGame[]> {
    try {
      return await this.engine.ask('games');
    } catch {
      return []; // Storage may be forbidden; playing is not.
    }
  }

  async #open(ask: () => Promise<OpenGame>, starts?: Starting): Promise<void> {
    this.leave();
    await this.#attempt(async () => {
      const { id, view, looked } = await ask();
      this.#game = id;
      keepInTab(gameOfTab, id);
      const session = new Session(gameInWorker(this.engine, view, starts), view, timing, stage, looked);
      this.session = session;
      void this.#follow(session, id);
    });
  }

  async #follow(session: Session, id: string): Promise<void> {
    await session.run();
    if (session !== this.session) return;
    await this.#attempt(
      async () => {
        if (session.failure) throw new EngineError(session.failure);
        this.over = { rgn: await this.engine.ask('record'), summary: await this.engine.ask('summary') };
      },
      () => this.resume(id),
    );
  }

  // Does `work`. If that fails, `retry` will do `again`.
  async #attempt(work: () => Promise<void>, again: () => Promise<void> = () => this.#attempt(work)): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#fail(failureOf(error), again);
    }
  }

  #fail(failure: Failure, again: () => Promise<void>): void {
    this.failure = failure;
    this.#retry = again;
    if (failure.kind === 'broken') this.#engine = undefined;
  }
}
