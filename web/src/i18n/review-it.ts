// Italian: looking back at games, and the games of this device.
import { capital, formatOf, type Person } from './format';
import type { MyGamesMessages, ReviewMessages } from './review-en';

const { number, count, list } = formatOf('it-CH');
const dates = new Intl.DateTimeFormat('it-CH', { dateStyle: 'medium', timeStyle: 'short' });

const nPairs = (n: number) => count(n, { one: 'coppia', other: 'coppie' });
const nCards = (n: number) => count(n, { one: 'carta', other: 'carte' });
const nTimes = (n: number) => count(n, { one: 'volta', other: 'volte' });
const nGames = (n: number) => count(n, { one: 'partita', other: 'partite' });
const nPoints = (n: number) => count(n, { one: 'punto', other: 'punti' });
const does = (who: Person, you: string, other: string) => (who.you ? capital(you) : `${who.name} ${other}`);
const doing = (who: Person, you: string, other: string) => (who.you ? you : `${who.name} ${other}`);
const pieces = (...parts: (string | false)[]) => list(parts.filter((part) => part !== false));
const sentences = (...parts: (string | false)[]) => parts.filter((part) => part !== false).join(' ');

export const reviewIt: ReviewMessages = {
  title: 'Rivedere la partita',
  lookBack: 'Rivedi la partita',
  opening: 'La partita si apre …',
  faceUp: 'Tutte le carte scoperte',

  start: 'All’inizio',
  back: 'Un passo indietro',
  play: 'Avvia',
  pause: 'Ferma',
  step: 'Un passo avanti',
  end: 'Alla fine',
  speed: ({ times }) => `Velocità ${number(times)}×`,
  beginning: 'L’inizio',
  turn: ({ turn, of }) => `Turno ${turn} di ${of}`,
  curve: 'La partita, con le probabilità di vincere',
  chance: ({ chance }) => `${number(chance)} % di vincere`,
  thinking: ({ part }) => `Il gufo ci sta pensando: ${number(part)} %`,
  notJudged: 'Il gufo non può venire. Le mosse non vengono giudicate.',

  judgement: {
    best: 'La mossa migliore.',
    fine: 'Una buona mossa.',
    costs: ({ loss }) => `È costata il ${number(loss)} % della probabilità di vincere.`,
    better: ({ move }) => `Meglio: ${move}.`,
  },
  moves: {
    turn: ({ spot }) => `posto ${spot}`,
    cover: 'coprire tutto',
    take: ({ name }) => `prendere a ${name}`,
    place: ({ tops }) => list(tops.map(({ shape, pile }) => `${shape} sul mazzo ${pile}`)),
    placeFor: ({ name, placing }) => `per ${name}: ${placing}`,
  },

  question: {
    ask: 'Tu che faresti?',
    line: ({ who }) => (who.you ? 'Decidi ancora una volta, al tavolo.' : `Decidi per ${who.name}, al tavolo.`),
    think: 'Vediamo …',
    yours: ({ move, chance }) => `Tu: ${move} (${number(chance)} % di vincere)`,
    theirs: ({ who, move, chance }) => `${who.you ? 'Allora' : who.name}: ${move} (${number(chance)} %)`,
    best: ({ move, chance }) => `Il gufo: ${move} (${number(chance)} %)`,
    right: 'Hai trovato la mossa migliore!',
    good: 'Buona come la migliore.',
    worse: ({ loss }) => `Il gufo farebbe meglio, del ${number(loss)} %.`,
    goOn: 'Guarda com’è andata',
    stop: 'Torna alla partita',
  },

  moments: {
    title: 'Momenti',
    none: 'Non è successo niente di speciale.',
    rookie: ({ who, cards }) =>
      cards > 0
        ? `Rookie! ${does(who, 'prendi', 'prende')} ${nCards(cards)}.`
        : `Un Rookie per ${who.you ? 'te' : who.name}, ma non c’è niente da prendere.`,
    steal: ({ who, other, cards }) =>
      other.you ? `${who.name} ti prende ${nCards(cards)}.` : `${does(who, 'prendi', 'prende')} ${nCards(cards)} a ${other.name}.`,
    secured: ({ who, cards }) => `${does(who, 'catturi', 'cattura')} ${nCards(cards)}.`,
    lucky: ({ who, shape }) =>
      `Fortuna: ${doing(who, 'trovi', 'trova')} una coppia che nessuno conosceva (${shape}).`,
    missedPair: ({ who, shape }) => `Persa: ${doing(who, 'potevi', 'poteva')} conoscere una coppia (${shape}).`,
    missedSecure: ({ who }) => `Persa: ${doing(who, 'potevi', 'poteva')} catturare delle carte.`,
    blunder: ({ who, loss }) =>
      `Un errore: ${doing(who, 'perdi', 'perde')} il ${number(loss)} % della probabilità di vincere.`,
    lead: ({ who }) => `Da qui in poi ${doing(who, 'sei', 'è')} in testa.`,
    finish: ({ names }) => `La fine: ${names.length === 1 ? 'ha' : 'hanno'} vinto ${list(names)}.`,
  },

  memory: {
    title: 'Com’era la memoria?',
    whose: 'La partita di chi?',
    ofHundred: 'punti di memoria su 100',
    like: ({ who, animal }) => `${does(who, 'ricordi', 'ricorda')} come ${animal}!`,
    animals: {
      goldfish: 'un pesce rosso',
      puppy: 'un cucciolo',
      parrot: 'un pappagallo',
      squirrel: 'uno scoiattolo',
      fox: 'una volpe',
      raven: 'un corvo',
      elephant: 'un elefante',
    },
    untested: ({ who }) => `In questa partita ${doing(who, 'non dovevi', 'non doveva')} ricordare niente.`,
    certain: ({ who, taken, offered }) =>
      `${does(who, 'potevi', 'poteva')} conoscere di sicuro ${nPairs(offered)}, e ne ${who.you ? 'hai' : 'ha'} prese ${number(taken)}.`,
    noneCertain: ({ who }) => `Non c’era nessuna coppia che ${doing(who, 'potevi', 'poteva')} conoscere di sicuro.`,
    again: ({ who, cards }) =>
      `${does(who, 'hai', 'ha')} girato di nuovo ${nCards(cards)} già ${cards === 1 ? 'vista' : 'viste'}, per niente.`,
    finds: ({ who, memory, deduction, luck }) =>
      `${does(who, 'hai', 'ha')} trovato ${pieces(
        memory > 0 && `${nPairs(memory)} a memoria`,
        deduction > 0 && `${nPairs(deduction)} ragionando`,
        luck > 0 && `${nPairs(luck)} per fortuna`,
      )}.`,
    noFinds: ({ who }) => `${does(who, 'non hai', 'non ha')} trovato nessuna coppia.`,
    lucky: ({ who }) => `${does(who, 'hai', 'ha')} avuto fortuna.`,
    unlucky: ({ who }) => `${does(who, 'hai', 'ha')} avuto sfortuna.`,
    evenLuck: ({ who }) => `${does(who, 'non hai', 'non ha')} avuto né fortuna né sfortuna.`,
    stole: ({ who, times, cards }) => `${does(who, 'hai', 'ha')} preso carte ${nTimes(times)}, ${number(cards)} in tutto.`,
    lost: ({ who, times, cards, preventable }) =>
      `${does(who, 'hai', 'ha')} perso carte ${nTimes(times)}, ${number(cards)} in tutto.${
        preventable > 0 ? ` Si potevano catturare prima, ${nTimes(preventable)}.` : ''
      }`,
    secured: ({ who, times }) => `${does(who, 'hai', 'ha')} catturato carte ${nTimes(times)}.`,
    missedSecure: ({ who, times }) => `${does(who, 'potevi', 'poteva')} catturarne ancora ${nTimes(times)}.`,
  },

  detail: {
    title: 'Nei dettagli',
    figure: number,
    recall: 'Che cosa si sapeva ancora?',
    recallLine: 'Secondo quante carte sono state girate nel frattempo.',
    age: ({ from, upTo }) => (from === upTo ? number(from) : `da ${from} a ${upTo}`),
    ageUp: ({ from }) => `${from} e più`,
    between: 'Carte nel frattempo',
    known: 'Saputo',
    of: ({ passed, tests }) => `${number(passed)} su ${number(tests)}`,
    tests: 'Volte in cui serviva la memoria',
    luck: 'Fortuna, in percento della probabilità di vincere',
    expectedLuck: 'Coppie da aspettarsi per fortuna',
    decisions: 'Decisioni',
    decisionsBest: 'Di queste nessuna poteva essere migliore',
    lost: 'Probabilità di vincere regalata, in percento',
    bound: ({ error }) => `più o meno ${number(error)}`,
    worst: 'Che cosa è costato di più',
    none: 'Niente è stato regalato.',
    show: 'Mostra',
  },

  share: {
    title: 'Conservare e condividere',
    file: 'Conserva come file',
    link: 'Copia un link',
    copied: 'Il link è copiato. La partita è nel link stesso, e su nessun server.',
    linkText: 'Link a questa partita',
    tooLong: 'Questa partita è troppo lunga per un link. Condividi il file.',
  },

  trouble: {
    title: 'Questa partita non si può mostrare',
    big: 'Il file è troppo grande per partite di ROOKIE.',
    damaged: 'Il link non è completo. Chiedilo ancora una volta.',
    none: 'Qui non c’è nessuna partita.',
    format: 'Questa non è una partita di ROOKIE, oppure è rovinata.',
    several: 'In questo link non c’è esattamente una partita.',
    inFile: ({ game }) => `È la partita ${number(game)} del file. Nessuna è stata aggiunta.`,
    rule: 'Qualcosa in questa partita è contro le regole.',
    loading: 'Alla pagina manca un pezzo. C’è una connessione?',
    broken: 'Il gioco è inciampato.',
    other: 'Apri un altro file',
  },
};

export const myGamesIt: MyGamesMessages = {
  title: 'Le mie partite',
  line: 'Restano solo su questo dispositivo.',
  open: 'Apri un file',
  openLine: 'O trascinalo in un punto qualsiasi della pagina.',
  added: ({ added, known, unfinished }) =>
    sentences(
      `${count(added, { one: 'partita aggiunta', other: 'partite aggiunte' })}.`,
      known > 0 && `${count(known, { one: 'partita c’era', other: 'partite c’erano' })} già.`,
      unfinished > 0 && `${count(unfinished, { one: 'partita non è finita', other: 'partite non sono finite' })}.`,
    ),
  none: 'Qui arrivano le partite che giochi fino alla fine su questo dispositivo.',
  unreadable: 'Quello che questo dispositivo ha conservato non si può leggere.',
  noneMatch: 'Non c’è nessuna partita così.',
  filter: 'Quali partite?',
  variant: 'Modalità',
  opponents: 'Contro',
  outcome: 'Risultato',
  all: 'Tutte',
  against: { bots: 'Animali', people: 'Persone' },
  outcomes: { won: 'Vinte', lost: 'Perse' },
  wonWith: ({ points }) => `Vinta con ${nPoints(points)}`,
  lostWith: ({ points }) => `Persa con ${nPoints(points)}`,
  wonBy: ({ names, points }) =>
    `${names.length === 1 ? 'Ha' : 'Hanno'} vinto ${list(names)} con ${nPoints(points)}`,
  memory: ({ score }) => `memoria ${number(score)}`,
  games: nGames,
  date: (milliseconds) => dates.format(milliseconds),
  more: 'Mostra di più',
  memoryTitle: 'La tua memoria',
  memoryLine: ({ games, mean }) => `${nGames(games)}, in media ${number(mean)} punti su 100`,
  levels: 'Contro gli animali',
  wins: ({ name, won, played }) => `${name}: ${number(won)} su ${number(played)}`,
  export: 'Conserva tutto in un file',
  delete: 'Cancella tutto',
  deleteQuestion: 'Cancellare tutte le partite di questo dispositivo? Non tornano più.',
  deleteYes: 'Sì, cancella tutto',
  deleteNo: 'No, conservale',
  deleted: 'Tutte le partite sono cancellate.',
};
