// The palette, checked by computation: the colours stay apart for colour-blind eyes, and text and essential graphics
// stand out in every theme.
import { converter, differenceCiede2000, wcagContrast } from 'culori';
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

function colour(theme: Theme, name: string): string {
  const hex = theme[`--${name}`];
  if (!hex) throw new Error(`no colour ${name}`);
  return hex;
}

// --- contrast (WCAG 2.2) ---------------------------------------------------------------------------------------------

const contrast = (theme: Theme, one: string, other: string) => wcagContrast(colour(theme, one), colour(theme, other));

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
  ['glow', 'paper'],
  ['glow', 'panel'],
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

const linear = converter('lrgb');

function seen(matrix: readonly [Triple, Triple, Triple], hex: string) {
  const { r: red = 0, g: green = 0, b: blue = 0 } = linear(hex) ?? {};
  const [r = 0, g = 0, b = 0] = matrix.map((row) => row[0] * red + row[1] * green + row[2] * blue);
  const clamped = (value: number) => Math.min(1, Math.max(0, value));
  return { mode: 'lrgb', r: clamped(r), g: clamped(g), b: clamped(b) } as const;
}

// A difference of 2 or 3 can just be told apart side by side; cards that lie apart, on any screen, need much more.
const farApart = 15;
const difference = differenceCiede2000();

const kinds = ['G', 'Y', 'R', 'B', 'P', 'X'];
const pairs = kinds.flatMap((one, at) => kinds.slice(at + 1).map((other) => [one, other] as const));

describe.each(Object.entries(eyes))('%s', (_, matrix) => {
  test.each(pairs)('%s and %s are far apart', (one, other) => {
    const [a, b] = [seen(matrix, colour(light, one)), seen(matrix, colour(light, other))];
    expect(difference(a, b)).toBeGreaterThanOrEqual(farApart);
  });
});
