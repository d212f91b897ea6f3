// The engine's JSON, as src/notation/json.h documents it: seats and spots are numbered from 1, a set of spots is
// ascending, cards are counted by kind, a field that does not apply is absent.
import * as v from 'valibot';

import { botLevels, kinds, type rulings, variants } from './names';
import { checking } from './checking';
import { from1, matching, number, object, optional, partly, text, truth, typed } from './schema';

export const Kind = v.picklist(kinds);
export type Kind = v.InferOutput<typeof Kind>;
export type Colour = Exclude<Kind, 'X'>;

export const Cards = v.record(Kind, from1);
export type Cards = v.InferOutput<typeof Cards>;

export const Edition = matching<'classic' | 'pocket' | `${number}x${number}`>(/^(classic|pocket|\dx\d+)$/);
export type Edition = v.InferOutput<typeof Edition>;
export const Variant = v.picklist(variants);
export type Variant = v.InferOutput<typeof Variant>;
export type Ruling = (typeof rulings)[number];
// As in RGN (N2): "de" for none, or words in their order, such as "it again".
export const RulingTag = matching(/^(de|(?=.)(it)?((^| )again)?((^| )either)?((^| )forfeit)?)$/);
export type RulingTag = v.InferOutput<typeof RulingTag>;

export const Options = object({
  edition: Edition,
  variant: Variant,
  ruling: RulingTag,
  seats: from1,
  first: from1,
});
export type Options = v.InferOutput<typeof Options>;

// How many people may play (R1.3).
export const SeatCounts = object({ standard: v.array(from1), team: v.array(from1), kids: v.array(from1) });
export type SeatCounts = v.InferOutput<typeof SeatCounts>;

// The height of a pile, and its top card if that is open.
export const SpotView = object({ height: number, open: optional(Kind) });
export type SpotView = v.InferOutput<typeof SpotView>;

export const PileView = object({ height: number, top: optional(Kind) });
export type PileView = v.InferOutput<typeof PileView>;

export const SeatView = object({ tray: v.strictTuple([PileView, PileView, PileView]), points: number });
export type SeatView = v.InferOutput<typeof SeatView>;

const OtherPhase = v.picklist(['first_card', 'second_card', 'cover_or_seek', 'seek', 'take', 'over']);
export const Phase = v.union([v.literal('place'), OtherPhase]);
export type Phase = v.InferOutput<typeof Phase>;

const lying = {
  turn: from1,
  active: from1,
  spots: v.pipe(v.array(SpotView), v.length(9)),
  seats: v.array(SeatView),
  turnable: v.array(from1),
  barred: v.array(from1), // just covered (R4.1)
};
const placing = {
  hand: Cards,
  owner: from1, // of the tray; a pair may also go to the partner's
  partner_allowed: truth, // R5.5
};
export const PlacingTable = object({ options: Options, phase: v.literal('place') }, lying, placing);
export type PlacingTable = v.InferOutput<typeof PlacingTable>;

// What everybody at the table can see at this moment.
export const Table = v.variant('phase', [PlacingTable, object({ options: Options, phase: OtherPhase }, lying)]);
export type Table = v.InferOutput<typeof Table>;

// What a step changed; changed.ts applies it to the table before.
const TableChanges = partly({ phase: Phase }, lying, placing);
export type TableChanges = v.InferOutput<typeof TableChanges>;

// The new tops of tray piles 1, 2 and 3, or `-` for a top that stays (R5.2): "YY-".
const Placement = matching(/^[GYRBPX-]{3}$/);

// A move as in N5, without the kind of the card turned over: "3", "~", "YY-", "@YY-", "<", ">".
export const MoveText = matching(/^([1-9]|~|<|>|@?[GYRBPX-]{3})$/);
export type MoveText = v.InferOutput<typeof MoveText>;

// What happened, in order; `clause` is the rule behind it. src/rules/event.h explains the fields.
const seat = from1;
const way = { kind: Kind, from: from1, to: from1 };
export const Event = v.variant('type', [
  typed('turned', { clause: v.picklist(['R3.1', 'R4.2']), seat }, way),
  typed('paired', { clause: v.picklist(['R3.2', 'R4.3', 'R4.4']), seat }, way),
  typed('placed', { clause: v.picklist(['R5.1', 'R5.5']), seat, other: from1, placement: Placement, cards: Cards }),
  typed('secured', { clause: v.picklist(['R5.3']), seat, kind: Kind, cards: Cards }),
  typed('secured', { clause: v.picklist(['R8.1', 'R9.1']), seat, cards: Cards }),
  typed('rookie', { clause: v.picklist(['R6.4']), seat }),
  typed('taken', { clause: v.picklist(['R6.1', 'R6.3', 'R6.4', 'R8.1']), seat, other: from1, cards: Cards }),
  typed('covered', { clause: v.picklist(['R3.3', 'R4.1', 'R4.3']), seat, spots: v.array(from1) }),
  typed('shifted', { clause: v.picklist(['R7.3']) }, way),
  typed('turn_ended', { clause: v.picklist(['R3.3', 'R3.4', 'R4.3', 'R4.5']), seat, other: from1 }),
  typed('game_ended', { clause: v.picklist(['R8.1']), seat }),
  typed('game_ended', { clause: v.picklist(['R8.4']) }),
]);
export type Event = v.InferOutput<typeof Event>;

export const BotLevel = v.picklist(botLevels);
export type BotLevel = v.InferOutput<typeof BotLevel>;

// Why the engine refuses, with the clause if there is one.
export const Refusal = object({ what: text, clause: optional(text) });
export type Refusal = v.InferOutput<typeof Refusal>;

// --- one game on this device, as src/play/json.h documents it --------------------------------------------------------

export const Player = object({ name: text, bot: optional(BotLevel) });
export type Player = v.InferOutput<typeof Player>;

// A legal move, and how many cards it would secure (R5.3).
export const Choice = object({ move: MoveText, secures: optional(from1), rookie: optional(v.literal(true)) }); // R6.4
export type Choice = v.InferOutput<typeof Choice>;

export const SeenCard = object({ spot: from1, kind: Kind });
export type SeenCard = v.InferOutput<typeof SeenCard>;

export const GameView = object({
  table: Table,
  players: v.array(Player), // by seat
  waiting_for: v.picklist(['person', 'bot', 'nobody']),
  moves: v.array(Choice), // of the person who is to move
  can_undo: truth,
  learning: truth,
  suggestion: optional(MoveText), // where to place
  seen: optional(v.array(SeenCard)), // for learners: the face-down tops that have been seen
});
export type GameView = v.InferOutput<typeof GameView>;

// An event, and what it changed on the table; `stepsFrom` in changed.ts turns it into a Step.
export const toldStep = { event: Event, table: TableChanges };
export const ToldStep = object(toldStep);
export type ToldStep = v.InferOutput<typeof ToldStep>;

// An event, and the table after it.
export const Step = object({ event: Event, table: Table });
export type Step = v.InferOutput<typeof Step>;

export const Happened = object({ steps: v.array(Step), view: GameView });
export type Happened = v.InferOutput<typeof Happened>;

// The chance to win, in per cent.
export const Hint = object({ move: MoveText, chance: number });
export type Hint = v.InferOutput<typeof Hint>;

const when = { turn: from1, seat: from1, cards: number };
export const Summary = object({
  winners: v.array(from1),
  turns: v.array(object({ seat: from1, points: v.array(number), unsecured: v.array(number) })), // by seat, at its end
  rookies: v.array(object(when)), // with the cards they gained
  biggest_secured: optional(object(when)),
  biggest_taken: optional(object(when, { other: from1 })),
});
export type Summary = v.InferOutput<typeof Summary>;

// --- between page and worker -----------------------------------------------------------------------------------------

export const GameSetup = object({
  edition: Edition,
  variant: Variant,
  ruling: RulingTag,
  players: v.array(Player), // by seat
  first: optional(number), // absent: chance decides who starts
  learning: truth,
  deck: optional(text), // for a lesson, whose cards are known; such a game is not stored
  day: optional(matching(/^\d{4}-\d\d-\d\d$/)), // the deal of this day
  challenge: optional(text), // another game with the deal of this one, packed
});
export type GameSetup = v.InferOutput<typeof GameSetup>;

// `looked`: the mismatch that was not looked at to the end, and what follows it; the view is the state after that.
const OpenGame = object({ id: text, view: GameView, looked: optional(v.array(Step)) });
export type OpenGame = v.InferOutput<typeof OpenGame>;

const SavedGame = object({
  id: text,
  over: truth,
  changed: number, // milliseconds since 1970
  players: v.array(Player),
  options: Options,
  turn: from1,
});
export type SavedGame = v.InferOutput<typeof SavedGame>;

// What the page may ask the worker, and the answers. All but the first five are about the game opened last.
const requests = {
  seatCounts: { ask: v.null(), answer: SeatCounts },
  games: { ask: v.null(), answer: v.array(SavedGame) }, // the newest first
  begin: { ask: GameSetup, answer: OpenGame },
  resume: { ask: object({ id: text }), answer: OpenGame },
  forget: { ask: object({ id: text }), answer: v.null() },
  play: { ask: object({ move: MoveText }), answer: Happened },
  playBot: { ask: v.null(), answer: Happened },
  undo: { ask: v.null(), answer: GameView },
  aids: { ask: object({ on: truth }), answer: GameView }, // switches those for learners on or off
  hint: { ask: v.null(), answer: Hint },
  looked: { ask: v.null(), answer: v.null() }, // everything that has happened has been shown
  record: { ask: v.null(), answer: text }, // RGN, when the game is over
  summary: { ask: v.null(), answer: Summary },
};
export type Requests = typeof requests;
export const check = checking(requests);
