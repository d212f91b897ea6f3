// People in sentences: you are "you" in every form, others are called by name, and verbs agree with either.
import { describe, expect, test } from 'vitest';

import { other, type Group, type Who } from './format';
import { catalogues, isSaying, messagesOf, mia, ofOthers, saidIn, samples, usedBy } from './testing';

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
      /, vous (?!\p{Ll}+(?:ez|tes)\b)/u,
      /\b(?:à|de|par|chez|prend|donne|rapporte) T(?:oi|u)\b/,
      /\p{Ll} T(?:oi|u)\b/u,
      /\bde [AEIOUÉÈ]/,
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
  ['fr', 'Toi et Renard, vous gagnent ensemble.'],
  ['fr', 'Écureuil prend 20 cartes à Toi.'],
  ['fr', 'Prends les cartes de Anna.'],
  ['it', 'Tu e Volpe vincono insieme.'],
  ['it', 'Scoiattolo prende 20 carte a Tu.'],
  ['it', 'Tu ha vinto.'],
])('%s: "%s" would be noticed', (code, sentence) => {
  expect(grammar[code]?.wrong.some((pattern) => pattern.test(sentence))).toBe(true);
});

describe.each(Object.entries(catalogues))('%s', (code, catalogue) => {
  test('says you to you, and a name to nobody else', () => {
    const wrong = grammar[code]?.wrong ?? [];
    for (const [key, sentences] of saidIn(catalogue)) {
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
});
