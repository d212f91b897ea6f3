// Where the game of a Session comes from: the worker, a server, or a lesson.
import type { EngineClient } from '../engine/client';
import { moveText, type Move } from '../engine/moves';
import type { GameView, Happened, Hint } from '../engine/protocol';
import type { Player } from '../table/props';
import { seatsOfPeople } from './setup';

// Why a player starts (R2.3).
export type Starting = 'lot' | 'turns' | 'chosen';

export interface GameSource {
  readonly starts?: Starting | undefined; // if the game has just begun
  readonly here: readonly number[]; // the seats of the people at this screen
  // Plays a move of the person whom the view waits for.
  play(move: Move): Promise<Happened>;
  // Returns what to say at a decision or a wait, if not the game's own prompt.
  say?(view: GameView): string | undefined;
  // Resolves with what the others do next.
  others(): Promise<Happened>;
  // If others decide in their own time, perhaps even for a person here: resolves when `others` will answer at once.
  news?(): Promise<void>;
  // How long the mismatch of this view stays open, if not this screen decides that.
  look?(view: GameView): number | undefined;
  // Called when this view, and everything before it, has been shown.
  shown?(view: GameView): void;
  // The players by seat, if they may change at any time.
  players?(): Player[];
  // Present if a view may say `can_undo`.
  undo?(): Promise<Happened>;
  // Present if there are games for learners.
  hint?(): Promise<Hint>;
}

// The game opened last in the worker. All people are at this screen; the others are bots.
export function gameInWorker(engine: EngineClient, { players }: GameView, starts?: Starting): GameSource {
  return {
    starts,
    here: seatsOfPeople(players),
    play: (move) => engine.ask('play', { move: moveText(move) }),
    others: () => engine.ask('playBot'),
    undo: async () => ({ steps: [], view: await engine.ask('undo') }),
    hint: () => engine.ask('hint'),
    shown: () => void engine.ask('looked').catch(() => undefined), // a game that cannot go on says so elsewhere
  };
}
