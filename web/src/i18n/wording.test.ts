// Typography, and words that were found wanting.
import { describe, expect, test } from 'vitest';

import { catalogues, saidIn } from './testing';

const typography: Record<string, { percent: string; wrong: readonly RegExp[] }> = {
  en: { percent: '%', wrong: [/\s…/] },
  de: { percent: '\u00a0%', wrong: [/[^\u00a0]…/, /\d %/] }, // the space stands for the words left out
  fr: { percent: '\u202f%', wrong: [/\s…/, /[^\u202f][;:!?%](?=[\s.,)]|$)/, /«[^\u202f]|[^\u202f]»/] },
  it: { percent: '%', wrong: [/\s…/] },
};

// Words that were found wanting, beside those that are said instead.
const forbidden: Record<string, readonly RegExp[]> = {
  en: [/\bDie\b/, /counter-?clockwise/, /\bwell!/, /looked for/, /\b[Kk]eep (?:as|all|the game)\b/, /per cent\b/],
  de: [
    /Spielart/, // Variante
    /Ablegestapel|Ablage\b/, // Ablege-Stapel
    /\b(?:Wart|Dreh|Such|Leg|Deck|Wähl|Tipp(?= auf| für)|Verteil|Schliess|Versuch|Lad)\b/, // Warte, Drehe, … as the booklet
    /Geräusch|Klang/, // Ton, Töne
    /Paar wissen|sicher wissen/, // ein Paar kennen
    /die oder der Nächste/i, // die nächste Spieler*in
    /\b(?:behalten|aufbewahrt?e?n?)\b(?<!Kopf behalten)(?<!Nein, behalten)/, // speichern
    /% der Gewinnchance/, // Prozentpunkte
  ],
  fr: [
    /au-dessus/, // sur le dessus
    /pile de points/, // pile de jeu
    /récit/, // enregistrement
    /^Alors|\. Alors|\? Alors/, // reads as "so"
    /\b[Gg]ard(?:er|ée?|e)\b(?<!les garder)/, // enregistrer
    /sans protection|pas encore protég/, // cartes non protégées
    /n’est plus là|absent/, // n’est pas là
    /pour cent|% des chances/, // points de pourcentage
  ],
  it: [
    /mazz\p{Ll}* .*catturat[io]\b/u, // cards are captured, not piles
    /\bPrendi a\b|\bprende? .* a (?:Otto|Lou)/, // prendere da
    /^Allora|\. Allora|\? Allora/, // reads as "so"
    /[Cc]onserva/, // salvare
    /resoconto/, // registrazione
    /in percento|% di vincere/, // in punti percentuali, di probabilità di vincere
    /^Secondo quante/, // A seconda di quante
    /gioco a squadre/, // modalità team
  ],
};

describe.each(Object.entries(catalogues))('%s', (code, catalogue) => {
  const messages = saidIn(catalogue);

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
    for (const [key, sentences] of messages) {
      for (const sentence of sentences) {
        for (const word of forbidden[code] ?? []) expect(sentence, key).not.toMatch(word);
      }
    }
  });

  test('sentences begin with a capital and end with a mark', () => {
    for (const [key, sentences] of messages) {
      if (!/^(event|waiting|prompt\.(?!cover$|placeProposed|placeDone|placeHereToo|undo)|game\.(aids|why)|tutorial\.(?!title|next|skip|step|chapters|progress|learned)|houseRules\..*line|rules\..*text)/.test(key)) {
        continue;
      }
      for (const sentence of sentences) expect(sentence, key).toMatch(/^\p{Lu}.*[.!?]$/u);
    }
  });
});
