// German: deals that others play too, and the next opponent.
import type { DealsMessages } from './deals-en';
import { formatOf, type Who } from './format';

const { number, count, list } = formatOf('de-CH');
const days = new Intl.DateTimeFormat('de-CH', { day: 'numeric', month: 'long' });

const mitPunkten = (n: number) => count(n, { one: 'Punkt', other: 'Punkten' });
const nPunkte = (n: number) => count(n, { one: 'Punkt', other: 'Punkte' });
const nGames = (n: number) => count(n, { one: 'Spiel', other: 'Spiele' });
const does = (who: Who, you: string, other: string) => (who.you ? `Du ${you}` : `${who.name} ${other}`);
const remembered = (score: number | undefined) =>
  score === undefined ? '' : `, und mein Gedächtnis bekam ${number(score)} von 100 Punkten`;

export const dealsDe: DealsMessages = {
  day: {
    line: 'Heute bekommen alle die gleichen Karten und die gleichen Tiere, auch ohne Verbindung.',
    date: (milliseconds) => days.format(milliseconds),
    today: 'Heute',
    yesterday: 'Gestern',
    play: ({ label }) => `Spielen: ${label}`,
    won: ({ day, bots, points, score }) =>
      `ROOKIE, Karten vom ${day}: Ich habe gegen ${list(bots)} mit ${mitPunkten(points)} gewonnen${remembered(score)}.`,
    lost: ({ day, bots, points, score }) =>
      `ROOKIE, Karten vom ${day}: Ich habe gegen ${list(bots)} mit ${mitPunkten(points)} verloren${remembered(score)}.`,
    share: 'Diesen Satz teilen',
  },

  sharing: {
    copied: 'Das ist kopiert. Jetzt kannst du es in eine Nachricht einfügen.',
    byHand: 'Kopiere das:',
  },

  challenge: {
    title: 'Eine Herausforderung',
    by: 'Diese Karten hatten schon',
    line: 'Du bekommst die gleichen Karten, die gleichen Tiere und die gleichen Plätze, und es beginnt derselbe Platz. Am Schluss siehst du, wie beide Spiele gelaufen sind.',
    seat: ({ seat }) => `Platz ${number(seat)}`,
    families: 'Zwei Familien an zwei Tischen: Eine Familie sitzt am einen Tisch auf den ungeraden Plätzen und am anderen auf den geraden.',
    give: 'Diese Karten anderen geben',
    giveLine: 'Sie spielen mit den gleichen Karten gegen die gleichen Tiere. Erst danach sehen sie, wie dein Spiel gelaufen ist.',
    make: 'Link machen',
    share: 'Link teilen',
    qr: 'Bild zum Scannen, für diese Herausforderung',
    tooLong: 'Dieses Spiel ist zu lang, um es anderen zu geben.',
  },

  compared: {
    title: 'Beide Spiele',
    opening: 'Die Spiele werden verglichen\u00a0…',
    here: 'Dieses Spiel',
    there: 'Das andere',
    seat: 'Platz',
    memory: ({ score }) => `Gedächtnis ${number(score)}`,
    more: ({ who, points }) => `${does(who, 'hast', 'hat')} ${nPunkte(points)} mehr.`,
    even: 'Beide haben gleich viele Punkte.',
    same: 'Beide Spiele liefen genau gleich.',
    parting: ({ turn }) => `Bis Zug ${number(turn)} waren beide Spiele gleich. Dann:`,
    families: 'Wenn zwei Familien die Plätze getauscht haben:',
    share: 'Beide Ergebnisse teilen',
    none: 'In diesem Link sind nicht zwei Spiele.',
  },

  next: {
    title: 'Gegen wen jetzt?',
    reason: ({ animal, won, played }) =>
      `In den letzten Spielen gegen Tiere hast du ${number(won)} von ${number(played)} gewonnen. ${animal} spielt etwa so gut wie du.`,
    play: ({ animal }) => `Gegen ${animal} spielen`,
    refuse: 'Nein, danke',
    way: 'Dein Weg bis jetzt',
    wayLine: ({ games, won }) => `${nGames(games)} gegen Tiere, ${number(won)} davon gewonnen.`,
    best: ({ animal }) => `Das stärkste Tier, gegen das du gewonnen hast: ${animal}.`,
  },
};
