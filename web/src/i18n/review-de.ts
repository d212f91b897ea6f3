// German: looking back at games, and the games of this device.
import { formatOf, type Person } from './format';
import type { MyGamesMessages, ReviewMessages } from './review-en';

const { number, count, list } = formatOf('de-CH');
const dates = new Intl.DateTimeFormat('de-CH', { dateStyle: 'medium', timeStyle: 'short' });

const nPairs = (n: number) => count(n, { one: 'Paar', other: 'Paare' });
const nCards = (n: number) => count(n, { one: 'Karte', other: 'Karten' });
const nTimes = (n: number) => `${number(n)} Mal`;
const nGames = (n: number) => count(n, { one: 'Spiel', other: 'Spiele' });
const mitPunkten = (n: number) => count(n, { one: 'Punkt', other: 'Punkten' });
const does = (who: Person, you: string, other: string) => (who.you ? `Du ${you}` : `${who.name} ${other}`);
const doing = (who: Person, you: string, other: string) => (who.you ? `${you} du` : `${other} ${who.name}`);
const dir = (who: Person) => (who.you ? 'dir' : who.name);
const pieces = (...parts: (string | false)[]) => list(parts.filter((part) => part !== false));
const sentences = (...parts: (string | false)[]) => parts.filter((part) => part !== false).join(' ');

export const reviewDe: ReviewMessages = {
  title: 'Rückblick',
  lookBack: 'Zurückschauen',
  opening: 'Das Spiel wird geöffnet …',
  faceUp: 'Alle Karten aufgedeckt',

  start: 'Zum Anfang',
  back: 'Ein Schritt zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  step: 'Ein Schritt weiter',
  end: 'Zum Schluss',
  speed: ({ times }) => `Tempo ${number(times)}×`,
  beginning: 'Der Anfang',
  turn: ({ turn, of }) => `Zug ${turn} von ${of}`,
  curve: 'Das Spiel, mit der Gewinnchance',
  chance: ({ chance }) => `${number(chance)} % Chance`,
  thinking: ({ part }) => `Die Eule denkt darüber nach: ${number(part)} %`,
  notJudged: 'Die Eule kann nicht kommen. Die Züge werden nicht beurteilt.',

  judgement: {
    best: 'Der beste Zug.',
    fine: 'Ein guter Zug.',
    costs: ({ loss }) => `Das kostete ${number(loss)} % der Gewinnchance.`,
    better: ({ move }) => `Besser: ${move}.`,
  },
  moves: {
    turn: ({ spot }) => `Platz ${spot}`,
    cover: 'alles zudecken',
    take: ({ name }) => `bei ${name} nehmen`,
    place: ({ tops }) => list(tops.map(({ shape, pile }) => `${shape} auf Stapel ${pile}`)),
    placeFor: ({ name, placing }) => `für ${name}: ${placing}`,
  },

  question: {
    ask: 'Was würdest du tun?',
    line: ({ who }) => (who.you ? 'Entscheide noch einmal, am Tisch.' : `Entscheide für ${who.name}, am Tisch.`),
    think: 'Mal sehen …',
    yours: ({ move, chance }) => `Du: ${move} (${number(chance)} % Gewinnchance)`,
    theirs: ({ who, move, chance }) => `${who.you ? 'Damals' : who.name}: ${move} (${number(chance)} %)`,
    best: ({ move, chance }) => `Die Eule: ${move} (${number(chance)} %)`,
    right: 'Du hast den besten Zug gefunden!',
    good: 'Genauso gut wie das Beste.',
    worse: ({ loss }) => `Die Eule würde es um ${number(loss)} % besser machen.`,
    goOn: 'Schauen, was geschah',
    stop: 'Zurück zum Spiel',
  },

  moments: {
    title: 'Momente',
    none: 'Es ist nichts Besonderes geschehen.',
    rookie: ({ who, cards }) =>
      cards > 0
        ? `Rookie! ${does(who, 'bekommst', 'bekommt')} ${nCards(cards)}.`
        : `Ein Rookie für ${who.you ? 'dich' : who.name}, aber niemand hat etwas liegen.`,
    steal: ({ who, other, cards }) => `${does(who, 'nimmst', 'nimmt')} ${dir(other)} ${nCards(cards)} weg.`,
    secured: ({ who, cards }) => `${does(who, 'sicherst', 'sichert')} ${nCards(cards)}.`,
    lucky: ({ who, shape }) => `Glück: Hier ${doing(who, 'findest', 'findet')} ein Paar, das niemand kannte (${shape}).`,
    missedPair: ({ who, shape }) => `Verpasst: Hier ${doing(who, 'konntest', 'konnte')} ein Paar wissen (${shape}).`,
    missedSecure: ({ who }) => `Verpasst: Hier ${doing(who, 'konntest', 'konnte')} sichern.`,
    blunder: ({ who, loss }) =>
      `Ein Fehler: Hier ${doing(who, 'verlierst', 'verliert')} ${number(loss)} % der Gewinnchance.`,
    lead: ({ who }) => `Von hier an ${doing(who, 'liegst', 'liegt')} vorne.`,
    finish: ({ names }) => `Schluss: Gewonnen ${names.length === 1 ? 'hat' : 'haben'} ${list(names)}.`,
  },

  memory: {
    title: 'Wie gut war das Gedächtnis?',
    whose: 'Wessen Spiel?',
    ofHundred: 'von 100 Punkten fürs Gedächtnis',
    like: ({ who, animal }) => `${does(who, 'erinnerst dich', 'erinnert sich')} wie ${animal}!`,
    animals: {
      goldfish: 'ein Goldfisch',
      puppy: 'ein Welpe',
      parrot: 'ein Papagei',
      squirrel: 'ein Eichhörnchen',
      fox: 'ein Fuchs',
      raven: 'ein Rabe',
      elephant: 'ein Elefant',
    },
    untested: ({ who }) => `In diesem Spiel ${doing(who, 'musstest', 'musste')} nichts im Kopf behalten.`,
    certain: ({ who, taken, offered }) =>
      `${does(who, 'konntest', 'konnte')} ${nPairs(offered)} sicher wissen und ${who.you ? 'hast' : 'hat'} ${number(taken)} genommen.`,
    noneCertain: ({ who }) => `Es gab kein Paar, das ${who.you ? 'du' : who.name} sicher wissen ${who.you ? 'konntest' : 'konnte'}.`,
    again: ({ who, cards }) =>
      `${does(who, 'hast', 'hat')} ${nCards(cards)} noch einmal umgedreht, die schon zu sehen waren, und es nützte nichts.`,
    finds: ({ who, memory, deduction, luck }) =>
      `${does(who, 'hast', 'hat')} ${pieces(
        memory > 0 && `${nPairs(memory)} aus dem Gedächtnis`,
        deduction > 0 && `${nPairs(deduction)} durch Nachdenken`,
        luck > 0 && `${nPairs(luck)} mit Glück`,
      )} gefunden.`,
    noFinds: ({ who }) => `${does(who, 'hast', 'hat')} kein Paar gefunden.`,
    lucky: ({ who }) => `${does(who, 'hattest', 'hatte')} Glück.`,
    unlucky: ({ who }) => `${does(who, 'hattest', 'hatte')} Pech.`,
    evenLuck: ({ who }) => `${does(who, 'hattest', 'hatte')} weder Glück noch Pech.`,
    stole: ({ who, times, cards }) => `${does(who, 'hast', 'hat')} ${nTimes(times)} Karten geschnappt, zusammen ${number(cards)}.`,
    lost: ({ who, times, cards, preventable }) =>
      `${does(who, 'hast', 'hat')} ${nTimes(times)} Karten verloren, zusammen ${number(cards)}.${
        preventable > 0 ? ` ${nTimes(preventable)} wäre Sichern vorher möglich gewesen.` : ''
      }`,
    secured: ({ who, times }) => `${does(who, 'hast', 'hat')} ${nTimes(times)} gesichert.`,
    missedSecure: ({ who, times }) => `${does(who, 'hättest', 'hätte')} noch ${nTimes(times)} sichern können.`,
  },

  detail: {
    title: 'Im Einzelnen',
    figure: number,
    recall: 'Was war noch im Kopf?',
    recallLine: 'Je nachdem, wie viele Karten dazwischen umgedreht wurden.',
    age: ({ from, upTo }) => (from === upTo ? number(from) : `${from} bis ${upTo}`),
    ageUp: ({ from }) => `${from} und mehr`,
    between: 'Karten dazwischen',
    known: 'Gewusst',
    of: ({ passed, tests }) => `${number(passed)} von ${number(tests)}`,
    tests: 'So oft brauchte es das Gedächtnis',
    luck: 'Glück, in Prozent der Gewinnchance',
    expectedLuck: 'Paare, die durch Glück zu erwarten waren',
    decisions: 'Entscheidungen',
    decisionsBest: 'Davon ging es nicht besser',
    lost: 'Verschenkte Gewinnchance, in Prozent',
    bound: ({ error }) => `plus oder minus ${number(error)}`,
    worst: 'Was am meisten kostete',
    none: 'Nichts wurde verschenkt.',
    show: 'Zeigen',
  },

  share: {
    title: 'Behalten und teilen',
    file: 'Als Datei behalten',
    link: 'Link kopieren',
    copied: 'Der Link ist kopiert. Das Spiel steckt im Link selbst und liegt auf keinem Server.',
    linkText: 'Link zu diesem Spiel',
    tooLong: 'Dieses Spiel ist zu lang für einen Link. Teile die Datei.',
  },

  trouble: {
    title: 'Dieses Spiel lässt sich nicht zeigen',
    big: 'Die Datei ist zu gross für ROOKIE-Spiele.',
    damaged: 'Der Link ist nicht vollständig. Lass ihn dir noch einmal geben.',
    none: 'Hier ist kein Spiel.',
    format: 'Das ist kein aufgeschriebenes ROOKIE-Spiel, oder es ist beschädigt.',
    several: 'In diesem Link steht nicht genau ein Spiel.',
    inFile: ({ game }) => `Es ist Spiel ${number(game)} in der Datei. Keines ist dazugekommen.`,
    rule: 'Etwas in dieser Aufzeichnung ist gegen die Regeln.',
    loading: 'Der Seite fehlt ein Teil. Gibt es eine Verbindung?',
    broken: 'Das Spiel ist gestolpert.',
    other: 'Eine andere Datei öffnen',
  },
};

export const myGamesDe: MyGamesMessages = {
  title: 'Meine Spiele',
  line: 'Sie bleiben nur auf diesem Gerät.',
  open: 'Spieldatei öffnen',
  openLine: 'Oder zieh sie irgendwo auf die Seite.',
  added: ({ added, known, unfinished }) =>
    sentences(
      `${count(added, { one: 'Spiel ist', other: 'Spiele sind' })} dazugekommen.`,
      known > 0 && `${count(known, { one: 'Spiel war', other: 'Spiele waren' })} schon da.`,
      unfinished > 0 && `${count(unfinished, { one: 'Spiel ist', other: 'Spiele sind' })} nicht zu Ende gespielt.`,
    ),
  none: 'Hierher kommen Spiele, die du auf diesem Gerät zu Ende spielst.',
  unreadable: 'Was dieses Gerät behalten hat, lässt sich nicht lesen.',
  noneMatch: 'So ein Spiel gibt es nicht.',
  filter: 'Welche Spiele?',
  variant: 'Spielart',
  opponents: 'Gegen',
  outcome: 'Ergebnis',
  all: 'Alle',
  against: { bots: 'Tiere', people: 'Menschen' },
  outcomes: { won: 'Gewonnen', lost: 'Verloren' },
  wonWith: ({ points }) => `Gewonnen mit ${mitPunkten(points)}`,
  lostWith: ({ points }) => `Verloren mit ${mitPunkten(points)}`,
  wonBy: ({ names, points }) =>
    `${list(names)} ${names.length === 1 ? 'hat' : 'haben'} mit ${mitPunkten(points)} gewonnen`,
  memory: ({ score }) => `Gedächtnis ${number(score)}`,
  games: nGames,
  date: (milliseconds) => dates.format(milliseconds),
  more: 'Mehr zeigen',
  memoryTitle: 'Dein Gedächtnis',
  memoryLine: ({ games, mean }) => `${nGames(games)}, im Durchschnitt ${number(mean)} von 100 Punkten`,
  levels: 'Gegen die Tiere',
  wins: ({ name, won, played }) => `${name}: ${number(won)} von ${number(played)} gewonnen`,
  export: 'Alle in einer Datei behalten',
  delete: 'Alle löschen',
  deleteQuestion: 'Alle Spiele auf diesem Gerät löschen? Sie kommen nicht zurück.',
  deleteYes: 'Ja, alle löschen',
  deleteNo: 'Nein, behalten',
  deleted: 'Alle Spiele sind gelöscht.',
};
