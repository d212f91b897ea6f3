// The address of a game that is looked back at: its record follows (link.ts).
export const gameAddress = '#g=';

export const isGameAddress = (hash: string): boolean => hash.startsWith(gameAddress);
