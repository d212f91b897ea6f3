// Addresses that hold a game, packed (engine/packed.ts), and the place that opens each. A browser does not send what
// follows the #.
export const gameAddress = '#g='; // to look back at
export const challengeAddress = '#c='; // to play the same deal
export const comparedAddress = '#d='; // one that met a challenge, to compare the two games

const places = { [gameAddress]: 'review', [challengeAddress]: 'challenge', [comparedAddress]: 'compared' } as const;

// Returns the place that opens this address, if it is one of these.
export function placeOfGame(hash: string): (typeof places)[keyof typeof places] | undefined {
  return Object.entries(places).find(([address]) => hash.startsWith(address))?.[1];
}
