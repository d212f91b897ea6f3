// German: looking back at games, and the games of this device.
import { capital, formatOf, formOf, type Form, type Group, type Who } from './format';
import type { MyGamesMessages, ReviewMessages } from './review-en';

const { number, percent, count, list, names } = formatOf('de-CH', '\u00a0%');
const dates = new Intl.DateTimeFormat('de-CH', { dateStyle: 'medium', timeStyle: 'short' });

const nPairs = (n: number) => count(n, { one: 'Paar', other: 'Paare' });
const nCards = (n: number) => count(n, { one: 'Karte', other: 'Karten' });
const nTimes = (n: number) => (n === 1 ? 'einmal' : n === 2 ? 'zweimal' : `${number(n)} Mal`);
const nGames = (n: number) => count(n, { one: 'Spiel', other: 'Spiele' });
const mitPunkten = (n: number) => count(n, { one: 'Punkt', other: 'Punkten' });
// A loss is a difference of chances.
const umProzentpunkte = (n: number) => `um ${count(n, { one: 'Prozentpunkt', other: 'Prozentpunkte' })}`;
const label = (who: Who) => (who.you ? 'Du' : who.name);
const does = (who: Who, you: string, other: string) => (who.you ? `Du ${you}` : `${who.name} ${other}`);
const doing = (who: Who, you: string, other: string) => (who.you ? `${you} du` : `${other} ${who.name}`);
const doTogether = (who: Group, verbs: Record<Form, string>) => `${names(who, 'Du')} ${verbs[formOf(who)]}`;
const dich = (who: Who) => (who.you ? 'dich' : who.name);
const dir = (who: Who) => (who.you ? 'dir' : who.name);
const haben = { you: 'hast', one: 'hat', youAndOthers: 'habt', several: 'haben' };
const pieces = (...parts: (string | false)[]) => list(parts.filter((part) => part !== false));
const sentences = (...parts: (string | false)[]) => parts.filter((part) => part !== false).join(' ');

export const reviewDe: ReviewMessages = {
  title: 'Rückblick',
  lookBack: 'Zurückschauen',
  opening: 'Das Spiel wird geöffnet\u00a0…',
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
  chance: ({ chance }) => `${percent(chance)} Chance`,
  chanceOf: ({ who, chance }) => `${label(who)}: ${percent(chance)} Gewinnchance`,
  thinking: ({ part }) => `Die Eule denkt darüber nach: ${percent(part)}`,
  notJudged: 'Die Eule kann nicht kommen. Die Züge werden nicht beurteilt.',

  judgement: {
    best: 'Der beste Zug.',
    fine: 'Ein guter Zug.',
    costs: ({ loss }) => `Das senkte die Gewinnchance ${umProzentpunkte(loss)}.`,
    better: ({ move }) => `Besser: ${move}.`,
  },
  moves: {
    turn: ({ spot }) => `Platz ${spot}`,
    cover: 'alles zudecken',
    take: ({ who }) => `von ${dir(who)} nehmen`,
    place: ({ tops }) => list(tops.map(({ shape, pile }) => `${shape} auf Ablege-Stapel ${pile}`)),
    placeFor: ({ who, placing }) => `für ${dich(who)}: ${placing}`,
  },

  question: {
    ask: 'Was würdest du tun?',
    line: ({ who }) => (who.you ? 'Entscheide noch einmal, am Tisch.' : `Entscheide für ${who.name}, am Tisch.`),
    think: 'Mal sehen\u00a0…',
    yours: ({ move, chance }) => `Du: ${move} (${percent(chance)} Gewinnchance)`,
    theirs: ({ who, move, chance }) => `${who.you ? 'Im Spiel' : who.name}: ${move} (${percent(chance)})`,
    best: ({ move, chance }) => `Die Eule: ${move} (${percent(chance)})`,
    right: 'Du hast den besten Zug gefunden!',
    good: 'Genauso gut wie der beste Zug.',
    worse: ({ loss }) => `Die Eule würde es ${umProzentpunkte(loss)} besser machen.`,
    goOn: 'Schauen, was geschah',
    stop: 'Zurück zum Spiel',
  },

  moments: {
    title: 'Momente',
    own: ({ who }) => (who.you ? 'Deine Momente' : `Momente: ${who.name}`),
    none: 'Es ist nichts Besonderes geschehen.',
    rookie: ({ who, cards }) =>
      cards > 0
        ? `Rookie! ${does(who, 'bekommst', 'bekommt')} ${nCards(cards)}.`
        : `Ein Rookie für ${dich(who)}, aber es gibt nichts zu holen.`,
    steal: ({ who, other, cards }) => `${does(who, 'nimmst', 'nimmt')} ${nCards(cards)} von ${dir(other)}.`,
    secured: ({ who, cards }) => `${does(who, 'sicherst', 'sichert')} ${nCards(cards)}.`,
    lucky: ({ who, shape }) => `Glück: Hier ${doing(who, 'findest', 'findet')} ein Paar, das niemand kannte (${shape}).`,
    missedPair: ({ who, shape }) => `Verpasst: Hier ${doing(who, 'konntest', 'konnte')} ein Paar kennen (${shape}).`,
    missedSecure: ({ who }) => `Verpasst: Hier ${doing(who, 'konntest', 'konnte')} sichern.`,
    blunder: ({ who, loss }) =>
      `Ein Fehler: Hier sinkt ${who.you ? 'deine Gewinnchance' : `die Gewinnchance von ${who.name}`} ${umProzentpunkte(loss)}.`,
    lead: ({ who }) => {
      const verbs = { you: 'liegst', one: 'liegt', youAndOthers: 'liegt', several: 'liegen' };
      return `${doTogether(who, verbs)} von hier an vorne.`;
    },
    finish: ({ who }) => `Schluss: ${doTogether(who, haben)} gewonnen.`,
  },

  memory: {
    title: 'Wie gut war das Gedächtnis?',
    whose: 'Wessen Spiel?',
    kind: {
      low: 'Als Elefant wird niemand geboren: Jedes Spiel hilft ein wenig.',
      middle: 'Das ist ein gutes Gedächtnis. Bravo!',
      high: 'Grossartig! Da geht kaum etwas vergessen.',
    },
    scale: ({ step, of: steps }) => `Stufe ${number(step)} von ${number(steps)}, vom Goldfisch bis zum Elefanten`,
    inTurn: ({ turn }) => `Zug ${number(turn)}`,
    like: ({ who, animal }) => `${does(who, 'hast', 'hat')} ein Gedächtnis wie ${animal}!`,
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
      `${does(who, 'konntest', 'konnte')} ${nPairs(offered)} sicher kennen und ${who.you ? 'hast' : 'hat'} ${number(taken)} genommen.`,
    noneCertain: ({ who }) => `Es gab kein Paar, das ${who.you ? 'du sicher kennen konntest' : `${who.name} sicher kennen konnte`}.`,
    again: ({ who, cards }) =>
      `${does(who, 'hast', 'hat')} ${nCards(cards)} noch einmal umgedreht, die schon zu sehen ${cards === 1 ? 'war' : 'waren'}, und es nützte nichts.`,
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
        preventable > 0 ? ` ${capital(nTimes(preventable))} wäre es möglich gewesen, sie vorher zu sichern.` : ''
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
    start: 'Gewinnchance am Anfang, in Prozent',
    luck: 'dazu das Glück mit den Karten',
    own: 'dazu die eigenen Entscheidungen',
    others: 'dazu die Entscheidungen der anderen',
    end: 'macht am Ende',
    expectedLuck: 'Paare, die durch Glück zu erwarten waren',
    decisions: 'Entscheidungen',
    decisionsBest: 'Davon ging es nicht besser',
    lost: 'Verschenkte Gewinnchance, in Prozentpunkten',
    bound: ({ error }) => `plus oder minus ${number(error)}`,
    worst: 'Was am meisten kostete',
    none: 'Nichts wurde verschenkt.',
    show: 'Zeigen',
  },

  share: {
    title: 'Speichern und teilen',
    file: 'Als Datei speichern',
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
  line: 'Sie sind nur auf diesem Gerät gespeichert.',
  open: 'Spieldatei öffnen',
  openLine: 'Oder ziehe sie irgendwohin auf die Seite.',
  added: ({ added, known, unfinished }) =>
    sentences(
      `${count(added, { one: 'Spiel ist', other: 'Spiele sind' })} dazugekommen.`,
      known > 0 && `${count(known, { one: 'Spiel war', other: 'Spiele waren' })} schon da.`,
      unfinished > 0 && `${count(unfinished, { one: 'Spiel ist', other: 'Spiele sind' })} nicht zu Ende gespielt.`,
    ),
  none: 'Hier erscheinen Spiele, die du auf diesem Gerät zu Ende spielst.',
  unreadable: 'Was dieses Gerät gespeichert hat, lässt sich nicht lesen.',
  noneMatch: 'So ein Spiel gibt es nicht.',
  filter: 'Welche Spiele?',
  variant: 'Variante',
  opponents: 'Gegen',
  outcome: 'Ergebnis',
  all: 'Alle',
  against: { bots: 'Tiere', people: 'Menschen' },
  outcomes: { won: 'Gewonnen', lost: 'Verloren' },
  wonWith: ({ points }) => `Gewonnen mit ${mitPunkten(points)}`,
  lostWith: ({ points }) => `Verloren mit ${mitPunkten(points)}`,
  wonBy: ({ who, points }) => `${doTogether(who, haben)} mit ${mitPunkten(points)} gewonnen`,
  memory: ({ score }) => `Gedächtnis ${number(score)}`,
  games: nGames,
  date: (milliseconds) => dates.format(milliseconds),
  more: 'Mehr zeigen',
  memoryTitle: 'Dein Gedächtnis',
  memoryLine: ({ games, mean }) => `${nGames(games)}, im Durchschnitt ${number(mean)} von 100 Punkten`,
  levels: 'Gegen die Tiere',
  wins: ({ animal, won, played }) => `${animal}: ${number(won)} von ${number(played)} gewonnen`,
  export: 'Alle in einer Datei speichern',
  delete: 'Alle löschen',
  deleteQuestion: 'Alle Spiele auf diesem Gerät löschen? Sie kommen nicht zurück.',
  deleteYes: 'Ja, alle löschen',
  deleteNo: 'Nein, behalten',
  deleted: 'Alle Spiele sind gelöscht.',
};
