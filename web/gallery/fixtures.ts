import type { Cards, Kind, SeatView, SpotView, Table, Variant } from '../src/engine/protocol';
import { botLevels } from '../src/engine/names';
import { usualFace } from '../src/art/faces';
import type { Messages } from '../src/i18n/en';
import { other, you } from '../src/i18n/format';
import { noChoices, type Choices, type Player } from '../src/table/props';

export const scenes = [
  'first',
  'second',
  'barred',
  'mismatch',
  'cover',
  'seek',
  'pair',
  'place',
  'robbed',
  'take',
  'watch',
  'held',
  'empty',
  'kids',
  'team',
  'team-first',
  'over',
] as const;
export type Scene = (typeof scenes)[number];

const pile = (top?: Kind, height = 1) => (top ? { top, height } : { height: 0 });
const seat = (points: number, ...tray: SeatView['tray']): SeatView => ({ points, tray });

const seats: SeatView[] = [
  seat(18, pile('R', 3), pile('R', 1), pile('Y', 2)),
  seat(14, pile('B', 3), pile('B', 2), pile('X', 2)),
  seat(22, pile('Y', 2), pile(), pile()),
  seat(8, pile('P', 4), pile('G', 2), pile('P', 1)),
  seat(0, pile('G', 1), pile('X', 1), pile()),
  seat(31, pile(), pile(), pile()),
];
const noTray: SeatView['tray'] = [pile(), pile(), pile()];
const heights = [7, 9, 8, 6, 10, 5, 9, 4, 12];

interface Change {
  phase: Table['phase'];
  open?: Partial<Record<number, Kind>>;
  active?: number;
  barred?: number[];
  empty?: number[];
  hand?: Cards;
  variant?: Variant;
}

const changes: Record<Scene, Change> = {
  first: { phase: 'first_card' },
  second: { phase: 'second_card', open: { 3: 'Y' } },
  barred: { phase: 'first_card', barred: [3, 7] },
  mismatch: { phase: 'first_card', open: { 2: 'G', 8: 'P' }, active: 2 },
  cover: { phase: 'cover_or_seek', open: { 3: 'R', 7: 'X' } },
  seek: { phase: 'seek', open: { 1: 'B', 3: 'P', 5: 'Y', 6: 'G', 7: 'X' } },
  pair: { phase: 'place', hand: { R: 2 } },
  place: { phase: 'place', hand: { Y: 3, B: 2, P: 1, X: 2 } },
  robbed: { phase: 'place', hand: { G: 3, Y: 2, R: 1, B: 1, P: 1, X: 2 } },
  take: { phase: 'take' },
  watch: { phase: 'second_card', open: { 4: 'B' }, active: 3 },
  held: { phase: 'place', hand: { G: 3, Y: 2, R: 1, B: 1, P: 1, X: 2 }, open: { 1: 'X', 2: 'G', 3: 'B' }, active: 3 },
  empty: { phase: 'first_card', empty: [2, 6, 7], active: 1 },
  kids: { phase: 'second_card', open: { 6: 'P' }, variant: 'kids' },
  team: { phase: 'place', hand: { G: 2 }, variant: 'team' },
  'team-first': { phase: 'first_card', variant: 'team' },
  over: { phase: 'over', empty: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
};

export function tableOf(scene: Scene, count: number): Table {
  const change = changes[scene];
  const spots: SpotView[] = heights.map((height, index) => {
    const open = change.open?.[index + 1];
    if (change.empty?.includes(index + 1)) return { height: 0 };
    return open ? { height, open } : { height };
  });
  const variant = change.variant ?? 'standard';
  const barred = change.barred ?? [];
  const base = {
    options: { edition: 'classic', variant, ruling: 'de', seats: count, first: 1 },
    turn: 12,
    active: Math.min(change.active ?? 1, count),
    spots,
    seats: seats.slice(0, count).map((view) => (variant === 'kids' ? { ...view, tray: noTray } : view)),
    turnable: spots.flatMap((spot, at) => (spot.height && !spot.open && !barred.includes(at + 1) ? [at + 1] : [])),
    barred,
  } as const;
  const common = { ...base, options: { ...base.options } };
  if (change.phase === 'place') {
    const { hand = {} } = change;
    return { ...common, phase: 'place', hand, owner: common.active, partner_allowed: variant === 'team' };
  }
  return { ...common, phase: change.phase };
}

export function playersOf(messages: Messages, count: number, shared: boolean): Player[] {
  const names = ['Anna', 'Mila', 'Otto', 'Lou', 'Maximilian', 'Zoë'];
  return names.slice(0, count).map((name, index) => {
    const face = usualFace(index);
    if (shared) return { ...other(name), face };
    if (index === 0) return { ...you(name), face };
    const bot = botLevels[[0, 1, 3, 5, 7, 8][index] ?? 0] ?? 'random';
    const animal = messages.bots[bot].name;
    return { ...other(index === 5 ? `${animal} ${animal} 2` : animal), bot };
  });
}

export function choicesOf(messages: Messages, table: Table, acting: boolean): Choices {
  if (!acting) return noChoices;
  const piles = (seat: number) =>
    [1, 2, 3].map((number) => ({ seat, pile: number, secures: number === 3 && seat === table.active }));
  const partner = table.active + table.options.seats / 2;
  switch (table.phase) {
    case 'cover_or_seek':
      return {
        ...noChoices,
        spots: table.turnable,
        actions: [{ label: messages.prompt.cover, quiet: true, act: () => undefined }],
      };
    case 'place':
      return {
        ...noChoices,
        piles: [...piles(table.active), ...(table.partner_allowed ? piles(partner) : [])],
        hand: Object.keys(table.hand).length > 1,
        actions:
          Object.keys(table.hand).length > 4
            ? [
                { label: messages.prompt.placeDone, quiet: false, act: () => undefined },
                { label: messages.prompt.undo, icon: 'undo', quiet: true, act: () => undefined },
              ]
            : [{ label: messages.prompt.placeProposed, quiet: false, act: () => undefined }],
      };
    case 'take':
      return { ...noChoices, seats: [2, table.options.seats] };
    default:
      return { ...noChoices, spots: table.turnable };
  }
}
