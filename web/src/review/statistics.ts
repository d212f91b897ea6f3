// Statistics of this device's games. There is a "you" who wins or loses only if one person plays here.
import { botLevels } from '../engine/names';
import type { BotLevel, Variant } from '../engine/protocol';
import type { PastGame } from './past';

export type Opponents = 'bots' | 'people';
export type Outcome = 'won' | 'lost';

export interface Filter {
  variant?: Variant;
  opponents?: Opponents;
  outcome?: Outcome;
}

const ownSeat = ({ mine }: PastGame): number | undefined => (mine.length === 1 ? mine[0] : undefined);

export function opponentsOf({ players, mine }: PastGame): Opponents {
  const others = players.filter((_, index) => !mine.includes(index + 1));
  return mine.length === 1 && others.every(({ bot }) => bot) ? 'bots' : 'people';
}

export function outcomeOf(game: PastGame): Outcome | undefined {
  const seat = ownSeat(game);
  if (seat === undefined) return undefined;
  return game.winners.includes(seat) ? 'won' : 'lost';
}

export function memoryOf(game: PastGame): number | undefined {
  const seat = ownSeat(game);
  return seat === undefined ? undefined : game.memory?.[seat - 1];
}

export function matches(game: PastGame, { variant, opponents, outcome }: Filter): boolean {
  return (
    (variant === undefined || game.options.variant === variant) &&
    (opponents === undefined || opponentsOf(game) === opponents) &&
    (outcome === undefined || outcomeOf(game) === outcome)
  );
}

// Oldest first.
export function memoryOverTime(games: readonly PastGame[]): { ended: number; score: number }[] {
  return games
    .flatMap((game) => {
      const score = memoryOf(game);
      return score === undefined ? [] : [{ ended: game.ended, score }];
    })
    .sort((one, other) => one.ended - other.ended);
}

interface LevelRecord {
  level: BotLevel;
  played: number;
  won: number;
}

// Grouped by the strongest bot of the game, weakest first; only games against bots.
export function winsByLevel(games: readonly PastGame[]): LevelRecord[] {
  const against = games.filter((game) => opponentsOf(game) === 'bots');
  const strongest = ({ players }: PastGame) => botLevels.findLast((level) => players.some(({ bot }) => bot === level));
  return botLevels.flatMap((level) => {
    const met = against.filter((game) => strongest(game) === level);
    if (met.length === 0) return [];
    return [{ level, played: met.length, won: met.filter((game) => outcomeOf(game) === 'won').length }];
  });
}
