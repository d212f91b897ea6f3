// The JSON of a review, exactly as src/review/json.h documents it: chances, losses, errors, luck and probabilities are
// whole thousandths; decisions and steps are numbered from 0, seats, spots and turns from 1.
import type { Event, Kind, MoveText, Options, Phase, Table } from '../engine/protocol';
import type { TableChanges } from '../net/protocol';

// --- replay -----------------------------------------------------------------------------------------------------------

export interface GameRecord {
  options: Options;
  names: string[]; // by seat
  deck: string; // in the order of the deal (R2.1); `?` for a card that is not known
  deck_tag: boolean;
  tags: Record<string, string>;
  moves: MoveText[];
}

// Nine, by spot: the cards from the lowest to the top, `?` for one that is not known.
export type Piles = string[];

export interface ReplayStep {
  event: Event;
  table: TableChanges; // against the step before: `changed` of net/protocol.ts puts them together
  decision: number; // the one that caused it
  piles?: Piles; // where they have changed
}

export interface Decision {
  seat: number;
  turn: number;
  phase: Exclude<Phase, 'over'>;
  move: MoveText;
  step: number; // the first that it caused
  seen: string; // nine, by spot: the kind of a face-down top that was ever shown, `-` for all else
}

export interface Replay {
  record: GameRecord;
  table: Table; // as dealt
  piles: Piles;
  steps: ReplayStep[];
  decisions: Decision[];
  over: boolean;
  result: string; // "52 34 22", or "*" while it is unfinished
}

// --- files ------------------------------------------------------------------------------------------------------------

export interface FiledGame {
  rgn: string; // as it is kept: without the tags Ended and Mine, which past.ts adds to a file
  record: GameRecord; // with them
  points: number[]; // by seat
  winners: number[]; // none while it is unfinished
}

export interface GamesFile {
  games: FiledGame[];
  error?: { what: string; rule?: string }; // of the next one; none after it is read
}

// --- judgement --------------------------------------------------------------------------------------------------------

export interface Verdict {
  move: MoveText;
  best: MoveText;
  chance: number; // to win with `move`, of the side that decides
  loss: number; // against `best`
  error: number; // of the loss, either way
}

// --- report -----------------------------------------------------------------------------------------------------------

export interface AgeGroup {
  from: number; // cards turned over since it was covered
  to?: number; // absent for the last group
  tests: number;
  passed: number;
  recall?: number; // less what guessing gives; absent without tests
}

export interface PlayerReport {
  seat: number;
  memory: { score?: number; tests: number; passed: number; by_age: AgeGroup[] }; // score in 0 … 100; absent without tests
  certain: { taken: number; missed: number; left: number }; // `left`: perhaps on purpose
  again_in_vain: number;
  finds: { memory: number; deduction: number; luck: number; expected_by_luck: number };
  steals: {
    made: number;
    cards_made: number;
    suffered: number;
    cards_suffered: number;
    preventable: number;
    rookies: number;
  };
  securing: { done: number; missed_placing: number; missed_pair: number };
  luck: number; // may be negative
  decisions: { all: number; judged: number; loss: number; error: number; best: number };
}

export interface CurvePoint {
  turn: number; // 0: before the first
  step?: number; // the last of the turn
  chances: number[]; // by seat
}

export const findSources = ['memory', 'deduction', 'luck'] as const;

export interface Find {
  decision: number;
  seat: number;
  kind: Kind;
  how: (typeof findSources)[number];
  chance: number; // that a card turned over blindly makes a pair
}

interface MomentBase {
  decision: number;
  step: number;
  turn: number;
  weight: number; // by how much the turn has changed the chance of the seat
}
export type Moment = MomentBase &
  (
    | { type: 'rookie'; seat: number; cards: number }
    | { type: 'steal'; seat: number; other: number; cards: number; preventable: boolean }
    | { type: 'secured'; seat: number; cards: number }
    | { type: 'lucky_find'; seat: number; kind: Kind; chance: number }
    | { type: 'missed_pair'; seat: number; kind: Kind }
    | { type: 'missed_secure'; seat: number }
    | { type: 'blunder'; seat: number; loss: number }
    | { type: 'lead'; seat: number }
    | { type: 'end'; winners: number[] }
  );

export interface Report {
  players: PlayerReport[];
  curve: CurvePoint[];
  finds: Find[];
  moments: Moment[];
  verdicts: (Verdict & { decision: number })[];
}
