// The JSON of a review, as src/review/json.h documents it: chances, losses, errors, luck and probabilities are whole
// thousandths; decisions and steps are numbered from 0, seats, spots and turns from 1.
import * as v from 'valibot';

import { checking } from '../engine/checking';
import { Choice, Kind, MoveText, Options, Refusal, SeenCard, Table, toldStep } from '../engine/protocol';
import { from1, matching, number, object, optional, text, truth, typed, whole } from '../engine/schema';

const thousandths = v.pipe(number, v.maxValue(1000));

// --- replay -----------------------------------------------------------------------------------------------------------

export const GameRecord = object({
  options: Options,
  names: v.array(text), // by seat
  deck: matching(/^[GYRBPX?]+$/), // in the order of the deal (R2.1); `?` for an unknown card
  deck_tag: truth,
  tags: v.record(text, text),
  moves: v.array(MoveText),
});
export type GameRecord = v.InferOutput<typeof GameRecord>;

// Nine piles, by spot: the cards from the lowest to the top, `?` for an unknown one.
const Piles = v.pipe(v.array(matching(/^[GYRBPX?]*$/)), v.length(9));
export type Piles = v.InferOutput<typeof Piles>;

const ReplayStep = object(toldStep, {
  decision: number, // the one that caused this step
  piles: optional(Piles), // if they changed
});

const Decision = object({
  seat: from1,
  turn: from1,
  phase: v.picklist(['first_card', 'second_card', 'cover_or_seek', 'seek', 'place', 'take']),
  move: MoveText,
  step: number, // the first one it caused
  seen: v.array(SeenCard), // the face-down tops that have been seen
});
export type Decision = v.InferOutput<typeof Decision>;

const Recorded = object({
  record: GameRecord,
  table: Table, // as dealt
  piles: Piles,
  steps: v.array(ReplayStep),
  decisions: v.array(Decision),
  over: truth,
  result: matching(/^(\*|\d+( \d+)+)$/), // "52 34 22", or "*" if unfinished
});
export type Recorded = v.InferOutput<typeof Recorded>;

// --- files ------------------------------------------------------------------------------------------------------------

const FiledGame = object({
  rgn: text, // as stored: without the tags Ended and Mine, which past.ts adds to a file
  record: GameRecord, // with these tags
  points: v.array(number), // by seat
  winners: v.array(from1), // empty if unfinished
});
export type FiledGame = v.InferOutput<typeof FiledGame>;

const GamesFile = object({
  games: v.array(FiledGame),
  error: optional(Refusal), // in the next game; no further games are read
});
export type GamesFile = v.InferOutput<typeof GamesFile>;

// --- judgement --------------------------------------------------------------------------------------------------------

const judged = {
  move: MoveText,
  best: MoveText,
  chance: thousandths, // that the deciding side wins with `move`
  loss: thousandths, // compared with `best`
  error: number, // of the loss, either way
};
const Verdict = object(judged);
export type Verdict = v.InferOutput<typeof Verdict>;

// --- report -----------------------------------------------------------------------------------------------------------

const AgeGroup = object({
  from: number, // cards turned over since it was covered
  to: optional(number), // absent for the last group
  tests: number,
  passed: number,
  recall: optional(thousandths), // minus what guessing gives; absent without tests
});
export type AgeGroup = v.InferOutput<typeof AgeGroup>;

const PlayerReport = object({
  seat: from1,
  memory: object({
    score: optional(number), // from 0 to 100; absent without tests
    tests: number,
    passed: number,
    by_age: v.array(AgeGroup),
  }),
  certain: object({ taken: number, missed: number, left: number }), // `left`: possibly on purpose
  again_in_vain: number,
  finds: object({ memory: number, deduction: number, luck: number, expected_by_luck: number }),
  steals: object({
    made: number,
    cards_made: number,
    suffered: number,
    cards_suffered: number,
    preventable: number,
    rookies: number,
  }),
  securing: object({ done: number, missed_placing: number, missed_pair: number }),
  luck: whole,
  result: object({ start: thousandths, own: whole, others: whole, end: thousandths }), // they and `luck` add up to `end`
  decisions: object({ all: number, judged: number, loss: number, error: number, best: number }),
});
export type PlayerReport = v.InferOutput<typeof PlayerReport>;

const CurvePoint = object({
  turn: number, // 0: before the first turn
  step: optional(number), // the last one of the turn
  chances: v.array(thousandths), // by seat
});
export type CurvePoint = v.InferOutput<typeof CurvePoint>;

const Find = object({
  decision: number,
  seat: from1,
  kind: Kind,
  how: v.picklist(['memory', 'deduction', 'luck']),
  chance: thousandths, // that a card turned over at random makes a pair
});
export type Find = v.InferOutput<typeof Find>;

const when = {
  decision: number,
  step: number,
  turn: from1,
  weight: thousandths, // how much the turn changed the seat's chance
};
const Moment = v.variant('type', [
  typed('rookie', when, { seat: from1, cards: number }),
  typed('steal', when, { seat: from1, other: from1, cards: from1, preventable: truth }),
  typed('secured', when, { seat: from1, cards: from1 }),
  typed('lucky_find', when, { seat: from1, kind: Kind, chance: thousandths }),
  typed('missed_pair', when, { seat: from1, kind: Kind }),
  typed('missed_secure', when, { seat: from1 }),
  typed('blunder', when, { seat: from1, loss: thousandths }),
  typed('lead', when, { seat: from1 }),
  typed('end', when, { winners: v.array(from1) }),
]);
export type Moment = v.InferOutput<typeof Moment>;

const Report = object({
  players: v.array(PlayerReport),
  curve: v.array(CurvePoint),
  finds: v.array(Find),
  moments: v.array(Moment),
  verdicts: v.array(object(judged, { decision: number })),
});
export type Report = v.InferOutput<typeof Report>;

// --- between page and worker ------------------------------------------------------------------------------------------

// `games` reads a file. `open` opens a game, and the others are about that game. Decisions are numbered from 0.
const requests = {
  games: { ask: object({ file: text }), answer: GamesFile },
  open: { ask: object({ record: text }), answer: Recorded },
  report: { ask: v.null(), answer: Report }, // with the verdicts so far
  choices: { ask: object({ decision: number }), answer: v.array(Choice) },
  judge: { ask: object({ decision: number, instead: optional(MoveText) }), answer: Verdict },
};
export type ReviewRequests = typeof requests;
export const check = checking(requests);
