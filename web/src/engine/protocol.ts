// The engine's JSON, exactly as src/notation/json.h documents it: seats and spots are numbered from 1, a set of spots is
// ascending, cards are counted by kind, a field that does not apply is absent.

// R1.1, in the engine's order: green, yellow, red, blue, pink and the cross.
export const kinds = ['G', 'Y', 'R', 'B', 'P', 'X'] as const;
export type Kind = (typeof kinds)[number];
export type Colour = Exclude<Kind, 'X'>;

export type Cards = Partial<Record<Kind, number>>;

export type Edition = 'classic' | 'pocket' | `${number}x${number}`;
export const variants = ['standard', 'team', 'kids'] as const; // R1.3
export type Variant = (typeof variants)[number];
export const rulings = ['de', 'it'] as const; // R4.3
export type Ruling = (typeof rulings)[number];

export interface Options {
  edition: Edition;
  variant: Variant;
  ruling: Ruling;
  seats: number;
  first: number;
}

// How many may play (R1.3).
export type SeatCounts = Record<Variant, readonly number[]>;

export type Phase = 'first_card' | 'second_card' | 'cover_or_seek' | 'seek' | 'place' | 'take' | 'over';

export interface SpotView {
  height: number; // an open card included
  open?: Kind;
}

export interface PileView {
  height: number;
  top?: Kind;
}

export interface SeatView {
  tray: [PileView, PileView, PileView];
  points: number;
}

interface TableBase {
  options: Options;
  turn: number;
  active: number;
  spots: SpotView[]; // nine
  seats: SeatView[];
  turnable: number[];
  barred: number[]; // just covered (R4.1)
}

export interface PlacingTable extends TableBase {
  phase: 'place';
  hand: Cards;
  owner: number; // on whose tray; a pair may go to the partner's too
  partner_allowed: boolean; // R5.5
}

// What everybody at the table can see at this moment.
export type Table = PlacingTable | (TableBase & { phase: Exclude<Phase, 'place'> });

// For tray piles 1, 2, 3 the new top, or `-` where it stays (R5.2): "YY-".
export type Placement = string;

// N5 without the kind of a card turned over: "3", "~", "YY-", "@YY-", "<", ">".
export type MoveText = string;

// What happened, in order; `clause` says by which rule. Fields as src/rules/event.h explains them.
export type Event =
  | { type: 'turned'; clause: 'R3.1' | 'R4.2'; seat: number; kind: Kind; from: number; to: number }
  | { type: 'paired'; clause: 'R3.2' | 'R4.3' | 'R4.4'; seat: number; kind: Kind; from: number; to: number }
  | { type: 'placed'; clause: 'R5.1' | 'R5.5'; seat: number; other: number; placement: Placement; cards: Cards }
  | { type: 'secured'; clause: 'R5.3'; seat: number; kind: Kind; cards: Cards }
  | { type: 'secured'; clause: 'R8.1' | 'R9.1'; seat: number; cards: Cards }
  | { type: 'rookie'; clause: 'R6.4'; seat: number }
  | { type: 'taken'; clause: 'R6.1' | 'R6.3' | 'R6.4' | 'R8.1'; seat: number; other: number; cards: Cards }
  | { type: 'covered'; clause: 'R3.3' | 'R4.1' | 'R4.3'; seat: number; spots: number[] }
  | { type: 'shifted'; clause: 'R7.3'; kind: Kind; from: number; to: number }
  | { type: 'turn_ended'; clause: 'R3.3' | 'R3.4' | 'R4.3' | 'R4.5'; seat: number; other: number }
  | { type: 'game_ended'; clause: 'R8.1'; seat: number }
  | { type: 'game_ended'; clause: 'R8.4' };

// The bots that the engine knows, weakest first (src/bots/bot.h).
export const botLevels = [
  'random',
  'goldfish',
  'puppy',
  'parrot',
  'squirrel',
  'fox',
  'raven',
  'elephant',
  'grandmaster',
] as const;
export type BotLevel = (typeof botLevels)[number];

// --- one game on this device, as src/local/json.h documents it -------------------------------------------------------

export interface Player {
  name: string;
  bot?: BotLevel;
}

// A move that may be made, and how many cards it would secure (R5.3).
export interface Choice {
  move: MoveText;
  secures?: number;
  rookie?: true; // R6.4
}

export interface SeenCard {
  spot: number;
  kind: Kind;
}

export interface GameView {
  table: Table;
  players: Player[]; // by seat
  waiting_for: 'person' | 'bot' | 'nobody';
  moves: Choice[]; // of the person it waits for
  can_undo: boolean;
  learning: boolean;
  suggestion?: MoveText; // where to place
  seen?: SeenCard[]; // for learners: the face-down tops that were ever seen
}

// An event, and the table as it looks then.
export interface Step {
  event: Event;
  table: Table;
}

export interface Happened {
  steps: Step[];
  view: GameView;
}

export interface Hint {
  move: MoveText;
  chance: number; // to win, in per cent
}

export interface Moment {
  turn: number;
  seat: number;
  cards: number;
}

export interface Summary {
  winners: number[];
  turns: { seat: number; points: number[]; unsecured: number[] }[]; // by seat, when the turn was over
  rookies: Moment[]; // with the cards that they brought
  biggest_secured?: Moment;
  biggest_taken?: Moment & { other: number };
}

// --- between page and worker -----------------------------------------------------------------------------------------

export interface GameSetup {
  edition: Edition;
  variant: Variant;
  ruling: Ruling;
  players: Player[]; // by seat
  first?: number; // otherwise chance decides who starts
  learning: boolean;
  deck?: string; // for a lesson, whose cards are known: it is not kept
}

export interface OpenGame {
  id: string;
  view: GameView;
}

export interface SavedGame extends OpenGame {
  changed: number; // milliseconds since 1970
}

// What the page may ask the worker, and what it is answered. All but the first five are about the game opened last.
export interface Requests {
  seatCounts: { ask: null; answer: SeatCounts };
  games: { ask: null; answer: SavedGame[] }; // the newest first
  begin: { ask: GameSetup; answer: OpenGame };
  resume: { ask: { id: string }; answer: OpenGame };
  forget: { ask: { id: string }; answer: null };
  play: { ask: { move: MoveText }; answer: Happened };
  playBot: { ask: null; answer: Happened };
  undo: { ask: null; answer: GameView };
  hint: { ask: null; answer: Hint };
  record: { ask: null; answer: string }; // RGN, when the game is over
  summary: { ask: null; answer: Summary };
}
export type RequestName = keyof Requests;

export interface Request<Name extends RequestName = RequestName> {
  id: number;
  name: Name;
  ask: Requests[Name]['ask'];
}

export type Reply<Answer = Requests[RequestName]['answer']> =
  | { id: number; answer: Answer }
  | { id: number; failure: Failure };

// `refused`: by the engine, and `rule` may name the clause; `loading`: a file could not be had; `storage`: what the
// browser keeps could not be read; `broken`: a fault of ours.
export interface Failure {
  kind: 'refused' | 'loading' | 'storage' | 'broken';
  what: string;
  rule?: string;
}

// Not asked for: the game goes on, but could not be kept.
export interface Notice {
  notice: 'not_saved';
  what: string;
}
