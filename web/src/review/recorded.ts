// Turns a review's JSON into what a replay shows.
import { stepsFrom } from '../engine/changed';
import { botLevels, kinds } from '../engine/names';
import type { Player, SeenCard, Table } from '../engine/protocol';
import type { GameRecord, Piles, Recorded } from './protocol';
import type { Place } from './replay.svelte';

function hiddenTops(table: Table, piles: Piles): SeenCard[] {
  return table.spots.flatMap(({ open, height }, index) => {
    const kind = kinds.find((one) => one === piles[index]?.at(-1));
    return open || height === 0 || !kind ? [] : [{ spot: index + 1, kind }];
  });
}

// Returns one place before each decision, and one at the end.
export function placesOf({ table, piles, steps, decisions }: Recorded): Place[] {
  let now = { table, piles };
  const places = decisions.map((decision, index) => {
    const before = now;
    const following = steps.slice(decision.step, decisions[index + 1]?.step ?? steps.length);
    const next = stepsFrom(before.table, following);
    now = {
      table: next.at(-1)?.table ?? before.table,
      piles: following.findLast((step) => step.piles)?.piles ?? before.piles,
    };
    return { table: before.table, tops: hiddenTops(before.table, before.piles), next };
  });
  return [...places, { table: now.table, tops: hiddenTops(now.table, now.piles), next: [] }];
}

// Returns who played. A record names its bots only if the game was played on one device (src/play/local_game.h).
export function seatedIn({ names, tags }: GameRecord): Player[] {
  const levels = tags.Bots?.split(' ') ?? [];
  return names.map((name, seat) => {
    const bot = botLevels.find((level) => level === levels[seat]);
    return bot ? { name, bot } : { name };
  });
}
