// French: deals that others play too, and the next opponent.
import type { DealsMessages } from './deals-en';
import { formatOf, type Who } from './format';

const { number, count, list } = formatOf('fr-CH');
const days = new Intl.DateTimeFormat('fr-CH', { day: 'numeric', month: 'long' });

const nPoints = (n: number) => count(n, { one: 'point', other: 'points' });
const nGames = (n: number) => count(n, { one: 'partie', other: 'parties' });
const does = (who: Who, you: string, other: string) => (who.you ? `Tu ${you}` : `${who.name} ${other}`);
const remembered = (score: number | undefined) =>
  score === undefined ? '' : `, et ma mémoire a obtenu ${number(score)} points sur 100`;

export const dealsFr: DealsMessages = {
  day: {
    line: 'Aujourd’hui, tout le monde reçoit les mêmes cartes et les mêmes animaux, même sans connexion.',
    date: (milliseconds) => days.format(milliseconds),
    today: 'Aujourd’hui',
    yesterday: 'Hier',
    play: ({ label }) => `Jouer: ${label}`,
    won: ({ day, bots, points, score }) =>
      `ROOKIE, cartes du ${day}: j’ai gagné contre ${list(bots)} avec ${nPoints(points)}${remembered(score)}.`,
    lost: ({ day, bots, points, score }) =>
      `ROOKIE, cartes du ${day}: j’ai perdu contre ${list(bots)} avec ${nPoints(points)}${remembered(score)}.`,
    share: 'Partager cette phrase',
  },

  sharing: {
    copied: 'C’est copié. Tu peux maintenant le coller dans un message.',
    byHand: 'Copie ceci:',
  },

  challenge: {
    title: 'Un défi',
    by: 'Ces cartes ont déjà été jouées par',
    line: 'Tu reçois les mêmes cartes, les mêmes animaux et les mêmes places, et la même place commence. À la fin, tu vois comment les deux parties se sont passées.',
    seat: ({ seat }) => `Place ${number(seat)}`,
    families: 'Deux familles à deux tables: une famille prend les places impaires à une table, et les places paires à l’autre.',
    give: 'Donner ces cartes à d’autres',
    giveLine: 'Ils jouent avec les mêmes cartes contre les mêmes animaux. Ce n’est qu’après qu’ils voient comment ta partie s’est passée.',
    make: 'Créer le lien',
    share: 'Partager le lien',
    qr: 'Image à scanner, pour ce défi',
    tooLong: 'Cette partie est trop longue pour être donnée à d’autres.',
  },

  compared: {
    title: 'Les deux parties',
    opening: 'Comparaison des parties…',
    here: 'Cette partie',
    there: 'L’autre',
    seat: 'Place',
    memory: ({ score }) => `mémoire ${number(score)}`,
    more: ({ who, points }) => `${does(who, 'as', 'a')} ${nPoints(points)} de plus.`,
    even: 'Les deux ont autant de points.',
    same: 'Les deux parties se sont passées exactement de la même façon.',
    parting: ({ turn }) => `Les deux parties étaient les mêmes jusqu’au tour ${number(turn)}. Ensuite:`,
    families: 'Si deux familles ont échangé leurs places:',
    share: 'Partager les deux résultats',
    none: 'Il n’y a pas deux parties dans ce lien.',
  },

  next: {
    title: 'Contre qui maintenant?',
    reason: ({ animal, won, played }) =>
      `Dans tes dernières parties contre des animaux, tu en as gagné ${number(won)} sur ${number(played)}. ${animal} devrait jouer à peu près aussi bien que toi.`,
    play: ({ animal }) => `Jouer contre ${animal}`,
    refuse: 'Non, merci',
    way: 'Ton chemin jusqu’ici',
    wayLine: ({ games, won }) => `${nGames(games)} contre des animaux, dont ${number(won)} gagnées.`,
    best: ({ animal }) => `L’animal le plus fort que tu as battu: ${animal}.`,
  },
};
