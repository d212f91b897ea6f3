// For tests: whether the engine's JSON is what protocol.ts describes, field by field. A field that changes there does
// not compile here, one that changes in the engine fails here.
import { botLevels, kinds, rulings, variants } from './protocol';
import type {
  Cards, Choice, Event, GameView, Happened, Hint, Moment, Options, Phase, PileView, Player, SeatCounts, SeatView,
  SeenCard, SpotView, Step, Summary, Table,
} from './protocol';

// Throws where the value is not a T; `at` names the place.
export type Check<T> = (value: unknown, at: string) => asserts value is T;
interface MayBeAbsent<T> {
  check: Check<T>;
}
type Fields<T> = {
  [Key in keyof T]-?: object extends Pick<T, Key> ? MayBeAbsent<Exclude<T[Key], undefined>> : Check<T[Key]>;
};

function fail(at: string, value: unknown): never {
  throw new TypeError(`${at}: ${JSON.stringify(value)}`);
}

export const absentOr = <T>(check: Check<T>): MayBeAbsent<T> => ({ check });

export function object<T extends object>(fields: Fields<T>): Check<T> {
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(at, value);
    for (const name of Object.keys(value)) if (!(name in fields)) fail(`${at}.${name} is not expected`, value);
    for (const [name, field] of Object.entries<Check<unknown> | MayBeAbsent<unknown>>(fields)) {
      const part = (value as Record<string, unknown>)[name];
      if (typeof field === 'function') (field as (part: unknown, at: string) => void)(part, `${at}.${name}`);
      else if (part !== undefined) (field.check as (part: unknown, at: string) => void)(part, `${at}.${name}`);
    }
  };
}

export function list<T>(item: Check<T>, length?: number): Check<T[]> {
  return (value, at) => {
    if (!Array.isArray(value) || (length !== undefined && value.length !== length)) fail(at, value);
    value.forEach((each, index) => {
      (item as (each: unknown, at: string) => void)(each, `${at}[${index}]`);
    });
  };
}

export const oneOf =
  <const T extends readonly unknown[]>(...values: T): Check<T[number]> =>
  (value, at) => {
    if (!values.includes(value)) fail(at, value);
  };

// One of these shapes.
export const either =
  <T>(...checks: ((value: unknown, at: string) => void)[]): Check<T> =>
  (value, at) => {
    const misfits = checks.map((check) => {
      try {
        check(value, at);
        return undefined;
      } catch (error) {
        return String(error);
      }
    });
    if (!misfits.includes(undefined)) fail(`${at} is none of these: ${misfits.join('; ')}`, value);
  };

export const number: Check<number> = (value, at) => {
  if (!Number.isInteger(value) || (value as number) < 0) fail(at, value);
};
export const text: Check<string> = (value, at) => {
  if (typeof value !== 'string') fail(at, value);
};
export const matching =
  <T extends string = string>(pattern: RegExp): Check<T> =>
  (value, at) => {
    if (typeof value !== 'string' || !pattern.test(value)) fail(at, value);
  };
export const truth: Check<boolean> = oneOf(true, false);
export const from1: Check<number> = (value, at) => {
  number(value, at);
  if (value === 0) fail(at, value);
};
const kind = oneOf(...kinds);
export const move = matching(/^([1-9]|~|<|>|@?[GYRBPX-]{3})$/);

export const cards: Check<Cards> = object<Cards>({
  G: absentOr(from1),
  Y: absentOr(from1),
  R: absentOr(from1),
  B: absentOr(from1),
  P: absentOr(from1),
  X: absentOr(from1),
});

export const options: Check<Options> = object<Options>({
  edition: matching(/^(classic|pocket|\dx\d+)$/),
  variant: oneOf(...variants),
  ruling: oneOf(...rulings),
  seats: from1,
  first: from1,
});

export const isSeatCounts: Check<SeatCounts> = object<SeatCounts>({
  standard: list(from1),
  team: list(from1),
  kids: list(from1),
});

const pile: Check<PileView> = object<PileView>({ height: number, top: absentOr(kind) });
export const seat: Check<SeatView> = object<SeatView>({
  tray: list(pile, 3),
  points: number,
});
export const spot: Check<SpotView> = object<SpotView>({ height: number, open: absentOr(kind) });

type Placing = Extract<Table, { phase: 'place' }>;
type NotPlacing = Exclude<Table, Placing>;
const tableFields = {
  options,
  turn: from1,
  active: from1,
  spots: list(spot, 9),
  seats: list(seat),
  turnable: list(from1),
  barred: list(from1),
};
const otherPhases: Check<Exclude<Phase, 'place'>> = oneOf(
  'first_card', 'second_card', 'cover_or_seek', 'seek', 'take', 'over',
);
export const table: Check<Table> = either(
  object<Placing>({ ...tableFields, phase: oneOf('place'), hand: cards, owner: from1, partner_allowed: truth }),
  object<NotPlacing>({ ...tableFields, phase: otherPhases }),
);

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;
type BySecuring = Extract<Of<'secured'>, { clause: 'R5.3' }>;
type ByLastPair = Extract<Of<'game_ended'>, { clause: 'R8.1' }>;
const way = { kind, from: from1, to: from1 };
export const event: Check<Event> = either(
  object<Of<'turned'>>({ type: oneOf('turned'), clause: oneOf('R3.1', 'R4.2'), seat: from1, ...way }),
  object<Of<'paired'>>({ type: oneOf('paired'), clause: oneOf('R3.2', 'R4.3', 'R4.4'), seat: from1, ...way }),
  object<Of<'placed'>>({
    type: oneOf('placed'),
    clause: oneOf('R5.1', 'R5.5'),
    seat: from1,
    other: from1,
    placement: matching(/^[GYRBPX-]{3}$/),
    cards,
  }),
  object<BySecuring>({ type: oneOf('secured'), clause: oneOf('R5.3'), seat: from1, kind, cards }),
  object<Exclude<Of<'secured'>, BySecuring>>({
    type: oneOf('secured'),
    clause: oneOf('R8.1', 'R9.1'),
    seat: from1,
    cards,
  }),
  object<Of<'rookie'>>({ type: oneOf('rookie'), clause: oneOf('R6.4'), seat: from1 }),
  object<Of<'taken'>>({
    type: oneOf('taken'),
    clause: oneOf('R6.1', 'R6.3', 'R6.4', 'R8.1'),
    seat: from1,
    other: from1,
    cards,
  }),
  object<Of<'covered'>>({
    type: oneOf('covered'),
    clause: oneOf('R3.3', 'R4.1', 'R4.3'),
    seat: from1,
    spots: list(from1),
  }),
  object<Of<'shifted'>>({ type: oneOf('shifted'), clause: oneOf('R7.3'), ...way }),
  object<Of<'turn_ended'>>({
    type: oneOf('turn_ended'),
    clause: oneOf('R3.3', 'R3.4', 'R4.3', 'R4.5'),
    seat: from1,
    other: from1,
  }),
  object<ByLastPair>({ type: oneOf('game_ended'), clause: oneOf('R8.1'), seat: from1 }),
  object<Exclude<Of<'game_ended'>, ByLastPair>>({ type: oneOf('game_ended'), clause: oneOf('R8.4') }),
);

const player: Check<Player> = object<Player>({ name: text, bot: absentOr(oneOf(...botLevels)) });
export const choice: Check<Choice> = object<Choice>({ move, secures: absentOr(from1), rookie: absentOr(oneOf(true)) });
export const seenCard: Check<SeenCard> = object<SeenCard>({ spot: from1, kind });

export const isGameView: Check<GameView> = object<GameView>({
  table,
  players: list(player),
  waiting_for: oneOf('person', 'bot', 'nobody'),
  moves: list(choice),
  can_undo: truth,
  learning: truth,
  suggestion: absentOr(move),
  seen: absentOr(list(seenCard)),
});

const step: Check<Step> = object<Step>({ event, table });
export const isHappened: Check<Happened> = object<Happened>({ steps: list(step), view: isGameView });
export const isHint: Check<Hint> = object<Hint>({ move, chance: number });

const momentFields = { turn: from1, seat: from1, cards: number };
const moment: Check<Moment> = object<Moment>(momentFields);
const turn: Check<Summary['turns'][number]> = object<Summary['turns'][number]>({
  seat: from1, points: list(number), unsecured: list(number),
});
export const isSummary: Check<Summary> = object<Summary>({
  winners: list(from1),
  turns: list(turn),
  rookies: list(moment),
  biggest_secured: absentOr(moment),
  biggest_taken: absentOr(object<Moment & { other: number }>({ ...momentFields, other: from1 })),
});
