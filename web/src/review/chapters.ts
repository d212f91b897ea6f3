// Chooses the moments that become chapters: those that changed most, in the order of the game.
import type { Moment } from './protocol';

export const mostChapters = 14;

// A Rookie and the end are always among them.
export function chaptersOf(moments: readonly Moment[]): Moment[] {
  const weightOf = ({ type, weight }: Moment) => (type === 'rookie' || type === 'end' ? Infinity : Math.abs(weight));
  const chosen = new Set([...moments].sort((one, other) => weightOf(other) - weightOf(one)).slice(0, mostChapters));
  return moments.filter((moment) => chosen.has(moment));
}
