// For tests: whether the JSON of a review is what protocol.ts describes, as engine/checks.ts has it for the engine.
import {
  absentOr, either, event, from1, list, matching, move, number, object, oneOf, options, table, text, truth, type Check,
} from '../engine/checks';
import { kinds, type MoveText } from '../engine/protocol';
import { changes } from '../net/checks';
import { findSources } from './protocol';
import type {
  AgeGroup, CurvePoint, Decision, FiledGame, Find, GameRecord, GamesFile, Moment, PlayerReport, Replay, ReplayStep,
  Report, Verdict,
} from './protocol';

const kind = oneOf(...kinds);
const thousandths: Check<number> = (value, at) => {
  number(value, at);
  if (value > 1000) throw new TypeError(`${at}: ${String(value)}`);
};
const signed: Check<number> = (value, at) => {
  if (!Number.isInteger(value)) throw new TypeError(`${at}: ${String(value)}`);
};

const texts: Check<string[]> = list(text);
const tags: Check<Record<string, string>> = (value, at) => {
  texts(Object.values(value as object), at);
};
const record: Check<GameRecord> = object<GameRecord>({
  options,
  names: texts,
  deck: matching(/^[GYRBPX?]+$/),
  deck_tag: truth,
  tags,
  moves: list<MoveText>(move),
});
const piles = list(matching(/^[GYRBPX?]*$/), 9);
const step: Check<ReplayStep> = object<ReplayStep>({ event, table: changes, decision: number, piles: absentOr(piles) });
const decision: Check<Decision> = object<Decision>({
  seat: from1,
  turn: from1,
  phase: oneOf('first_card', 'second_card', 'cover_or_seek', 'seek', 'place', 'take'),
  move,
  step: number,
  seen: matching(/^[GYRBPX-]{9}$/),
});
export const isReplay: Check<Replay> = object<Replay>({
  record,
  table,
  piles,
  steps: list(step),
  decisions: list(decision),
  over: truth,
  result: matching(/^(\*|\d+( \d+)+)$/),
});

const filedGame: Check<FiledGame> = object<FiledGame>({ rgn: text, record, points: list(number), winners: list(from1) });
export const isGamesFile: Check<GamesFile> = object<GamesFile>({
  games: list(filedGame),
  error: absentOr(object<NonNullable<GamesFile['error']>>({ what: text, rule: absentOr(text) })),
});

const verdictFields = { move, best: move, chance: thousandths, loss: thousandths, error: number };
export const isVerdict: Check<Verdict> = object<Verdict>(verdictFields);

const ageGroup: Check<AgeGroup> = object<AgeGroup>({
  from: number,
  to: absentOr(number),
  tests: number,
  passed: number,
  recall: absentOr(thousandths),
});
const player: Check<PlayerReport> = object<PlayerReport>({
  seat: from1,
  memory: object<PlayerReport['memory']>({
    score: absentOr(number),
    tests: number,
    passed: number,
    by_age: list(ageGroup),
  }),
  certain: object<PlayerReport['certain']>({ taken: number, missed: number, left: number }),
  again_in_vain: number,
  finds: object<PlayerReport['finds']>({ memory: number, deduction: number, luck: number, expected_by_luck: number }),
  steals: object<PlayerReport['steals']>({
    made: number,
    cards_made: number,
    suffered: number,
    cards_suffered: number,
    preventable: number,
    rookies: number,
  }),
  securing: object<PlayerReport['securing']>({ done: number, missed_placing: number, missed_pair: number }),
  luck: signed,
  decisions: object<PlayerReport['decisions']>({ all: number, judged: number, loss: number, error: number, best: number }),
});
const curvePoint: Check<CurvePoint> = object<CurvePoint>({
  turn: number,
  step: absentOr(number),
  chances: list(thousandths),
});
const find: Check<Find> = object<Find>({
  decision: number,
  seat: from1,
  kind,
  how: oneOf(...findSources),
  chance: thousandths,
});

type Of<Type extends Moment['type']> = Extract<Moment, { type: Type }>;
const when = { decision: number, step: number, turn: from1, weight: thousandths };
const moment: Check<Moment> = either(
  object<Of<'rookie'>>({ ...when, type: oneOf('rookie'), seat: from1, cards: number }),
  object<Of<'steal'>>({ ...when, type: oneOf('steal'), seat: from1, other: from1, cards: from1, preventable: truth }),
  object<Of<'secured'>>({ ...when, type: oneOf('secured'), seat: from1, cards: from1 }),
  object<Of<'lucky_find'>>({ ...when, type: oneOf('lucky_find'), seat: from1, kind, chance: thousandths }),
  object<Of<'missed_pair'>>({ ...when, type: oneOf('missed_pair'), seat: from1, kind }),
  object<Of<'missed_secure'>>({ ...when, type: oneOf('missed_secure'), seat: from1 }),
  object<Of<'blunder'>>({ ...when, type: oneOf('blunder'), seat: from1, loss: thousandths }),
  object<Of<'lead'>>({ ...when, type: oneOf('lead'), seat: from1 }),
  object<Of<'end'>>({ ...when, type: oneOf('end'), winners: list(from1) }),
);
export const isReport: Check<Report> = object<Report>({
  players: list(player),
  curve: list(curvePoint),
  finds: list(find),
  moments: list(moment),
  verdicts: list(object<Report['verdicts'][number]>({ ...verdictFields, decision: number })),
});
