import { SAME_POINT } from '@/lib/geometry/tolerance';

/** Along edges cut into chords lengths differ by less, cm. */
const ROUNDED = 0.1;

/** A vertex held to a place between two others. */
export interface Tie {
  readonly vertex: number;
  readonly from: number;
  readonly to: number;
  /** Where between them, 0 to 1. */
  readonly share: number;
}

/** Vertices in the order in which a side is sewn, and how far along it each lies, cm. */
export interface SewnLine {
  readonly vertices: readonly number[];
  readonly at: readonly number[];
}

/** Places of one side and the other that are laid on each other: the ends, and matching notches between them. */
export type Stops = readonly (readonly [a: number, b: number])[];

/** Each vertex of either side, held to the place opposite by its share of the length between two stops. */
export function tiesBetween(a: SewnLine, b: SewnLine, stops: Stops): Tie[] {
  const back = stops.map(([p, q]) => [q, p] as const);
  return [...held(a, b, stops), ...held(b, a, back)];
}

function held(own: SewnLine, other: SewnLine, stops: Stops): Tie[] {
  return own.vertices.flatMap((vertex, i) => {
    const place = across(own.at[i] as number, stops);
    const tie = atBreak(own, i, other, place) ?? placeOn(other, place, vertex, goesOnAt(own, i));
    return tie.from === vertex || tie.to === vertex ? [] : [tie];
  });
}

/** After a mouth of a pocket or a dart a side goes on elsewhere, as far along it as it stopped. */
const goesOnAt = ({ at }: SewnLine, i: number): boolean =>
  i > 0 && (at[i] as number) - (at[i - 1] as number) < SAME_POINT;

/** Where both sides break off and go on elsewhere they do so together, however their lengths up to there were rounded. */
function atBreak(own: SewnLine, i: number, other: SewnLine, place: number): Tie | undefined {
  const [goesOn, breaksOff] = [goesOnAt(own, i), goesOnAt(own, i + 1)];
  if (goesOn === breaksOff) return undefined;
  const next = other.at.findIndex((at, k) => goesOnAt(other, k) && Math.abs(at - place) < ROUNDED);
  if (next < 0) return undefined;
  const opposite = other.vertices[goesOn ? next : next - 1] as number;
  return { vertex: own.vertices[i] as number, from: opposite, to: opposite, share: 0 };
}

/** Where a place of one side lies on the other, cm. */
export function across(at: number, stops: Stops): number {
  const found = stops.findIndex(([own]) => own >= at);
  // Summed up piece by piece, the end of a line may lie a rounding beyond the last stop.
  const next = found < 0 ? stops.length - 1 : Math.max(1, found);
  const [p, q] = [stops[next - 1], stops[next]] as [Stops[number], Stops[number]];
  const share = q[0] > p[0] ? (at - p[0]) / (q[0] - p[0]) : 0;
  return p[1] + Math.min(1, share) * (q[1] - p[1]);
}

/** Where a line goes on elsewhere at that place, its end before or its beginning after. */
function placeOn({ vertices, at }: SewnLine, place: number, vertex: number, goesOn: boolean): Tie {
  const found = goesOn
    ? at.findLastIndex((own) => own <= place + SAME_POINT) + 1
    : at.findIndex((own) => own >= place - SAME_POINT);
  const next = found < 0 ? at.length - 1 : Math.min(at.length - 1, Math.max(1, found));
  const [p, q] = [at[next - 1] as number, at[next] as number];
  const share = q > p ? Math.min(1, Math.max(0, (place - p) / (q - p))) : 0;
  return { vertex, from: vertices[next - 1] as number, to: vertices[next] as number, share };
}
