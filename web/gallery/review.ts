// A made-up review, of a made-up game of three.
import type { CurveLine } from '../src/review/curve';
import type { Moment, PlayerReport } from '../src/review/protocol';

const base = { step: 0, weight: 100 };
export const moments: Moment[] = [
  { ...base, type: 'lead', decision: 12, turn: 5, seat: 2 },
  { ...base, type: 'steal', decision: 20, turn: 9, seat: 2, other: 1, cards: 9, preventable: true },
  { ...base, type: 'missed_pair', decision: 31, turn: 13, seat: 1, kind: 'P' },
  { ...base, type: 'lucky_find', decision: 40, turn: 16, seat: 3, kind: 'R', chance: 200 },
  { ...base, type: 'blunder', decision: 44, turn: 18, seat: 1, loss: 190 },
  { ...base, type: 'rookie', decision: 52, turn: 22, seat: 1, cards: 12 },
  { ...base, type: 'secured', decision: 53, turn: 22, seat: 1, cards: 15 },
  { ...base, type: 'missed_secure', decision: 60, turn: 25, seat: 3 },
  { ...base, type: 'end', decision: 71, turn: 30, winners: [1] },
];

export const report: PlayerReport = {
  seat: 1,
  memory: {
    score: 62,
    tests: 14,
    passed: 9,
    by_age: [
      { from: 0, to: 3, tests: 5, passed: 5, recall: 1000 },
      { from: 4, to: 7, tests: 4, passed: 3, recall: 700 },
      { from: 8, to: 15, tests: 3, passed: 1, recall: 240 },
      { from: 16, tests: 2, passed: 0, recall: 0 },
    ],
  },
  certain: { taken: 7, missed: 3, left: 1 },
  again_in_vain: 4,
  finds: { memory: 6, deduction: 1, luck: 3, expected_by_luck: 2700 },
  steals: { made: 2, cards_made: 11, suffered: 1, cards_suffered: 9, preventable: 1, rookies: 1 },
  securing: { done: 4, missed_placing: 1, missed_pair: 1 },
  luck: 84,
  result: { start: 334, own: -95, others: 677, end: 1000 },
  decisions: { all: 41, judged: 41, loss: 263, error: 31, best: 33 },
};

export const last = 72;

const chanceOf = (seat: number, place: number) => {
  const own = 330 + 300 * Math.sin(place / 9) * (place / last);
  return Math.round(seat === 1 ? own : (1000 - own) * (seat === 2 ? 0.6 : 0.4));
};
export const lines: CurveLine[] = [2, 3, 1].map((seat) => ({
  own: seat === 1,
  points: Array.from({ length: 31 }, (_, turn) => ({
    place: Math.round((turn / 30) * last),
    chance: chanceOf(seat, (turn / 30) * last),
  })),
}));
