// The memory scores of stored games. They are computed once, since a record does not change.
import type { ReviewClient } from './client';
import type { PastGame } from './past';

// Computes the scores game by game and calls `tell` with each new one. A record that cannot be read has no scores.
export async function scoreAll(
  games: readonly PastGame[],
  client: ReviewClient,
  tell: (game: PastGame) => Promise<void>,
): Promise<void> {
  for (const game of games) {
    if (game.memory) continue;
    const memory = await scoresOf(game, client);
    if (memory) await tell({ ...game, memory });
  }
}

async function scoresOf({ record }: PastGame, client: ReviewClient): Promise<PastGame['memory']> {
  try {
    await client.ask('open', { record });
    const { players } = await client.ask('report');
    return players.map(({ memory }) => memory.score);
  } catch {
    return undefined;
  }
}
