// Where the seats are. Turns pass counter-clockwise (R2.3), so the next player is to the right of the one before.

import type { Side } from '../engine/moves';
import type { Options } from '../engine/protocol';

export type SeatPlace = 'right' | 'right-low' | 'right-high' | 'top' | 'left-high' | 'left-low' | 'left';

const places: readonly (readonly SeatPlace[])[] = [
  ['top'],
  ['right', 'left'],
  ['right', 'top', 'left'],
  ['right-low', 'right-high', 'left-high', 'left-low'],
  ['right-low', 'right-high', 'top', 'left-high', 'left-low'],
];

// Returns the other seats as seen from `near`, in turn order. Partners sit opposite (R2.4).
export function othersOf(near: number, seats: number): { seat: number; place: SeatPlace }[] {
  return (places[seats - 2] ?? []).map((place, index) => ({ seat: ((near + index) % seats) + 1, place }));
}

// The neighbour on the left played before, the one on the right plays next.
export function neighbourOf(seat: number, side: Side, seats: number): number {
  return ((seat - 1 + (side === 'left' ? -1 : 1) + seats) % seats) + 1;
}

type Seating = Pick<Options, 'variant' | 'seats'>;

// Returns the seat opposite, in a team game.
export function partnerOf(seat: number, options: Seating): number | undefined {
  if (options.variant !== 'team') return undefined;
  return ((seat - 1 + options.seats / 2) % options.seats) + 1;
}

// Returns the seats grouped by team: two pairs in a team game, otherwise each seat alone.
export function sidesOf(options: Seating): number[][] {
  return Array.from({ length: options.seats }, (_, index) => index + 1).flatMap((seat) => {
    const partner = partnerOf(seat, options);
    if (partner === undefined) return [[seat]];
    return seat < partner ? [[seat, partner]] : [];
  });
}

// Returns the team of a seat, from 0, in a team game.
export function teamOf(seat: number, options: Seating): number | undefined {
  return options.variant === 'team' ? (seat - 1) % (options.seats / 2) : undefined;
}

// Returns the seats on both sides of the nine piles, from top to bottom, on a screen at which nobody plays.
export function seatsBeside(seats: number): { left: number[]; right: number[] } {
  const all = Array.from({ length: seats }, (_, index) => index + 1);
  const left = Math.ceil(seats / 2);
  return { left: all.slice(0, left), right: all.slice(left).reverse() };
}

export type Edge = 'bottom' | 'right' | 'top' | 'left';

// How many people sit at each edge of a flat screen, for 2 to 6 seats, counter-clockwise from the bottom.
const landscape: readonly (readonly [number, number, number, number])[] = [
  [1, 0, 1, 0],
  [1, 1, 0, 1],
  [1, 1, 1, 1],
  [2, 1, 1, 1],
  [2, 1, 2, 1],
];
const portrait: typeof landscape = [
  [1, 0, 1, 0],
  [1, 1, 0, 1],
  [1, 1, 1, 1],
  [1, 2, 1, 1],
  [1, 2, 1, 2],
];

interface FlatPlace {
  seat: number;
  edge: Edge;
  along: number; // from 0 to 1, as the person at that edge sees it from left to right
}

export function flatPlaces(seats: number, tall: boolean): FlatPlace[] {
  const counts = (tall ? portrait : landscape)[seats - 2] ?? [0, 0, 0, 0];
  const edges: readonly Edge[] = ['bottom', 'right', 'top', 'left'];
  const taken = edges.flatMap((edge, index) => {
    const count = counts[index] ?? 0;
    return Array.from({ length: count }, (_, at) => ({ edge, along: count === 1 ? 0.5 : at === 0 ? 0.27 : 0.73 }));
  });
  return taken.map((place, index) => ({ seat: index + 1, ...place }));
}
