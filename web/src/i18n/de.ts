// German as written in Switzerland (ss). Words of the booklet: Ablege-Stapel, Punkte-Stapel, sichern.

import { kinds, type Cards, type Kind } from '../engine/protocol';
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
    whoPlays: 'Wer spielt mit?',
    tutorial: 'Spielend lernen',
    rules: 'Spielanleitung',
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

  online: {
    way: 'Auf mehreren Geräten',
    title: 'Zusammen spielen',
    open: 'Tisch eröffnen',
    openLine: 'Du bekommst einen Code. Damit kommen die anderen dazu.',
    join: 'An einen Tisch kommen',
    code: 'Code des Tisches',
    go: 'Zum Tisch',
    backTo: ({ name }) => `Zurück an Tisch ${name}`,
    table: ({ name }) => `Tisch ${name}`,
    yourName: 'Dein Name',
    sit: 'Hinsetzen',
    watching: 'Du schaust zu.',
    invite: 'Lad die anderen ein',
    inviteLine: 'Bild scannen, Link öffnen oder Code eintippen.',
    onlyHere: 'Diese Adresse kennt nur dieser Computer. Öffne die Seite mit der, die das Programm für andere anzeigt.',
    qr: ({ name }) => `Bild zum Scannen, für Tisch ${name}`,
    copy: 'Link kopieren',
    copied: 'Der Link ist kopiert.',
    television: 'Auf einem Fernseher zeigen',
    seats: 'Wer sitzt am Tisch?',
    free: 'Freier Platz',
    host: 'beginnt das Spiel',
    away: 'weg',
    playsFor: ({ first, second }) => `${second} spielt für ${first}.`,
    hostStarts: ({ name }) => `${name} beginnt das Spiel.`,
    fills: 'Auf die freien Plätze setzen sich Tiere.',
    count: 'Plätze',
    later: 'Tiere ablösen',
    laterLine: 'Wer später kommt, darf für ein Tier weiterspielen.',
    settings: 'Welches Spiel?',
    dealing: 'Die Karten werden gelegt.',
    connecting: 'Unterwegs zum Tisch …',
    lost: 'Die Verbindung ist weg. Sie wird gesucht.',
    leave: 'Tisch verlassen',
    leaveLine: 'Dann spielt ein Tier für dich.',
    react: 'Die anderen grüssen',
    reactions: {
      wave: 'Hallo!',
      clap: 'Bravo!',
      laugh: 'Hihi!',
      wow: 'Toll!',
      oops: 'Hoppla!',
      thanks: 'Danke!',
    },
    greetings: 'Grüsse zeigen',
    rearrange: 'Plätze oder Spiel ändern',
    deal: 'Wurde ehrlich gemischt?',
    check: 'Mischen prüfen',
    verdicts: {
      fair: 'Ja. Niemand konnte bestimmen, wie die Karten liegen.',
      incomplete: 'In der Aufzeichnung fehlt etwas. So lässt es sich nicht prüfen.',
      broken: 'Nein! Die Karten liegen nicht so, wie es vor dem Spiel festgelegt war.',
    },
    unseen: 'Dieses Gerät hat nicht mitgemischt. Es sieht nur, ob die Aufzeichnung in sich stimmt.',
    record: 'Spiel als Datei aufbewahren',
    trouble: {
      lost: 'Der Server ist nicht erreichbar. Gibt es eine Verbindung?',
      none: 'Es gibt keinen Tisch mit diesem Code.',
      often: 'Das war etwas viel auf einmal. Versuch es in einer Minute noch einmal.',
      server: 'Der Server kann das gerade nicht.',
      gone: 'Diesen Tisch gibt es nicht mehr.',
      outdated: 'Es gibt eine neuere Version. Schliess die Seite und öffne sie wieder.',
      seat_taken: 'Es ist kein Platz frei.',
      bad_name: 'Dieser Name lässt sich nicht zeigen. Nimm einen anderen.',
      bad_settings: 'Das passt nicht zu denen, die am Tisch sitzen.',
      other: 'Das geht gerade nicht.',
    },
  },

  tutorial: {
    title: 'Spielend lernen',
    next: 'Weiter',
    skip: 'Überspringen',
    step: ({ step, of: steps }) => `Schritt ${step} von ${steps}`,
    welcome: 'Neun Stapel liegen verdeckt da. Finde zwei gleiche Karten!',
    firstCard: 'Tipp auf einen Stapel und dreh eine Karte um.',
    secondCard: 'Ein Herz! Wo ist das zweite? Tipp auf den Stapel mit der Hand.',
    place: 'Ein Paar! Leg es auf deine drei Ablege-Stapel: beide Herzen auf einen oder auf zwei.',
    goOn: 'Wer ein Paar findet, darf weitermachen. Dreh noch eine Karte um!',
    secure: 'Es zählt nur, was zuoberst liegt. Mach, dass es drei Herzen sind!',
    secured: 'Dreimal dasselbe zuoberst: gesichert! Diese Karten nimmt dir niemand mehr. Jede ist ein Punkt.',
    twoCards: 'Dreh zwei Karten um, eine nach der anderen.',
    mismatch: 'Ein Stern und ein Tropfen: kein Paar. Jetzt ist die oder der Nächste dran. Schau gut zu!',
    remember: 'Du hast zwei Sterne gesehen. Weisst du noch, wo?',
    remembered: 'Gut gemerkt! Wer den anderen zuschaut, findet mehr Paare.',
    cross: 'Jetzt kommt das X dazu. Schau, was Papagei umdreht!',
    openCross: 'Eine Farbe und ein X bleiben offen, und der Zug ist zu Ende. Jetzt bist du dran.',
    seek: 'Du darfst suchen: Dreh eine einzige Karte um. Passt sie zu einer offenen?',
    seekOn: 'Wer eine Farbe findet, sucht weiter: noch eine Karte!',
    seekNothing: 'Das passt nicht. Auch diese Karte bleibt offen, und die oder der Nächste ist dran.',
    cover: 'Wieder liegen Karten offen. Statt zu suchen, kannst du auch alle zudecken.',
    newCards: 'Jetzt zwei neue Karten. Die eben zugedeckten gelten nicht.',
    covered: 'Nach einem Paar darfst du wieder jede Karte umdrehen.',
    crossPair: 'Finde zwei X! Das lohnt sich.',
    crosses: 'Zwei X! Leg sie ab, dann kommt die Belohnung.',
    take: 'Nimm alle ungesicherten Karten von links oder von rechts.',
    distribute: 'Jetzt gehören sie dir. Wähl, was zuoberst liegt. Der Rest kommt darunter.',
    taken: 'Dann machst du weiter. Sichere also deine Karten, bevor sie jemand nimmt!',
    seekCross: 'Eichhörnchen hat ein X offen gelassen. Such das zweite X!',
    takeLeft: 'Wer das X mit Suchen findet, bekommt die Karten von links: von der Person, die vorher dran war.',
    coveredAfter: 'Die anderen offenen Karten werden zugedeckt, und du machst mit zwei neuen weiter.',
    twoMore: 'Du hast schon zwei X auf deinen Stapeln. Finde noch zwei!',
    threeCrosses: 'Jetzt drei X zuoberst! Leg mindestens eines auf den dritten Stapel.',
    rookie: 'Rookie! Du bekommst alle ungesicherten Karten von allen.',
    rookieOver: 'Nichts ist besser als ein Rookie. Aber die anderen sammeln auch X!',
    fewCards: 'Es sind nur noch wenige Karten da. Finde ein Paar!',
    empty: 'Jetzt sind zwei Plätze leer. Dreh eine Karte von einem Zweierstapel um und schau zu!',
    alone: 'Sie ist auf den leeren Platz gerückt. Eine Karte, die allein liegt, bleibt. Probier es aus!',
    gaps: 'So gibt es bis zum Schluss immer etwas umzudrehen.',
    lastCards: 'Nur noch zwei Karten. Hol sie dir!',
    end: 'Wer das letzte Paar findet, bekommt alles, was noch ungesichert ist. Die meisten Punkte gewinnen!',
    team: 'Im Team sitzt jemand gegenüber, der mit dir spielt. Finde ein Paar!',
    partner: 'Gegenüber liegen schon zwei Herzen zuoberst. Schenk das Paar deinem Team!',
    teamPoints: 'Gesichert, für euch beide: Am Ende zählt ihr eure Punkte zusammen.',
    kids: 'Bei Kids gibt es kein X und keine Ablege-Stapel. Finde ein Paar!',
    kidsPoints: 'Jedes Paar gibt sofort Punkte und bleibt bei dir.',
    done: 'Jetzt weisst du alles. Los geht’s!',
  },

  rules: {
    title: 'Spielanleitung',
    contents: 'Inhalt',
    goal: {
      title: 'Darum geht es',
      text: 'Finde Paare, sammle Karten und sichere sie. Jede gesicherte Karte ist ein Punkt. Wer am meisten hat, gewinnt.',
    },
    setup: {
      title: 'Der Tisch',
      text: 'Es gibt fünf Farben und das X, von jeder Sorte 18 Karten, bei Pocket 12. Sie liegen verdeckt auf neun Stapeln, drei mal drei. Alle haben drei eigene Ablege-Stapel für Karten, die noch nicht sicher sind, und einen Punkte-Stapel für die sicheren. Entscheidet zusammen, wer beginnt. Gespielt wird gegen den Uhrzeigersinn.',
    },
    turn: {
      title: 'Du bist dran',
      text: 'Dreh zwei Karten um. Sind sie gleich, gehört das Paar dir: Leg es ab und mach mit zwei neuen Karten weiter. Sind es zwei verschiedene Farben, schauen alle gut hin. Dann werden beide wieder zugedeckt, und die oder der Nächste ist dran.',
    },
    place: {
      title: 'Ablegen',
      text: 'Alle Karten, die du bekommst, verteilst du auf deine drei Ablege-Stapel, wie du willst: aufeinander oder nebeneinander. Es zählt nur, was zuoberst liegt.',
    },
    secure: {
      title: 'Sichern',
      text: 'Sobald auf allen drei Ablege-Stapeln dasselbe zuoberst liegt, kommen alle ihre Karten auf deinen Punkte-Stapel. Dort sind sie sicher.',
    },
    crosses: {
      title: 'Zwei X',
      text: 'Leg die beiden X ab. Dann nimmst du alle ungesicherten Karten der Person links oder rechts von dir und legst sie ebenfalls ab. Und du machst weiter.',
    },
    open: {
      title: 'Eine Farbe und ein X',
      text: 'Beide bleiben offen liegen, und dein Zug ist zu Ende. Wer nun dran ist, hat zwei Möglichkeiten.',
    },
    cover: {
      title: 'Möglichkeit 1: zudecken',
      text: 'Deck alle offenen Karten zu und dreh zwei neue um. Die eben zugedeckten gelten nicht als neu.',
    },
    seek: {
      title: 'Möglichkeit 2: suchen',
      text: 'Lass alles offen und dreh eine einzige Karte um.',
    },
    seekColour: {
      title: 'Die zweite einer offenen Farbe',
      text: 'Nimm beide und leg sie ab. Dann such mit einer Karte weiter.',
    },
    seekCross: {
      title: 'Das zweite X',
      text: 'Nimm beide X und leg sie ab. Dann nimmst du alle ungesicherten Karten der Person links von dir und legst sie ebenfalls ab. Die offenen Karten werden zugedeckt, und du machst mit zwei neuen weiter.',
    },
    seekNothing: {
      title: 'Keines von beiden',
      text: 'Auch diese Karte bleibt offen. Die oder der Nächste ist dran: zudecken oder suchen.',
    },
    rookie: {
      title: 'Dreimal X: Rookie!',
      text: 'Drei X zuoberst werden zuerst gesichert. Dann bekommst du alle ungesicherten Karten von allen anderen und verteilst sie auf deine Ablege-Stapel.',
    },
    empty: {
      title: 'Ein leerer Platz',
      text: 'Ist ein Stapel aufgebraucht, kommt die nächste umgedrehte Karte auf den leeren Platz. Dort bleibt sie, auch wenn sie wieder zugedeckt wird. Eine Karte, die allein auf ihrem Platz liegt, bleibt, wo sie ist.',
    },
    end: {
      title: 'Das Ende',
      text: 'Wer das letzte Paar findet, legt es auf den eigenen Punkte-Stapel und dazu alles, was irgendjemand noch ungesichert hat. Dann wird gezählt. Die meisten Punkte gewinnen; wer gleich viele hat, teilt sich den Sieg.',
    },
    team: {
      title: 'Team',
      text: 'Zu viert oder zu sechst. Zwei spielen zusammen und sitzen sich gegenüber. Ein Paar darfst du auch auf die Ablege-Stapel deiner Partner*in legen. Am Ende zählt ihr eure Punkte zusammen.',
    },
    kids: {
      title: 'Kids',
      text: 'Ohne X und ohne Ablege-Stapel: Jedes Paar kommt direkt auf deinen Punkte-Stapel.',
    },
    details: {
      title: 'Gut zu wissen',
      points: [
        'Links von dir sitzt, wer vor dir dran war. Zu zweit ist links und rechts dieselbe Person.',
        'Mit zwei X kannst du nur wählen, wer ungesicherte Karten hat. Hat niemand welche, gibt es nichts zu holen.',
        'Wer sucht und eine Farbe findet, sucht weiter: Zudecken geht in diesem Zug nicht mehr.',
        'Eine eben zugedeckte Karte darf nur umgedreht werden, wenn es keine andere gibt.',
        'Im Team kommen weggenommene Karten auf die eigenen Ablege-Stapel. Ein Rookie gehört der Person, deren Stapel die drei X zeigen, und nimmt auch die Karten aus dem eigenen Team.',
        'In der italienischen Anleitung ist die oder der Nächste dran, wenn du beim Suchen das zweite X findest. Das könnt ihr vor dem Spiel wählen.',
        'Bringen 100 Züge hintereinander weder ein Paar noch eine Karte, die noch niemand gesehen hat, ist das Spiel aus. Dann zählt nur, was gesichert ist.',
      ],
    },
  },
};
