// The palette, checked by computation: the colours stay apart for colour-blind eyes, and text and essential graphics
// stand out in every theme.
import { describe, expect, test } from 'vitest';

import css from './themes.css?raw';

type Triple = readonly [number, number, number];
type Theme = Record<string, string>;

// --- the themes, as the browser would resolve them -------------------------------------------------------------------

function declarations(selector: string): Theme {
  const block = css.split('}').find((one) => one.split('{')[0]?.replace(/\/\*.*?\*\//gs, '').trim() === selector);
  if (!block) throw new Error(`no block ${selector}`);
  const found = block.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6});/g);
  return Object.fromEntries([...found].map(([, name = '', hex = '']) => [name, hex]));
}

const colours = declarations(':root');
const light = { ...colours, ...declarations(":root,\n[data-theme='light']") };
const dark = { ...light, ...declarations("[data-theme='dark']") };
const more = declarations("[data-contrast='more']");
const themes: Record<string, Theme> = {
  light,
  dark,
  'light, high contrast': { ...light, ...more },
  'dark, high contrast': { ...dark, ...more, ...declarations("[data-theme='dark'][data-contrast='more']") },
};

function colour(theme: Theme, name: string): Triple {
  const hex = theme[`--${name}`];
  if (!hex) throw new Error(`no colour ${name}`);
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)]; // linear sRGB
}

// --- contrast (WCAG 2.2) ---------------------------------------------------------------------------------------------

const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(theme: Theme, one: string, other: string): number {
  const [a, b] = [luminance(colour(theme, one)), luminance(colour(theme, other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const texts = [
  ['ink', 'paper'],
  ['ink', 'panel'],
  ['mute', 'paper'],
  ['mute', 'panel'],
  ['back-text', 'back'],
  ['card', 'X'],
] as const;

const graphics = [
  ['X', 'card'],
  ['G-shape', 'G'],
  ['Y-shape', 'Y'],
  ['R-shape', 'R'],
  ['B-shape', 'B'],
  ['P-shape', 'P'],
  ['back', 'paper'],
  ['focus', 'paper'],
  ['focus', 'panel'],
  ['control', 'paper'],
  ['control', 'panel'],
] as const;

describe.each(Object.entries(themes))('%s', (name, theme) => {
  const high = name.includes('high');

  test.each(texts)('text: %s on %s', (one, other) => {
    expect(contrast(theme, one, other)).toBeGreaterThanOrEqual(high && one !== 'back-text' ? 7 : 4.5);
  });

  test.each(graphics)('graphics: %s on %s', (one, other) => {
    expect(contrast(theme, one, other)).toBeGreaterThanOrEqual(3);
  });
});

// --- colour blindness: Machado, Oliveira and Fernandes 2009, severity 1, in linear sRGB ------------------------

const eyes: Record<string, readonly [Triple, Triple, Triple]> = {
  'full colour vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function seen(matrix: readonly [Triple, Triple, Triple], rgb: Triple): Triple {
  const clamped = (row: Triple) => Math.min(1, Math.max(0, dot(row, rgb)));
  return [clamped(matrix[0]), clamped(matrix[1]), clamped(matrix[2])];
}

// CIE L*a*b*, D65.
function lab(rgb: Triple): Triple {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f(dot([0.4124564, 0.3575761, 0.1804375], rgb) / 0.95047);
  const y = f(dot([0.2126729, 0.7151522, 0.072175], rgb));
  const z = f(dot([0.0193339, 0.119192, 0.9503041], rgb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const sin = (degrees: number) => Math.sin(radians(degrees));
const cos = (degrees: number) => Math.cos(radians(degrees));

// CIEDE2000, in the notation of Sharma, Wu and Dalal 2005.
function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const seventh = (c: number) => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const g = 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const c1 = Math.hypot(a1 * (1 + g), b1);
  const c2 = Math.hypot(a2 * (1 + g), b2);
  const hue = (a: number, b: number) => (((Math.atan2(b, a * (1 + g)) * 180) / Math.PI) + 360) % 360;
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const turn = ((h2 - h1 + 540) % 360) - 180;
  const dh = 2 * Math.sqrt(c1 * c2) * sin(turn / 2);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const h = h1 + turn / 2;
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const around = (h + 360) % 360;
  const rt = -2 * seventh(c) * sin(60 * Math.exp(-(((around - 275) / 25) ** 2)));
  const [pl, pc, ph] = [(l2 - l1) / sl, (c2 - c1) / sc, dh / sh];
  return Math.sqrt(pl ** 2 + pc ** 2 + ph ** 2 + rt * pc * ph);
}

test('CIEDE2000 gives the published values', () => {
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(difference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
  expect(difference([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
});

// A difference of 2 or 3 can just be told apart side by side; cards that lie apart, on any screen, need much more.
const farApart = 15;

const kinds = ['G', 'Y', 'R', 'B', 'P', 'X'];
const pairs = kinds.flatMap((one, at) => kinds.slice(at + 1).map((other) => [one, other] as const));

describe.each(Object.entries(eyes))('%s', (_, matrix) => {
  test.each(pairs)('%s and %s are far apart', (one, other) => {
    const [a, b] = [one, other].map((kind) => lab(seen(matrix, colour(light, kind))));
    expect(a && b && difference(a, b)).toBeGreaterThanOrEqual(farApart);
  });
});
