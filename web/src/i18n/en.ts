// English, and the shape of all catalogues: a key that is missing or too many elsewhere does not compile.
// Sentences are short enough to be read aloud to a six-year-old. What is loaded with the first page stands here; what
// only the places say that are loaded later, in later-en.ts.

import { kinds } from '../engine/names';
import type { Cards, Colour, Kind } from '../engine/protocol';
import { calling, capital, formatOf, type Person } from './format';

const { number, count, list, either } = formatOf('en-GB');

const nouns: Record<Kind, { one: string; other: string; article: string }> = {
  G: { one: 'leaf', other: 'leaves', article: 'a' },
  Y: { one: 'star', other: 'stars', article: 'a' },
  R: { one: 'heart', other: 'hearts', article: 'a' },
  B: { one: 'drop', other: 'drops', article: 'a' },
  P: { one: 'flower', other: 'flowers', article: 'a' },
  X: { one: 'X', other: 'X', article: 'an' },
};

const shapeNames: Record<Kind, string> = { G: 'leaf', Y: 'star', R: 'heart', B: 'drop', P: 'flower', X: 'X' };
const colourNames: Record<Colour, string> = { G: 'green', Y: 'yellow', R: 'red', B: 'blue', P: 'pink' };

const a = (kind: Kind) => `${nouns[kind].article} ${nouns[kind].one}`;
const the = (kind: Kind) => `the ${nouns[kind].one}`;
const two = (kind: Kind) => `two ${nouns[kind].other}`;
const cardsOf = (cards: Cards) =>
  list(kinds.flatMap((kind) => (cards[kind] ? [count(cards[kind], nouns[kind])] : [])));
const nCards = (n: number) => count(n, { one: 'card', other: 'cards' });
const nPoints = (n: number) => count(n, { one: 'point', other: 'points' });
const nTurns = (n: number) => count(n, { one: 'turn', other: 'turns' });
const open = (on: readonly Kind[]) => `${capital(list(on.map(a)))} ${on.length === 1 ? 'lies' : 'lie'} open.`;
const does = (who: Person, you: string, other: string) => (who.you ? `You ${you}` : `${who.name} ${other}`);
const object = (who: Person) => (who.you ? 'you' : who.name);
const turnOf = (who: Person) => (who.you ? 'Your turn.' : `${who.name}’s turn.`);

type To = { to: string | undefined };

export const en = {
  kinds: shapeNames,
  colours: colourNames,
  cards: cardsOf,
  points: nPoints,
  you: 'You',

  // What lies on the table, for those who look and for those who listen.
  table: {
    board: 'The nine piles',
    spotClosed: (p: { spot: number; height: number }) => `Spot ${p.spot}, ${nCards(p.height)}, face down`,
    spotOpen: (p: { spot: number; kind: Kind; height: number }) =>
      `Spot ${p.spot}, ${nouns[p.kind].one}, open, ${nCards(p.height)}`,
    spotBarred: (p: { spot: number; height: number }) =>
      `Spot ${p.spot}, ${nCards(p.height)}, just covered, choose another`,
    spotEmpty: (p: { spot: number }) => `Spot ${p.spot}, empty`,
    pile: (p: { pile: number; kind: Kind; height: number }) =>
      `Pile ${p.pile}, ${nouns[p.kind].one} on top, ${nCards(p.height)}`,
    pileEmpty: (p: { pile: number }) => `Pile ${p.pile}, empty`,
    pileSecures: (p: { label: string }) => `${p.label}. Here you secure!`,
    seat: (p: { name: string; points: number; active: boolean; partner: boolean }) =>
      [p.name, ...(p.partner ? ['your partner'] : []), nPoints(p.points), ...(p.active ? ['plays now'] : [])].join(', '),
    partner: 'partner',
    teams: ['circle team', 'triangle team', 'square team'],
    yourTray: 'Your piles · not safe yet',
    trayOf: (p: { name: string }) => `${p.name} · not safe yet`,
    secured: 'secured',
    points: 'points',
    hand: (p: { cards: Cards }) => `To place: ${cardsOf(p.cards)}`,
    take: 'Take',
    takeFrom: (p: { name: string }) => `Take from ${p.name}`,
    direction: 'Turns pass counter-clockwise',
  },

  // What the person at this screen can do; `to` is their name where several share it.
  prompt: {
    firstCard: ({ to }: To) => calling(to, 'Turn over a card.'),
    firstCardHint: 'Two the same are a pair.',
    newCardHint: 'Not one of those just covered.',
    secondCard: ({ to, kind }: To & { kind: Kind }) =>
      `${capital(a(kind))}! ${calling(to, 'Where is the second one?')}`,
    secondCardHint: 'Turn over one more card.',
    coverOrSeek: ({ on }: { on: readonly Kind[] }) => open(on),
    coverOrSeekHint: ({ to }: To) => calling(to, 'Look for a match with one card – or cover them all.'),
    cover: 'Cover all, start afresh',
    seek: ({ to }: To) => calling(to, 'Keep looking, with one more card.'),
    seekHint: ({ on }: { on: readonly Kind[] }) => open(on),
    placePair: ({ to, kind }: To & { kind: Kind }) => `${capital(two(kind))}! ${calling(to, 'Where do they go?')}`,
    placePairHint: 'Tap a pile for each card.',
    placeCards: ({ to, cards }: To & { cards: number }) => calling(to, `Place ${nCards(cards)} on your piles.`),
    placeFor: ({ to, cards, owner }: To & { cards: number; owner: string }) =>
      calling(to, `Place ${nCards(cards)} for ${owner}.`),
    placeCardsHint: 'Choose the tops. The rest goes beneath.',
    partnerHint: ({ name }: { name: string }) => `You may also give the pair to ${name}.`,
    placeProposed: 'Place like this',
    placeDone: 'The rest beneath',
    take: ({ to }: To) => calling(to, 'Whose cards do you take?'),
    takeHint: ({ left, right }: { left: string; right: string }) => `${left} on the left or ${right} on the right.`,
    over: 'The game is over.',
    undo: 'Take back',
    look: 'Look well!',
  },

  // What somebody else is doing.
  waiting: {
    firstCard: ({ name }: { name: string }) => `${name} turns over a card.`,
    secondCard: ({ name, kind }: { name: string; kind: Kind }) =>
      `${name} has ${a(kind)} and looks for the second one.`,
    coverOrSeek: ({ name }: { name: string }) => `${name} is thinking: cover or look for a match?`,
    seek: ({ name }: { name: string }) => `${name} keeps looking.`,
    place: ({ name }: { name: string }) => `${name} places cards.`,
    take: ({ name }: { name: string }) => `${name} chooses a neighbour.`,
  },

  // What has just happened.
  event: {
    onSpot: ({ spot, sentence }: { spot: number; sentence: string }) => `Spot ${spot}: ${sentence}`,
    turned: ({ who, kind }: { who: Person; kind: Kind }) => `${does(who, 'turn', 'turns')} over ${a(kind)}.`,
    turnedAndMoved: ({ who, kind, spot }: { who: Person; kind: Kind; spot: number }) =>
      `${does(who, 'turn', 'turns')} over ${a(kind)}. It now lies on spot ${spot}.`,
    paired: ({ who, kind }: { who: Person; kind: Kind }) => `A pair! ${does(who, 'have', 'has')} ${two(kind)}.`,
    sought: ({ who, kind }: { who: Person; kind: Kind }) => `Found! ${does(who, 'take', 'takes')} ${two(kind)}.`,
    placed: ({ who, cards }: { who: Person; cards: Cards }) => `${does(who, 'place', 'places')} ${cardsOf(cards)}.`,
    placedFor: ({ who, other, cards }: { who: Person; other: Person; cards: Cards }) =>
      `${does(who, 'give', 'gives')} ${object(other)} ${cardsOf(cards)}.`,
    secured: ({ who, kind, cards }: { who: Person; kind: Kind; cards: number }) =>
      `Three ${nouns[kind].other}! ${does(who, 'secure', 'secures')} ${nCards(cards)}.`,
    securedPair: ({ who, cards }: { who: Person; cards: number }) => `${does(who, 'get', 'gets')} ${nPoints(cards)}.`,
    securedLast: ({ who, cards }: { who: Person; cards: number }) =>
      `The last pair brings ${object(who)} ${nCards(cards)}.`,
    rookie: ({ who }: { who: Person }) => `Rookie! ${does(who, 'get', 'gets')} everybody’s unsecured cards.`,
    taken: ({ who, other, cards }: { who: Person; other: Person; cards: number }) =>
      `${does(who, 'take', 'takes')} ${nCards(cards)} from ${object(other)}.`,
    mismatch: 'No pair. Both cards are covered again.',
    covered: ({ who }: { who: Person }) => `${does(who, 'cover', 'covers')} the open cards.`,
    coveredAfterSeek: 'The other open cards are covered.',
    shifted: ({ kind, spot }: { kind: Kind; spot: number }) => `${capital(the(kind))} moves to spot ${spot}.`,
    turnOf: ({ next }: { next: Person }) => turnOf(next),
    stayOpen: ({ next }: { next: Person }) => `Colour and X stay open. ${turnOf(next)}`,
    noMatch: ({ next }: { next: Person }) => `No match, all cards stay open. ${turnOf(next)}`,
    lastPair: ({ who }: { who: Person }) => `${does(who, 'have', 'has')} found the last pair. The game is over.`,
    standstill: 'Nobody found anything new for a long time. The game ends here.',
  },

  bots: {
    random: { name: 'Die', line: 'Turns over anything and thinks nothing.' },
    goldfish: { name: 'Goldfish', line: 'Oh, a card! What was the last one?' },
    puppy: { name: 'Puppy', line: 'Happy about every pair, and soon distracted.' },
    parrot: { name: 'Parrot', line: 'Remembers three cards and likes to chat.' },
    squirrel: { name: 'Squirrel', line: 'Hides many cards in its head, and forgets a few.' },
    fox: { name: 'Fox', line: 'Pays attention and counts what is gone.' },
    raven: { name: 'Raven', line: 'Clever, with a very good memory.' },
    elephant: { name: 'Elephant', line: 'Never forgets a card.' },
    grandmaster: { name: 'Owl', line: 'Never forgets and thinks ahead.' },
  },

  options: {
    variant: 'Game',
    variants: {
      standard: { name: 'Standard', line: 'Everybody for themselves, with X.' },
      team: { name: 'Team', line: 'Two and two, partners sit opposite. For 4 or 6.' },
      kids: { name: 'Kids', line: 'Just find pairs: no X, no stealing.' },
    },
    edition: 'Cards',
    editions: {
      classic: { name: 'Classic', line: '18 cards of each kind, about 20 minutes.' },
      pocket: { name: 'Pocket', line: '12 cards of each kind, shorter.' },
    },
    ruling: 'After a sought pair of X',
    rulings: {
      de: { name: 'Go on', line: 'You go on with two new cards.' },
      it: { name: 'Pass on', line: 'It is the next player’s turn.' },
    },
    first: 'Who starts?',
    firstAny: 'Let chance decide',
    lookTime: 'Time to look',
    lookTimes: { short: 'short', normal: 'normal', long: 'long' },
    botSpeed: 'Animals play',
    botSpeeds: { slow: 'slowly', normal: 'normally', fast: 'fast' },
    aids: 'Learning aids',
    aidsLine: 'Show which cards were seen, what secures and what would be good.',
  },

  start: {
    tagline: 'Find pairs, secure them, snatch them. For 2 to 6.',
    playNow: 'Play now',
    playNowLine: ({ bots }: { bots: readonly string[] }) => `You against ${list(bots)}`,
    resume: 'Carry on',
    backTo: ({ name }: { name: string }) => `Back to table ${name}`,
    whoPlays: 'Who plays?',
    online: 'On several devices',
    tutorial: 'Learn by playing',
    rules: 'Rules',
    games: 'My games',
    settings: 'Settings',
    language: 'Language',
  },

  who: {
    title: 'Who plays?',
    table: 'The table, counter-clockwise',
    seat: ({ seat, name }: { seat: number; name: string }) => `Seat ${seat}: ${name}`,
    seats: (n: number) => count(n, { one: 'player', other: 'players' }),
    add: 'Add',
    sits: ({ seat }: { seat: number }) => `Who sits on seat ${seat}?`,
    person: 'A person',
    name: 'Name',
    namePlaceholder: ({ seat }: { seat: number }) => `Player ${seat}`,
    forward: 'One seat on',
    backward: 'One seat back',
    swap: 'Change seats',
    remove: 'Remove',
    teams: ({ first, second }: { first: string; second: string }) => `${first} and ${second} are a team.`,
    needs: ({ counts }: { counts: readonly number[] }) => `This game is for ${either(counts)} players.`,
    flat: 'The tablet lies in the middle of the table',
    flatLine: 'Everybody sees their cards from where they sit.',
    more: 'More',
    start: 'Start',
  },

  settings: {
    title: 'Settings',
    appearance: 'Appearance',
    themes: { auto: 'As the device', light: 'Light', dark: 'Dark' },
    contrast: 'High contrast',
    sound: 'Sounds',
    yourTurnSound: 'Sound when it is your turn',
    language: 'Language',
    close: 'Close',
    menu: 'Menu',
    back: 'Back',
  },

  // Aids, and what the page says about itself.
  game: {
    hint: 'What would be good?',
    hintTurn: 'Turn over the marked card.',
    hintCover: 'Cover the open cards.',
    hintPlace: 'Place the cards like this.',
    hintTake: ({ name }: { name: string }) => `Take the cards of ${name}.`,
    hintMissing: 'The hint could not be loaded.',
    chance: ({ chance }: { chance: number }) => `Chance to win: ${number(chance)} %.`,
    seen: ({ label, kind }: { label: string; kind: Kind }) => `${label}. ${capital(a(kind))} was seen here.`,
    proposal: ({ tops }: { tops: readonly { kind: Kind; pile: number }[] }) =>
      `Place like this: ${list(tops.map(({ kind, pile }) => `${a(kind)} on pile ${pile}`))}`,
    keys: 'Keys: arrows and Enter, or 1 to 9 for a pile. U takes back, H gives a hint, P pauses.',
    notSaved: 'This device cannot keep the game. Leave the page open until the end.',
  },

  trouble: {
    title: 'Something went wrong',
    loading: 'The game could not be loaded. Is there a connection?',
    storage: 'The game that was kept cannot be read.',
    broken: 'The game has stumbled.',
    again: 'Try again',
  },

  pause: {
    title: 'Pause',
    line: 'The cards are resting. Nobody sees anything.',
    goOn: 'Go on',
    rules: 'Look up the rules',
    again: 'Start a new game',
    leave: 'Leave the game',
    leaveQuestion: 'Do you really want to leave this game?',
    leaveYes: 'Yes, leave',
    leaveNo: 'No, keep playing',
    handOver: ({ name }: { name: string }) => `Now it is ${name}’s turn.`,
  },

  result: {
    won: ({ who, points }: { who: Person; points: number }) => `${does(who, 'win', 'wins')} with ${nPoints(points)}!`,
    shared: ({ names, points }: { names: readonly string[]; points: number }) =>
      `${list(names)} share the win, with ${nPoints(points)} each.`,
    team: ({ names, points }: { names: readonly string[]; points: number }) =>
      `${list(names)} win together with ${nPoints(points)}!`,
    course: 'How it went',
    courseLine: ({ turns }: { turns: number }) => `Points and unsecured cards over ${nTurns(turns)}`,
    pointsLine: ({ turns }: { turns: number }) => `Points over ${nTurns(turns)}`,
    securedCards: 'secured',
    unsecuredCards: 'not secured',
    asTable: 'As a table',
    turn: 'Turn',
    chart: ({ name, points, most }: { name: string; points: number; most: number }) =>
      `${name}: ${nPoints(points)} at the end, never more than ${nCards(most)} not secured`,
    moments: 'Great moments',
    biggestTake: ({ who, other, cards }: { who: Person; other: Person; cards: number }) =>
      `The biggest catch: ${who.you ? 'you' : who.name} took ${nCards(cards)} from ${object(other)}.`,
    biggestSecured: ({ who, cards }: { who: Person; cards: number }) =>
      `The biggest treasure: ${who.you ? 'you' : who.name} secured ${nCards(cards)} at once.`,
    rookies: ({ who, times }: { who: Person; times: number }) =>
      `${does(who, 'had', 'had')} ${count(times, { one: 'Rookie', other: 'Rookies' })}.`,
    again: 'Play again',
    others: 'Other players',
    home: 'To the first page',
  },
};

export type Messages = typeof en;
