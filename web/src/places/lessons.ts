// The tutorial: chapters, easiest first, of lessons, which are scripts for play/lesson.ts. A deck is written from the
// bottom, in layers of nine cards (R2.1); the last layer lies on top.
import type { Script } from '../play/lesson';

const whole = { edition: '5x6', variant: 'standard', others: ['parrot', 'squirrel'] } as const;
const two = { ...whole, others: ['parrot'] } as const;

// All hearts, so that the learner may choose any spot.
const hearts = 'R'.repeat(18);
const anySpot = ['5', '9', '1', '2', '3', '4', '6', '7', '8'] as const;

export const chapters = {
  kids: [
    {
      ...two,
      teaches: ['R3.1', 'R3.2', 'R9.1'],
      edition: '3x18',
      variant: 'kids',
      first: 1,
      deck: 'GYGYGYGYG'.repeat(2) + 'YGYGYGYGY'.repeat(2) + hearts,
      before: [],
      steps: [
        { say: 'welcome' },
        { you: anySpot, say: 'firstCard' },
        { you: anySpot, say: 'secondCard' },
        { say: 'kidsPoints' },
        { you: anySpot, say: 'goOn' },
        { you: anySpot },
      ],
    },
    {
      ...two,
      teaches: ['R3.3'],
      edition: '4x6',
      variant: 'kids',
      first: 1,
      deck: 'GYRBGYRBG' + 'YBYGBRRBY' + 'RYGGRB',
      before: [],
      steps: [
        { you: ['2'], say: 'twoCards' },
        { you: ['6'] },
        { say: 'mismatch' },
        { others: '9' },
        { others: '4' },
        { you: ['2', '9'], say: 'remember' },
        { you: ['9', '2'] },
        { say: 'remembered' },
      ],
    },
  ],
  secure: [
    {
      ...two,
      teaches: ['R3.1', 'R3.2', 'R5.1', 'R5.3'],
      edition: '3x18',
      first: 1,
      deck: 'GYXGYXGYX'.repeat(6) + hearts,
      before: [],
      steps: [
        { say: 'piles' },
        { you: anySpot },
        { you: anySpot },
        { you: 'any', say: 'place' },
        { you: anySpot, say: 'goOn' },
        { you: anySpot },
        { you: 'secures', say: 'secure' },
        { say: 'secured' },
      ],
    },
  ],
  crosses: [
    {
      ...two,
      teaches: ['R3.4', 'R4.2', 'R4.4', 'R4.5'],
      first: 2,
      deck: 'RBPPBRXGX' + 'PBRYGXPBR' + 'YGXPBRYGX' + 'GYPBXRYYG',
      before: [],
      steps: [
        { say: 'cross' },
        { others: '2' },
        { others: '5' },
        { say: 'openCross' },
        { you: ['8'], say: 'seek' },
        { you: 'any' },
        { you: ['1'], say: 'seekOn' },
        { say: 'seekNothing' },
      ],
    },
    {
      ...two,
      teaches: ['R4.1'],
      first: 2,
      deck: 'RGBXBRYGX' + 'PBRYGXPBR' + 'YGXPBRYGX' + 'PYPBXRPYG',
      before: ['2', '5'],
      steps: [
        { you: ['~'], say: 'cover' },
        { you: ['7', '3'], say: 'newCards' },
        { you: ['3', '7'] },
        { you: 'any' },
        { say: 'covered' },
      ],
    },
  ],
  steal: [
    {
      ...whole,
      teaches: ['R6.1'],
      first: 2,
      deck: 'RYXPBRYGX' + 'PBRYGXPBR' + 'RPGYGXPBR' + 'GGBBYYPXX',
      before: ['1', '2', 'GG-', '3', '4', '--B', '1', '3', '5', '6', 'Y-Y', '7', '2', '-P-', '1', '3'],
      steps: [
        { you: ['8', '9'], say: 'crossPair' },
        { you: ['9', '8'] },
        { you: 'any', say: 'crosses' },
        { you: ['<', '>'], say: 'take' },
        { you: 'any', say: 'distribute' },
        { say: 'taken' },
      ],
    },
    {
      ...whole,
      teaches: ['R4.3', 'R6.3'],
      first: 3,
      deck: 'BPRPBRYGX' + 'PBRYGXPBR' + 'YGXPBRYGX' + 'GGRPYYBXX',
      before: ['5', '6', 'YY-', '1', '2', '--G', '8', '3'],
      steps: [
        { you: ['9'], say: 'seekCross' },
        { you: 'any' },
        { you: 'any', say: 'takeLeft' },
        { say: 'coveredAfter' },
      ],
    },
    {
      ...whole,
      teaches: ['R6.4'],
      first: 1,
      deck: 'PGRPBRYGP' + 'PBRYGXPBR' + 'YGXPBRYXG' + 'GRBBYYXXX',
      before: ['8', '9', 'XX-', '1', '2', '3', '4', 'BB-', '1', '2', '5', '6', 'Y-Y', '1', '2'],
      steps: [
        { you: ['7', '8'], say: 'twoMore' },
        { you: ['8', '7'] },
        { you: 'secures', say: 'threeCrosses' },
        { you: 'any', say: 'rookie' },
        { say: 'rookieOver' },
      ],
    },
  ],
  end: [
    {
      ...whole,
      teaches: ['R3.1'], // and R7.1 and R7.2, shown by where the card moves
      edition: '5x2',
      first: 1,
      deck: 'GRBXYRGPP' + 'YBX',
      before: [],
      steps: [
        { you: ['8', '9'], say: 'fewCards' },
        { you: ['9', '8'] },
        { you: 'any' },
        { you: ['1'], say: 'empty' },
        { you: ['5'], say: 'alone' },
        { you: 'any' },
        { say: 'gaps' },
      ],
    },
    {
      ...whole,
      teaches: ['R8.1'],
      edition: '3x2',
      first: 2,
      deck: 'XXGGYYRR',
      before: ['1', '2', 'XX-', '5', '7', '3', '4', 'GG-', '5', '7', '5', '6', '-YY'],
      steps: [{ you: ['7', '8'], say: 'lastCards' }, { you: ['8', '7'] }, { say: 'end' }],
    },
  ],
  team: [
    {
      ...whole,
      teaches: ['R5.5'],
      variant: 'team',
      others: ['parrot', 'squirrel', 'fox'],
      first: 3,
      deck: 'YPXPBXYGX' + 'PBGYGXPBY' + 'YGXPBRYGX' + 'RRGBRRPBR',
      before: ['1', '2', 'RR-', '3', '4', '3', '4'],
      steps: [
        { you: ['5', '6'], say: 'team' },
        { you: ['6', '5'] },
        { you: 'secures', say: 'partner' },
        { say: 'teamPoints' },
      ],
    },
  ],
} as const satisfies Record<string, readonly Script[]>;

export type Chapter = keyof typeof chapters;
export const chapterNames = Object.keys(chapters) as Chapter[];
