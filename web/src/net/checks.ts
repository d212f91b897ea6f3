// For tests: whether messages are what protocol.ts describes, as engine/checks.ts has it for the engine.
import {
  absentOr, cards, choice, either, event, from1, isSummary, list, matching, move, number, object, oneOf, options, seat,
  seenCard, spot, table, text, truth, type Check,
} from '../engine/checks';
import { botLevels, rulings, variants, type Edition, type Table } from '../engine/protocol';
import {
  errorCodes, lobbyPhases, protocolVersion, reactions, type ClientMessage, type DealProof, type GameOver, type Lobby,
  type LobbySeat, type OnlineDeal, type OnlineGame, type OnlineHappened, type OnlineStep, type OnlineView,
  type ServerMessage, type TableChanges, type TableSettings, type You,
} from './protocol';

const hexadecimal = (bytes: number) => matching(new RegExp(`^[0-9a-f]{${2 * bytes}}$`));
const botLevel = oneOf(...botLevels);
const reaction = oneOf(...reactions);
const version = oneOf(protocolVersion);

const settingsFields = {
  edition: matching<Edition>(/^(classic|pocket|\dx\d+)$/),
  variant: oneOf(...variants),
  ruling: oneOf(...rulings),
  seats: from1,
  look: number,
  bot_pause: number,
  turn_clock: number,
  bot: botLevel,
  learning: truth,
  late_joiners: truth,
  watchers: truth,
};
const settings: Check<TableSettings> = object<TableSettings>(settingsFields);
const someSettings: Check<Partial<TableSettings>> = object<Partial<TableSettings>>({
  edition: absentOr(settingsFields.edition),
  variant: absentOr(settingsFields.variant),
  ruling: absentOr(settingsFields.ruling),
  seats: absentOr(from1),
  look: absentOr(number),
  bot_pause: absentOr(number),
  turn_clock: absentOr(number),
  bot: absentOr(botLevel),
  learning: absentOr(truth),
  late_joiners: absentOr(truth),
  watchers: absentOr(truth),
});

type Said<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;
const said = {
  hello: object<Said<'hello'>>({ type: oneOf('hello'), v: version, token: absentOr(hexadecimal(16)) }),
  join: object<Said<'join'>>({ type: oneOf('join'), name: text, seat: absentOr(from1) }),
  leave: object<Said<'leave'>>({ type: oneOf('leave') }),
  settings: object<Said<'settings'>>({ type: oneOf('settings'), settings: someSettings }),
  swap: object<Said<'swap'>>({ type: oneOf('swap'), seat: from1, other: from1 }),
  bot: object<Said<'bot'>>({ type: oneOf('bot'), seat: from1, level: botLevel }),
  clear: object<Said<'clear'>>({ type: oneOf('clear'), seat: from1 }),
  start: object<Said<'start'>>({ type: oneOf('start') }),
  pause: object<Said<'pause'>>({ type: oneOf('pause'), paused: truth }),
  end: object<Said<'end'>>({ type: oneOf('end') }),
  entropy: object<Said<'entropy'>>({ type: oneOf('entropy'), game: text, entropy: hexadecimal(16) }),
  move: object<Said<'move'>>({ type: oneOf('move'), seq: number, move }),
  undo: object<Said<'undo'>>({ type: oneOf('undo'), seq: number }),
  shown: object<Said<'shown'>>({ type: oneOf('shown'), seq: number }),
  react: object<Said<'react'>>({ type: oneOf('react'), reaction }),
  ping: object<Said<'ping'>>({ type: oneOf('ping') }),
} satisfies { [Type in ClientMessage['type']]: Check<Said<Type>> };
export const saidTypes = Object.keys(said) as ClientMessage['type'][];

const you: Check<You> = object<You>({ seat: absentOr(from1) });
const lobbySeat: Check<LobbySeat> = object<LobbySeat>({
  name: absentOr(text),
  here: absentOr(truth),
  away: absentOr(number),
  bot: absentOr(botLevel),
});
const lobby: Check<Lobby> = object<Lobby>({
  code: text,
  phase: oneOf(...lobbyPhases),
  settings,
  host: absentOr(from1),
  paused: truth,
  watching: number,
  seats: list(lobbySeat),
});
const deal: Check<OnlineDeal> = object<OnlineDeal>({
  game: text,
  commitment: hexadecimal(32),
  options,
  names: list(text),
});

const viewFields = {
  seq: number,
  waiting_for: oneOf('person', 'bot', 'look', 'nobody') satisfies Check<OnlineView['waiting_for']>,
  moves: absentOr(list(choice)),
  suggestion: absentOr(move),
  clock: absentOr(number),
  look: absentOr(number),
  undo: absentOr(from1),
  seen: absentOr(list(seenCard)),
};
const proof: Check<DealProof> = object<DealProof>({
  Game: text,
  Commit: hexadecimal(32),
  Entropy: matching(/^([0-9a-f]{32}|-)( ([0-9a-f]{32}|-))*$/),
});
const over: Check<GameOver> = object<GameOver>({ rgn: text, summary: isSummary });
const game: Check<OnlineGame> = object<OnlineGame>({
  ...viewFields,
  number: from1,
  proof,
  table,
  over: absentOr(over),
});

export const changes: Check<TableChanges> = object<TableChanges>({
  turn: absentOr(from1),
  phase: absentOr(oneOf('first_card', 'second_card', 'cover_or_seek', 'seek', 'place', 'take', 'over')),
  active: absentOr(from1),
  spots: absentOr(list(spot, 9)),
  seats: absentOr(list(seat)),
  turnable: absentOr(list(from1)),
  barred: absentOr(list(from1)),
  hand: absentOr(cards),
  owner: absentOr(from1),
  partner_allowed: absentOr(truth),
});
const step: Check<OnlineStep> = object<OnlineStep>({ event, table: changes });

type Heard<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
const heard = {
  state: object<Heard<'state'>>({
    type: oneOf('state'),
    v: version,
    you,
    lobby,
    deal: absentOr(deal),
    game: absentOr(game),
  }),
  you: object<Heard<'you'>>({ type: oneOf('you'), you }),
  lobby: object<Heard<'lobby'>>({ type: oneOf('lobby'), lobby }),
  deal: object<Heard<'deal'>>({ type: oneOf('deal'), deal }),
  game: object<Heard<'game'>>({ type: oneOf('game'), game }),
  happened: object<OnlineHappened>({
    ...viewFields,
    type: oneOf('happened'),
    steps: list(step),
    table: absentOr(table),
  }),
  over: object<Heard<'over'>>({ type: oneOf('over'), over }),
  reaction: object<Heard<'reaction'>>({ type: oneOf('reaction'), seat: from1, reaction }),
  pong: object<Heard<'pong'>>({ type: oneOf('pong') }),
  error: object<Heard<'error'>>({
    type: oneOf('error'),
    code: oneOf(...errorCodes),
    re: absentOr(oneOf(...saidTypes)),
  }),
} satisfies { [Type in ServerMessage['type']]: Check<Heard<Type>> };
export const heardTypes = Object.keys(heard) as ServerMessage['type'][];

export const isClientMessage: Check<ClientMessage> = either(...Object.values(said));
export const isServerMessage: Check<ServerMessage> = either(...Object.values(heard));
export const isTable: Check<Table> = table;
