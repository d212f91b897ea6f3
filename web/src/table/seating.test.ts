import { expect, test } from 'vitest';

import { flatPlaces, othersOf, partnerOf, seatsBeside, sidesOf, teamOf } from './seating';

const options = { edition: 'classic', variant: 'team', ruling: 'de', first: 1 } as const;

test('the next player sits to the right, the one before to the left', () => {
  for (const seats of [3, 4, 5, 6]) {
    const others = othersOf(2, seats);
    const inTurn = Array.from({ length: seats - 1 }, (_, at) => ((at + 2) % seats) + 1);
    expect(others.map(({ seat }) => seat)).toEqual(inTurn);
    expect(others[0]?.place).toMatch(/^right/);
    expect(others.at(-1)?.place).toMatch(/^left/);
  }
});

test('partners sit opposite', () => {
  for (const seats of [4, 6]) {
    const partner = partnerOf(2, { ...options, seats });
    expect(othersOf(2, seats).find(({ place }) => place === 'top')?.seat).toBe(partner);
  }
  expect(partnerOf(1, { ...options, variant: 'standard', seats: 4 })).toBeUndefined();
});

// The angle of a place around the middle of a flat screen, counter-clockwise from the bottom left corner.
test.each([false, true])('on a flat screen, seats go round counter-clockwise (upright: %s)', (tall) => {
  const edges = ['bottom', 'right', 'top', 'left'];
  for (const seats of [2, 3, 4, 5, 6]) {
    const places = flatPlaces(seats, tall);
    const angles = places.map(({ edge, along }) => edges.indexOf(edge) + along);
    expect(places.map(({ seat }) => seat)).toEqual(Array.from({ length: seats }, (_, at) => at + 1));
    expect(angles).toEqual(angles.toSorted((a, b) => a - b));
    expect(new Set(angles).size).toBe(seats);
  }
});

test('partners are a side, everybody else is one alone', () => {
  expect(sidesOf({ variant: 'team', seats: 6 })).toEqual([[1, 4], [2, 5], [3, 6]]);
  expect(sidesOf({ variant: 'kids', seats: 3 })).toEqual([[1], [2], [3]]);
});

test('partners have the same team, everybody else another one or none', () => {
  const teams = [1, 2, 3, 4, 5, 6].map((seat) => teamOf(seat, { variant: 'team', seats: 6 }));
  expect(teams).toEqual([0, 1, 2, 0, 1, 2]);
  expect(teamOf(1, { variant: 'standard', seats: 4 })).toBeUndefined();
});

test('on a screen at which nobody plays, turns pass counter-clockwise around the piles', () => {
  expect(seatsBeside(2)).toEqual({ left: [1], right: [2] });
  expect(seatsBeside(5)).toEqual({ left: [1, 2, 3], right: [5, 4] });
  expect(seatsBeside(6)).toEqual({ left: [1, 2, 3], right: [6, 5, 4] });
});
