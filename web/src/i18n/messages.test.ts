// Every message of every language, and what the engine says in words.
import { describe, expect, test, vi } from 'vitest';

import type { Event, Table } from '../engine/protocol';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import { it } from './it';
import { laterIt } from './later-it';
import { announce, ask, tell, watch } from '../table/speech';
import { detectLanguage, language } from './language.svelte';
import { anna, catalogues, lou, messagesOf, mia, otto, saidIn, usedBy, wholeEnglish } from './testing';

// What is the same as in English, rightly.
const sameByRight: Record<string, readonly string[]> = {
  de: [
    'kinds.X',
    'told.rookie',
    'options.variants.standard.name',
    'options.variants.team.name',
    'options.variants.kids.name',
    'who.name',
    'pause.title',
    'review.detail.figure',
    'tutorial.titles.team',
    'rules.team.title',
    'rules.kids.title',
  ],
  fr: [
    'kinds.X',
    'points',
    'table.points',
    'told.rookie',
    'options.variants.standard.name',
    'options.lookTimes.long',
    'settings.menu',
    'pause.title',
    'review.detail.figure',
    'online.table',
  ],
  it: [
    'kinds.X',
    'told.rookie',
    'options.variants.team.name',
    'options.variants.kids.name',
    'review.detail.figure',
    'tutorial.titles.team',
    'rules.team.title',
    'rules.kids.title',
  ],
};

describe.each(Object.entries(catalogues))('%s', (_, catalogue) => {
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
  expect(ask(it, { ...table, phase: 'take' }, people).hint).toBe('Lou a sinistra o Otto a destra.');
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
  [{ type: 'taken', clause: 'R6.1', seat: 2, other: 1, cards: { G: 1 } }, 'Otto nimmt 1 Karte von dir.'],
  [{ type: 'covered', clause: 'R4.3', seat: 2, spots: [] }, ''],
  [{ type: 'shifted', clause: 'R7.3', kind: 'B', from: 1, to: 5 }, 'Der Tropfen rückt auf Platz 5.'],
  [{ type: 'turn_ended', clause: 'R3.4', seat: 3, other: 1 }, 'Die Farbe und das X bleiben offen. Du bist dran.'],
  [{ type: 'game_ended', clause: 'R8.1', seat: 3 }, 'Lou hat das letzte Paar gefunden. Das Spiel ist aus.'],
])('tells %o', (event, sentence) => {
  expect(tell(de, event, people)).toBe(sentence);
});

test('announces a turn in one sentence, with where the cards lie', () => {
  const turned = { type: 'turned', clause: 'R3.1', seat: 2, kind: 'Y', from: 3, to: 3 } as const;
  const moved = { type: 'turned', clause: 'R3.1', seat: 2, kind: 'B', from: 4, to: 7 } as const;
  const covered = { type: 'covered', clause: 'R3.3', seat: 2, spots: [3, 7] } satisfies Event;
  const ended = { type: 'turn_ended', clause: 'R3.3', seat: 2, other: 3 } as const;
  expect(announce(en, [turned, moved, covered, ended], people)).toBe('Otto: star on 3, drop from 4, now on 7, no pair.');
  expect(announce(en, [ended], people)).toBe('');
  const taken = { type: 'taken', clause: 'R6.1', seat: 2, other: 1, cards: { G: 2, X: 1 } } as const;
  const over = { type: 'game_ended', clause: 'R8.1', seat: 2 } as const;
  expect(announce(fr, [taken, over], people)).toBe('Otto: te prend 3 cartes. Otto a trouvé la dernière paire. La partie est finie.');
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
