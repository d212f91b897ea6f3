// The animal to play against next: one against which a person wins about half of the games, as far as those before
// tell. It grows with the person, and goes back with them on a bad day.
import type { BotLevel } from '../engine/protocol';
import type { PastGame } from './past';
import { opponentsOf, outcomeOf } from './statistics';

// In log odds, from the ladder of docs/bots.md: one that is stronger by 1 wins 73 % of the games of two.
export const strengths: Record<BotLevel, number> = {
  random: -1,
  goldfish: 0,
  puppy: 0.8,
  parrot: 1.9,
  squirrel: 2.9,
  fox: 3.9,
  raven: 4.6,
  elephant: 5.2,
  grandmaster: 6,
};
const candidates = (Object.keys(strengths) as BotLevel[]).filter((level) => level !== 'random');

// Before the first game a person is taken for a parrot, give or take much.
const usual = { strength: strengths.parrot, spread: 2.5 };
const fading = 0.9; // how much less every earlier game counts
const remembered = 30; // games
const told = 5; // games that the reason tells of

// The chance to win against all of these (Plackett and Luce).
export function chanceAgainst(strength: number, opponents: readonly BotLevel[]): number {
  const own = Math.exp(strength);
  return own / opponents.reduce((sum, level) => sum + Math.exp(strengths[level]), own);
}

export interface Met {
  opponents: BotLevel[];
  won: boolean;
}

// Returns the games of one person against animals, each for themselves, oldest first.
export function gamesMet(games: readonly PastGame[]): (Met & { ended: number })[] {
  return games
    .filter((game) => game.options.variant !== 'team' && opponentsOf(game) === 'bots')
    .map((game) => ({
      opponents: game.players.flatMap(({ bot }) => bot ?? []),
      won: outcomeOf(game) === 'won',
      ended: game.ended,
    }))
    .sort((one, other) => one.ended - other.ended);
}

// Returns the most likely strength. The games are the oldest first.
export function strengthOf(all: readonly Met[]): number {
  const met = all.slice(-remembered);
  const likely = (strength: number) =>
    met.reduce((sum, { opponents, won }, index) => {
      const chance = chanceAgainst(strength, opponents);
      return sum + fading ** (met.length - 1 - index) * Math.log(won ? chance : 1 - chance);
    }, -((strength - usual.strength) ** 2) / (2 * usual.spread ** 2));
  const possible = Array.from({ length: 91 }, (_, step) => -2 + step / 10);
  return possible.reduce((best, one) => (likely(one) > likely(best) ? one : best));
}

export interface Suggestion {
  level: BotLevel;
  won: number;
  played: number; // of the latest games
}

// Returns nothing before the first game.
export function suggestionFor(met: readonly Met[]): Suggestion | undefined {
  if (met.length === 0) return undefined;
  const strength = strengthOf(met);
  const distance = (level: BotLevel) => Math.abs(strengths[level] - strength);
  const level = candidates.reduce((best, one) => (distance(one) < distance(best) ? one : best));
  const latest = met.slice(-told);
  return { level, won: latest.filter(({ won }) => won).length, played: latest.length };
}
