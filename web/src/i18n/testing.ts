// Everything that the catalogues say, with sample parameters.
import { kinds } from '../engine/names';
import type { Kind } from '../engine/protocol';
import { de } from './de';
import { en, type Messages } from './en';
import { fr } from './fr';
import { it } from './it';
import { laterDe } from './later-de';
import { laterEn, type LaterMessages } from './later-en';
import { laterFr } from './later-fr';
import { laterIt } from './later-it';
import { other, you, type Group, type Other, type Who } from './format';

export const wholeEnglish = { ...en, ...laterEn };
export const catalogues: Record<string, Messages & LaterMessages> = {
  en: wholeEnglish,
  de: { ...de, ...laterDe },
  fr: { ...fr, ...laterFr },
  it: { ...it, ...laterIt },
};

export const mia = you('Mia'); // plays alone here, so that no sentence says this name
export const [anna, otto, lou] = [other('Anna'), other('Otto'), other('Lou')];

// Samples for every parameter that a message can have, and for everybody whom it can be about.
const common = {
  spot: 3,
  pile: 2,
  height: 7,
  seat: 4,
  code: 'K7QF',
  to: undefined,
  label: 'Label',
  sentence: 'Lou turns over a card.',
  chance: 42,
  shape: 'Lou',
  points: 12,
  active: true,
  partner: lou,
  teams: false,
  cards: 5,
  owner: lou,
  host: lou,
  left: lou,
  right: anna,
  turn: 12,
  turns: 30,
  times: 2,
  most: 9,
  counts: [4, 6],
  step: 1,
  done: 2,
  of: 9,
  bots: ['Lou', 'Anna'],
  part: 40,
  loss: 12,
  move: 'Lou',
  placing: 'Lou',
  animal: 'Lou',
  taken: 3,
  offered: 4,
  memory: 2,
  deduction: 1,
  luck: 3,
  preventable: 1,
  from: 4,
  upTo: 7,
  passed: 3,
  tests: 5,
  error: 1.5,
  score: 62,
  games: 8,
  game: 3,
  added: 2,
  known: 1,
  unfinished: 4,
  mean: 58,
  won: 2,
  day: '19 November',
  played: 5,
};
const single = { height: 1, points: 1, cards: 1, times: 1, turns: 1, loss: 1, most: 1, added: 1, unfinished: 1 };

const together: readonly Group[] = [[anna, mia], [lou, otto]];
const groups: readonly Group[] = [[mia], [otto], ...together];
const singles: readonly Who[] = [mia, otto];
const pairs: readonly { who: Who; other: Who; next: Who; to?: Other }[] = [
  { who: anna, other: otto, next: anna },
  { who: mia, other: otto, next: otto, to: anna },
  { who: otto, other: mia, next: mia },
];

// Those whom a message is about, where that is not one person who may be you.
const ofGroups = new Set(['result.won', 'myGames.wonBy', 'review.moments.lead', 'review.moments.finish']);
const ofSeveral = new Set(['result.shared', 'who.teams']);
export const ofOthers = new Set(['table.takeFrom', 'game.hintTake', 'pause.handOver'].concat(
  ['missing', 'left', 'removeQuestion'].map((key) => `online.${key}`),
));
const ofCards = new Set(['cards', 'table.hand', 'event.placed', 'event.placedFor']);
const ofNumber = new Set(['points', 'myGames.games', 'myGames.date', 'deals.day.date', 'review.detail.figure', 'who.seats'].concat(
  ['freeSeats', 'audience', 'seconds', 'secondsLeft'].map((key) => `online.${key}`),
));

type Sample = Record<string, unknown>;

function peopleFor(key: string): Sample[] {
  if (ofGroups.has(key)) return groups.map((who) => ({ who }));
  if (ofSeveral.has(key)) return together.flatMap((who) => [{ who }, { who, teams: true }]);
  if (ofOthers.has(key)) return [{ who: anna, other: otto }, { who: otto, other: anna }];
  return pairs.map((pair) => ({ ...pair }));
}

export function samples(key: string, kind: Kind): Sample[] {
  const about = { ...common, kind, on: [kind, 'X'], tops: [{ kind, shape: 'Lou', pile: 1 }] };
  return peopleFor(key).flatMap((who): Sample[] => {
    const few = { ...about, ...single, on: [kind], ...who };
    const many = { ...about, ...who };
    return ofCards.has(key)
      ? [{ ...few, cards: { [kind]: 1 } }, { ...many, cards: { [kind]: 2, X: 1 } }]
      : [few, many];
  });
}

export const isSaying = (message: unknown): message is (about: unknown) => unknown => typeof message === 'function';

// Everything that a message can say.
function said(key: string, message: unknown): string[] {
  if (typeof message === 'string') return [message];
  if (!isSaying(message)) return [];
  if (ofNumber.has(key)) return [1, 7].map((number) => String(message(number)));
  if (key === 'label') return singles.map((who) => String(message(who)));
  if (key === 'cards') return kinds.map((kind) => String(message({ [kind]: 2, X: 1 })));
  return kinds.flatMap((kind) => samples(key, kind).map((sample) => String(message(sample))));
}

export function messagesOf(catalogue: object, prefix = ''): [string, unknown][] {
  return Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? messagesOf(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, value] as [string, unknown]],
  );
}

export const saidIn = (catalogue: object) =>
  messagesOf(catalogue).map(([key, message]) => [key, said(key, message)] as [string, string[]]);

// The parameters that a message uses.
export function usedBy(key: string, message: unknown): string[] {
  if (!isSaying(message) || ofNumber.has(key) || key === 'label' || key === 'cards') return [];
  const used = new Set<string>();
  for (const sample of kinds.flatMap((kind) => samples(key, kind))) {
    message(new Proxy(sample, { get: (all, name) => (used.add(String(name)), all[String(name)]) }));
  }
  return [...used].sort();
}
