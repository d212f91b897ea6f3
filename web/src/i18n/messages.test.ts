// Every message of every language, with sample parameters.
import { describe, expect, test, vi } from 'vitest';

import { kinds } from '../engine/names';
import type { Event, Kind, Table } from '../engine/protocol';
import { de } from './de';
import { en, type Messages } from './en';
import { fr } from './fr';
import { it } from './it';
import { laterDe } from './later-de';
import { laterEn, type LaterMessages } from './later-en';
import { laterFr } from './later-fr';
import { laterIt } from './later-it';
import { announce, ask, tell, watch } from '../table/speech';
import { other, you, type Group, type Other, type Who } from './format';
import { detectLanguage, language } from './language.svelte';

const wholeEnglish = { ...en, ...laterEn };
const catalogues: Record<string, Messages & LaterMessages> = {
  en: wholeEnglish,
  de: { ...de, ...laterDe },
  fr: { ...fr, ...laterFr },
  it: { ...it, ...laterIt },
};

const mia = you('Mia'); // plays alone here, so that no sentence says this name
const [anna, otto, lou] = [other('Anna'), other('Otto'), other('Lou')];

// --- everything that a catalogue says ---------------------------------------------------------------------------------

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
const ofOthers = new Set(['table.takeFrom', 'game.hintTake', 'pause.handOver'].concat(
  ['missing', 'left', 'removeQuestion'].map((key) => `online.${key}`),
));
const ofCards = new Set(['cards', 'table.hand', 'event.placed', 'event.placedFor']);
const ofNumber = new Set(['points', 'myGames.games', 'myGames.date', 'review.detail.figure', 'who.seats'].concat(
  ['freeSeats', 'audience', 'seconds', 'secondsLeft'].map((key) => `online.${key}`),
));

type Sample = Record<string, unknown>;

function peopleFor(key: string): Sample[] {
  if (ofGroups.has(key)) return groups.map((who) => ({ who }));
  if (ofSeveral.has(key)) return together.flatMap((who) => [{ who }, { who, teams: true }]);
  if (ofOthers.has(key)) return [{ who: anna, other: otto }, { who: otto, other: anna }];
  return pairs.map((pair) => ({ ...pair }));
}

function samples(key: string, kind: Kind): Sample[] {
  const about = { ...common, kind, on: [kind, 'X'], tops: [{ kind, shape: 'Lou', pile: 1 }] };
  return peopleFor(key).flatMap((who): Sample[] => {
    const few = { ...about, ...single, on: [kind], ...who };
    const many = { ...about, ...who };
    return ofCards.has(key)
      ? [{ ...few, cards: { [kind]: 1 } }, { ...many, cards: { [kind]: 2, X: 1 } }]
      : [few, many];
  });
}

const isSaying = (message: unknown): message is (about: unknown) => unknown => typeof message === 'function';

// Everything that a message can say.
function said(key: string, message: unknown): string[] {
  if (typeof message === 'string') return [message];
  if (!isSaying(message)) return [];
  if (ofNumber.has(key)) return [1, 7].map((number) => String(message(number)));
  if (key === 'label') return singles.map((who) => String(message(who)));
  if (key === 'cards') return kinds.map((kind) => String(message({ [kind]: 2, X: 1 })));
  return kinds.flatMap((kind) => samples(key, kind).map((sample) => String(message(sample))));
}

function messagesOf(catalogue: object, prefix = ''): [string, unknown][] {
  return Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? messagesOf(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, value] as [string, unknown]],
  );
}

const saidIn = (catalogue: object) =>
  messagesOf(catalogue).map(([key, message]) => [key, said(key, message)] as [string, string[]]);

// The parameters that a message uses.
function usedBy(key: string, message: unknown): string[] {
  if (!isSaying(message) || ofNumber.has(key) || key === 'label' || key === 'cards') return [];
  const used = new Set<string>();
  for (const sample of kinds.flatMap((kind) => samples(key, kind))) {
    message(new Proxy(sample, { get: (all, name) => (used.add(String(name)), all[String(name)]) }));
  }
  return [...used].sort();
}

// What is the same as in English, rightly.
const sameByRight: Record<string, readonly string[]> = {
  de: [
    'kinds.X',
    'options.variants.standard.name',
    'options.variants.team.name',
    'options.variants.kids.name',
    'options.editions.pocket.name',
    'who.name',
    'pause.title',
    'review.detail.figure',
    'rules.team.title',
    'rules.kids.title',
  ],
  fr: [
    'kinds.X',
    'points',
    'table.points',
    'options.variants.standard.name',
    'options.editions.pocket.name',
    'options.lookTimes.long',
    'settings.menu',
    'pause.title',
    'review.detail.figure',
    'online.table',
  ],
  it: [
    'kinds.X',
    'options.variants.team.name',
    'options.variants.kids.name',
    'options.editions.pocket.name',
    'review.detail.figure',
    'rules.team.title',
    'rules.kids.title',
  ],
};

// --- grammar and typography -------------------------------------------------------------------------------------------

// Who is only named beside what is said of them.
const labels = ['table.seat', 'table.tray', 'result.chart', 'review.chanceOf', 'review.moves.take', 'review.moves.placeFor'];
const isLabel = (key: string) => labels.includes(key);

// What would be wrong to say, and for English the verbs that are the same for you and for others.
const grammar: Record<string, { wrong: readonly RegExp[]; same?: RegExp }> = {
  en: {
    wrong: [
      /\byou (?:\p{Ll}+s|[^,.:!]* and \p{L}+ \p{Ll}+s)\b/iu,
      /\bYou and [^.:]* (?:wins|has|is|shares)\b/,
      /[\p{Ll},] You\b/u,
      /\bYou’s\b/,
      /\b(?:Anna|Otto|Lou) (?:have|are|take|turn|win|get|secure|lose|place|give|look|seek)\b(?<!and (?:Anna|Otto|Lou) \p{Ll}+)/u,
    ],
    same: /you (?:had|could|found|turned|snatched|lost|secured|won|and)\b|(?:from|for|brings|give|gives) you\b/i,
  },
  de: {
    wrong: [
      /\b[Dd]u \p{Ll}+(?<!s)t\b/u,
      /\b(?:ist|hat|\p{Ll}{3,}(?<!s)t|haben|sind|\p{Ll}+innen) [Dd]u\b/u,
      /\b(?:von|mit|für|bei|gegen|zu|aus|an|auf) [Dd]u\b/,
      /\b[Dd]u und [^.:]* (?:gewinnen|haben|sind|teilen|liegen|ist|hat)\b/,
      /[\p{Ll},] Du\b/u,
      /\b(?:Anna|Otto|Lou) (?!ist\b)\p{Ll}+st\b/u,
      /\b(?:Anna|Otto|Lou) und (?:Anna|Otto|Lou) (?:gewinnt|hat|ist|teilt|liegt)\b/,
    ],
  },
  fr: {
    wrong: [
      /(?<!-)\b[Tt]u (?:en |ne |n’)?(?!en |ne |n’|\p{Ll}*[sx]\b)\p{Ll}+/u,
      /\b[Tt]oi (?:a|as|gagne|prend|retourne|est|place)\b/,
      /\b[Tt]oi et [^,.:]* (?:gagnent|gagne|ont|a|font|fait|sont|est|partagent)\b/,
      /\b(?:à|de|par|chez|prend|donne|rapporte) T(?:oi|u)\b/,
      /\p{Ll} T(?:oi|u)\b/u,
      /\b(?:de|que) [AEIOUÉÈ]/,
      /\b(?:Anna|Otto|Lou) (?:as|es|prends|\p{Ll}+es)\b/u,
      /\bet (?:Anna|Otto|Lou) (?:gagne|a|fait|est|partage)\b/,
    ],
  },
  it: {
    wrong: [
      /\b[Tt]u (?:ha|è|vince|prende|gira)\b/,
      /\b[Tt]u e [^,.:]* (?:vincono|vince|hanno|ha|sono|è|condividono)\b/,
      /\b(?:a|ad|di|da|per|con) [Tt]u\b/,
      /\p{Ll} Tu\b/u,
      /\ba A/,
      /\b(?:Anna|Otto|Lou) (?!ci\b|ti\b|di\b)\p{Ll}+i\b/u,
      /\be (?:Anna|Otto|Lou) (?:vince|ha|è|condivide)\b/,
    ],
  },
};

test.each([
  ['en', 'You takes 4 cards from Fox.'],
  ['en', 'Fox takes 4 cards from You.'],
  ['en', 'Take You’s cards.'],
  ['de', 'Schluss: Gewonnen hat Du.'],
  ['de', 'Du und Fuchs gewinnen zusammen mit 30 Punkten!'],
  ['de', 'Eichhörnchen nimmt Du 20 Karten weg.'],
  ['de', 'Du nimmt Fuchs 20 Karten weg.'],
  ['de', 'Nimm die Karten von Du.'],
  ['fr', 'La fin : Toi et Renard ont gagné.'],
  ['fr', 'Toi et Renard gagnent ensemble.'],
  ['fr', 'Écureuil prend 20 cartes à Toi.'],
  ['fr', 'Prends les cartes de Anna.'],
  ['it', 'Tu e Volpe vincono insieme.'],
  ['it', 'Scoiattolo prende 20 carte a Tu.'],
  ['it', 'Tu ha vinto.'],
])('%s: "%s" would be noticed', (code, sentence) => {
  expect(grammar[code]?.wrong.some((pattern) => pattern.test(sentence))).toBe(true);
});

const typography: Record<string, { percent: string; wrong: readonly RegExp[] }> = {
  en: { percent: '%', wrong: [/\s…/] },
  de: { percent: '\u00a0%', wrong: [/[^\u00a0]…/, /\d %/] }, // the space stands for the words left out
  fr: { percent: '\u202f%', wrong: [/\s…/, /[^\u202f][;:!?%](?=[\s.,)]|$)/, /«[^\u202f]|[^\u202f]»/] },
  it: { percent: '%', wrong: [/\s…/] },
};

// Words that were found wanting, beside those that are said instead.
const forbidden: Record<string, { words: readonly RegExp[] }> = {
  en: {
    words: [/\bDie\b/, /counter-?clockwise/, /\bwell!/, /looked for/, /\b[Kk]eep (?:as|all|the game)\b/, /per cent\b/],
  },
  de: {
    words: [
      /Spielart/, // Variante
      /Ablegestapel|Ablage\b/, // Ablege-Stapel
      /\b(?:Wart|Dreh|Such|Leg|Deck|Wähl|Tipp(?= auf| für)|Verteil|Schliess|Versuch|Lad)\b/, // Warte, Drehe, … as the booklet
      /Geräusch|Klang/, // Ton, Töne
      /Paar wissen|sicher wissen/, // ein Paar kennen
      /die oder der Nächste/i, // die nächste Spieler*in
      /\b(?:behalten|aufbewahrt?e?n?)\b(?<!Kopf behalten)(?<!Nein, behalten)/, // speichern
      /% der Gewinnchance/, // Prozentpunkte
    ],
  },
  fr: {
    words: [
      /au-dessus/, // sur le dessus
      /pile de points/, // pile de jeu
      /récit/, // enregistrement
      /^Alors|\. Alors|\? Alors/, // reads as "so"
      /\b[Gg]ard(?:er|ée?|e)\b(?<!les garder)/, // enregistrer
      /sans protection|pas encore protég/, // cartes non protégées
      /n’est plus là|absent/, // n’est pas là
      /pour cent|% des chances/, // points de pourcentage
    ],
  },
  it: {
    words: [
      /mazz\p{Ll}* .*catturat[io]\b/u, // cards are captured, not piles
      /\bPrendi a\b|\bprende? .* a (?:Otto|Lou)/, // prendere da
      /^Allora|\. Allora|\? Allora/, // reads as "so"
      /[Cc]onserva/, // salvare
      /resoconto/, // registrazione
      /in percento|% di vincere/, // in punti percentuali, di probabilità di vincere
      /^Secondo quante/, // A seconda di quante
      /gioco a squadre/, // modalità team
    ],
  },
};

describe.each(Object.entries(catalogues))('%s', (code, catalogue) => {
  const messages = saidIn(catalogue);

  test('has the keys and the parameters of English', () => {
    const used = (all: object) => messagesOf(all).map(([key, message]) => `${key}: ${usedBy(key, message).join()}`);
    expect(used(catalogue)).toEqual(used(wholeEnglish));
  });

  test.each(messages)('%s is complete', (_, sentences) => {
    for (const sentence of sentences) {
      expect(sentence.trim()).not.toBe('');
      expect(sentence).not.toMatch(/\b(undefined|null|NaN)\b|\[object|[{}]|\$|%s|TODO| {2}|ß|\s[.,]/);
      expect(sentence).toMatch(/^\S.*\S$|^\S$/s);
    }
  });

  test('says you to you, and a name to nobody else', () => {
    const wrong = grammar[code]?.wrong ?? [];
    for (const [key, sentences] of messages) {
      for (const sentence of sentences) {
        expect(sentence, key).not.toContain(mia.known);
        for (const pattern of wrong) expect(sentence, key).not.toMatch(pattern);
      }
    }
  });

  test('has a form of its own for you', () => {
    const { same = /^$/ } = grammar[code] ?? {};
    for (const [key, message] of messagesOf(catalogue)) {
      if (!isSaying(message) || ofOthers.has(key) || isLabel(key)) continue;
      for (const sample of samples(key, 'Y')) {
        for (const name of ['who', 'other', 'next']) {
          if (!usedBy(key, message).includes(name)) continue;
          const people = sample[name] as Who | Group;
          const byName = Array.isArray(people) ? (people as Group).map(called) : called(people as Who);
          const [right, wrong] = [sample, { ...sample, [name]: byName }].map((one) => String(message(one)));
          const isYou = JSON.stringify(byName) !== JSON.stringify(people);
          if (isYou && !same.test(right ?? '')) expect(right, key).not.toBe(wrong);
        }
      }
    }
    function called(who: Who): Who {
      return who.you ? other(catalogue.you) : who;
    }
  });

  test('is well set', () => {
    const { percent, wrong } = typography[code] ?? { percent: '%', wrong: [] };
    for (const [key, sentences] of messages) {
      for (const sentence of sentences) {
        for (const pattern of [/['"]/, /\.\.\./, ...wrong]) expect(sentence, key).not.toMatch(pattern);
        for (const [sign] of sentence.matchAll(/(?<=\d)\D?%/g)) expect(sign, key).toBe(percent);
      }
    }
  });

  test('has one word for one thing', () => {
    const { words } = forbidden[code] ?? { words: [] };
    for (const [key, sentences] of messages) {
      for (const sentence of sentences) for (const word of words) expect(sentence, key).not.toMatch(word);
    }
  });

  test('sentences begin with a capital and end with a mark', () => {
    for (const [key, sentences] of messages) {
      if (!/^(event|waiting|prompt\.(?!cover$|placeProposed|placeDone|undo)|tutorial\.(?!title|next|skip|step)|rules\..*text)/.test(key)) {
        continue;
      }
      for (const sentence of sentences) expect(sentence, key).toMatch(/^\p{Lu}.*[.!?]$/u);
    }
  });
});

describe.each(Object.entries(sameByRight))('%s', (language, allowed) => {
  test('is not English by accident', () => {
    const english = new Map(saidIn(wholeEnglish));
    const messages = saidIn(catalogues[language] ?? {});
    const same = messages.filter(([key, sentences]) => sentences.join() === english.get(key)?.join());
    expect(same.map(([key]) => key)).toEqual(allowed);
  });
});

// --- what the engine says, said ---------------------------------------------------------------------------------------

const table: Table = {
  options: { edition: 'classic', variant: 'standard', ruling: 'de', seats: 3, first: 1 },
  turn: 4,
  phase: 'cover_or_seek',
  active: 1,
  spots: [{ height: 12, open: 'Y' }, { height: 12, open: 'X' }, ...Array.from({ length: 7 }, () => ({ height: 12 }))],
  seats: Array.from({ length: 3 }, () => ({ points: 0, tray: [{ height: 0 }, { height: 0 }, { height: 0 }] })),
  turnable: [3, 4, 5, 6, 7, 8, 9],
  barred: [],
};
const people = [mia, otto, lou];

test('asks the person at the screen', () => {
  expect(ask(de, table, people)).toEqual({
    text: 'Ein Stern und ein X liegen offen.',
    hint: 'Suche mit einer Karte, was dazu passt – oder decke alles zu.',
  });
  expect(ask(fr, { ...table, phase: 'second_card' }, [anna, otto]).text).toBe('Une étoile\u202f! Anna, où est la deuxième\u202f?');
  expect(ask(it, { ...table, phase: 'take' }, people).hint).toBe('A sinistra Lou o a destra Otto.');
  expect(ask(en, { ...table, phase: 'first_card', barred: [1] }, people).hint).toBe('Not one of those just covered.');
});

test('asks to place a pair, a hand, and for the partner', () => {
  const placing = { ...table, phase: 'place', owner: 1, partner_allowed: false } as const;
  expect(ask(it, { ...placing, hand: { B: 2 } }, people).text).toBe('Due gocce! Dove le metti?');
  expect(ask(de, { ...placing, hand: { B: 2, Y: 3 } }, people).text).toBe('Verteile 5 Karten auf deine Ablege-Stapel.');
  expect(ask(de, { ...placing, hand: { B: 4 }, owner: 3 }, people).text).toBe('Verteile 4 Karten für Lou.');
});

test('watches the others', () => {
  expect(watch(de, { ...table, phase: 'second_card', active: 2 }, people).text).toBe(
    'Otto hat einen Stern und sucht den zweiten.',
  );
});

test.each<[Event, string]>([
  [{ type: 'turned', clause: 'R3.1', seat: 1, kind: 'Y', from: 3, to: 3 }, 'Du drehst einen Stern um.'],
  [{ type: 'paired', clause: 'R4.4', seat: 2, kind: 'P', from: 3, to: 4 }, 'Gefunden! Otto nimmt zwei Blumen.'],
  [{ type: 'placed', clause: 'R5.5', seat: 2, other: 1, placement: 'PP-', cards: { P: 2 } }, 'Otto gibt dir 2 Blumen.'],
  [{ type: 'secured', clause: 'R5.3', seat: 1, kind: 'R', cards: { R: 4 } }, 'Drei Herzen! Du sicherst 4 Karten.'],
  [{ type: 'secured', clause: 'R9.1', seat: 2, cards: { R: 2 } }, 'Otto bekommt 2 Punkte.'],
  [{ type: 'rookie', clause: 'R6.4', seat: 2 }, 'Rookie! Otto bekommt alle ungesicherten Karten der anderen.'],
  [{ type: 'taken', clause: 'R6.1', seat: 2, other: 1, cards: { G: 1 } }, 'Otto nimmt dir 1 Karte weg.'],
  [{ type: 'covered', clause: 'R4.3', seat: 2, spots: [] }, ''],
  [{ type: 'shifted', clause: 'R7.3', kind: 'B', from: 1, to: 5 }, 'Der Tropfen rückt auf Platz 5.'],
  [{ type: 'turn_ended', clause: 'R3.4', seat: 3, other: 1 }, 'Die Farbe und das X bleiben offen. Du bist dran.'],
  [{ type: 'game_ended', clause: 'R8.1', seat: 3 }, 'Lou hat das letzte Paar gefunden. Das Spiel ist aus.'],
])('tells %o', (event, sentence) => {
  expect(tell(de, event, people)).toBe(sentence);
});

test('announces where a card was turned over', () => {
  const turned = { type: 'turned', clause: 'R3.1', seat: 2, kind: 'Y', from: 3, to: 3 } as const;
  expect(announce(en, turned, people)).toBe('Spot 3: Otto turns over a star.');
});

test('speaks the first language of the reader that it knows', () => {
  expect(detectLanguage(['rm-CH', 'it-CH', 'de'])).toBe('it');
  expect(detectLanguage(['FR'])).toBe('fr');
  expect(detectLanguage(['ja'])).toBe('en');
});

test('speaks the language asked for last, and wholly once that was asked for', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await Promise.all([language.speak('de'), language.speak('fr')]);
  expect(language.messages).toBe(fr);
  expect(() => language.later).toThrow();
  await Promise.all([language.speakWholly(), language.speak('it')]);
  expect([language.code, language.messages, language.later]).toEqual(['it', it, laterIt]);
});
