// English: looking back at games, and the games of this device. The shape of these catalogues.
import { formatOf, type Person } from './format';

const { number, count, list } = formatOf('en-GB');
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const nPairs = (n: number) => count(n, { one: 'pair', other: 'pairs' });
const nCards = (n: number) => count(n, { one: 'card', other: 'cards' });
const nTimes = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${number(n)} times`);
const nGames = (n: number) => count(n, { one: 'game', other: 'games' });
const nPoints = (n: number) => count(n, { one: 'point', other: 'points' });
const subject = (who: Person) => (who.you ? 'you' : who.name);
const Subject = (who: Person) => (who.you ? 'You' : who.name);
const does = (who: Person, you: string, other: string) => `${Subject(who)} ${who.you ? you : other}`;
const pieces = (...parts: (string | false)[]) => list(parts.filter((part) => part !== false));
const sentences = (...parts: (string | false)[]) => parts.filter((part) => part !== false).join(' ');

export const reviewEn = {
  title: 'Looking back',
  lookBack: 'Look back',
  opening: 'The game is being opened …',
  faceUp: 'All cards face up',

  // Going through the game.
  start: 'To the beginning',
  back: 'One step back',
  play: 'Play',
  pause: 'Pause',
  step: 'One step on',
  end: 'To the end',
  speed: ({ times }: { times: number }) => `Speed ${number(times)}×`,
  beginning: 'The beginning',
  turn: ({ turn, of }: { turn: number; of: number }) => `Turn ${turn} of ${of}`,
  curve: 'The game, with the chance to win',
  chance: ({ chance }: { chance: number }) => `${number(chance)} % to win`,
  thinking: ({ part }: { part: number }) => `The owl is thinking it over: ${number(part)} %`,
  notJudged: 'The owl cannot come. The moves are not judged.',

  // What is thought of a decision.
  judgement: {
    best: 'The best move.',
    fine: 'A good move.',
    costs: ({ loss }: { loss: number }) => `It cost ${number(loss)} % of the chance to win.`,
    better: ({ move }: { move: string }) => `Better: ${move}.`,
  },
  moves: {
    turn: ({ spot }: { spot: number }) => `spot ${spot}`,
    cover: 'cover all',
    take: ({ name }: { name: string }) => `take from ${name}`,
    place: ({ tops }: { tops: readonly { shape: string; pile: number }[] }) =>
      list(tops.map(({ shape, pile }) => `${shape} on pile ${pile}`)),
    placeFor: ({ name, placing }: { name: string; placing: string }) => `for ${name}: ${placing}`,
  },

  // What would you do?
  question: {
    ask: 'What would you do?',
    line: ({ who }: { who: Person }) =>
      who.you ? 'Decide once more, on the table.' : `Decide for ${who.name}, on the table.`,
    think: 'Let us see …',
    yours: ({ move, chance }: { move: string; chance: number }) => `You: ${move} (${number(chance)} % to win)`,
    theirs: ({ who, move, chance }: { who: Person; move: string; chance: number }) =>
      `${who.you ? 'Then' : who.name}: ${move} (${number(chance)} %)`,
    best: ({ move, chance }: { move: string; chance: number }) => `The owl: ${move} (${number(chance)} %)`,
    right: 'You found the best move!',
    good: 'Just as good as the best.',
    worse: ({ loss }: { loss: number }) => `The owl would do better, by ${number(loss)} %.`,
    goOn: 'See what happened',
    stop: 'Back to the replay',
  },

  moments: {
    title: 'Moments',
    none: 'Nothing special has happened.',
    rookie: ({ who, cards }: { who: Person; cards: number }) =>
      cards > 0
        ? `Rookie! ${does(who, 'get', 'gets')} ${nCards(cards)}.`
        : `A Rookie for ${subject(who)}, but nobody has anything to take.`,
    steal: ({ who, other, cards }: { who: Person; other: Person; cards: number }) =>
      `${does(who, 'take', 'takes')} ${nCards(cards)} from ${subject(other)}.`,
    secured: ({ who, cards }: { who: Person; cards: number }) =>
      `${does(who, 'secure', 'secures')} ${nCards(cards)}.`,
    lucky: ({ who, shape }: { who: Person; shape: string }) =>
      `Lucky: ${subject(who)} ${who.you ? 'find' : 'finds'} a pair unseen (${shape}).`,
    missedPair: ({ who, shape }: { who: Person; shape: string }) =>
      `Missed: ${subject(who)} could have known a pair (${shape}).`,
    missedSecure: ({ who }: { who: Person }) => `Missed: ${subject(who)} could have secured.`,
    blunder: ({ who, loss }: { who: Person; loss: number }) =>
      `A mistake: ${subject(who)} ${who.you ? 'lose' : 'loses'} ${number(loss)} % of the chance to win.`,
    lead: ({ who }: { who: Person }) => `${does(who, 'are', 'is')} ahead from here on.`,
    finish: ({ names }: { names: readonly string[] }) => `The end: ${list(names)} won.`,
  },

  memory: {
    title: 'How well was it remembered?',
    whose: 'Whose game?',
    ofHundred: 'of 100 points for memory',
    like: ({ who, animal }: { who: Person; animal: string }) => `${does(who, 'remember', 'remembers')} like ${animal}!`,
    animals: {
      goldfish: 'a goldfish',
      puppy: 'a puppy',
      parrot: 'a parrot',
      squirrel: 'a squirrel',
      fox: 'a fox',
      raven: 'a raven',
      elephant: 'an elephant',
    },
    untested: ({ who }: { who: Person }) => `${does(who, 'had', 'had')} nothing to remember in this game.`,
    certain: ({ who, taken, offered }: { who: Person; taken: number; offered: number }) =>
      `${does(who, 'could', 'could')} know ${nPairs(offered)} for sure, and took ${number(taken)}.`,
    noneCertain: ({ who }: { who: Person }) => `There was no pair that ${subject(who)} could know for sure.`,
    again: ({ who, cards }: { who: Person; cards: number }) =>
      `${does(who, 'turned', 'turned')} over ${nCards(cards)} again that had been seen, and it was no use.`,
    finds: (p: { who: Person; memory: number; deduction: number; luck: number }) =>
      `${does(p.who, 'found', 'found')} ${pieces(
        p.memory > 0 && `${nPairs(p.memory)} by remembering`,
        p.deduction > 0 && `${nPairs(p.deduction)} by thinking`,
        p.luck > 0 && `${nPairs(p.luck)} by luck`,
      )}.`,
    noFinds: ({ who }: { who: Person }) => `${does(who, 'found', 'found')} no pair.`,
    lucky: ({ who }: { who: Person }) => `Luck was with ${subject(who)}.`,
    unlucky: ({ who }: { who: Person }) => `${does(who, 'had', 'had')} bad luck.`,
    evenLuck: ({ who }: { who: Person }) => `${does(who, 'had', 'had')} neither good nor bad luck.`,
    stole: ({ who, times, cards }: { who: Person; times: number; cards: number }) =>
      `${does(who, 'snatched', 'snatched')} cards ${nTimes(times)}, ${number(cards)} in all.`,
    lost: (p: { who: Person; times: number; cards: number; preventable: number }) =>
      `${does(p.who, 'lost', 'lost')} cards ${nTimes(p.times)}, ${number(p.cards)} in all.${
        p.preventable > 0 ? ` Securing them before would have been possible ${nTimes(p.preventable)}.` : ''
      }`,
    secured: ({ who, times }: { who: Person; times: number }) => `${does(who, 'secured', 'secured')} ${nTimes(times)}.`,
    missedSecure: ({ who, times }: { who: Person; times: number }) =>
      `${does(who, 'could', 'could')} have secured ${nTimes(times)} more.`,
  },

  detail: {
    title: 'In detail',
    figure: number,
    recall: 'What was still known?',
    recallLine: 'By how many cards were turned over in between.',
    age: ({ from, upTo }: { from: number; upTo: number }) => (from === upTo ? number(from) : `${from} to ${upTo}`),
    ageUp: ({ from }: { from: number }) => `${from} and more`,
    between: 'Cards in between',
    known: 'Known',
    of: ({ passed, tests }: { passed: number; tests: number }) => `${number(passed)} of ${number(tests)}`,
    tests: 'Times that memory was needed',
    luck: 'Luck, in per cent of the chance to win',
    expectedLuck: 'Pairs to be expected by luck',
    decisions: 'Decisions',
    decisionsBest: 'Of these none was better',
    lost: 'Chance to win given away, in per cent',
    bound: ({ error }: { error: number }) => `give or take ${number(error)}`,
    worst: 'What cost most',
    none: 'Nothing was given away.',
    show: 'Show',
  },

  share: {
    title: 'Keep and share',
    file: 'Keep as a file',
    link: 'Copy a link',
    copied: 'The link is copied. The game is in the link itself, and on no server.',
    linkText: 'Link to this game',
    tooLong: 'This game is too long for a link. Share the file.',
  },

  trouble: {
    title: 'This game cannot be shown',
    big: 'The file is too large for games of ROOKIE.',
    damaged: 'The link is not complete. Ask for it again.',
    none: 'There is no game here.',
    format: 'This is not the record of a ROOKIE game, or it is damaged.',
    several: 'There is not exactly one game in this link.',
    inFile: ({ game }: { game: number }) => `It is game ${number(game)} in the file. None has been added.`,
    rule: 'Something in this record is against the rules.',
    loading: 'The page is missing a part. Is there a connection?',
    broken: 'The game has stumbled.',
    other: 'Open another file',
  },
};

export const myGamesEn = {
  title: 'My games',
  line: 'They are kept on this device only.',
  open: 'Open a game file',
  openLine: 'Or drop it anywhere on the page.',
  added: ({ added, known, unfinished }: { added: number; known: number; unfinished: number }) =>
    sentences(
      `${count(added, { one: 'game has', other: 'games have' })} been added.`,
      known > 0 && `${count(known, { one: 'game was', other: 'games were' })} here already.`,
      unfinished > 0 && `${count(unfinished, { one: 'game is', other: 'games are' })} not finished.`,
    ),
  none: 'Games that you play to the end on this device come here.',
  unreadable: 'What this device has kept cannot be read.',
  noneMatch: 'There is no such game.',
  filter: 'Which games?',
  variant: 'Game',
  opponents: 'Against',
  outcome: 'Result',
  all: 'All',
  against: { bots: 'Animals', people: 'People' },
  outcomes: { won: 'Won', lost: 'Lost' },
  wonWith: ({ points }: { points: number }) => `Won with ${nPoints(points)}`,
  lostWith: ({ points }: { points: number }) => `Lost with ${nPoints(points)}`,
  wonBy: ({ names, points }: { names: readonly string[]; points: number }) =>
    `${list(names)} won with ${nPoints(points)}`,
  memory: ({ score }: { score: number }) => `memory ${number(score)}`,
  games: nGames,
  date: (milliseconds: number) => dates.format(milliseconds),
  more: 'Show more',
  memoryTitle: 'Your memory',
  memoryLine: ({ games, mean }: { games: number; mean: number }) =>
    `${nGames(games)}, ${number(mean)} of 100 points on average`,
  levels: 'Against the animals',
  wins: ({ name, won, played }: { name: string; won: number; played: number }) =>
    `${name}: won ${number(won)} of ${number(played)}`,
  export: 'Keep all in one file',
  delete: 'Delete all',
  deleteQuestion: 'Delete all games on this device? They cannot be brought back.',
  deleteYes: 'Yes, delete all',
  deleteNo: 'No, keep them',
  deleted: 'All games are deleted.',
};

export type ReviewMessages = typeof reviewEn;
export type MyGamesMessages = typeof myGamesEn;
