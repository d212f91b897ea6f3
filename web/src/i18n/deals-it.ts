// Italian: deals that others play too, and the next opponent.
import type { DealsMessages } from './deals-en';
import { capital, formatOf, type Who } from './format';

const { number, count, list } = formatOf('it-CH');
const days = new Intl.DateTimeFormat('it-CH', { day: 'numeric', month: 'long' });

const nPoints = (n: number) => count(n, { one: 'punto', other: 'punti' });
const nGames = (n: number) => count(n, { one: 'partita', other: 'partite' });
const does = (who: Who, you: string, other: string) => (who.you ? capital(you) : `${who.name} ${other}`);
const remembered = (score: number | undefined) =>
  score === undefined ? '' : `, e la mia memoria ha avuto ${number(score)} punti su 100`;

export const dealsIt: DealsMessages = {
  day: {
    line: 'Oggi tutti hanno le stesse carte e gli stessi animali, anche senza connessione.',
    date: (milliseconds) => days.format(milliseconds),
    today: 'Oggi',
    yesterday: 'Ieri',
    play: ({ label }) => `Gioca: ${label}`,
    won: ({ day, bots, points, score }) =>
      `ROOKIE, carte del ${day}: ho vinto contro ${list(bots)} con ${nPoints(points)}${remembered(score)}.`,
    lost: ({ day, bots, points, score }) =>
      `ROOKIE, carte del ${day}: ho perso contro ${list(bots)} con ${nPoints(points)}${remembered(score)}.`,
    share: 'Condividi questa frase',
  },

  sharing: {
    copied: 'È copiato. Adesso puoi incollarlo in un messaggio.',
    byHand: 'Copia questo:',
  },

  challenge: {
    title: 'Una sfida',
    by: 'Queste carte sono già state giocate da',
    line: 'Ricevi le stesse carte, gli stessi animali e gli stessi posti, e comincia lo stesso posto. Alla fine vedi come sono andate le due partite.',
    seat: ({ seat }) => `Posto ${number(seat)}`,
    families: 'Due famiglie a due tavoli: una famiglia prende i posti dispari a un tavolo, e i posti pari all’altro.',
    give: 'Dai queste carte ad altri',
    giveLine: 'Giocano con le stesse carte contro gli stessi animali. Solo dopo vedono come è andata la tua partita.',
    make: 'Crea il link',
    share: 'Condividi il link',
    qr: 'Immagine da inquadrare, per questa sfida',
    tooLong: 'Questa partita è troppo lunga per darla ad altri.',
  },

  compared: {
    title: 'Le due partite',
    opening: 'Confronto delle partite…',
    here: 'Questa partita',
    there: 'L’altra',
    seat: 'Posto',
    memory: ({ score }) => `memoria ${number(score)}`,
    more: ({ who, points }) => `${does(who, 'hai', 'ha')} ${nPoints(points)} in più.`,
    even: 'Hanno gli stessi punti.',
    same: 'Le due partite sono andate esattamente allo stesso modo.',
    parting: ({ turn }) => `Le due partite erano uguali fino al turno ${number(turn)}. Poi:`,
    families: 'Se due famiglie si sono scambiate i posti:',
    share: 'Condividi i due risultati',
    none: 'In questo link non ci sono due partite.',
  },

  next: {
    title: 'Contro chi adesso?',
    reason: ({ animal, won, played }) =>
      `Hai vinto ${count(won, { one: 'volta', other: 'volte' })} su ${number(played)} nelle ultime partite contro gli animali. ${animal} dovrebbe giocare più o meno come te.`,
    play: ({ animal }) => `Gioca contro ${animal}`,
    refuse: 'No, grazie',
    way: 'La tua strada fin qui',
    wayLine: ({ games, won }) => `${nGames(games)} contro gli animali, ${number(won)} ${won === 1 ? 'vinta' : 'vinte'}.`,
    best: ({ animal }) => `L’animale più forte che hai battuto: ${animal}.`,
  },
};
