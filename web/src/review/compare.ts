// Two games of one deal: where they part, and how each went.
import type { ReviewClient } from './client';
import type { Decision, Recorded } from './protocol';
import type { Place } from './replay.svelte';
import { placesOf } from './recorded';

export interface Game {
  recorded: Recorded;
  places: Place[];
  points: number[]; // by seat, as are the memory scores
  memory: (number | undefined)[]; // undefined if there was nothing to remember, or it cannot be judged
}

export async function readGame(client: ReviewClient, record: string): Promise<Game> {
  const recorded = await client.ask('open', { record });
  const places = placesOf(recorded);
  const points = places.at(-1)?.table.seats.map((seat) => seat.points) ?? [];
  const report = await client.ask('report').catch(() => undefined);
  return { recorded, places, points, memory: points.map((_, seat) => report?.players[seat]?.memory.score) };
}

// The first decision that differs, in both games; nothing if they are the same.
export interface Parting {
  at: number;
  one: Decision;
  other: Decision;
}

export function partingOf(one: Pick<Recorded, 'decisions'>, other: Pick<Recorded, 'decisions'>): Parting | undefined {
  const at = one.decisions.findIndex(({ move }, index) => move !== other.decisions[index]?.move);
  const [here, there] = [one.decisions[at], other.decisions[at]];
  return here && there && { at, one: here, other: there };
}

// For two tables of two families, which sit across: those on the odd seats of one table and those on the even seats of
// the other are a family. Returns the points of both.
export function pointsOfFamilies(one: readonly number[], other: readonly number[]): [number, number] {
  const of = (points: readonly number[], odd: number) =>
    points.reduce((sum, some, index) => (index % 2 === odd ? sum + some : sum), 0);
  return [of(one, 0) + of(other, 1), of(one, 1) + of(other, 0)];
}
