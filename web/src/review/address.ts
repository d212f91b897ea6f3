// The address of a review begins so; the game's record follows (link.ts).
export const gameAddress = '#g=';

export const isGameAddress = (hash: string): boolean => hash.startsWith(gameAddress);
