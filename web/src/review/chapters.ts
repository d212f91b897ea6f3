// Chooses the moments that are shown: those that changed most, in the order of the game.
import type { Moment } from './protocol';

export const mostChapters = 14;
const mostOwn = 8;
const mostMistakes = 3; // that are always among one's own

const heaviest = (moments: readonly Moment[], most: number): Moment[] =>
  [...moments].sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight)).slice(0, most);

// A Rookie and the end are always among them.
export function chaptersOf(moments: readonly Moment[]): Moment[] {
  const certain = moments.filter(({ type }) => type === 'rookie' || type === 'end');
  const others = moments.filter((moment) => !certain.includes(moment));
  const chosen = new Set([...certain, ...heaviest(others, mostChapters - certain.length)]);
  return moments.filter((moment) => chosen.has(moment));
}

const isMistake = ({ type }: Moment): boolean => ['missed_pair', 'missed_secure', 'blunder'].includes(type);

// What a player did, missed or suffered.
export function momentsOf(moments: readonly Moment[], seat: number): Moment[] {
  return moments.filter((moment) =>
    moment.type === 'steal' ? [moment.seat, moment.other].includes(seat) : moment.type !== 'end' && moment.seat === seat,
  );
}

// The most important of them; whoever lost has mistakes to learn from, however little they changed.
export function ownChaptersOf(moments: readonly Moment[], seat: number): Moment[] {
  const own = momentsOf(moments, seat);
  const chosen = new Set([...heaviest(own.filter(isMistake), mostMistakes), ...heaviest(own, mostOwn - mostMistakes)]);
  return own.filter((moment) => chosen.has(moment));
}
