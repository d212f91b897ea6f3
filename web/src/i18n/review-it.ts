// Italian: looking back at games, and the games of this device.
import { capital, formatOf, formOf, type Form, type Group, type Who } from './format';
import type { MyGamesMessages, ReviewMessages } from './review-en';

const { number, percent, count, list, names } = formatOf('it-CH');
const dates = new Intl.DateTimeFormat('it-CH', { dateStyle: 'medium', timeStyle: 'short' });

const nPairs = (n: number) => count(n, { one: 'coppia', other: 'coppie' });
const nCards = (n: number) => count(n, { one: 'carta', other: 'carte' });
const nTimes = (n: number) => (n === 1 ? 'una volta' : n === 2 ? 'due volte' : `${number(n)} volte`);
const nGames = (n: number) => count(n, { one: 'partita', other: 'partite' });
const nPoints = (n: number) => count(n, { one: 'punto', other: 'punti' });
// A loss is a difference of chances.
const diPunti = (n: number) => `di ${count(n, { one: 'punto percentuale', other: 'punti percentuali' })}`;
const label = (who: Who) => (who.you ? 'Tu' : who.name);
const does = (who: Who, you: string, other: string) => (who.you ? capital(you) : `${who.name} ${other}`);
const doing = (who: Who, you: string, other: string) => (who.you ? you : `${who.name} ${other}`);
const doTogether = (who: Group, verbs: Record<Form, string>) =>
  formOf(who) === 'you' ? capital(verbs.you) : `${names(who, 'Tu')} ${verbs[formOf(who)]}`;
const doingTogether = (who: Group, verbs: Record<Form, string>) =>
  formOf(who) === 'you' ? verbs.you : `${names(who, 'tu')} ${verbs[formOf(who)]}`;
const avere = { you: 'hai', one: 'ha', youAndOthers: 'avete', several: 'hanno' };
const pieces = (...parts: (string | false)[]) => list(parts.filter((part) => part !== false));
const sentences = (...parts: (string | false)[]) => parts.filter((part) => part !== false).join(' ');

export const reviewIt: ReviewMessages = {
  title: 'Rivedere la partita',
  lookBack: 'Rivedi la partita',
  opening: 'Apertura della partita…',
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
  curve: 'La partita, con la probabilità di vincere',
  chance: ({ chance }) => `${percent(chance)} di probabilità`,
  chanceOf: ({ who, chance }) => `${label(who)}: ${percent(chance)} di probabilità di vincere`,
  thinking: ({ part }) => `Il gufo ci sta pensando: ${percent(part)}`,
  notJudged: 'Il gufo non può venire. Le mosse non saranno giudicate.',

  judgement: {
    best: 'La mossa migliore.',
    fine: 'Una buona mossa.',
    costs: ({ loss }) => `Ha abbassato la probabilità di vincere ${diPunti(loss)}.`,
    better: ({ move }) => `Meglio: ${move}.`,
  },
  moves: {
    turn: ({ spot }) => `posto ${spot}`,
    cover: 'coprire tutto',
    take: ({ who }) => `prendere da ${who.you ? 'te' : who.name}`,
    place: ({ tops }) => list(tops.map(({ shape, pile }) => `${shape} sul mazzo provvisorio ${pile}`)),
    placeFor: ({ who, placing }) => `per ${who.you ? 'te' : who.name}: ${placing}`,
  },

  question: {
    ask: 'Tu che faresti?',
    line: ({ who }) => (who.you ? 'Decidi ancora una volta, al tavolo.' : `Decidi per ${who.name}, al tavolo.`),
    think: 'Vediamo…',
    yours: ({ move, chance }) => `Tu: ${move} (${percent(chance)} di probabilità di vincere)`,
    theirs: ({ who, move, chance }) => `${who.you ? 'In partita' : who.name}: ${move} (${percent(chance)})`,
    best: ({ move, chance }) => `Il gufo: ${move} (${percent(chance)})`,
    right: 'Hai trovato la mossa migliore!',
    good: 'Buona quanto la mossa migliore.',
    worse: ({ loss }) => `Il gufo farebbe meglio, ${diPunti(loss)}.`,
    goOn: 'Guarda com’è andata',
    stop: 'Torna alla partita',
  },

  moments: {
    title: 'Momenti',
    own: ({ who }) => (who.you ? 'I tuoi momenti' : `Momenti: ${who.name}`),
    none: 'Non è successo niente di speciale.',
    rookie: ({ who, cards }) =>
      cards > 0
        ? `Rookie! ${does(who, 'tu prendi', 'prende')} ${nCards(cards)}.`
        : `Un Rookie per ${who.you ? 'te' : who.name}, ma non c’è niente da prendere.`,
    steal: ({ who, other, cards }) =>
      other.you
        ? `${label(who)} ti prende ${nCards(cards)}.`
        : `${does(who, 'tu prendi', 'prende')} ${nCards(cards)} da ${other.name}.`,
    secured: ({ who, cards }) => `${does(who, 'catturi', 'cattura')} ${nCards(cards)}.`,
    lucky: ({ who, shape }) =>
      `Fortuna: ${doing(who, 'trovi', 'trova')} una coppia che nessuno conosceva (${shape}).`,
    missedPair: ({ who, shape }) => `Occasione persa: ${doing(who, 'potevi', 'poteva')} conoscere una coppia (${shape}).`,
    missedSecure: ({ who }) => `Occasione persa: ${doing(who, 'potevi', 'poteva')} catturare delle carte.`,
    blunder: ({ who, loss }) =>
      `Un errore: ${who.you ? 'la tua probabilità' : `la probabilità di ${who.name}`} di vincere scende ${diPunti(loss)}.`,
    lead: ({ who }) => {
      const verbs = { you: 'sei', one: 'è', youAndOthers: 'siete', several: 'sono' };
      return `Da qui in poi ${doingTogether(who, verbs)} in testa.`;
    },
    finish: ({ who }) => `La fine: ${doingTogether(who, avere)} vinto.`,
  },

  memory: {
    title: 'Com’era la memoria?',
    whose: 'La partita di chi?',
    kind: {
      low: 'Elefanti non si nasce: ogni partita aiuta un po’.',
      middle: 'È una buona memoria. Complimenti!',
      high: 'Splendido! Quasi niente va dimenticato.',
    },
    scale: ({ step, of }) => `Livello ${number(step)} di ${number(of)}, dal pesce rosso all’elefante`,
    inTurn: ({ turn }) => `Turno ${number(turn)}`,
    like: ({ who, animal }) => `${does(who, 'hai', 'ha')} una memoria da ${animal}!`,
    animals: {
      goldfish: 'pesce rosso',
      puppy: 'cucciolo',
      parrot: 'pappagallo',
      squirrel: 'scoiattolo',
      fox: 'volpe',
      raven: 'corvo',
      elephant: 'elefante',
    },
    untested: ({ who }) => `In questa partita ${who.you ? 'per te' : `per ${who.name}`} non c’era niente da ricordare.`,
    certain: ({ who, taken, offered }) =>
      `${does(who, 'potevi', 'poteva')} conoscere di sicuro ${nPairs(offered)}, e ne ${who.you ? 'hai' : 'ha'} prese ${number(taken)}.`,
    noneCertain: ({ who }) => `Non c’era nessuna coppia che ${doing(who, 'potevi', 'poteva')} conoscere di sicuro.`,
    again: ({ who, cards }) =>
      `${does(who, 'hai', 'ha')} girato di nuovo ${nCards(cards)} già ${cards === 1 ? 'vista' : 'viste'}, a vuoto.`,
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
    stole: ({ who, times, cards }) => `${does(who, 'hai', 'ha')} soffiato carte ${nTimes(times)}, ${number(cards)} in tutto.`,
    lost: ({ who, times, cards, preventable }) =>
      `${does(who, 'hai', 'ha')} perso carte ${nTimes(times)}, ${number(cards)} in tutto.${
        preventable > 0 ? ` ${capital(nTimes(preventable))} si potevano catturare prima.` : ''
      }`,
    secured: ({ who, times }) => `${does(who, 'hai', 'ha')} catturato carte ${nTimes(times)}.`,
    missedSecure: ({ who, times }) => `${does(who, 'potevi', 'poteva')} catturarne ancora ${nTimes(times)}.`,
  },

  detail: {
    title: 'Nei dettagli',
    figure: number,
    recall: 'Che cosa si sapeva ancora?',
    recallLine: 'A seconda di quante carte sono state girate nel frattempo.',
    age: ({ from, upTo }) => (from === upTo ? number(from) : `da ${from} a ${upTo}`),
    ageUp: ({ from }) => `${from} e più`,
    between: 'Carte nel frattempo',
    known: 'Ricordate',
    of: ({ passed, tests }) => `${number(passed)} su ${number(tests)}`,
    tests: 'Volte in cui serviva la memoria',
    start: 'Probabilità di vincere all’inizio, in percentuale',
    luck: 'più la fortuna con le carte',
    own: 'più le proprie decisioni',
    others: 'più le decisioni degli altri',
    end: 'fanno alla fine',
    expectedLuck: 'Coppie attese per fortuna',
    decisions: 'Decisioni',
    decisionsBest: 'Di cui le migliori possibili',
    lost: 'Probabilità di vincere regalata, in punti percentuali',
    bound: ({ error }) => `più o meno ${number(error)}`,
    worst: 'Che cosa è costato di più',
    none: 'Niente è stato regalato.',
    show: 'Mostra',
  },

  share: {
    title: 'Salvare e condividere',
    file: 'Salva in un file',
    link: 'Copia il link',
    copied: 'Il link è copiato. La partita è nel link stesso, e su nessun server.',
    linkText: 'Link a questa partita',
    tooLong: 'Questa partita è troppo lunga per un link. Condividi il file.',
  },

  trouble: {
    title: 'Questa partita non si può mostrare',
    big: 'Il file è troppo grande per partite di ROOKIE.',
    damaged: 'Il link non è completo. Chiedilo ancora una volta.',
    none: 'Qui non c’è nessuna partita.',
    format: 'Questa non è la registrazione di una partita di ROOKIE, oppure è rovinata.',
    several: 'In questo link non c’è esattamente una partita.',
    inFile: ({ game }) => `È la partita ${number(game)} del file. Nessuna è stata aggiunta.`,
    rule: 'Qualcosa in questa registrazione è contro le regole.',
    loading: 'Alla pagina manca un pezzo. C’è una connessione?',
    broken: 'Il gioco è inciampato.',
    other: 'Apri un altro file',
  },
};

export const myGamesIt: MyGamesMessages = {
  title: 'Le mie partite',
  line: 'Sono salvate solo su questo dispositivo.',
  open: 'Apri un file',
  openLine: 'O trascinalo in un punto qualsiasi della pagina.',
  added: ({ added, known, unfinished }) =>
    sentences(
      `${count(added, { one: 'partita aggiunta', other: 'partite aggiunte' })}.`,
      known > 0 && `${count(known, { one: 'partita c’era', other: 'partite c’erano' })} già.`,
      unfinished > 0 && `${count(unfinished, { one: 'partita non è finita', other: 'partite non sono finite' })}.`,
    ),
  none: 'Qui compaiono le partite che giochi fino alla fine su questo dispositivo.',
  unreadable: 'Quello che questo dispositivo ha salvato non si può leggere.',
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
  wonBy: ({ who, points }) => `${doTogether(who, avere)} vinto con ${nPoints(points)}`,
  memory: ({ score }) => `memoria ${number(score)}`,
  games: nGames,
  date: (milliseconds) => dates.format(milliseconds),
  more: 'Mostra di più',
  memoryTitle: 'La tua memoria',
  memoryLine: ({ games, mean }) => `${nGames(games)}, in media ${number(mean)} punti su 100`,
  levels: 'Contro gli animali',
  wins: ({ animal, won, played }) => `${animal}: ${number(won)} vinte su ${number(played)}`,
  export: 'Salva tutto in un file',
  delete: 'Cancella tutto',
  deleteQuestion: 'Cancellare tutte le partite di questo dispositivo? Non tornano più.',
  deleteYes: 'Sì, cancella tutto',
  deleteNo: 'No, tienile',
  deleted: 'Tutte le partite sono cancellate.',
};
