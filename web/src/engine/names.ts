// What the engine's JSON calls things. (Apart from protocol.ts, which the first page does not load.)

// R1.1, in the engine's order: green, yellow, red, blue, pink and the cross.
export const kinds = ['G', 'Y', 'R', 'B', 'P', 'X'] as const;
export const variants = ['standard', 'team', 'kids'] as const; // R1.3
export const rulings = ['it', 'again', 'either', 'forfeit'] as const; // R1.6

// The bots that the engine knows, weakest first (src/bots/bot.h).
export const botLevels = [
  'random',
  'goldfish',
  'puppy',
  'parrot',
  'squirrel',
  'fox',
  'raven',
  'elephant',
  'grandmaster',
] as const;
