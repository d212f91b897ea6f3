// Where a game comes from. Session shows it, whoever holds the truth: the worker, a server, a lesson.
import type { EngineClient } from '../engine/client';
import { moveText, type Move } from '../engine/moves';
import type { GameView, Happened, Hint } from '../engine/protocol';
import type { Player } from '../table/props';

export interface GameSource {
  readonly here: readonly number[]; // the seats of those who sit at this screen
  // The move of the person whom the view waits for.
  play(move: Move): Promise<Happened>;
  // What is said when there is something to decide or to wait for, if not what the game would say.
  say?(view: GameView): string | undefined;
  // What those do next who are not at this screen.
  others(): Promise<Happened>;
  // Where others decide in their own time, perhaps even for whoever is here: resolves when `others` will answer at once.
  news?(): Promise<void>;
  // How long the mismatch of this view is looked at, where that is not this screen's to say.
  look?(view: GameView): number | undefined;
  // This view, and all that led to it, is on the screen.
  shown?(view: GameView): void;
  // Who sits where, where that may change at any time.
  players?(): Player[];
  // Where a view may say `can_undo`.
  undo?(): Promise<Happened>;
  // Where there are games for learners.
  hint?(): Promise<Hint>;
}

// The game that was opened last in the worker: all people are here, the others are bots.
export function gameInWorker(engine: EngineClient, { players }: GameView): GameSource {
  return {
    here: players.flatMap(({ bot }, index) => (bot ? [] : [index + 1])),
    play: (move) => engine.ask('play', { move: moveText(move) }),
    others: () => engine.ask('playBot'),
    undo: async () => ({ steps: [], view: await engine.ask('undo') }),
    hint: () => engine.ask('hint'),
  };
}
