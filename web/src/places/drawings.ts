// The pictures of the rules: lists of things and where they lie. A card of the table is 26 wide, one of a tray 24.
import type { IconName } from '../art/icons';
import type { BotLevel, Kind } from '../engine/protocol';
import type { LaterMessages } from '../i18n/later-en';

interface Place {
  x: number;
  y: number;
  size: number;
}

export type Thing =
  | (Place & { card: Kind | 'back' | 'barred' | 'nothing'; cards?: number; chosen?: true })
  | (Place & { points: number }) // the points pile
  | (Place & { animal: BotLevel | 'you' })
  | (Place & { icon: IconName })
  | { arrow: string; faint?: true }; // a path

export const width = 240; // of all drawings

export interface Drawing {
  height: number;
  things: readonly Thing[];
}

// The keys of the catalogue that are chapters.
export type Chapter = {
  [Key in keyof LaterMessages['rules']]: LaterMessages['rules'][Key] extends { text: string } ? Key : never;
}[keyof LaterMessages['rules']];

type Face = Extract<Thing, { card: unknown }>['card'];
type Tops = readonly [Kind?, Kind?, Kind?];

const pitch = 30;

// Returns nine spots, all face down except those `shown`; `chosen` were just turned over.
function board(x: number, y: number, shown: Partial<Record<number, Face>> = {}, chosen: readonly number[] = []): Thing[] {
  return Array.from({ length: 9 }, (_, index) => ({
    card: shown[index + 1] ?? 'back',
    x: x + pitch * (index % 3),
    y: y + pitch * Math.floor(index / 3),
    size: 26,
    ...(chosen.includes(index + 1) ? { chosen: true as const } : {}),
  }));
}

function tray(x: number, y: number, tops: Tops = [], heights: readonly number[] = [], size = 24): Thing[] {
  return [0, 1, 2].map((pile) => ({
    card: tops[pile] ?? 'nothing',
    cards: heights[pile] ?? 1,
    x: x + (size + 3) * pile,
    y,
    size,
  }));
}

const pair = (kind: Kind, x: number, y: number): Thing[] => [
  { card: kind, x, y, size: 26 },
  { card: kind, x: x + 30, y, size: 26 },
];

const emptyBut = (shown: Partial<Record<number, Face>>) =>
  Object.fromEntries(Array.from({ length: 9 }, (_, index) => [index + 1, shown[index + 1] ?? 'nothing']));

export const drawings: Record<Chapter, Drawing> = {
  goal: {
    height: 50,
    things: [
      ...pair('R', 10, 12),
      { arrow: 'M74 25H94' },
      ...tray(102, 13, ['R', 'R', 'R']),
      { arrow: 'M187 25H202' },
      { points: 3, x: 208, y: 13, size: 24 },
    ],
  },
  setup: {
    height: 190,
    things: [
      { arrow: 'M150 140Q185 135 188 106', faint: true },
      { arrow: 'M188 70Q180 38 150 33', faint: true },
      { arrow: 'M90 33Q60 38 52 70', faint: true },
      { arrow: 'M52 106Q55 135 90 140', faint: true },
      ...board(77, 43),
      { animal: 'fox', x: 178, y: 76, size: 24 },
      { animal: 'squirrel', x: 108, y: 10, size: 24 },
      { animal: 'parrot', x: 38, y: 76, size: 24 },
      { animal: 'you', x: 40, y: 152, size: 26 },
      ...tray(80, 153),
      { points: 0, x: 174, y: 153, size: 24 },
    ],
  },
  turn: {
    height: 124,
    things: [
      ...board(20, 8, { 3: 'R', 5: 'R' }, [3, 5]),
      { icon: 'check', x: 53, y: 98, size: 20 },
      ...board(134, 8, { 4: 'Y', 9: 'B' }, [4, 9]),
      { icon: 'eye', x: 152, y: 98, size: 20 },
      { icon: 'cover', x: 182, y: 98, size: 20 },
    ],
  },
  place: {
    height: 110,
    things: [
      ...pair('Y', 92, 8),
      { arrow: 'M84 22Q40 26 32 64' },
      { arrow: 'M136 40Q148 48 152 66' },
      { arrow: 'M156 22Q180 32 182 66' },
      ...tray(16, 74, ['Y', 'P'], [3, 1]),
      ...tray(144, 74, ['Y', 'Y']),
    ],
  },
  secure: {
    height: 60,
    things: [
      ...tray(28, 18, ['R', 'R', 'R'], [3, 1, 2]),
      { arrow: 'M118 30H156' },
      { points: 6, x: 168, y: 12, size: 36 },
    ],
  },
  crosses: {
    height: 118,
    things: [
      { animal: 'parrot', x: 32, y: 8, size: 28 },
      ...tray(8, 44, ['B', 'B', 'G'], [3, 2, 1]),
      { animal: 'fox', x: 180, y: 8, size: 28 },
      ...tray(154, 44, ['P', 'R'], [2, 4]),
      ...pair('X', 92, 8),
      { arrow: 'M48 76Q56 100 88 102' },
      { arrow: 'M192 76Q184 100 152 102', faint: true },
      { animal: 'you', x: 106, y: 86, size: 28 },
    ],
  },
  open: {
    height: 104,
    things: [...board(40, 9, { 3: 'Y', 7: 'X' }, [3, 7]), { arrow: 'M140 52H176' }, { animal: 'fox', x: 188, y: 38, size: 28 }],
  },
  cover: {
    height: 104,
    things: [
      ...board(20, 9, { 3: 'barred', 7: 'barred' }),
      { arrow: 'M116 52H128' },
      ...board(134, 9, { 3: 'barred', 7: 'barred', 2: 'G', 6: 'P' }, [2, 6]),
    ],
  },
  seek: { height: 104, things: board(77, 9, { 3: 'Y', 7: 'X', 5: 'B' }, [5]) },
  seekColour: {
    height: 60,
    things: [
      { card: 'X', x: 16, y: 17, size: 26 },
      ...pair('Y', 60, 17),
      { arrow: 'M126 30H144' },
      ...tray(154, 18, ['Y', 'Y']),
    ],
  },
  seekCross: {
    height: 60,
    things: [
      ...pair('X', 12, 17),
      { arrow: 'M132 30H80' },
      ...tray(140, 20, ['G', 'P', 'B'], [2, 1, 3], 20),
      { animal: 'parrot', x: 212, y: 18, size: 24 },
    ],
  },
  seekNothing: {
    height: 60,
    things: [
      { card: 'Y', x: 34, y: 17, size: 26 },
      { card: 'X', x: 66, y: 17, size: 26 },
      { card: 'B', x: 98, y: 17, size: 26, chosen: true },
      { arrow: 'M136 30H166' },
      { animal: 'fox', x: 178, y: 16, size: 28 },
    ],
  },
  rookie: {
    height: 150,
    things: [
      { animal: 'parrot', x: 26, y: 8, size: 26 },
      ...tray(4, 40, ['B', 'B', 'G'], [3, 2, 1], 20),
      { animal: 'squirrel', x: 107, y: 8, size: 26 },
      ...tray(87, 40, ['Y', 'P'], [2, 2], 20),
      { animal: 'fox', x: 189, y: 8, size: 26 },
      ...tray(168, 40, ['P', 'R', 'G'], [2, 4, 1], 20),
      { arrow: 'M39 68Q44 96 74 112' },
      { arrow: 'M120 68V98' },
      { arrow: 'M201 68Q196 96 166 112' },
      ...tray(80, 108, ['X', 'X', 'X']),
    ],
  },
  empty: {
    height: 104,
    things: [
      ...board(20, 9, { 4: 'nothing', 6: 'G' }, [6]),
      { arrow: 'M116 52H128' },
      ...board(134, 9, { 4: 'G' }, [4]),
    ],
  },
  end: {
    height: 104,
    things: [
      ...board(20, 9, emptyBut({ 4: 'P', 9: 'P' }), [4, 9]),
      { arrow: 'M116 40H164' },
      { points: 20, x: 178, y: 22, size: 36 },
      ...tray(120, 72, ['B', 'Y'], [2, 3], 18),
      { arrow: 'M184 82Q196 80 196 66', faint: true },
    ],
  },
  team: {
    height: 158,
    things: [
      { animal: 'squirrel', x: 52, y: 8, size: 26 },
      ...tray(84, 9, ['G', 'G'], [1, 2]),
      { points: 0, x: 172, y: 9, size: 24 },
      { arrow: 'M120 66V40' },
      ...pair('G', 92, 70),
      { arrow: 'M120 100V116', faint: true },
      { animal: 'you', x: 52, y: 124, size: 26 },
      ...tray(84, 125, ['Y'], [1]),
      { points: 0, x: 172, y: 125, size: 24 },
    ],
  },
  kids: {
    height: 60,
    things: [...pair('P', 40, 17), { arrow: 'M108 30H156' }, { points: 2, x: 168, y: 12, size: 36 }],
  },
};
