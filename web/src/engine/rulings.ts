// The house rulings in the tag of a record (R1.6, N2).
import { rulings } from './names';
import type { Event, Options, Ruling, RulingTag } from './protocol';

// What each changes.
export const clauseOf = {
  it: 'R4.3',
  again: 'R4.1',
  either: 'R6.3',
  forfeit: 'R8.1',
} as const satisfies Record<Ruling, Event['clause']>;

// Ignores words that are no house rulings.
export function rulingsIn(tag: string): Ruling[] {
  const words = tag.split(' ');
  return rulings.filter((ruling) => words.includes(ruling));
}

export type HouseTable = Pick<Options, 'variant' | 'ruling'>;

// In kids they change nothing.
export function rulingsOf({ variant, ruling }: HouseTable): Ruling[] {
  return variant === 'kids' ? [] : rulingsIn(ruling);
}

export function tagOf(chosen: readonly Ruling[]): RulingTag {
  return rulings.filter((ruling) => chosen.includes(ruling)).join(' ') || 'de';
}
