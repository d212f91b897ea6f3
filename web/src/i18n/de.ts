// German as written in Switzerland (ss). Words of the booklet: Ablege-Stapel, Punkte-Stapel, sichern.

import { kinds } from '../engine/names';
import type { Cards, Kind } from '../engine/protocol';
import type { Messages } from './en';
import { calling, capital, formatOf, type Person } from './format';

const { number, count, list, either } = formatOf('de-CH');

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
const does = (who: Person, you: string, other: string) => (who.you ? `Du ${you}` : `${who.name} ${other}`);
const dir = (who: Person) => (who.you ? 'dir' : who.name);
const turnOf = (who: Person) => does(who, 'bist dran.', 'ist dran.');

export const de: Messages = {
  kinds: { G: 'Blatt', Y: 'Stern', R: 'Herz', B: 'Tropfen', P: 'Blume', X: 'X' },
  colours: { G: 'Grün', Y: 'Gelb', R: 'Rot', B: 'Blau', P: 'Rosa' },
  cards: cardsOf,
  points: nPoints,
  you: 'Du',

  table: {
    board: 'Die neun Stapel',
    spotClosed: ({ spot, height }) => `Platz ${spot}, ${nCards(height)}, verdeckt`,
    spotOpen: ({ spot, kind, height }) => `Platz ${spot}, ${nouns[kind].one}, offen, ${nCards(height)}`,
    spotBarred: ({ spot, height }) => `Platz ${spot}, ${nCards(height)}, eben zugedeckt, nimm eine andere`,
    spotEmpty: ({ spot }) => `Platz ${spot}, leer`,
    pile: ({ pile, kind, height }) => `Ablege-Stapel ${pile}, ${nouns[kind].one} zuoberst, ${nCards(height)}`,
    pileEmpty: ({ pile }) => `Ablege-Stapel ${pile}, leer`,
    pileSecures: ({ label }) => `${label}. Hier sicherst du!`,
    seat: ({ name, points, active, partner }) =>
      [name, ...(partner ? ['spielt mit dir'] : []), nPoints(points), ...(active ? ['ist dran'] : [])].join(', '),
    partner: 'mit dir im Team',
    teams: ['Team Kreis', 'Team Dreieck', 'Team Quadrat'],
    yourTray: 'Deine Ablage · noch nicht sicher',
    trayOf: ({ name }) => `${name} · noch nicht sicher`,
    secured: 'gesichert',
    points: 'Punkte',
    hand: ({ cards }) => `Zum Ablegen: ${cardsOf(cards)}`,
    take: 'Nehmen',
    takeFrom: ({ name }) => `Von ${name} nehmen`,
    direction: 'Es geht gegen den Uhrzeigersinn',
  },

  prompt: {
    firstCard: ({ to }) => calling(to, 'Dreh eine Karte um.'),
    firstCardHint: 'Zwei gleiche sind ein Paar.',
    newCardHint: 'Keine von denen, die eben zugedeckt wurden.',
    secondCard: ({ to, kind }) => `${capital(ein(kind))}! ${calling(to, `Wo ist ${derZweite(kind)}?`)}`,
    secondCardHint: 'Dreh noch eine Karte um.',
    coverOrSeek: ({ on }) => open(on),
    coverOrSeekHint: ({ to }) => calling(to, 'Such mit einer Karte, was dazu passt – oder deck alles zu.'),
    cover: 'Alles zudecken und neu beginnen',
    seek: ({ to }) => calling(to, 'Such mit einer Karte weiter.'),
    seekHint: ({ on }) => open(on),
    placePair: ({ to, kind }) => `${capital(zwei(kind))}! ${calling(to, 'Wohin damit?')}`,
    placePairHint: 'Tipp für jede Karte auf einen Stapel.',
    placeCards: ({ to, cards }) => calling(to, `Verteil ${nCards(cards)} auf deine Ablege-Stapel.`),
    placeFor: ({ to, cards, owner }) => calling(to, `Verteil ${nCards(cards)} für ${owner}.`),
    placeCardsHint: 'Wähl, was zuoberst liegt. Der Rest kommt darunter.',
    partnerHint: ({ name }) => `Du kannst das Paar auch ${name} geben.`,
    placeProposed: 'So ablegen',
    placeDone: 'Den Rest darunter',
    take: ({ to }) => calling(to, 'Wessen Karten nimmst du?'),
    takeHint: ({ left, right }) => `Links ${left} oder rechts ${right}.`,
    over: 'Das Spiel ist aus.',
    undo: 'Zurücknehmen',
    look: 'Schau gut hin!',
  },

  waiting: {
    firstCard: ({ name }) => `${name} dreht eine Karte um.`,
    secondCard: ({ name, kind }) => `${name} hat ${einen(kind)} und sucht ${denZweiten(kind)}.`,
    coverOrSeek: ({ name }) => `${name} überlegt: zudecken oder suchen?`,
    seek: ({ name }) => `${name} sucht weiter.`,
    place: ({ name }) => `${name} legt Karten ab.`,
    take: ({ name }) => `${name} überlegt: links oder rechts?`,
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
    rookie: ({ who }) => `Rookie! ${does(who, 'bekommst', 'bekommt')} alle ungesicherten Karten.`,
    taken: ({ who, other, cards }) => `${does(who, 'nimmst', 'nimmt')} ${dir(other)} ${nCards(cards)} weg.`,
    mismatch: 'Kein Paar. Beide Karten werden wieder zugedeckt.',
    covered: ({ who }) => `${does(who, 'deckst', 'deckt')} die offenen Karten zu.`,
    coveredAfterSeek: 'Die anderen offenen Karten werden zugedeckt.',
    shifted: ({ kind, spot }) => `${capital(der(kind))} rückt auf Platz ${spot}.`,
    turnOf: ({ next }) => turnOf(next),
    stayOpen: ({ next }) => `Farbe und X bleiben offen. ${turnOf(next)}`,
    noMatch: ({ next }) => `Nichts passt, alles bleibt offen. ${turnOf(next)}`,
    lastPair: ({ who }) => `${does(who, 'hast', 'hat')} das letzte Paar gefunden. Das Spiel ist aus.`,
    standstill: 'Schon lange hat niemand etwas Neues gefunden. Das Spiel endet hier.',
  },

  bots: {
    random: { name: 'Würfel', line: 'Dreht irgendetwas um und denkt sich nichts dabei.' },
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
    variant: 'Spielart',
    variants: {
      standard: { name: 'Standard', line: 'Jede und jeder für sich, mit X.' },
      team: { name: 'Team', line: 'Zwei und zwei, wer zusammengehört, sitzt sich gegenüber. Zu viert oder zu sechst.' },
      kids: { name: 'Kids', line: 'Nur Paare suchen: ohne X, niemand nimmt etwas weg.' },
    },
    edition: 'Karten',
    editions: {
      classic: { name: 'Klassisch', line: '18 Karten jeder Sorte, etwa 20 Minuten.' },
      pocket: { name: 'Pocket', line: '12 Karten jeder Sorte, kürzer.' },
    },
    ruling: 'Wer suchend zwei X findet',
    rulings: {
      de: { name: 'macht weiter', line: 'Mit zwei neuen Karten.' },
      it: { name: 'gibt weiter', line: 'Die oder der Nächste ist dran.' },
    },
    first: 'Wer beginnt?',
    firstAny: 'Der Zufall entscheidet',
    lookTime: 'Zeit zum Schauen',
    lookTimes: { short: 'kurz', normal: 'mittel', long: 'lang' },
    botSpeed: 'Die Tiere spielen',
    botSpeeds: { slow: 'langsam', normal: 'mittel', fast: 'schnell' },
    aids: 'Lernhilfen',
    aidsLine: 'Zeigt, welche Karten schon zu sehen waren, was sichert und was gut wäre.',
  },

  start: {
    tagline: 'Paare finden, sichern und schnappen. Für 2 bis 6.',
    playNow: 'Losspielen',
    playNowLine: ({ bots }) => `Du gegen ${list(bots)}`,
    resume: 'Weiterspielen',
    backTo: ({ name }) => `Zurück an Tisch ${name}`,
    whoPlays: 'Wer spielt mit?',
    online: 'Auf mehreren Geräten',
    tutorial: 'Spielend lernen',
    rules: 'Spielanleitung',
    games: 'Meine Spiele',
    settings: 'Einstellungen',
    language: 'Sprache',
  },

  who: {
    title: 'Wer spielt mit?',
    table: 'Der Tisch, gegen den Uhrzeigersinn',
    seat: ({ seat, name }) => `Platz ${seat}: ${name}`,
    seats: (n) => `${number(n)} am Tisch`,
    add: 'Dazu',
    sits: ({ seat }) => `Wer sitzt auf Platz ${seat}?`,
    person: 'Ein Mensch',
    name: 'Name',
    namePlaceholder: ({ seat }) => `Spieler*in ${seat}`,
    forward: 'Einen Platz weiter',
    backward: 'Einen Platz zurück',
    swap: 'Platz tauschen',
    remove: 'Entfernen',
    teams: ({ first, second }) => `${first} und ${second} sind ein Team.`,
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
    sound: 'Geräusche',
    yourTurnSound: 'Klang, wenn du dran bist',
    language: 'Sprache',
    close: 'Schliessen',
    menu: 'Menü',
    back: 'Zurück',
  },

  game: {
    hint: 'Was wäre gut?',
    hintTurn: 'Dreh die markierte Karte um.',
    hintCover: 'Deck die offenen Karten zu.',
    hintPlace: 'Leg die Karten so ab.',
    hintTake: ({ name }) => `Nimm die Karten von ${name}.`,
    hintMissing: 'Der Tipp konnte nicht geladen werden.',
    chance: ({ chance }) => `Chance zu gewinnen: ${number(chance)} %.`,
    seen: ({ label, kind }) => `${label}. Hier wurde ${ein(kind)} gesehen.`,
    proposal: ({ tops }) =>
      `So ablegen: ${list(tops.map(({ kind, pile }) => `${nouns[kind].one} auf Stapel ${pile}`))}`,
    keys: 'Tasten: Pfeile und Enter, oder 1 bis 9 für einen Stapel. U nimmt zurück, H gibt einen Tipp, P macht Pause.',
    notSaved: 'Dieses Gerät kann das Spiel nicht behalten. Lass die Seite bis zum Schluss offen.',
  },

  trouble: {
    title: 'Da ist etwas schiefgegangen',
    loading: 'Das Spiel konnte nicht geladen werden. Gibt es eine Verbindung?',
    storage: 'Das aufbewahrte Spiel lässt sich nicht lesen.',
    broken: 'Das Spiel ist gestolpert.',
    again: 'Noch einmal versuchen',
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
    handOver: ({ name }) => `Jetzt ist ${name} dran.`,
  },

  result: {
    won: ({ who, points }) => `${does(who, 'gewinnst', 'gewinnt')} mit ${mitPunkten(points)}!`,
    shared: ({ names, points }) => `${list(names)} teilen sich den Sieg mit je ${mitPunkten(points)}.`,
    team: ({ names, points }) => `${list(names)} gewinnen zusammen mit ${mitPunkten(points)}!`,
    course: 'So ging es',
    courseLine: ({ turns }) =>
      `Punkte und ungesicherte Karten in ${count(turns, { one: 'Zug', other: 'Zügen' })}`,
    pointsLine: ({ turns }) => `Punkte in ${count(turns, { one: 'Zug', other: 'Zügen' })}`,
    securedCards: 'gesichert',
    unsecuredCards: 'ungesichert',
    asTable: 'Als Tabelle',
    turn: 'Zug',
    chart: ({ name, points, most }) => `${name}: am Ende ${nPoints(points)}, nie mehr als ${nCards(most)} ungesichert`,
    moments: 'Grosse Momente',
    biggestTake: ({ who, other, cards }) =>
      `Der grösste Fang: ${who.you ? 'Du hast' : `${who.name} hat`} ${dir(other)} ${nCards(cards)} weggenommen.`,
    biggestSecured: ({ who, cards }) =>
      `Der grösste Schatz: ${who.you ? 'Du hast' : `${who.name} hat`} ${nCards(cards)} auf einmal gesichert.`,
    rookies: ({ who, times }) =>
      `${does(who, 'hattest', 'hatte')} ${count(times, { one: 'Rookie', other: 'Rookies' })}.`,
    again: 'Noch einmal',
    others: 'Andere Mitspielende',
    home: 'Zur ersten Seite',
  },
};
