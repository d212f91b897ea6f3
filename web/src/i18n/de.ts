// German as written in Switzerland (ss). Words of the booklet: Ablege-Stapel, Punkte-Stapel, sichern.

import { kinds } from '../engine/names';
import type { Cards, Kind } from '../engine/protocol';
import type { Messages } from './en';
import { calling, capital, formatOf, formOf, type Form, type Group, type Who } from './format';

const { number, count, list, names, either } = formatOf('de-CH');

interface Noun {
  one: string;
  other: string;
  gender: 'm' | 'f' | 'n';
}

const nouns: Record<Kind, Noun> = {
  G: { one: 'Blatt', other: 'Blätter', gender: 'n' },
  Y: { one: 'Stern', other: 'Sterne', gender: 'm' },
  R: { one: 'Herz', other: 'Herzen', gender: 'n' },
  B: { one: 'Tropfen', other: 'Tropfen', gender: 'm' },
  P: { one: 'Blume', other: 'Blumen', gender: 'f' },
  X: { one: 'X', other: 'X', gender: 'n' },
};

const of = (kind: Kind, words: Record<Noun['gender'], string>) => words[nouns[kind].gender];
// Nominative: wer oder was liegt da. Accusative: wen oder was dreht man um.
const ein = (kind: Kind) => `${of(kind, { m: 'ein', f: 'eine', n: 'ein' })} ${nouns[kind].one}`;
const einen = (kind: Kind) => `${of(kind, { m: 'einen', f: 'eine', n: 'ein' })} ${nouns[kind].one}`;
const der = (kind: Kind) => `${of(kind, { m: 'der', f: 'die', n: 'das' })} ${nouns[kind].one}`;
const derZweite = (kind: Kind) => of(kind, { m: 'der zweite', f: 'die zweite', n: 'das zweite' });
const denZweiten = (kind: Kind) => of(kind, { m: 'den zweiten', f: 'die zweite', n: 'das zweite' });
const zwei = (kind: Kind) => `zwei ${nouns[kind].other}`;

const cardsOf = (cards: Cards) =>
  list(kinds.flatMap((kind) => (cards[kind] ? [count(cards[kind], nouns[kind])] : [])));
const nCards = (n: number) => count(n, { one: 'Karte', other: 'Karten' });
const nPoints = (n: number) => count(n, { one: 'Punkt', other: 'Punkte' });
const mitPunkten = (n: number) => count(n, { one: 'Punkt', other: 'Punkten' });
const open = (on: readonly Kind[]) => `${capital(list(on.map(ein)))} ${on.length === 1 ? 'liegt' : 'liegen'} offen.`;
const label = (who: Who) => (who.you ? 'Du' : who.name);
const does = (who: Who, you: string, other: string) => (who.you ? `Du ${you}` : `${who.name} ${other}`);
const doTogether = (who: Group, verbs: Record<Form, string>) => `${names(who, 'Du')} ${verbs[formOf(who)]}`;
const dir = (who: Who) => (who.you ? 'dir' : who.name);
const turnOf = (who: Who) => does(who, 'bist dran.', 'ist dran.');

export const de: Messages = {
  kinds: { G: 'Blatt', Y: 'Stern', R: 'Herz', B: 'Tropfen', P: 'Blume', X: 'X' },
  colours: { G: 'Grün', Y: 'Gelb', R: 'Rot', B: 'Blau', P: 'Rosa' },
  cards: cardsOf,
  points: nPoints,
  you: 'Du',
  label,

  table: {
    board: 'Die neun Stapel',
    spotClosed: ({ spot, height }) => `Platz ${spot}, ${nCards(height)}, verdeckt`,
    spotOpen: ({ spot, kind, height }) => `Platz ${spot}, ${nouns[kind].one}, offen, ${nCards(height)}`,
    spotBarred: ({ spot, height }) => `Platz ${spot}, ${nCards(height)}, eben zugedeckt, nimm eine andere Karte`,
    spotEmpty: ({ spot }) => `Platz ${spot}, leer`,
    pile: ({ pile, kind, height }) => `Ablege-Stapel ${pile}, ${nouns[kind].one} zuoberst, ${nCards(height)}`,
    pileEmpty: ({ pile }) => `Ablege-Stapel ${pile}, leer`,
    pileSecures: ({ label }) => `${label}. Hier sicherst du!`,
    seat: ({ who, points, active, partner }) =>
      [
        label(who),
        ...(partner ? ['spielt mit dir'] : []),
        nPoints(points),
        ...(active ? [who.you ? 'du bist dran' : 'ist dran'] : []),
      ].join(', '),
    partner: 'mit dir im Team',
    teams: ['Team Kreis', 'Team Dreieck', 'Team Quadrat'],
    tray: ({ who }) => (who.you ? 'Deine ungesicherten Karten' : `${who.name} · ungesichert`),
    secured: 'gesichert',
    points: 'Punkte',
    hand: ({ cards }) => `Zum Ablegen: ${cardsOf(cards)}`,
    take: 'Nehmen',
    takeFrom: ({ other }) => `Von ${other.name} nehmen`,
    direction: 'Gespielt wird gegen den Uhrzeigersinn',
  },

  prompt: {
    firstCard: ({ to }) => calling(to, 'Drehe eine Karte um.'),
    firstCardHint: 'Zwei gleiche sind ein Paar.',
    newCardHint: 'Keine von denen, die eben zugedeckt wurden.',
    secondCard: ({ to, kind }) => `${capital(ein(kind))}! ${calling(to, `Wo ist ${derZweite(kind)}?`)}`,
    secondCardHint: 'Drehe noch eine Karte um.',
    coverOrSeek: ({ on }) => open(on),
    coverOrSeekHint: ({ to }) => calling(to, 'Suche mit einer Karte, was dazu passt – oder decke alles zu.'),
    cover: 'Alles zudecken und neu beginnen',
    seek: ({ to }) => calling(to, 'Suche mit einer Karte weiter.'),
    seekHint: ({ on }) => open(on),
    placePair: ({ to, kind }) => `${capital(zwei(kind))}! ${calling(to, 'Wohin damit?')}`,
    placePairHint: 'Tippe für jede Karte auf einen Stapel.',
    placeCards: ({ to, cards }) => calling(to, `Verteile ${nCards(cards)} auf deine Ablege-Stapel.`),
    placeFor: ({ to, cards, owner }) => calling(to, `Verteile ${nCards(cards)} für ${owner.name}.`),
    placeCardsHint: 'Wähle, was zuoberst liegt. Der Rest kommt darunter.',
    partnerHint: ({ partner }) => `Du kannst das Paar auch ${partner.name} geben.`,
    placeProposed: 'So ablegen',
    placeDone: 'Den Rest darunter',
    placeHereToo: 'Auch hierhin',
    take: ({ to }) => calling(to, 'Wessen Karten nimmst du?'),
    takeHint: ({ left, right }) => `Links ${left.name} oder rechts ${right.name}.`,
    over: 'Das Spiel ist aus.',
    undo: 'Zurücknehmen',
    look: 'Schau gut hin!',
    looked: 'Gesehen!',
  },

  waiting: {
    firstCard: ({ who }) => `${does(who, 'drehst', 'dreht')} eine Karte um.`,
    secondCard: ({ who, kind }) =>
      `${does(who, 'hast', 'hat')} ${einen(kind)} und ${who.you ? 'suchst' : 'sucht'} ${denZweiten(kind)}.`,
    coverOrSeek: ({ who }) => `${does(who, 'überlegst', 'überlegt')}: zudecken oder suchen?`,
    seek: ({ who }) => `${does(who, 'suchst', 'sucht')} weiter.`,
    place: ({ who }) => `${does(who, 'legst', 'legt')} Karten ab.`,
    take: ({ who }) => `${does(who, 'überlegst', 'überlegt')}: links oder rechts?`,
  },

  event: {
    onSpot: ({ spot, sentence }) => `Platz ${spot}: ${sentence}`,
    turned: ({ who, kind }) => `${does(who, 'drehst', 'dreht')} ${einen(kind)} um.`,
    turnedAndMoved: ({ who, kind, spot }) =>
      `${does(who, 'drehst', 'dreht')} ${einen(kind)} um. Die Karte liegt jetzt auf Platz ${spot}.`,
    paired: ({ who, kind }) => `Ein Paar! ${does(who, 'hast', 'hat')} ${zwei(kind)}.`,
    sought: ({ who, kind }) => `Gefunden! ${does(who, 'nimmst', 'nimmt')} ${zwei(kind)}.`,
    placed: ({ who, cards }) => `${does(who, 'legst', 'legt')} ${cardsOf(cards)} ab.`,
    placedFor: ({ who, other, cards }) => `${does(who, 'gibst', 'gibt')} ${dir(other)} ${cardsOf(cards)}.`,
    secured: ({ who, kind, cards }) =>
      `Drei ${nouns[kind].other}! ${does(who, 'sicherst', 'sichert')} ${nCards(cards)}.`,
    securedPair: ({ who, cards }) => `${does(who, 'bekommst', 'bekommt')} ${nPoints(cards)}.`,
    securedLast: ({ who, cards }) => `Das letzte Paar bringt ${dir(who)} ${nCards(cards)}.`,
    rookie: ({ who }) => `${does(who, 'bekommst', 'bekommt')} alle ungesicherten Karten der anderen.`,
    taken: ({ who, other, cards }) => `${does(who, 'nimmst', 'nimmt')} ${nCards(cards)} von ${dir(other)}.`,
    mismatch: 'Kein Paar. Beide Karten werden wieder zugedeckt.',
    covered: ({ who }) => `${does(who, 'deckst', 'deckt')} die offenen Karten zu.`,
    coveredAfterSeek: 'Die anderen offenen Karten werden zugedeckt.',
    shifted: ({ kind, spot }) => `${capital(der(kind))} rückt auf Platz ${spot}.`,
    turnOf: ({ next }) => turnOf(next),
    stayOpen: ({ next }) => `Die Farbe und das X bleiben offen. ${turnOf(next)}`,
    noMatch: ({ next }) => `Nichts passt, alles bleibt offen. ${turnOf(next)}`,
    lastPair: ({ who }) => `${does(who, 'hast', 'hat')} das letzte Paar gefunden. Das Spiel ist aus.`,
    standstill: 'Schon lange hat niemand etwas Neues gefunden. Das Spiel endet hier.',
  },

  told: {
    card: ({ kind, spot }) => `${nouns[kind].one} auf ${spot}`,
    moved: ({ kind, from, spot }) => `${nouns[kind].one} von ${from}, jetzt auf ${spot}`,
    pair: 'ein Paar',
    noPair: 'kein Paar',
    covered: 'offene zugedeckt',
    stayOpen: 'bleibt offen',
    secured: ({ cards }) => `${nCards(cards)} gesichert`,
    rookie: 'Rookie',
    taken: ({ other, cards }) => `${nCards(cards)} von ${dir(other)} genommen`,
  },

  starts: {
    lot: ({ who }) => `Der Zufall hat entschieden. ${does(who, 'beginnst', 'beginnt')}.`,
    turns: ({ who }) => `Alle beginnen reihum. Diesmal ${who.you ? 'beginnst du' : `beginnt ${who.name}`}.`,
    chosen: ({ who }) => `${does(who, 'beginnst', 'beginnt')}, wie abgemacht.`,
  },

  bots: {
    random: { name: 'Würfel', line: 'Dreht irgendeine Karte um und denkt sich nichts dabei.' },
    goldfish: { name: 'Goldfisch', line: 'Oh, eine Karte! Wie war noch die letzte?' },
    puppy: { name: 'Welpe', line: 'Freut sich über jedes Paar und ist schnell abgelenkt.' },
    parrot: { name: 'Papagei', line: 'Merkt sich drei Karten und plappert gern.' },
    squirrel: { name: 'Eichhörnchen', line: 'Versteckt viele Karten im Kopf und vergisst ein paar.' },
    fox: { name: 'Fuchs', line: 'Passt gut auf und zählt, was weg ist.' },
    raven: { name: 'Rabe', line: 'Klug und mit sehr gutem Gedächtnis.' },
    elephant: { name: 'Elefant', line: 'Vergisst nie eine Karte.' },
    grandmaster: { name: 'Eule', line: 'Vergisst nichts und denkt voraus.' },
  },

  options: {
    variant: 'Variante',
    variants: {
      standard: { name: 'Standard', line: 'Alle für sich, mit X.' },
      team: { name: 'Team', line: 'Immer zwei spielen zusammen und sitzen sich gegenüber. Zu viert oder zu sechst.' },
      kids: { name: 'Kids', line: 'Nur Paare finden: ohne X, niemand nimmt dir etwas weg.' },
    },
    edition: 'Karten',
    editions: {
      classic: { name: 'Klassisch', line: '18 Karten jeder Sorte, etwa 20 Minuten.' },
      pocket: { name: 'Pocket oder Travel', line: '12 Karten jeder Sorte, kürzer.' },
    },
    first: 'Wer beginnt?',
    firstAny: 'Der Zufall entscheidet',
    firstTurns: 'Alle reihum',
    lookTime: 'Zeit zum Schauen',
    lookTimes: { short: 'kurz', normal: 'mittel', long: 'lang', longer: '8 Sekunden', longest: '30 Sekunden', tapped: 'bis jemand tippt' },
    botSpeed: 'Die Tiere spielen',
    botSpeeds: { slow: 'langsam', normal: 'mittel', fast: 'schnell' },
    aids: 'Lernhilfen',
    aidsLine: 'Zeigen, welche Karten schon zu sehen waren, was sichert und was gut wäre.',
  },

  start: {
    tagline: 'Paare finden, sichern und schnappen. Für 2 bis 6.',
    playNow: 'Losspielen',
    playNowLine: ({ bots }) => `Du gegen ${list(bots)}`,
    resume: 'Weiterspielen',
    newVersion: 'Neue Version laden',
    backTo: ({ code }) => `Zurück an Tisch ${code}`,
    whoPlays: 'Wer spielt mit?',
    online: 'Auf mehreren Geräten',
    day: 'Karten des Tages',
    tutorial: 'Spielend lernen',
    rules: 'Spielanleitung',
    games: 'Meine Spiele',
    settings: 'Einstellungen',
    language: 'Sprache',
  },

  who: {
    title: 'Wer spielt mit?',
    table: 'Der Tisch, gegen den Uhrzeigersinn',
    seat: ({ seat, label }) => `Platz ${seat}: ${label}`,
    seats: (n) => `${number(n)} Spieler*innen`,
    add: 'Hinzufügen',
    sits: ({ seat }) => `Wer sitzt auf Platz ${seat}?`,
    person: 'Ein Mensch',
    name: 'Name',
    namePlaceholder: ({ seat }) => `Spieler*in ${seat}`,
    forward: 'Einen Platz weiter',
    backward: 'Einen Platz zurück',
    swap: 'Platz tauschen',
    remove: 'Entfernen',
    teams: ({ who }) => {
      const verbs = { you: 'bist', one: 'ist', youAndOthers: 'seid', several: 'sind' };
      return `${doTogether(who, verbs)} ein Team.`;
    },
    needs: ({ counts }) => `Für dieses Spiel müsst ihr ${either(counts)} sein.`,
    flat: 'Das Tablet liegt mitten auf dem Tisch',
    flatLine: 'Alle sehen ihre Karten von ihrem Platz aus.',
    more: 'Mehr',
    start: 'Los geht’s',
  },

  settings: {
    title: 'Einstellungen',
    appearance: 'Aussehen',
    themes: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
    contrast: 'Starker Kontrast',
    sound: 'Töne',
    yourTurnSound: 'Ton, wenn du dran bist',
    vibration: 'Vibrieren',
    language: 'Sprache',
    close: 'Schliessen',
    menu: 'Menü',
    back: 'Zurück',
  },

  game: {
    hint: 'Was wäre gut?',
    hintTurn: 'Drehe die markierte Karte um.',
    hintCover: 'Decke die offenen Karten zu.',
    hintPlace: 'Lege die Karten so ab.',
    hintTake: ({ other }) => `Nimm die Karten von ${other.name}.`,
    hintMissing: 'Der Tipp konnte nicht geladen werden.',
    aids: { on: 'Die Lernhilfen sind eingeschaltet.', off: 'Die Lernhilfen sind ausgeschaltet.' },
    why: {
      pair: 'Diese Karte gibt mit einer offenen ein Paar.',
      two: 'Davon hast du schon zwei gesehen: Hol dir das Paar.',
      known: 'Diese Karte war schon zu sehen, so verrät sie den anderen nichts.',
      new: 'Diese Karte hat noch niemand gesehen.',
      noMatch: 'Was dazu passt, hat noch niemand gesehen.',
      littleOpen: 'Was offen liegt, bringt dir jetzt wenig.',
      rookie: 'Drei X zuoberst sind ein Rookie!',
      secures: 'Drei gleiche zuoberst sichern die Karten.',
      twoTops: 'Zwei gleiche zuoberst: Noch eine sichert die Karten.',
      differentTops: 'Verschiedene Karten zuoberst passen zu mehr Paaren.',
      moreCards: 'Dort gibt es mehr Karten zu holen.',
      betterCards: 'Diese Karten passen besser zu deinen Stapeln.',
    },
    seen: ({ label, kind }) => `${label}. Hier wurde ${ein(kind)} gesehen.`,
    proposal: ({ tops }) =>
      `So ablegen: ${list(tops.map(({ kind, pile }) => `${nouns[kind].one} auf Ablege-Stapel ${pile}`))}`,
    keys: 'Tasten: Pfeile und Enter, oder 1 bis 9 für einen Stapel. U nimmt zurück, H gibt einen Tipp, P macht Pause.',
    notSaved: 'Dieses Gerät kann das Spiel nicht speichern. Lass die Seite bis zum Schluss offen.',
  },

  trouble: {
    title: 'Da ist etwas schiefgegangen',
    loading: 'Das Spiel konnte nicht geladen werden. Gibt es eine Verbindung?',
    storage: 'Das gespeicherte Spiel lässt sich nicht lesen.',
    broken: 'Das Spiel ist gestolpert.',
    again: 'Noch einmal versuchen',
    elsewhere: 'Dieses Spiel geht in einem anderen Tab weiter.',
    here: 'Hier weiterspielen',
  },

  pause: {
    title: 'Pause',
    line: 'Die Karten ruhen. Niemand sieht etwas.',
    goOn: 'Weiter',
    rules: 'In der Anleitung nachsehen',
    again: 'Neues Spiel beginnen',
    leave: 'Spiel verlassen',
    leaveQuestion: 'Willst du dieses Spiel wirklich verlassen?',
    leaveYes: 'Ja, verlassen',
    leaveNo: 'Nein, weiterspielen',
    handOver: ({ who }) => `Jetzt ist ${who.name} dran.`,
  },

  result: {
    won: ({ who, points }) => {
      const verbs = {
        you: 'gewinnst',
        one: 'gewinnt',
        youAndOthers: 'gewinnt zusammen',
        several: 'gewinnen zusammen',
      };
      return `${doTogether(who, verbs)} mit ${mitPunkten(points)}!`;
    },
    shared: ({ who, points, teams }) => {
      const verbs = { you: 'teilst dir', one: 'teilt sich', youAndOthers: 'teilt euch', several: 'teilen sich' };
      return `${doTogether(who, verbs)} den Sieg mit ${teams ? `${mitPunkten(points)} pro Team` : `je ${mitPunkten(points)}`}.`;
    },
    course: 'So lief das Spiel',
    courseLine: ({ turns }) =>
      `Punkte und ungesicherte Karten in ${count(turns, { one: 'Zug', other: 'Zügen' })}`,
    pointsLine: ({ turns }) => `Punkte in ${count(turns, { one: 'Zug', other: 'Zügen' })}`,
    securedCards: 'gesichert',
    unsecuredCards: 'ungesichert',
    asTable: 'Als Tabelle',
    turn: 'Zug',
    chart: ({ who, points, most }) => `${label(who)}: am Ende ${nPoints(points)}, nie mehr als ${nCards(most)} ungesichert`,
    moments: 'Grosse Momente',
    biggestTake: ({ who, other, cards }) =>
      `Der grösste Fang: ${does(who, 'hast', 'hat')} ${nCards(cards)} von ${dir(other)} genommen.`,
    biggestSecured: ({ who, cards }) =>
      `Der grösste Schatz: ${does(who, 'hast', 'hat')} ${nCards(cards)} auf einmal gesichert.`,
    rookies: ({ who, times }) =>
      `${does(who, 'hattest', 'hatte')} ${count(times, { one: 'Rookie', other: 'Rookies' })}.`,
    again: 'Noch einmal',
    others: 'Andere Spieler*innen',
    home: 'Zur Startseite',
  },
};
