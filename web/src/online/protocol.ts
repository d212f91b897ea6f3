// The messages of an online table, as docs/protocol.md explains them.
import * as v from 'valibot';

import {
  BotLevel, Choice, Edition, MoveText, Options, RulingTag, SeenCard, Summary, Table, ToldStep, Variant,
} from '../engine/protocol';
import { from1, matching, number, object, optional, partly, text, truth, typed } from '../engine/schema';

const hexadecimal = (bytes: number) => matching(new RegExp(`^[0-9a-f]{${2 * bytes}}$`));

export const protocolVersion = 1;
const version = v.literal(protocolVersion);

// `look`, `bot_pause` and `turn_clock` are in milliseconds; a `turn_clock` of 0 is none.
const settings = {
  edition: Edition,
  variant: Variant,
  ruling: RulingTag,
  seats: from1,
  first: matching<'turns' | 'lot' | `${number}`>(/^(turns|lot|[1-6])$/), // who starts: a seat, if it is chosen
  look: number,
  bot_pause: number,
  turn_clock: number,
  bot: BotLevel,
  learning: truth,
  late_joiners: truth,
  watchers: truth,
  locked: truth,
};
const TableSettings = object(settings);
export type TableSettings = v.InferOutput<typeof TableSettings>;

export const reactions = ['wave', 'clap', 'laugh', 'wow', 'oops', 'thanks'] as const;
const Reaction = v.picklist(reactions);
export type Reaction = v.InferOutput<typeof Reaction>;

// --- what a client says ----------------------------------------------------------------------------------------------

export const ClientMessage = v.variant('type', [
  typed('hello', { v: version, token: optional(hexadecimal(16)) }),
  typed('join', { name: text, seat: optional(from1), face: optional(number) }),
  typed('leave', {}),
  typed('settings', { settings: partly(settings) }),
  typed('swap', { seat: from1, other: from1 }),
  typed('bot', { seat: from1, level: BotLevel }),
  typed('clear', { seat: from1 }),
  typed('start', {}),
  typed('pause', { paused: truth }),
  typed('end', {}),
  typed('entropy', { game: text, entropy: hexadecimal(16) }),
  typed('move', { seq: number, move: MoveText }),
  typed('undo', { seq: number }),
  typed('shown', { seq: number }),
  typed('react', { reaction: Reaction }),
  typed('ping', {}),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

// --- what the server says --------------------------------------------------------------------------------------------

const You = object({
  seat: optional(from1), // absent for spectators
});

// Empty: {}. A bot: name and bot. A person: name and here; away while not here, and bot while one plays for them.
const LobbySeat = object({
  name: optional(text),
  face: optional(number), // of a person (art/faces.ts)
  here: optional(truth),
  away: optional(number), // for how many milliseconds
  bot: optional(BotLevel),
});
export type LobbySeat = v.InferOutput<typeof LobbySeat>;

const Lobby = object({
  code: text,
  phase: v.picklist(['lobby', 'dealing', 'playing', 'over']),
  settings: TableSettings,
  host: optional(from1), // absent if there is no person
  paused: truth, // whether the game is paused
  watching: number, // spectators, counted up to 20
  seats: v.array(LobbySeat),
});
export type Lobby = v.InferOutput<typeof Lobby>;

// A commitment and what it is about (docs/fair-deal.md).
const OnlineDeal = object({ game: text, commitment: hexadecimal(32), options: Options, names: v.array(text) });
export type OnlineDeal = v.InferOutput<typeof OnlineDeal>;

// What has to be decided; the table's `active` seat decides.
const view = {
  seq: number,
  waiting_for: v.picklist(['person', 'bot', 'look', 'nobody']),
  moves: optional(v.array(Choice)), // of the person who is to move
  suggestion: optional(MoveText), // where to place
  clock: optional(number), // milliseconds left
  look: optional(number), // milliseconds
  undo: optional(from1), // the seat that may take its placement back
  seen: optional(v.array(SeenCard)), // at tables for learners
};


// Named like the tags of RGN.
const DealProof = object({
  Game: text,
  Commit: hexadecimal(32),
  Entropy: matching(/^([0-9a-f]{32}|-)( ([0-9a-f]{32}|-))*$/),
});

const GameOver = object({ rgn: text, summary: Summary });
export type GameOver = v.InferOutput<typeof GameOver>;

const OnlineGame = object(view, { number: from1, proof: DealProof, table: Table, over: optional(GameOver) });
export type OnlineGame = v.InferOutput<typeof OnlineGame>;

const OnlineHappened = typed('happened', view, {
  steps: v.array(ToldStep),
  table: optional(Table), // if there are no steps
});
export type OnlineHappened = v.InferOutput<typeof OnlineHappened>;

const errorCodes = [
  'malformed',
  'unknown_type',
  'version',
  'not_greeted',
  'no_token',
  'not_seated',
  'not_host',
  'not_now',
  'seat_taken',
  'barred',
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

export const ServerMessage = v.variant('type', [
  typed('state', { v: version, you: You, lobby: Lobby, deal: optional(OnlineDeal), game: optional(OnlineGame) }),
  typed('you', { you: You }),
  typed('lobby', { lobby: Lobby }),
  typed('deal', { deal: OnlineDeal }),
  typed('game', { game: OnlineGame }),
  OnlineHappened,
  typed('over', { over: GameOver }),
  typed('reaction', { seat: from1, reaction: Reaction }),
  typed('pong', {}),
  typed('error', {
    code: v.fallback(v.picklist(errorCodes), 'not_now'), // a newer server may have more
    re: optional(v.picklist(ClientMessage.options.map(({ entries }) => entries.type.literal))),
  }),
]);
export type ServerMessage = v.InferOutput<typeof ServerMessage>;
