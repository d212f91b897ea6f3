// English: deals that others play too, and the next opponent. The shape of these catalogues.
import { formatOf, type Who } from './format';

const { number, count, list } = formatOf('en-GB');
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

const nPoints = (n: number) => count(n, { one: 'point', other: 'points' });
const does = (who: Who, you: string, other: string) => (who.you ? `You ${you}` : `${who.name} ${other}`);
const nGames = (n: number) => count(n, { one: 'game', other: 'games' });
const remembered = (score: number | undefined) =>
  score === undefined ? '' : `, and my memory got ${number(score)} out of 100 points`;

type Shared = { day: string; bots: readonly string[]; points: number; score: number | undefined };

export const dealsEn = {
  day: {
    line: 'Today everybody gets the same cards and the same animals, even without a connection.',
    date: (milliseconds: number) => days.format(milliseconds),
    today: 'Today',
    yesterday: 'Yesterday',
    play: ({ label }: { label: string }) => `Play the deal: ${label}`,
    won: (p: Shared) =>
      `ROOKIE, deal of ${p.day}: I won against ${list(p.bots)} with ${nPoints(p.points)}${remembered(p.score)}.`,
    lost: (p: Shared) =>
      `ROOKIE, deal of ${p.day}: I lost to ${list(p.bots)} with ${nPoints(p.points)}${remembered(p.score)}.`,
    share: 'Share this sentence',
  },

  sharing: {
    copied: 'It is copied. Now you can paste it into a message.',
    byHand: 'Copy this:',
  },

  challenge: {
    title: 'A challenge',
    by: 'These cards were played by',
    line: 'You get the same cards, the same animals and the same seats, and the same player starts. At the end you see how both games went.',
    seat: ({ seat }: { seat: number }) => `Seat ${number(seat)}`,
    families: 'Two families at two tables: one family sits on the odd seats at one table, and on the even seats at the other.',
    give: 'Give these cards to others',
    giveLine: 'They play the same cards against the same animals. Only then do they see how your game went.',
    make: 'Make the link',
    share: 'Share the link',
    qr: 'Picture to scan, for this challenge',
    tooLong: 'This game is too long to be given to others.',
  },

  compared: {
    title: 'Both games',
    opening: 'The games are being compared…',
    here: 'This game',
    there: 'The other one',
    seat: 'Seat',
    memory: ({ score }: { score: number }) => `memory ${number(score)}`,
    more: ({ who, points }: { who: Who; points: number }) =>
      `${does(who, 'have', 'has')} ${count(points, { one: 'point', other: 'points' })} more.`,
    even: 'Both have the same number of points.',
    same: 'Both games went exactly alike.',
    parting: ({ turn }: { turn: number }) => `Both games were the same until turn ${number(turn)}. Then:`,
    families: 'If two families changed seats:',
    share: 'Share both results',
    none: 'There are not two games in this link.',
  },

  next: {
    title: 'Who next?',
    reason: ({ animal, won, played }: { animal: string; won: number; played: number }) =>
      `In your last games against animals you won ${number(won)} of ${number(played)}. ${animal} should be about as strong as you.`,
    play: ({ animal }: { animal: string }) => `Play against ${animal}`,
    refuse: 'No, thank you',
    way: 'Your way so far',
    wayLine: ({ games, won }: { games: number; won: number }) =>
      `${nGames(games)} against animals, ${number(won)} of them won.`,
    best: ({ animal }: { animal: string }) => `The strongest animal that you have beaten: ${animal}.`,
  },
};

export type DealsMessages = typeof dealsEn;
