// English: looking back at games, and the games of this device. The shape of these catalogues.
import { capital, formatOf, formOf, type Form, type Group, type Who } from './format';

const { number, percent, count, list, names } = formatOf('en-GB');
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const nPairs = (n: number) => count(n, { one: 'pair', other: 'pairs' });
const nCards = (n: number) => count(n, { one: 'card', other: 'cards' });
const nTimes = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${number(n)} times`);
const nGames = (n: number) => count(n, { one: 'game', other: 'games' });
const nPoints = (n: number) => count(n, { one: 'point', other: 'points' });
// A loss is a difference of chances.
const nPercentagePoints = (n: number) => count(n, { one: 'percentage point', other: 'percentage points' });
const subject = (who: Who) => (who.you ? 'you' : who.name);
const Subject = (who: Who) => (who.you ? 'You' : who.name);
const does = (who: Who, you: string, other: string) => `${Subject(who)} ${who.you ? you : other}`;
const doTogether = (who: Group, verbs: Record<Form, string>) => `${names(who, 'You')} ${verbs[formOf(who)]}`;
const pieces = (...parts: (string | false)[]) => list(parts.filter((part) => part !== false));
const sentences = (...parts: (string | false)[]) => parts.filter((part) => part !== false).join(' ');

export const reviewEn = {
  title: 'Looking back',
  lookBack: 'Look back',
  opening: 'Opening the game…',
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
  curve: 'The game, with the chance of winning',
  chance: ({ chance }: { chance: number }) => `${percent(chance)} chance`,
  chanceOf: ({ who, chance }: { who: Who; chance: number }) => `${Subject(who)}: ${percent(chance)} chance of winning`,
  thinking: ({ part }: { part: number }) => `The owl is thinking it over: ${percent(part)}`,
  notJudged: 'The owl cannot come. The moves will not be judged.',

  // What is thought of a decision.
  judgement: {
    best: 'The best move.',
    fine: 'A good move.',
    costs: ({ loss }: { loss: number }) => `It lowered the chance of winning by ${nPercentagePoints(loss)}.`,
    better: ({ move }: { move: string }) => `Better: ${move}.`,
  },
  moves: {
    turn: ({ spot }: { spot: number }) => `spot ${spot}`,
    cover: 'cover all',
    take: ({ who }: { who: Who }) => `take from ${subject(who)}`,
    place: ({ tops }: { tops: readonly { shape: string; pile: number }[] }) =>
      list(tops.map(({ shape, pile }) => `${shape} on pile ${pile}`)),
    placeFor: ({ who, placing }: { who: Who; placing: string }) => `for ${subject(who)}: ${placing}`,
  },

  // What would you do?
  question: {
    ask: 'What would you do?',
    line: ({ who }: { who: Who }) =>
      who.you ? 'Decide once more, at the table.' : `Decide for ${who.name}, at the table.`,
    think: 'Let me see…',
    yours: ({ move, chance }: { move: string; chance: number }) => `You: ${move} (${percent(chance)} chance of winning)`,
    theirs: ({ who, move, chance }: { who: Who; move: string; chance: number }) =>
      `${who.you ? 'In the game' : who.name}: ${move} (${percent(chance)})`,
    best: ({ move, chance }: { move: string; chance: number }) => `The owl: ${move} (${percent(chance)})`,
    right: 'You found the best move!',
    good: 'Just as good as the best.',
    worse: ({ loss }: { loss: number }) => `The owl would do better, by ${nPercentagePoints(loss)}.`,
    goOn: 'See what happened',
    stop: 'Back to the replay',
  },

  moments: {
    title: 'Moments',
    own: ({ who }: { who: Who }) => (who.you ? 'Your moments' : `${who.name}’s moments`),
    none: 'Nothing special happened.',
    rookie: ({ who, cards }: { who: Who; cards: number }) =>
      cards > 0
        ? `Rookie! ${does(who, 'get', 'gets')} ${nCards(cards)}.`
        : `A Rookie for ${subject(who)}, but there is nothing to take.`,
    steal: ({ who, other, cards }: { who: Who; other: Who; cards: number }) =>
      `${does(who, 'take', 'takes')} ${nCards(cards)} from ${subject(other)}.`,
    secured: ({ who, cards }: { who: Who; cards: number }) =>
      `${does(who, 'secure', 'secures')} ${nCards(cards)}.`,
    lucky: ({ who, shape }: { who: Who; shape: string }) =>
      `Lucky: ${subject(who)} ${who.you ? 'find' : 'finds'} a pair that nobody knew (${shape}).`,
    missedPair: ({ who, shape }: { who: Who; shape: string }) =>
      `Missed: ${subject(who)} could have known a pair (${shape}).`,
    missedSecure: ({ who }: { who: Who }) => `Missed: ${subject(who)} could have secured cards.`,
    blunder: ({ who, loss }: { who: Who; loss: number }) =>
      `A mistake: ${who.you ? 'your' : `${who.name}’s`} chance of winning falls by ${nPercentagePoints(loss)}.`,
    lead: ({ who }: { who: Group }) => {
      const verbs = { you: 'are', one: 'is', youAndOthers: 'are', several: 'are' };
      return `${doTogether(who, verbs)} ahead from here on.`;
    },
    finish: ({ who }: { who: Group }) => `The end: ${names(who, 'you')} won.`,
  },

  memory: {
    title: 'How good was the memory?',
    whose: 'Whose game?',
    kind: {
      low: 'Nobody is born an elephant: every game helps a little.',
      middle: 'That is a good memory. Well done!',
      high: 'Splendid! Hardly anything gets lost.',
    },
    scale: ({ step, of }: { step: number; of: number }) => `Step ${number(step)} of ${number(of)}, from a goldfish to an elephant`,
    inTurn: ({ turn }: { turn: number }) => `Turn ${number(turn)}`,
    like: ({ who, animal }: { who: Who; animal: string }) => `${does(who, 'have', 'has')} a memory like ${animal}!`,
    animals: {
      goldfish: 'a goldfish',
      puppy: 'a puppy',
      parrot: 'a parrot',
      squirrel: 'a squirrel',
      fox: 'a fox',
      raven: 'a raven',
      elephant: 'an elephant',
    },
    untested: ({ who }: { who: Who }) => `${does(who, 'had', 'had')} nothing to remember in this game.`,
    certain: ({ who, taken, offered }: { who: Who; taken: number; offered: number }) =>
      `${does(who, 'could', 'could')} have known ${nPairs(offered)} for sure, and took ${number(taken)}.`,
    noneCertain: ({ who }: { who: Who }) => `There was no pair that ${subject(who)} could have known for sure.`,
    again: ({ who, cards }: { who: Who; cards: number }) =>
      `${does(who, 'turned', 'turned')} over ${nCards(cards)} again that had already been seen, for nothing.`,
    finds: (p: { who: Who; memory: number; deduction: number; luck: number }) =>
      `${does(p.who, 'found', 'found')} ${pieces(
        p.memory > 0 && `${nPairs(p.memory)} by remembering`,
        p.deduction > 0 && `${nPairs(p.deduction)} by thinking`,
        p.luck > 0 && `${nPairs(p.luck)} by luck`,
      )}.`,
    noFinds: ({ who }: { who: Who }) => `${does(who, 'found', 'found')} no pair.`,
    lucky: ({ who }: { who: Who }) => `${does(who, 'had', 'had')} good luck.`,
    unlucky: ({ who }: { who: Who }) => `${does(who, 'had', 'had')} bad luck.`,
    evenLuck: ({ who }: { who: Who }) => `${does(who, 'had', 'had')} neither good nor bad luck.`,
    stole: ({ who, times, cards }: { who: Who; times: number; cards: number }) =>
      `${does(who, 'snatched', 'snatched')} cards ${nTimes(times)}, ${number(cards)} in all.`,
    lost: (p: { who: Who; times: number; cards: number; preventable: number }) =>
      `${does(p.who, 'lost', 'lost')} cards ${nTimes(p.times)}, ${number(p.cards)} in all.${
        p.preventable > 0 ? ` ${capital(nTimes(p.preventable))}, they could have been secured in time.` : ''
      }`,
    secured: ({ who, times }: { who: Who; times: number }) => `${does(who, 'secured', 'secured')} ${nTimes(times)}.`,
    missedSecure: ({ who, times }: { who: Who; times: number }) =>
      `${does(who, 'could', 'could')} have secured ${nTimes(times)} more.`,
  },

  detail: {
    title: 'In detail',
    figure: number,
    recall: 'What was still known?',
    recallLine: 'Depending on how many cards were turned over in between.',
    age: ({ from, upTo }: { from: number; upTo: number }) => (from === upTo ? number(from) : `${from} to ${upTo}`),
    ageUp: ({ from }: { from: number }) => `${from} and more`,
    between: 'Cards in between',
    known: 'Known',
    of: ({ passed, tests }: { passed: number; tests: number }) => `${number(passed)} of ${number(tests)}`,
    tests: 'Times memory was needed',
    start: 'Chance of winning at the start, out of 100',
    luck: 'plus luck with the cards',
    own: 'plus their own decisions',
    others: 'plus the decisions of the others',
    end: 'makes in the end',
    expectedLuck: 'Pairs expected by luck',
    decisions: 'Decisions',
    decisionsBest: 'Of these, none could be better',
    lost: 'Chance of winning given away, in percentage points',
    bound: ({ error }: { error: number }) => `give or take ${number(error)}`,
    worst: 'What cost most',
    none: 'Nothing was given away.',
    show: 'Show',
  },

  share: {
    title: 'Save and share',
    file: 'Save as a file',
    link: 'Copy the link',
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
    loading: 'A part of the page is missing. Is there a connection?',
    broken: 'The game has stumbled.',
    other: 'Open another file',
  },
};

export const myGamesEn = {
  title: 'My games',
  line: 'They are saved on this device only.',
  open: 'Open a game file',
  openLine: 'Or drop it anywhere on the page.',
  added: ({ added, known, unfinished }: { added: number; known: number; unfinished: number }) =>
    sentences(
      `${count(added, { one: 'game has', other: 'games have' })} been added.`,
      known > 0 && `${count(known, { one: 'game was', other: 'games were' })} here already.`,
      unfinished > 0 && `${count(unfinished, { one: 'game is', other: 'games are' })} not finished.`,
    ),
  none: 'Games that you play to the end on this device appear here.',
  unreadable: 'What this device has saved cannot be read.',
  noneMatch: 'There is no such game.',
  filter: 'Which games?',
  variant: 'Variant',
  opponents: 'Against',
  outcome: 'Result',
  all: 'All',
  against: { bots: 'Animals', people: 'People' },
  outcomes: { won: 'Won', lost: 'Lost' },
  wonWith: ({ points }: { points: number }) => `Won with ${nPoints(points)}`,
  lostWith: ({ points }: { points: number }) => `Lost with ${nPoints(points)}`,
  wonBy: ({ who, points }: { who: Group; points: number }) => `${names(who, 'You')} won with ${nPoints(points)}`,
  memory: ({ score }: { score: number }) => `memory ${number(score)}`,
  games: nGames,
  date: (milliseconds: number) => dates.format(milliseconds),
  more: 'Show more',
  memoryTitle: 'Your memory',
  memoryLine: ({ games, mean }: { games: number; mean: number }) =>
    `${nGames(games)}, ${number(mean)} out of 100 points on average`,
  levels: 'Against the animals',
  wins: ({ animal, won, played }: { animal: string; won: number; played: number }) =>
    `${animal}: won ${number(won)} of ${number(played)}`,
  export: 'Save all in one file',
  delete: 'Delete all',
  deleteQuestion: 'Delete all games on this device? They cannot be brought back.',
  deleteYes: 'Yes, delete all',
  deleteNo: 'No, keep them',
  deleted: 'All games are deleted.',
};

export type ReviewMessages = typeof reviewEn;
export type MyGamesMessages = typeof myGamesEn;
