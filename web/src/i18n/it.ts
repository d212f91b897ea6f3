// Italian. Words of the booklet: mazzi provvisori, mazzo punti, catturare, scoprire, coppia.

import { kinds, type Cards, type Kind } from '../engine/protocol';
import type { Messages } from './en';
import { calling, capital, formatOf, type Person } from './format';

const { number, count, list, either } = formatOf('it-CH');

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
const nPoints = (n: number) => count(n, { one: 'punto', other: 'punti' });
// Several nouns agree in the masculine as soon as one of them is masculine.
const open = (on: readonly Kind[]) => {
  const masculine = on.some((kind) => nouns[kind].gender === 'm');
  const one = on.length === 1;
  const ending = one ? (masculine ? 'o' : 'a') : masculine ? 'i' : 'e';
  return `${capital(list(on.map(un)))} ${one ? 'è scopert' : 'sono scopert'}${ending}.`;
};
const does = (who: Person, you: string, other: string) => (who.you ? capital(you) : `${who.name} ${other}`);
const turnOf = (who: Person) => (who.you ? 'Tocca a te.' : `Tocca a ${who.name}.`);

export const it: Messages = {
  kinds: { G: 'foglia', Y: 'stella', R: 'cuore', B: 'goccia', P: 'fiore', X: 'X' },
  colours: { G: 'verde', Y: 'giallo', R: 'rosso', B: 'blu', P: 'rosa' },
  cards: cardsOf,
  points: nPoints,
  you: 'Tu',

  table: {
    board: 'I nove mazzi',
    spotClosed: ({ spot, height }) => `Posto ${spot}, ${nCards(height)}, mazzo coperto`,
    spotOpen: ({ spot, kind, height }) => `Posto ${spot}, ${un(kind)} in vista, ${nCards(height)}`,
    spotBarred: ({ spot, height }) => `Posto ${spot}, ${nCards(height)}, appena coperta, scegline un’altra`,
    spotEmpty: ({ spot }) => `Posto ${spot}, vuoto`,
    pile: ({ pile, kind, height }) => `Mazzo provvisorio ${pile}, ${nouns[kind].one} in cima, ${nCards(height)}`,
    pileEmpty: ({ pile }) => `Mazzo provvisorio ${pile}, vuoto`,
    pileSecures: ({ label }) => `${label}. Qui catturi le carte!`,
    seat: ({ name, points, active, partner }) =>
      [name, ...(partner ? ['nel tuo team'] : []), nPoints(points), ...(active ? ['sta giocando'] : [])].join(', '),
    partner: 'nel tuo team',
    yourTray: 'I tuoi mazzi · non ancora catturati',
    trayOf: ({ name }) => `${name} · non ancora catturati`,
    secured: 'catturate',
    points: 'punti',
    hand: ({ cards }) => `Da mettere: ${cardsOf(cards)}`,
    take: 'Prendi',
    takeFrom: ({ name }) => `Prendi a ${name}`,
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
    placeCards: ({ to, cards }) => calling(to, `Suddividi ${nCards(cards)} sui tuoi mazzi.`),
    placeFor: ({ to, cards, owner }) => calling(to, `Suddividi ${nCards(cards)} per ${owner}.`),
    placeCardsHint: 'Scegli quelle in cima. Le altre vanno sotto.',
    partnerHint: ({ name }) => `Puoi dare la coppia anche a ${name}.`,
    placeProposed: 'Metti così',
    placeDone: 'Il resto sotto',
    take: ({ to }) => calling(to, 'A chi prendi le carte?'),
    takeHint: ({ left, right }) => `A sinistra ${left}, a destra ${right}.`,
    over: 'La partita è finita.',
    undo: 'Annulla',
    look: 'Guarda bene!',
  },

  waiting: {
    firstCard: ({ name }) => `${name} gira una carta.`,
    secondCard: ({ name, kind }) => `${name} ha ${un(kind)} e cerca ${ilSecondo(kind)}.`,
    coverOrSeek: ({ name }) => `${name} ci pensa: coprire o cercare?`,
    seek: ({ name }) => `${name} cerca ancora.`,
    place: ({ name }) => `${name} mette le carte.`,
    take: ({ name }) => `${name} ci pensa: sinistra o destra?`,
  },

  event: {
    onSpot: ({ spot, sentence }) => `Posto ${spot}: ${sentence}`,
    turned: ({ who, kind }) => `${does(who, 'giri', 'gira')} ${un(kind)}.`,
    turnedAndMoved: ({ who, kind, spot }) =>
      `${does(who, 'giri', 'gira')} ${un(kind)}. La carta ora è sul posto ${spot}.`,
    paired: ({ who, kind }) => `Una coppia! ${does(who, 'hai', 'ha')} ${due(kind)}.`,
    sought: ({ who, kind }) => `Trovata! ${does(who, 'prendi', 'prende')} ${due(kind)}.`,
    placed: ({ who, cards }) => `${does(who, 'metti', 'mette')} ${cardsOf(cards)}.`,
    placedFor: ({ who, other, cards }) =>
      other.you
        ? `${who.name} ti dà ${cardsOf(cards)}.`
        : `${does(who, 'dai', 'dà')} ${cardsOf(cards)} a ${other.name}.`,
    secured: ({ who, kind, cards }) =>
      `Tre ${nouns[kind].other}! ${does(who, 'catturi', 'cattura')} ${nCards(cards)}.`,
    securedPair: ({ who, cards }) => `${does(who, 'ricevi', 'riceve')} ${nPoints(cards)}.`,
    securedLast: ({ who, cards }) =>
      who.you ? `L’ultima coppia ti porta ${nCards(cards)}.` : `L’ultima coppia porta ${nCards(cards)} a ${who.name}.`,
    rookie: ({ who }) => `Rookie! ${does(who, 'prendi', 'prende')} tutte le carte non catturate.`,
    taken: ({ who, other, cards }) =>
      other.you
        ? `${who.name} ti prende ${nCards(cards)}.`
        : `${does(who, 'prendi', 'prende')} ${nCards(cards)} a ${other.name}.`,
    mismatch: 'Niente coppia. Le due carte vengono coperte di nuovo.',
    covered: ({ who }) => `${does(who, 'copri', 'copre')} le carte scoperte.`,
    coveredAfterSeek: 'Le altre carte scoperte vengono coperte.',
    shifted: ({ kind, spot }) => `${capital(il(kind))} passa sul posto ${spot}.`,
    turnOf: ({ next }) => turnOf(next),
    stayOpen: ({ next }) => `Il colore e la X restano scoperti. ${turnOf(next)}`,
    noMatch: ({ next }) => `Nessuna coppia, tutto resta scoperto. ${turnOf(next)}`,
    lastPair: ({ who }) => `${does(who, 'hai', 'ha')} trovato l’ultima coppia. La partita è finita.`,
    standstill: 'Da molto tempo nessuno trova niente di nuovo. La partita finisce qui.',
  },

  bots: {
    random: { name: 'Dado', line: 'Gira una carta qualsiasi, senza pensare.' },
    goldfish: { name: 'Pesce rosso', line: 'Oh, una carta! Com’era l’ultima?' },
    puppy: { name: 'Cucciolo', line: 'Felice di ogni coppia, e subito distratto.' },
    parrot: { name: 'Pappagallo', line: 'Ricorda tre carte e chiacchiera volentieri.' },
    squirrel: { name: 'Scoiattolo', line: 'Nasconde tante carte nella testa e qualcuna la dimentica.' },
    fox: { name: 'Volpe', line: 'Sta attenta e conta quello che non c’è più.' },
    raven: { name: 'Corvo', line: 'Furbo, con un’ottima memoria.' },
    elephant: { name: 'Elefante', line: 'Non dimentica mai una carta.' },
    grandmaster: { name: 'Gufo', line: 'Non dimentica niente e pensa in anticipo.' },
  },

  options: {
    variant: 'Modalità',
    variants: {
      standard: { name: 'Normale', line: 'Ognuno per sé, con le X.' },
      team: { name: 'Team', line: 'A coppie, uno di fronte all’altro. In 4 o in 6.' },
      kids: { name: 'Kids', line: 'Solo trovare coppie: senza X, nessuno prende niente.' },
    },
    edition: 'Carte',
    editions: {
      classic: { name: 'Classica', line: '18 carte per tipo, circa 20 minuti.' },
      pocket: { name: 'Pocket', line: '12 carte per tipo, più breve.' },
    },
    ruling: 'Dopo due X trovate cercando',
    rulings: {
      de: { name: 'Si continua', line: 'Con due nuove carte.' },
      it: { name: 'Si passa', line: 'Tocca al prossimo giocatore.' },
    },
    first: 'Chi comincia?',
    firstAny: 'Decide il caso',
    lookTime: 'Tempo per guardare',
    lookTimes: { short: 'breve', normal: 'medio', long: 'lungo' },
    botSpeed: 'Gli animali giocano',
    botSpeeds: { slow: 'piano', normal: 'normale', fast: 'veloci' },
    aids: 'Aiuti per imparare',
    aidsLine: 'Mostra le carte già viste, cosa cattura e cosa sarebbe meglio fare.',
  },

  start: {
    tagline: 'Trova le coppie, catturale e falle tue. Da 2 a 6.',
    playNow: 'Gioca subito',
    playNowLine: ({ bots }) => `Tu contro ${list(bots)}`,
    resume: 'Continua',
    whoPlays: 'Chi gioca?',
    tutorial: 'Impara giocando',
    rules: 'Regole del gioco',
    settings: 'Impostazioni',
    language: 'Lingua',
  },

  who: {
    title: 'Chi gioca?',
    table: 'Il tavolo, in senso antiorario',
    seat: ({ seat, name }) => `Posto ${seat}: ${name}`,
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
    teams: ({ first, second }) => `${first} e ${second} sono un team.`,
    needs: ({ counts }) => `Questo gioco è per ${either(counts)} giocatori.`,
    flat: 'Il tablet è appoggiato in mezzo al tavolo',
    flatLine: 'Ognuno vede le sue carte dal proprio posto.',
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
    hintTake: ({ name }) => `Prendi le carte di ${name}.`,
    hintMissing: 'Non è stato possibile caricare il consiglio.',
    chance: ({ chance }) => `Probabilità di vincere: ${number(chance)} %.`,
    seen: ({ label, kind }) => `${label}. Qui si è vista una carta: ${nouns[kind].one}.`,
    proposal: ({ tops }) =>
      `Metti così: ${list(tops.map(({ kind, pile }) => `${nouns[kind].one} sul mazzo ${pile}`))}`,
    keys: 'Tasti: frecce e Invio, oppure da 1 a 9 per un mazzo. U annulla, H dà un consiglio, P mette in pausa.',
    notSaved: 'Questo dispositivo non può conservare la partita. Lascia la pagina aperta fino alla fine.',
  },

  trouble: {
    title: 'Qualcosa è andato storto',
    loading: 'Non è stato possibile caricare il gioco. C’è una connessione?',
    storage: 'La partita conservata non si può leggere.',
    broken: 'Il gioco è inciampato.',
    again: 'Riprova',
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
    handOver: ({ name }) => `Ora tocca a ${name}.`,
  },

  result: {
    won: ({ who, points }) => `${does(who, 'vinci', 'vince')} con ${nPoints(points)}!`,
    shared: ({ names, points }) => `${list(names)} vincono insieme, con ${nPoints(points)} a testa.`,
    team: ({ names, points }) => `Il team ${list(names)} vince con ${nPoints(points)}!`,
    course: 'Com’è andata',
    courseLine: ({ turns }) => `Punti e carte non catturate in ${count(turns, { one: 'turno', other: 'turni' })}`,
    pointsLine: ({ turns }) => `Punti in ${count(turns, { one: 'turno', other: 'turni' })}`,
    securedCards: 'catturate',
    unsecuredCards: 'non catturate',
    asTable: 'Come tabella',
    turn: 'Turno',
    chart: ({ name, points, most }) =>
      `${name}: ${nPoints(points)} alla fine, mai più di ${nCards(most)} non ancora al sicuro`,
    moments: 'Grandi momenti',
    biggestTake: ({ who, other, cards }) =>
      `Il colpo più grande: ${
        other.you
          ? `${who.name} ti ha preso ${nCards(cards)}`
          : `${who.you ? 'hai' : `${who.name} ha`} preso ${nCards(cards)} a ${other.name}`
      }.`,
    biggestSecured: ({ who, cards }) =>
      `Il tesoro più grande: ${who.you ? 'hai' : `${who.name} ha`} catturato ${nCards(cards)} in un colpo.`,
    rookies: ({ who, times }) => `${does(who, 'hai', 'ha')} fatto ${count(times, { one: 'Rookie', other: 'Rookie' })}.`,
    again: 'Gioca ancora',
    others: 'Altri giocatori',
    home: 'Alla prima pagina',
  },

  online: {
    way: 'Su più dispositivi',
    title: 'Giocare insieme',
    open: 'Apri un tavolo',
    openLine: 'Ricevi un codice. Con quello gli altri ti raggiungono.',
    join: 'Raggiungi un tavolo',
    code: 'Codice del tavolo',
    go: 'Vai al tavolo',
    backTo: ({ name }) => `Torna al tavolo ${name}`,
    table: ({ name }) => `Tavolo ${name}`,
    yourName: 'Il tuo nome',
    sit: 'Siediti',
    watching: 'Stai guardando.',
    invite: 'Invita gli altri',
    inviteLine: 'Inquadra l’immagine, apri il link o scrivi il codice.',
    onlyHere: 'Solo questo computer conosce questo indirizzo. Apri la pagina a quello che il programma mostra per gli altri.',
    qr: ({ name }) => `Immagine da inquadrare, per il tavolo ${name}`,
    copy: 'Copia il link',
    copied: 'Il link è copiato.',
    television: 'Mostra su un televisore',
    seats: 'Chi è al tavolo?',
    free: 'Posto libero',
    host: 'inizia la partita',
    away: 'via',
    playsFor: ({ first, second }) => `${second} gioca per ${first}.`,
    hostStarts: ({ name }) => `${name} inizia la partita.`,
    fills: 'Gli animali occupano i posti liberi.',
    count: 'Posti',
    later: 'Sostituire gli animali',
    laterLine: 'Chi arriva più tardi può giocare al posto di un animale.',
    settings: 'Quale gioco?',
    dealing: 'Si dispongono le carte.',
    connecting: 'In cammino verso il tavolo …',
    lost: 'La connessione è caduta. La stiamo cercando.',
    leave: 'Lascia il tavolo',
    leaveLine: 'Allora un animale gioca per te.',
    react: 'Saluta gli altri',
    reactions: {
      wave: 'Ciao!',
      clap: 'Bravo!',
      laugh: 'Ah ah!',
      wow: 'Accidenti!',
      oops: 'Ops!',
      thanks: 'Grazie!',
    },
    greetings: 'Mostra i saluti',
    rearrange: 'Cambia posti o gioco',
    deal: 'Le carte sono state mescolate bene?',
    check: 'Controlla il mazzo',
    verdicts: {
      fair: 'Sì. Nessuno ha potuto scegliere come stanno le carte.',
      incomplete: 'Nel resoconto manca qualcosa. Così non si può controllare.',
      broken: 'No! Le carte non stanno come era stato stabilito prima della partita.',
    },
    unseen: 'Questo dispositivo non ha partecipato. Vede solo se il resoconto è giusto in sé.',
    record: 'Conserva la partita in un file',
    trouble: {
      lost: 'Il server non risponde. C’è una connessione?',
      none: 'Non c’è nessun tavolo con questo codice.',
      often: 'Un po’ troppo in una volta. Riprova fra un minuto.',
      server: 'In questo momento il server non può farlo.',
      gone: 'Questo tavolo non esiste più.',
      outdated: 'C’è una versione più nuova. Chiudi la pagina e riaprila.',
      seat_taken: 'Nessun posto è libero.',
      bad_name: 'Questo nome non si può mostrare. Scegline un altro.',
      bad_settings: 'Non va bene per chi è al tavolo.',
      other: 'In questo momento non si può.',
    },
  },

  tutorial: {
    title: 'Impara giocando',
    next: 'Avanti',
    skip: 'Salta',
    step: ({ step, of }) => `Passo ${step} di ${of}`,
    welcome: 'Ci sono nove mazzi di carte coperte. Trova due carte uguali!',
    firstCard: 'Tocca un mazzo per girare una carta.',
    secondCard: 'Un cuore! Dov’è il secondo? Tocca il mazzo con la mano.',
    place: 'Una coppia! Mettila sui tuoi tre mazzi: tutti e due i cuori su uno, oppure su due.',
    goOn: 'Chi trova una coppia continua. Gira un’altra carta!',
    secure: 'Conta solo la carta in cima. Fai in modo che siano tre cuori!',
    secured: 'Tre volte lo stesso in cima: catturate! Nessuno può più prenderti queste carte. Ognuna è un punto.',
    twoCards: 'Gira due carte, una dopo l’altra.',
    mismatch: 'Una stella e una goccia: niente coppia. Ora tocca al prossimo. Guarda bene!',
    remember: 'Hai visto due stelle. Sai ancora dove?',
    remembered: 'Che memoria! Chi guarda gli altri trova più coppie.',
    cross: 'Ora arriva la X. Guarda che cosa gira Pappagallo!',
    openCross: 'Un colore e una X restano scoperti e il turno è finito. Ora tocca a te.',
    seek: 'Puoi cercare: gira una sola carta. È uguale a una di quelle scoperte?',
    seekOn: 'Chi trova un colore cerca ancora: un’altra carta!',
    seekNothing: 'Non è uguale a nessuna. Anche questa carta resta scoperta e tocca al prossimo.',
    cover: 'Ci sono di nuovo carte scoperte. Invece di cercare puoi anche coprirle tutte.',
    newCards: 'Ora due nuove carte. Quelle appena coperte non valgono.',
    covered: 'Dopo una coppia puoi girare di nuovo qualsiasi carta.',
    crossPair: 'Trova due X! Ne vale la pena.',
    crosses: 'Due X! Mettile sui tuoi mazzi, poi arriva il premio.',
    take: 'Prendi tutte le carte non catturate di un vicino, a sinistra o a destra.',
    distribute: 'Ora sono tue. Scegli quelle in cima, le altre vanno sotto.',
    taken: 'Poi continui. Cattura le tue carte, prima che qualcuno le prenda!',
    seekCross: 'Scoiattolo ha lasciato una X scoperta. Cerca la seconda X!',
    takeLeft: 'Una X trovata cercando ti dà le carte del vicino di sinistra, che ha giocato prima di te.',
    coveredAfter: 'Le altre carte scoperte vengono coperte e continui con due nuove.',
    twoMore: 'Hai già due X sui tuoi mazzi. Trovane altre due!',
    threeCrosses: 'E ora tre X in cima! Mettine almeno una sul terzo mazzo.',
    rookie: 'Rookie! Prendi le carte non catturate di tutti.',
    rookieOver: 'Niente è meglio di un Rookie. Ma anche gli altri raccolgono X!',
    fewCards: 'Sono rimaste poche carte. Trova una coppia!',
    empty: 'Ora due posti sono vuoti. Gira una carta da un mazzo di due e guarda!',
    alone: 'È andata sul posto vuoto. Una carta che è sola non si sposta. Prova!',
    gaps: 'Così c’è sempre qualcosa da girare, fino alla fine.',
    lastCards: 'Sono rimaste solo due carte. Prendile!',
    end: 'Chi trova l’ultima coppia prende tutto quello che non è ancora catturato. Vince chi ha più punti!',
    team: 'Nel gioco a squadre il tuo partner siede di fronte. Trova una coppia!',
    partner: 'Il tuo partner ha già due cuori in cima. Dagli la coppia!',
    teamPoints: 'Catturate, per tutti e due: alla fine il team somma i punti.',
    kids: 'In Kids non ci sono X né mazzi provvisori. Trova una coppia!',
    kidsPoints: 'Ogni coppia dà subito punti e resta tua.',
    done: 'Ora sai tutto. Pronti, via!',
  },

  rules: {
    title: 'Regole del gioco',
    contents: 'Indice',
    goal: {
      title: 'Lo scopo',
      text: 'Trova le coppie, raccogli le carte e catturale. Ogni carta catturata è un punto. Chi ne ha di più vince.',
    },
    setup: {
      title: 'Il tavolo',
      text: 'Ci sono cinque colori e la X, 18 carte per tipo, 12 nella versione Pocket. Sono coperte in nove mazzi, tre per tre. Ognuno ha tre mazzi provvisori per le carte non ancora catturate e un mazzo punti per quelle catturate. Decidete insieme chi comincia. Si gioca in senso antiorario.',
    },
    turn: {
      title: 'Tocca a te',
      text: 'Gira due carte. Se sono uguali, la coppia è tua: mettila sui tuoi mazzi e continua con due nuove carte. Se sono due colori diversi, tutti guardano bene, poi si coprono di nuovo e tocca al prossimo.',
    },
    place: {
      title: 'Mettere le carte',
      text: 'Tutte le carte che ricevi vanno sui tuoi tre mazzi provvisori, come vuoi: una sopra l’altra o una accanto all’altra. Conta solo la carta in cima.',
    },
    secure: {
      title: 'Catturare',
      text: 'Appena i tuoi tre mazzi provvisori hanno in cima la stessa carta, tutte le loro carte vanno sul tuo mazzo punti. Lì sono al sicuro.',
    },
    crosses: {
      title: 'Due X',
      text: 'Metti le due X sui tuoi mazzi. Poi prendi tutte le carte non catturate del vicino di sinistra o di destra e metti anche quelle. Poi continui.',
    },
    open: {
      title: 'Un colore e una X',
      text: 'Tutte e due restano scoperte e il tuo turno è finito. Il prossimo giocatore ha due possibilità.',
    },
    cover: {
      title: 'Possibilità 1: coprire',
      text: 'Copri tutte le carte scoperte e girane due nuove. Quelle appena coperte non valgono come nuove.',
    },
    seek: {
      title: 'Possibilità 2: cercare',
      text: 'Lascia tutto scoperto e gira una sola carta.',
    },
    seekColour: {
      title: 'La seconda di un colore scoperto',
      text: 'Prendile tutte e due e mettile sui tuoi mazzi. Poi cerca ancora, con una carta.',
    },
    seekCross: {
      title: 'La seconda X',
      text: 'Prendi le due X e mettile sui tuoi mazzi. Poi prendi tutte le carte non catturate del vicino di sinistra e metti anche quelle. Le carte scoperte vengono coperte e continui con due nuove.',
    },
    seekNothing: {
      title: 'Né l’una né l’altra',
      text: 'Anche questa carta resta scoperta e tocca al prossimo: coprire o cercare.',
    },
    rookie: {
      title: '3 volte X: Rookie!',
      text: 'Tre X in cima ai tuoi mazzi vengono prima catturate. Poi prendi tutte le carte non catturate di tutti gli altri e le suddividi sui tuoi mazzi provvisori.',
    },
    empty: {
      title: 'Un posto vuoto',
      text: 'Quando un mazzo è finito, la prossima carta girata va sul posto vuoto. Lì resta, anche quando viene di nuovo coperta. Una carta che è sola al suo posto non si sposta.',
    },
    end: {
      title: 'La fine',
      text: 'Chi trova l’ultima coppia la mette sul suo mazzo punti, con le carte non ancora catturate di tutti. Poi si conta. Chi ha più punti vince; a pari punti si vince insieme.',
    },
    team: {
      title: 'Team',
      text: 'In quattro o in sei. Si gioca in due, seduti uno di fronte all’altro. Puoi mettere una coppia anche sui mazzi provvisori del tuo partner. Alla fine il team somma i punti.',
    },
    kids: {
      title: 'Kids',
      text: 'Senza X e senza mazzi provvisori: ogni coppia va direttamente sul tuo mazzo punti.',
    },
    details: {
      title: 'Buono a sapersi',
      points: [
        'Alla tua sinistra c’è chi ha giocato prima di te. In due, il vicino di sinistra è anche quello di destra.',
        'Con due X puoi scegliere solo un vicino che ha carte non catturate. Se nessuno ne ha, non c’è niente da prendere.',
        'Chi cerca e trova un colore deve continuare a cercare: in questo turno non può più coprire.',
        'Una carta appena coperta si può girare solo se non ce ne sono altre.',
        'In team, le carte prese a un vicino vanno sui propri mazzi. Un Rookie è di chi ha le tre X sui suoi mazzi, e prende anche le carte del partner.',
        'Nelle regole italiane, dopo una seconda X trovata cercando, tocca al prossimo giocatore. Potete sceglierlo prima della partita.',
        'Se 100 turni di fila non portano né una coppia né una carta che nessuno ha ancora visto, la partita finisce. Allora contano solo le carte catturate.',
      ],
    },
  },
};
