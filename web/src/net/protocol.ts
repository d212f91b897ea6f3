// The messages of an online table, exactly as docs/protocol.md explains them.
import type {
  BotLevel, Choice, Edition, Event, MoveText, Options, Phase, PlacingTable, Ruling, SeenCard, Summary, Table, Variant,
} from '../engine/protocol';

export const protocolVersion = 1;

// In milliseconds: `look`, `bot_pause`, and `turn_clock`, where 0 is none.
export interface TableSettings {
  edition: Edition;
  variant: Variant;
  ruling: Ruling;
  seats: number;
  look: number;
  bot_pause: number;
  turn_clock: number;
  bot: BotLevel;
  learning: boolean;
  late_joiners: boolean;
  watchers: boolean;
}

export const reactions = ['wave', 'clap', 'laugh', 'wow', 'oops', 'thanks'] as const;
export type Reaction = (typeof reactions)[number];

// --- what a client says ----------------------------------------------------------------------------------------------

export type ClientMessage =
  | { type: 'hello'; v: typeof protocolVersion; token?: string }
  | { type: 'join'; name: string; seat?: number }
  | { type: 'leave' }
  | { type: 'settings'; settings: Partial<TableSettings> }
  | { type: 'swap'; seat: number; other: number }
  | { type: 'bot'; seat: number; level: BotLevel }
  | { type: 'clear'; seat: number }
  | { type: 'start' }
  | { type: 'pause'; paused: boolean }
  | { type: 'end' }
  | { type: 'entropy'; game: string; entropy: string }
  | { type: 'move'; seq: number; move: MoveText }
  | { type: 'undo'; seq: number }
  | { type: 'shown'; seq: number }
  | { type: 'react'; reaction: Reaction }
  | { type: 'ping' };

// --- what the server says --------------------------------------------------------------------------------------------

export interface You {
  seat?: number; // absent for those who watch
}

// Empty: {}; a bot: name and bot; a person: name and here, away while not, and bot while that plays for them.
export interface LobbySeat {
  name?: string;
  here?: boolean;
  away?: number; // for how long, in milliseconds
  bot?: BotLevel;
}

export const lobbyPhases = ['lobby', 'dealing', 'playing', 'over'] as const;

export interface Lobby {
  code: string;
  phase: (typeof lobbyPhases)[number];
  settings: TableSettings;
  host?: number; // absent while there is no person
  paused: boolean; // the game stands still
  watching: number; // connected without a seat; more than 20 are not counted
  seats: LobbySeat[];
}

// What the commitment is about (docs/fair-deal.md).
export interface OnlineDeal {
  game: string;
  commitment: string;
  options: Options;
  names: string[];
}

// Who is to decide what; the seat is the table's `active`.
export interface OnlineView {
  seq: number;
  waiting_for: 'person' | 'bot' | 'look' | 'nobody';
  moves?: Choice[]; // of the person it waits for
  suggestion?: MoveText; // where to place
  clock?: number; // milliseconds left
  look?: number; // milliseconds
  undo?: number; // the seat that may take its placement back
  seen?: SeenCard[]; // at tables for learners
}

// By the names of the tags in RGN.
export interface DealProof {
  Game: string;
  Commit: string;
  Entropy: string;
}

export interface GameOver {
  rgn: string;
  summary: Summary;
}

export interface OnlineGame extends OnlineView {
  number: number;
  proof: DealProof;
  table: Table;
  over?: GameOver;
}

// Only what has changed; `changed` below puts it over the table before.
export type TableChanges = Partial<Omit<PlacingTable, 'phase' | 'options'> & { phase: Phase }>;

export interface OnlineStep {
  event: Event;
  table: TableChanges;
}

export interface OnlineHappened extends OnlineView {
  type: 'happened';
  steps: OnlineStep[];
  table?: Table; // where there are no steps
}

export const errorCodes = [
  'malformed',
  'unknown_type',
  'version',
  'not_greeted',
  'no_token',
  'not_seated',
  'not_host',
  'not_now',
  'seat_taken',
  'bad_name',
  'bad_seat',
  'bad_settings',
  'not_your_turn',
  'stale',
  'illegal',
  'too_fast',
  'not_stored',
  'gone',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export type ServerMessage =
  | { type: 'state'; v: typeof protocolVersion; you: You; lobby: Lobby; deal?: OnlineDeal; game?: OnlineGame }
  | { type: 'you'; you: You }
  | { type: 'lobby'; lobby: Lobby }
  | { type: 'deal'; deal: OnlineDeal }
  | { type: 'game'; game: OnlineGame }
  | OnlineHappened
  | { type: 'over'; over: GameOver }
  | { type: 'reaction'; seat: number; reaction: Reaction }
  | { type: 'pong' }
  | { type: 'error'; code: ErrorCode; re?: ClientMessage['type'] };

// The table after a step. What belongs to placing goes with its phase.
export function changed(table: Table, changes: TableChanges): Table {
  const after = { ...table, ...changes } as Partial<PlacingTable>;
  if ((changes.phase ?? table.phase) !== 'place') {
    delete after.hand;
    delete after.owner;
    delete after.partner_allowed;
  }
  return after as Table;
}
