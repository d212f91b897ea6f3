// Italian. Words of the booklet: mazzi provvisori, mazzo punti, catturare, scoprire, coppia.

import { kinds } from '../engine/names';
import type { Cards, Kind } from '../engine/protocol';
import type { Messages } from './en';
import { calling, capital, formatOf, formOf, type Form, type Group, type Who } from './format';

const { count, list, names, either } = formatOf('it-CH');

const nouns: Record<Kind, { one: string; other: string; gender: 'm' | 'f' }> = {
  G: { one: 'foglia', other: 'foglie', gender: 'f' },
  Y: { one: 'stella', other: 'stelle', gender: 'f' },
  R: { one: 'cuore', other: 'cuori', gender: 'm' },
  B: { one: 'goccia', other: 'gocce', gender: 'f' },
  P: { one: 'fiore', other: 'fiori', gender: 'm' },
  X: { one: 'X', other: 'X', gender: 'f' },
};

const un = (kind: Kind) => `${nouns[kind].gender === 'm' ? 'un' : 'una'} ${nouns[kind].one}`;
const il = (kind: Kind) => `${nouns[kind].gender === 'm' ? 'il' : 'la'} ${nouns[kind].one}`;
const ilSecondo = (kind: Kind) => (nouns[kind].gender === 'm' ? 'il secondo' : 'la seconda');
const due = (kind: Kind) => `due ${nouns[kind].other}`;

const cardsOf = (cards: Cards) =>
  list(kinds.flatMap((kind) => (cards[kind] ? [count(cards[kind], nouns[kind])] : [])));
const nCards = (n: number) => count(n, { one: 'carta', other: 'carte' });
const nUnsecured = (n: number) => count(n, { one: 'carta non catturata', other: 'carte non catturate' });
const nPoints = (n: number) => count(n, { one: 'punto', other: 'punti' });
// Several nouns agree in the masculine as soon as one of them is masculine.
const open = (on: readonly Kind[]) => {
  const masculine = on.some((kind) => nouns[kind].gender === 'm');
  const one = on.length === 1;
  const ending = one ? (masculine ? 'o' : 'a') : masculine ? 'i' : 'e';
  return `${capital(list(on.map(un)))} ${one ? 'è scopert' : 'sono scopert'}${ending}.`;
};
const label = (who: Who) => (who.you ? 'Tu' : who.name);
// "Tu" is said where the verb alone would read as a request: "Tu prendi".
const does = (who: Who, you: string, other: string) => (who.you ? capital(you) : `${who.name} ${other}`);
const doTogether = (who: Group, verbs: Record<Form, string>) =>
  formOf(who) === 'you' ? capital(verbs.you) : `${names(who, 'Tu')} ${verbs[formOf(who)]}`;
// "a Lou", "ad Anna"
const a = (name: string) => `${/^[aàá]/i.test(name) ? 'ad' : 'a'} ${name}`;
const turnOf = (who: Who) => `Tocca ${who.you ? 'a te' : a(who.name)}.`;

export const it: Messages = {
  kinds: { G: 'foglia', Y: 'stella', R: 'cuore', B: 'goccia', P: 'fiore', X: 'X' },
  colours: { G: 'verde', Y: 'giallo', R: 'rosso', B: 'blu', P: 'rosa' },
  cards: cardsOf,
  points: nPoints,
  you: 'Tu',
  label,

  table: {
    board: 'I nove mazzi',
    spotClosed: ({ spot, height }) => `Posto ${spot}, ${nCards(height)}, mazzo coperto`,
    spotOpen: ({ spot, kind, height }) => `Posto ${spot}, ${un(kind)} in vista, ${nCards(height)}`,
    spotBarred: ({ spot, height }) => `Posto ${spot}, ${nCards(height)}, appena coperta, scegli un’altra carta`,
    spotEmpty: ({ spot }) => `Posto ${spot}, vuoto`,
    pile: ({ pile, kind, height }) => `Mazzo provvisorio ${pile}, ${nouns[kind].one} in cima, ${nCards(height)}`,
    pileEmpty: ({ pile }) => `Mazzo provvisorio ${pile}, vuoto`,
    pileSecures: ({ label }) => `${label}. Qui catturi le carte!`,
    seat: ({ who, points, active, partner }) =>
      [
        label(who),
        ...(partner ? ['nel tuo team'] : []),
        nPoints(points),
        ...(active ? [who.you ? 'tocca a te' : 'sta giocando'] : []),
      ].join(', '),
    partner: 'nel tuo team',
    teams: ['team Cerchio', 'team Triangolo', 'team Quadrato'],
    tray: ({ who }) => (who.you ? 'Le tue carte non catturate' : `${who.name} · non catturate`),
    secured: 'catturate',
    points: 'punti',
    hand: ({ cards }) => `Da mettere: ${cardsOf(cards)}`,
    take: 'Prendi',
    takeFrom: ({ other }) => `Prendi da ${other.name}`,
    direction: 'Si gioca in senso antiorario',
  },

  prompt: {
    firstCard: ({ to }) => calling(to, 'Gira una carta.'),
    firstCardHint: 'Due uguali sono una coppia.',
    newCardHint: 'Ma non una di quelle appena coperte.',
    secondCard: ({ to, kind }) => `${capital(un(kind))}! ${calling(to, `Dov’è ${ilSecondo(kind)}?`)}`,
    secondCardHint: 'Gira un’altra carta.',
    coverOrSeek: ({ on }) => open(on),
    coverOrSeekHint: ({ to }) => calling(to, 'Cerca quella uguale con una sola carta – o copri tutto.'),
    cover: 'Copri tutto e ricomincia',
    seek: ({ to }) => calling(to, 'Cerca ancora con una carta.'),
    seekHint: ({ on }) => open(on),
    placePair: ({ to, kind }) =>
      `${capital(due(kind))}! ${calling(to, nouns[kind].gender === 'm' ? 'Dove li metti?' : 'Dove le metti?')}`,
    placePairHint: 'Tocca un mazzo per ogni carta.',
    placeCards: ({ to, cards }) => calling(to, `Suddividi ${nCards(cards)} sui tuoi mazzi provvisori.`),
    placeFor: ({ to, cards, owner }) => calling(to, `Suddividi ${nCards(cards)} per ${owner.name}.`),
    placeCardsHint: 'Scegli quelle in cima. Le altre vanno sotto.',
    partnerHint: ({ partner }) => `Puoi dare la coppia anche ${a(partner.name)}.`,
    placeProposed: 'Metti così',
    placeDone: 'Il resto sotto',
    placeHereToo: 'Anche qui',
    take: ({ to }) => calling(to, 'Da chi prendi le carte?'),
    takeHint: ({ left, right }) => `${left.name} a sinistra o ${right.name} a destra.`,
    over: 'La partita è finita.',
    undo: 'Annulla',
    look: 'Guarda bene!',
    looked: 'Visto!',
  },

  waiting: {
    firstCard: ({ who }) => `${does(who, 'giri', 'gira')} una carta.`,
    secondCard: ({ who, kind }) =>
      `${does(who, 'hai', 'ha')} ${un(kind)} e ${who.you ? 'cerchi' : 'cerca'} ${ilSecondo(kind)}.`,
    coverOrSeek: ({ who }) => `${does(who, 'ci pensi', 'ci pensa')}: coprire o cercare?`,
    seek: ({ who }) => `${does(who, 'cerchi', 'cerca')} ancora.`,
    place: ({ who }) => `${does(who, 'tu metti', 'mette')} le carte.`,
    take: ({ who }) => `${does(who, 'ci pensi', 'ci pensa')}: sinistra o destra?`,
  },

  event: {
    onSpot: ({ spot, sentence }) => `Posto ${spot}: ${sentence}`,
    turned: ({ who, kind }) => `${does(who, 'giri', 'gira')} ${un(kind)}.`,
    turnedAndMoved: ({ who, kind, spot }) =>
      `${does(who, 'giri', 'gira')} ${un(kind)}. La carta ora è sul posto ${spot}.`,
    paired: ({ who, kind }) => `Una coppia! ${does(who, 'hai', 'ha')} ${due(kind)}.`,
    sought: ({ who, kind }) => `Trovata! ${does(who, 'tu prendi', 'prende')} ${due(kind)}.`,
    placed: ({ who, cards }) => `${does(who, 'tu metti', 'mette')} ${cardsOf(cards)}.`,
    placedFor: ({ who, other, cards }) =>
      other.you
        ? `${label(who)} ti dà ${cardsOf(cards)}.`
        : `${does(who, 'dai', 'dà')} ${cardsOf(cards)} ${a(other.name)}.`,
    secured: ({ who, kind, cards }) =>
      `Tre ${nouns[kind].other}! ${does(who, 'catturi', 'cattura')} ${nCards(cards)}.`,
    securedPair: ({ who, cards }) => `${does(who, 'ricevi', 'riceve')} ${nPoints(cards)}.`,
    securedLast: ({ who, cards }) =>
      who.you ? `L’ultima coppia ti porta ${nCards(cards)}.` : `L’ultima coppia porta ${nCards(cards)} ${a(who.name)}.`,
    rookie: ({ who }) => `${does(who, 'tu prendi', 'prende')} tutte le carte non catturate degli altri.`,
    taken: ({ who, other, cards }) =>
      other.you
        ? `${label(who)} ti prende ${nCards(cards)}.`
        : `${does(who, 'tu prendi', 'prende')} ${nCards(cards)} da ${other.name}.`,
    mismatch: 'Nessuna coppia. Le due carte vengono coperte di nuovo.',
    covered: ({ who }) => `${does(who, 'tu copri', 'copre')} le carte scoperte.`,
    coveredAfterSeek: 'Le altre carte scoperte vengono coperte.',
    shifted: ({ kind, spot }) => `${capital(il(kind))} passa sul posto ${spot}.`,
    turnOf: ({ next }) => turnOf(next),
    stayOpen: ({ next }) => `Il colore e la X restano scoperti. ${turnOf(next)}`,
    noMatch: ({ next }) => `Nessuna coppia, tutte le carte restano scoperte. ${turnOf(next)}`,
    lastPair: ({ who }) => `${does(who, 'hai', 'ha')} trovato l’ultima coppia. La partita è finita.`,
    standstill: 'Da molto tempo nessuno trova niente di nuovo. La partita finisce qui.',
  },

  told: {
    card: ({ kind, spot }) => `${nouns[kind].one} su ${spot}`,
    moved: ({ kind, from, spot }) => `${nouns[kind].one} da ${from}, ora su ${spot}`,
    pair: 'una coppia',
    noPair: 'nessuna coppia',
    covered: 'carte scoperte coperte',
    stayOpen: 'in vista',
    secured: ({ cards }) => `in salvo ${nCards(cards)}`,
    rookie: 'Rookie',
    taken: ({ other, cards }) => `${nCards(cards)} ${other.you ? 'tue' : `di ${other.name}`}`,
  },

  starts: {
    lot: ({ who }) => `Ha deciso il caso. ${does(who, 'cominci', 'comincia')}.`,
    turns: ({ who }) => `Si comincia a turno. Questa volta ${who.you ? 'cominci tu' : `comincia ${who.name}`}.`,
    chosen: ({ who }) => `${does(who, 'cominci', 'comincia')}, come deciso.`,
  },

  bots: {
    random: { name: 'Dado', line: 'Gira una carta qualsiasi, senza pensare.' },
    goldfish: { name: 'Pesce rosso', line: 'Oh, una carta! Com’era l’ultima?' },
    puppy: { name: 'Cucciolo', line: 'Felice di ogni coppia, ma si distrae subito.' },
    parrot: { name: 'Pappagallo', line: 'Ricorda tre carte e chiacchiera volentieri.' },
    squirrel: { name: 'Scoiattolo', line: 'Nasconde tante carte nella testa e ne dimentica qualcuna.' },
    fox: { name: 'Volpe', line: 'Sta attenta e conta le carte già uscite.' },
    raven: { name: 'Corvo', line: 'Furbo, con un’ottima memoria.' },
    elephant: { name: 'Elefante', line: 'Non dimentica mai una carta.' },
    grandmaster: { name: 'Gufo', line: 'Non dimentica niente e prevede le mosse.' },
  },

  options: {
    variant: 'Modalità',
    variants: {
      standard: { name: 'Normale', line: 'Ognuno per sé, con le X.' },
      team: { name: 'Team', line: 'A coppie, uno di fronte all’altro. In 4 o in 6.' },
      kids: { name: 'Kids', line: 'Si trovano solo coppie: senza X, nessuno ti prende niente.' },
    },
    edition: 'Carte',
    editions: {
      classic: { name: 'Classica', line: '18 carte per tipo, circa 20 minuti.' },
      pocket: { name: 'Pocket o Travel', line: '12 carte per tipo, più breve.' },
    },
    first: 'Chi comincia?',
    firstAny: 'Decide il caso',
    firstTurns: 'Tutti a turno',
    lookTime: 'Tempo per guardare',
    lookTimes: { short: 'breve', normal: 'medio', long: 'lungo', longer: '8 secondi', longest: '30 secondi', tapped: 'finché non si tocca' },
    botSpeed: 'Gli animali giocano',
    botSpeeds: { slow: 'lentamente', normal: 'normalmente', fast: 'velocemente' },
    aids: 'Aiuti per imparare',
    aidsLine: 'Mostrano le carte già viste, che cosa cattura e che cosa conviene.',
  },

  start: {
    tagline: 'Trova le coppie, catturale, soffiale. Da 2 a 6.',
    playNow: 'Gioca subito',
    playNowLine: ({ bots }) => `Tu contro ${list(bots)}`,
    resume: 'Continua',
    newVersion: 'Carica la nuova versione',
    backTo: ({ code }) => `Torna al tavolo ${code}`,
    whoPlays: 'Chi gioca?',
    online: 'Su più dispositivi',
    day: 'Le carte del giorno',
    tutorial: 'Impara giocando',
    rules: 'Regole del gioco',
    games: 'Le mie partite',
    settings: 'Impostazioni',
    language: 'Lingua',
  },

  who: {
    title: 'Chi gioca?',
    table: 'Il tavolo, in senso antiorario',
    seat: ({ seat, label }) => `Posto ${seat}: ${label}`,
    seats: (n) => count(n, { one: 'giocatore', other: 'giocatori' }),
    add: 'Aggiungi',
    sits: ({ seat }) => `Chi siede al posto ${seat}?`,
    person: 'Una persona',
    name: 'Nome',
    namePlaceholder: ({ seat }) => `Giocatore ${seat}`,
    forward: 'Un posto avanti',
    backward: 'Un posto indietro',
    swap: 'Cambia posto',
    remove: 'Togli',
    teams: ({ who }) => {
      const verbs = { you: 'sei', one: 'è', youAndOthers: 'siete', several: 'sono' };
      return `${doTogether(who, verbs)} un team.`;
    },
    needs: ({ counts }) => `Si gioca in ${either(counts)}.`,
    flat: 'Il tablet è appoggiato in mezzo al tavolo',
    flatLine: 'Ognuno vede le proprie carte dal suo posto.',
    more: 'Altro',
    start: 'Pronti, via!',
  },

  settings: {
    title: 'Impostazioni',
    appearance: 'Aspetto',
    themes: { auto: 'Come il dispositivo', light: 'Chiaro', dark: 'Scuro' },
    contrast: 'Contrasto elevato',
    sound: 'Suoni',
    yourTurnSound: 'Suono quando tocca a te',
    vibration: 'Vibrazione',
    language: 'Lingua',
    close: 'Chiudi',
    menu: 'Menù',
    back: 'Indietro',
  },

  game: {
    hint: 'Che cosa conviene?',
    hintTurn: 'Gira la carta segnata.',
    hintCover: 'Copri le carte scoperte.',
    hintPlace: 'Metti le carte così.',
    hintTake: ({ other }) => `Prendi le carte di ${other.name}.`,
    hintMissing: 'Non è stato possibile caricare il consiglio.',
    aids: { on: 'Gli aiuti sono attivi.', off: 'Gli aiuti non sono più attivi.' },
    why: {
      pair: 'Questa carta fa coppia con una scoperta.',
      two: 'Ne hai già viste due: prendi la coppia.',
      known: 'Questa carta si è già vista: agli altri non rivela niente.',
      new: 'Nessuno ha ancora visto questa carta.',
      noMatch: 'Una carta uguale non si è ancora vista.',
      littleOpen: 'Le carte scoperte ora ti servono poco.',
      rookie: 'Tre X in cima fanno un Rookie!',
      secures: 'Tre carte uguali in cima: catturi tutto.',
      twoTops: 'Due uguali in cima: con un’altra catturi tutto.',
      differentTops: 'Carte diverse in cima vanno bene per più coppie.',
      moreCards: 'Ci sono più carte da prendere.',
      betterCards: 'Queste carte vanno meglio per i tuoi mazzi.',
    },
    seen: ({ label, kind }) => `${label}. Qui si è vista una carta: ${nouns[kind].one}.`,
    proposal: ({ tops }) =>
      `Metti così: ${list(tops.map(({ kind, pile }) => `${nouns[kind].one} sul mazzo provvisorio ${pile}`))}`,
    keys: 'Tasti: frecce e Invio, oppure da 1 a 9 per un mazzo. U annulla, H dà un consiglio, P mette in pausa.',
    notSaved: 'Questo dispositivo non può salvare la partita. Lascia la pagina aperta fino alla fine.',
  },

  trouble: {
    title: 'Qualcosa è andato storto',
    loading: 'Non è stato possibile caricare il gioco. C’è una connessione?',
    storage: 'La partita salvata non si può leggere.',
    broken: 'Il gioco è inciampato.',
    again: 'Riprova',
    elsewhere: 'Questa partita continua in un’altra scheda.',
    here: 'Continua qui',
  },

  pause: {
    title: 'Pausa',
    line: 'Le carte riposano. Nessuno vede niente.',
    goOn: 'Continua',
    rules: 'Guarda le regole',
    again: 'Nuova partita',
    leave: 'Lascia la partita',
    leaveQuestion: 'Vuoi davvero lasciare questa partita?',
    leaveYes: 'Sì, lascia',
    leaveNo: 'No, continua a giocare',
    handOver: ({ who }) => `Ora tocca ${a(who.name)}.`,
  },

  result: {
    won: ({ who, points }) => {
      const verbs = { you: 'vinci', one: 'vince', youAndOthers: 'vincete insieme', several: 'vincono insieme' };
      return `${doTogether(who, verbs)} con ${nPoints(points)}!`;
    },
    shared: ({ who, points, teams }) => {
      const verbs = { you: 'condividi', one: 'condivide', youAndOthers: 'condividete', several: 'condividono' };
      return `${doTogether(who, verbs)} la vittoria, con ${nPoints(points)} ${teams ? 'per team' : 'a testa'}.`;
    },
    course: 'Com’è andata',
    courseLine: ({ turns }) => `Punti e carte non catturate in ${count(turns, { one: 'turno', other: 'turni' })}`,
    pointsLine: ({ turns }) => `Punti in ${count(turns, { one: 'turno', other: 'turni' })}`,
    securedCards: 'catturate',
    unsecuredCards: 'non catturate',
    asTable: 'Mostra la tabella',
    turn: 'Turno',
    chart: ({ who, points, most }) =>
      `${label(who)}: ${nPoints(points)} alla fine, mai più di ${nUnsecured(most)}`,
    moments: 'Grandi momenti',
    biggestTake: ({ who, other, cards }) =>
      `Il colpo più grande: ${
        other.you
          ? `${label(who)} ti ha preso ${nCards(cards)}`
          : `${who.you ? 'hai' : `${who.name} ha`} preso ${nCards(cards)} da ${other.name}`
      }.`,
    biggestSecured: ({ who, cards }) =>
      `Il tesoro più grande: ${who.you ? 'hai' : `${who.name} ha`} catturato ${nCards(cards)} in un colpo.`,
    rookies: ({ who, times }) => `${does(who, 'hai', 'ha')} fatto ${count(times, { one: 'Rookie', other: 'Rookie' })}.`,
    again: 'Gioca ancora',
    others: 'Altri giocatori',
    home: 'Alla pagina iniziale',
  },
};
