// The animal that remembers about as well. In games of four bots (`rookie simulate`, at least 160 games for each bot)
// they score 23, 32, 50, 66, 80, 89 and 100 on average; the bounds lie halfway between neighbours.
import type { BotLevel } from '../engine/protocol';

export type Rememberer = Exclude<BotLevel, 'random' | 'grandmaster'>;

const atLeast: readonly { level: Rememberer; score: number }[] = [
  { level: 'elephant', score: 95 },
  { level: 'raven', score: 85 },
  { level: 'fox', score: 73 },
  { level: 'squirrel', score: 58 },
  { level: 'parrot', score: 41 },
  { level: 'puppy', score: 28 },
];

// From the one that remembers least to the one that remembers most.
export const rememberers: readonly Rememberer[] = ['goldfish', ...atLeast.map(({ level }) => level).reverse()];

export function animalLike(score: number): Rememberer {
  return atLeast.find((one) => score >= one.score)?.level ?? 'goldfish';
}
