// The curve of the winning chances. A place is the number of decisions made.
import type { CurvePoint, Moment, Recorded } from './protocol';

export interface CurveLine {
  points: readonly CurveSpot[];
  own: boolean; // of the player looked at
}

interface CurveSpot {
  place: number;
  chance: number; // thousandths
}

export interface CurveMark {
  place: number;
  great: boolean;
}

const round = (value: number) => Math.round(value * 10) / 10;

// Returns undefined if there is no line to draw yet.
export function pathOf(
  points: readonly CurveSpot[],
  last: number,
  width: number,
  height: number,
): { line: string; start: number; end: number } | undefined {
  const at = points.map(({ place, chance }) => ({
    x: round((place / Math.max(last, 1)) * width),
    y: round(height * (1 - chance / 1000)),
  }));
  const [first] = at;
  const final = at.at(-1);
  if (!first || !final || at.length < 2) return undefined;
  return { line: `M${at.map(({ x, y }) => `${x} ${y}`).join('L')}`, start: first.x, end: final.x };
}

const placeOf = ({ step }: CurvePoint, { steps }: Recorded): number =>
  step === undefined ? 0 : (steps[step]?.decision ?? -1) + 1;

// Returns a line for each seat. The one looked at comes last, so it is drawn over the others.
export function linesOf(curve: readonly CurvePoint[], recorded: Recorded, seat: number): CurveLine[] {
  return recorded.record.names
    .map((_, index) => ({
      own: index + 1 === seat,
      points: curve.map((point) => ({ place: placeOf(point, recorded), chance: point.chances[index] ?? 0 })),
    }))
    .sort((one, other) => Number(one.own) - Number(other.own));
}

// Returns the chances by seat at the end of the last turn before a place.
export function chancesAt(curve: readonly CurvePoint[], recorded: Recorded, at: number): readonly number[] {
  return curve.findLast((point) => placeOf(point, recorded) <= at)?.chances ?? [];
}

const great: ReadonlySet<Moment['type']> = new Set(['rookie', 'steal', 'blunder', 'lead', 'end']);

// Returns at most one mark for each place.
export function marksOf(moments: readonly Moment[]): CurveMark[] {
  const places = new Map<number, boolean>();
  for (const { decision, type } of moments) {
    places.set(decision + 1, (places.get(decision + 1) ?? false) || great.has(type));
  }
  return [...places].map(([place, isGreat]) => ({ place, great: isGreat }));
}
