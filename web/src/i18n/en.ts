// English, and the shape of all catalogues: a key that is missing or too many elsewhere does not compile.
// Sentences are short enough to be read aloud to a six-year-old. What is loaded with the first page stands here; what
// only the places say that are loaded later, in later-en.ts.

import { kinds } from '../engine/names';
import type { Cards, Colour, Kind } from '../engine/protocol';
import { calling, capital, formatOf, formOf, type Form, type Group, type Other, type Who } from './format';

const { count, list, names, either } = formatOf('en-GB');

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
const label = (who: Who) => (who.you ? 'You' : who.name);
const does = (who: Who, you: string, other: string) => (who.you ? `You ${you}` : `${who.name} ${other}`);
const doTogether = (who: Group, verbs: Record<Form, string>) => `${names(who, 'You')} ${verbs[formOf(who)]}`;
const object = (who: Who) => (who.you ? 'you' : who.name);
const turnOf = (who: Who) => (who.you ? 'Your turn.' : `${who.name}’s turn.`);

type To = { to: Other | undefined };

export const en = {
  kinds: shapeNames,
  colours: colourNames,
  cards: cardsOf,
  points: nPoints,
  you: 'You',
  label, // of a seat or a line, not part of a sentence

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
    seat: (p: { who: Who; points: number; active: boolean; partner: boolean }) =>
      [
        label(p.who),
        ...(p.partner ? ['your partner'] : []),
        nPoints(p.points),
        ...(p.active ? [p.who.you ? 'your turn' : 'plays now'] : []),
      ].join(', '),
    partner: 'partner',
    teams: ['circle team', 'triangle team', 'square team'],
    tray: ({ who }: { who: Who }) => (who.you ? 'Your unsecured cards' : `${who.name} · unsecured`),
    secured: 'secured',
    points: 'points',
    hand: (p: { cards: Cards }) => `To place: ${cardsOf(p.cards)}`,
    take: 'Take',
    takeFrom: ({ other }: { other: Other }) => `Take from ${other.name}`,
    direction: 'Turns pass anticlockwise',
  },

  // What the person at this screen can do; `to` is their name where several share it.
  prompt: {
    firstCard: ({ to }: To) => calling(to, 'Turn over a card.'),
    firstCardHint: 'Two of a kind are a pair.',
    newCardHint: 'Not one of those just covered.',
    secondCard: ({ to, kind }: To & { kind: Kind }) =>
      `${capital(a(kind))}! ${calling(to, 'Where is the second one?')}`,
    secondCardHint: 'Turn over one more card.',
    coverOrSeek: ({ on }: { on: readonly Kind[] }) => open(on),
    coverOrSeekHint: ({ to }: To) => calling(to, 'Seek a match with one card – or cover them all.'),
    cover: 'Cover all and start afresh',
    seek: ({ to }: To) => calling(to, 'Seek again, with one more card.'),
    seekHint: ({ on }: { on: readonly Kind[] }) => open(on),
    placePair: ({ to, kind }: To & { kind: Kind }) => `${capital(two(kind))}! ${calling(to, 'Where do they go?')}`,
    placePairHint: 'Tap a pile for each card.',
    placeCards: ({ to, cards }: To & { cards: number }) => calling(to, `Place ${nCards(cards)} on your piles.`),
    placeFor: ({ to, cards, owner }: To & { cards: number; owner: Other }) =>
      calling(to, `Place ${nCards(cards)} for ${owner.name}.`),
    placeCardsHint: 'Choose what goes on top. The rest goes beneath.',
    partnerHint: ({ partner }: { partner: Other }) => `You may also give the pair to ${partner.name}.`,
    placeProposed: 'Place like this',
    placeDone: 'The rest beneath',
    placeHereToo: 'Here too', // the second card of a pair
    take: ({ to }: To) => calling(to, 'Whose cards do you take?'),
    takeHint: ({ left, right }: { left: Other; right: Other }) =>
      `${left.name} on the left or ${right.name} on the right.`,
    over: 'The game is over.',
    undo: 'Take back',
    look: 'Look closely!',
    looked: 'Seen!',
  },

  // What is being decided, by somebody else or in a replay.
  waiting: {
    firstCard: ({ who }: { who: Who }) => `${does(who, 'turn', 'turns')} over a card.`,
    secondCard: ({ who, kind }: { who: Who; kind: Kind }) =>
      `${does(who, 'have', 'has')} ${a(kind)} and ${who.you ? 'look' : 'looks'} for the second one.`,
    coverOrSeek: ({ who }: { who: Who }) => `${does(who, 'are', 'is')} thinking: cover or seek?`,
    seek: ({ who }: { who: Who }) => `${does(who, 'seek', 'seeks')} again.`,
    place: ({ who }: { who: Who }) => `${does(who, 'place', 'places')} cards.`,
    take: ({ who }: { who: Who }) => `${does(who, 'choose', 'chooses')} a neighbour.`,
  },

  // What has just happened.
  event: {
    onSpot: ({ spot, sentence }: { spot: number; sentence: string }) => `Spot ${spot}: ${sentence}`,
    turned: ({ who, kind }: { who: Who; kind: Kind }) => `${does(who, 'turn', 'turns')} over ${a(kind)}.`,
    turnedAndMoved: ({ who, kind, spot }: { who: Who; kind: Kind; spot: number }) =>
      `${does(who, 'turn', 'turns')} over ${a(kind)}. It now lies on spot ${spot}.`,
    paired: ({ who, kind }: { who: Who; kind: Kind }) => `A pair! ${does(who, 'have', 'has')} ${two(kind)}.`,
    sought: ({ who, kind }: { who: Who; kind: Kind }) => `Found! ${does(who, 'take', 'takes')} ${two(kind)}.`,
    placed: ({ who, cards }: { who: Who; cards: Cards }) => `${does(who, 'place', 'places')} ${cardsOf(cards)}.`,
    placedFor: ({ who, other, cards }: { who: Who; other: Who; cards: Cards }) =>
      `${does(who, 'give', 'gives')} ${object(other)} ${cardsOf(cards)}.`,
    secured: ({ who, kind, cards }: { who: Who; kind: Kind; cards: number }) =>
      `Three ${nouns[kind].other}! ${does(who, 'secure', 'secures')} ${nCards(cards)}.`,
    securedPair: ({ who, cards }: { who: Who; cards: number }) => `${does(who, 'get', 'gets')} ${nPoints(cards)}.`,
    securedLast: ({ who, cards }: { who: Who; cards: number }) =>
      `The last pair brings ${object(who)} ${nCards(cards)}.`,
    rookie: ({ who }: { who: Who }) => `${does(who, 'get', 'gets')} everybody else’s unsecured cards.`,
    taken: ({ who, other, cards }: { who: Who; other: Who; cards: number }) =>
      `${does(who, 'take', 'takes')} ${nCards(cards)} from ${object(other)}.`,
    mismatch: 'No pair. Both cards are covered again.',
    covered: ({ who }: { who: Who }) => `${does(who, 'cover', 'covers')} the open cards.`,
    coveredAfterSeek: 'The other open cards are covered.',
    shifted: ({ kind, spot }: { kind: Kind; spot: number }) => `${capital(the(kind))} moves to spot ${spot}.`,
    turnOf: ({ next }: { next: Who }) => turnOf(next),
    stayOpen: ({ next }: { next: Who }) => `The colour and the X stay open. ${turnOf(next)}`,
    noMatch: ({ next }: { next: Who }) => `No match: all cards stay open. ${turnOf(next)}`,
    lastPair: ({ who }: { who: Who }) => `${does(who, 'have', 'has')} found the last pair. The game is over.`,
    standstill: 'Nobody has found anything new for a long time. The game ends here.',
  },

  // A turn in one sentence, for those who listen: these follow one another after a name.
  told: {
    card: ({ kind, spot }: { kind: Kind; spot: number }) => `${nouns[kind].one} on ${spot}`,
    moved: ({ kind, from, spot }: { kind: Kind; from: number; spot: number }) =>
      `${nouns[kind].one} from ${from}, now on ${spot}`,
    pair: 'a pair',
    noPair: 'no pair',
    covered: 'the open ones covered',
    stayOpen: 'left open',
    secured: ({ cards }: { cards: number }) => `${nCards(cards)} secured`,
    rookie: 'Rookie',
    taken: ({ other, cards }: { other: Who; cards: number }) => `${nCards(cards)} taken from ${object(other)}`,
  },

  // Who starts, and why (R2.3).
  starts: {
    lot: ({ who }: { who: Who }) => `Chance has decided. ${does(who, 'start', 'starts')}.`,
    turns: ({ who }: { who: Who }) => `Everybody starts in turn. This time ${who.you ? 'you start' : `${who.name} starts`}.`,
    chosen: ({ who }: { who: Who }) => `${does(who, 'start', 'starts')}, as agreed.`,
  },

  bots: {
    random: { name: 'Dice', line: 'Turns over any card, without thinking.' },
    goldfish: { name: 'Goldfish', line: 'Oh, a card! What was the last one?' },
    puppy: { name: 'Puppy', line: 'Happy about every pair, and easily distracted.' },
    parrot: { name: 'Parrot', line: 'Remembers three cards and likes to chat.' },
    squirrel: { name: 'Squirrel', line: 'Hides many cards in its head, and forgets a few.' },
    fox: { name: 'Fox', line: 'Pays attention and counts what is gone.' },
    raven: { name: 'Raven', line: 'Clever, with a very good memory.' },
    elephant: { name: 'Elephant', line: 'Never forgets a card.' },
    grandmaster: { name: 'Owl', line: 'Never forgets and thinks ahead.' },
  },

  options: {
    variant: 'Variant',
    variants: {
      standard: { name: 'Standard', line: 'Everybody for themselves, with X.' },
      team: { name: 'Team', line: 'Two by two, partners sit opposite each other. For 4 or 6.' },
      kids: { name: 'Kids', line: 'Just find pairs: no X, no stealing.' },
    },
    edition: 'Cards',
    editions: {
      classic: { name: 'Classic', line: '18 cards of each kind, about 20 minutes.' },
      pocket: { name: 'Pocket or Travel', line: '12 cards of each kind, shorter.' },
    },
    first: 'Who starts?',
    firstAny: 'Let chance decide',
    firstTurns: 'Everybody in turn',
    lookTime: 'Time to look',
    lookTimes: { short: 'short', normal: 'normal', long: 'long', longer: '8 seconds', longest: '30 seconds', tapped: 'until somebody taps' },
    botSpeed: 'Animals play',
    botSpeeds: { slow: 'slowly', normal: 'normally', fast: 'fast' },
    aids: 'Learning aids',
    aidsLine: 'Show which cards have been seen, what secures and what would be good.',
  },

  start: {
    tagline: 'Find pairs, secure them, snatch them. For 2 to 6 players.',
    playNow: 'Play now',
    playNowLine: ({ bots }: { bots: readonly string[] }) => `You against ${list(bots)}`,
    resume: 'Carry on',
    newVersion: 'Load the new version',
    backTo: ({ code }: { code: string }) => `Back to table ${code}`,
    whoPlays: 'Who plays?',
    online: 'On several devices',
    day: 'Deal of the day',
    tutorial: 'Learn by playing',
    rules: 'Rules',
    games: 'My games',
    settings: 'Settings',
    language: 'Language',
  },

  who: {
    title: 'Who plays?',
    table: 'The table, anticlockwise',
    seat: (p: { seat: number; label: string }) => `Seat ${p.seat}: ${p.label}`,
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
    teams: ({ who }: { who: Group }) => `${names(who, 'You')} are a team.`,
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
    vibration: 'Vibration',
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
    hintTake: ({ other }: { other: Other }) => `Take ${other.name}’s cards.`,
    hintMissing: 'The hint could not be loaded.',
    aids: { on: 'The learning aids are on.', off: 'The learning aids are off.' },
    why: {
      pair: 'That card makes a pair with an open one.',
      two: 'You have seen two of these: get the pair.',
      known: 'This card has been seen, so it tells the others nothing.',
      new: 'Nobody has seen this card yet.',
      noMatch: 'No card that matches has been seen.',
      littleOpen: 'What lies open brings you little now.',
      rookie: 'Three X on top make a Rookie!',
      secures: 'Three of a kind on top secure the cards.',
      twoTops: 'Two of a kind on top: one more secures the cards.',
      differentTops: 'Different cards on top fit more pairs.',
      moreCards: 'There are more cards to take.',
      betterCards: 'These cards suit your piles better.',
    },
    seen: ({ label, kind }: { label: string; kind: Kind }) => `${label}. ${capital(a(kind))} was seen here.`,
    proposal: ({ tops }: { tops: readonly { kind: Kind; pile: number }[] }) =>
      `Place like this: ${list(tops.map(({ kind, pile }) => `${a(kind)} on pile ${pile}`))}`,
    keys: 'Keys: arrows and Enter, or 1 to 9 for a pile. U takes back, H gives a hint, P pauses.',
    notSaved: 'This device cannot save the game. Leave the page open until the end.',
  },

  trouble: {
    title: 'Something went wrong',
    loading: 'The game could not be loaded. Is there a connection?',
    storage: 'The saved game cannot be read.',
    broken: 'The game has stumbled.',
    again: 'Try again',
    elsewhere: 'This game goes on in another tab.',
    here: 'Go on here',
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
    handOver: ({ who }: { who: Other }) => `Now it is ${who.name}’s turn.`,
  },

  result: {
    won: ({ who, points }: { who: Group; points: number }) => {
      const verbs = { you: 'win', one: 'wins', youAndOthers: 'win together', several: 'win together' };
      return `${doTogether(who, verbs)} with ${nPoints(points)}!`;
    },
    shared: ({ who, points, teams }: { who: Group; points: number; teams: boolean }) =>
      `${names(who, 'You')} share the win, with ${nPoints(points)} ${teams ? 'a team' : 'each'}.`,
    course: 'How it went',
    courseLine: ({ turns }: { turns: number }) => `Points and unsecured cards over ${nTurns(turns)}`,
    pointsLine: ({ turns }: { turns: number }) => `Points over ${nTurns(turns)}`,
    securedCards: 'secured',
    unsecuredCards: 'unsecured',
    asTable: 'As a table',
    turn: 'Turn',
    chart: ({ who, points, most }: { who: Who; points: number; most: number }) =>
      `${label(who)}: ${nPoints(points)} at the end, never more than ${nCards(most)} unsecured`,
    moments: 'Great moments',
    biggestTake: ({ who, other, cards }: { who: Who; other: Who; cards: number }) =>
      `The biggest catch: ${who.you ? 'you' : who.name} took ${nCards(cards)} from ${object(other)}.`,
    biggestSecured: ({ who, cards }: { who: Who; cards: number }) =>
      `The biggest treasure: ${who.you ? 'you' : who.name} secured ${nCards(cards)} at once.`,
    rookies: ({ who, times }: { who: Who; times: number }) =>
      `${does(who, 'had', 'had')} ${count(times, { one: 'Rookie', other: 'Rookies' })}.`,
    again: 'Play again',
    others: 'Other players',
    home: 'To the start page',
  },
};

export type Messages = typeof en;
