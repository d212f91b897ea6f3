// A made-up game, told by its end: points and unsecured cards grow, are taken and secured.
import type { Summary, Table } from '../src/engine/protocol';
import { tableOf } from './fixtures';

interface State {
  points: number[];
  unsecured: number[];
}

const turnsPlayed = 42;

// Every third turn of a seat secures what it holds; in between it finds pairs.
function play(seats: number, kids: boolean): State[] {
  const points = Array.from({ length: seats }, () => 0);
  const unsecured = Array.from({ length: seats }, () => 0);
  return Array.from({ length: turnsPlayed }, (_, turn) => {
    const seat = turn % seats;
    const found = ((turn * 7) % 5) * 2;
    if (kids) points[seat] = (points[seat] ?? 0) + found / 2;
    else unsecured[seat] = (unsecured[seat] ?? 0) + found;
    if (turn % 11 === 10) {
      const from = (seat + 1) % seats;
      unsecured[seat] = (unsecured[seat] ?? 0) + (unsecured[from] ?? 0);
      unsecured[from] = 0;
    }
    if (turn % 7 === 4) {
      points[seat] = (points[seat] ?? 0) + (unsecured[seat] ?? 0);
      unsecured[seat] = 0;
    }
    if (turn === turnsPlayed - 1) {
      points[seat] = (points[seat] ?? 0) + unsecured.reduce((sum, cards) => sum + cards, 2);
      unsecured.fill(0);
    }
    return { points: [...points], unsecured: [...unsecured] };
  });
}

export function gameOver(seats: number, variant: Table['options']['variant']): { summary: Summary; table: Table } {
  const states = play(seats, variant === 'kids');
  const last = states.at(-1)?.points ?? [];
  const over = tableOf('over', seats);
  const table = {
    ...over,
    options: { ...over.options, variant },
    seats: over.seats.map((view, index) => ({ ...view, points: last[index] ?? 0 })),
  };
  const half = seats / 2;
  const sideOf = (seat: number) => (variant === 'team' ? seat % half : seat);
  const total = (seat: number) => last.reduce((sum, value, at) => (sideOf(at) === sideOf(seat) ? sum + value : sum), 0);
  const best = Math.max(...last.map((_, seat) => total(seat)));
  return {
    table,
    summary: {
      winners: [...last.keys()].filter((seat) => total(seat) === best).map((seat) => seat + 1),
      turns: states.map((state, turn) => ({ seat: (turn % seats) + 1, ...state })),
      rookies: variant === 'kids' ? [] : [{ turn: 31, seat: 2, cards: 12 }],
      ...(variant === 'kids'
        ? {}
        : {
            biggest_secured: { turn: 34, seat: 1, cards: 18 },
            biggest_taken: { turn: 22, seat: 2, other: 1, cards: 9 },
          }),
    },
  };
}
