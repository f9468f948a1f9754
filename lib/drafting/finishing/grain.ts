import { boundingBox } from '@/lib/geometry/bounds';
import { add, distance, dot, perp, scale, unit } from '@/lib/geometry/point';
import { distanceToPolygon } from '@/lib/geometry/polygon';
import type { Point, Polygon } from '@/lib/geometry/types';

/** Longest a grainline is drawn: more does not help to lay it (METHODS §11). */
const LONGEST = 40;
const SHARE = 0.6;
/** Distance kept from the stitching line (INVARIANTS A13). */
const MARGIN = 1;
// Lanes tried over the width of a piece, from the middle outward.
const LANES = 23;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Stretches of a straight line, in its own direction, that lie inside the polygon. */
function spansInside(polygon: Polygon, direction: Point, across: number): Span[] {
  const side = perp(direction);
  const cuts: number[] = [];
  let a = polygon[polygon.length - 1] as Point;
  for (const b of polygon) {
    const offA = dot(a, side) - across;
    const offB = dot(b, side) - across;
    if (offA <= 0 !== offB <= 0)
      cuts.push(dot(a, direction) + ((dot(b, direction) - dot(a, direction)) * offA) / (offA - offB));
    a = b;
  }
  cuts.sort((p, q) => p - q);
  const spans: Span[] = [];
  for (let i = 0; i + 1 < cuts.length; i += 2)
    spans.push({ from: cuts[i] as number, to: cuts[i + 1] as number });
  return spans;
}

function shared(a: readonly Span[], b: readonly Span[]): Span[] {
  return a.flatMap((p) =>
    b
      .map((q) => ({ from: Math.max(p.from, q.from), to: Math.min(p.to, q.to) }))
      .filter(({ from, to }) => to > from),
  );
}

function longest(spans: readonly Span[]): Span | undefined {
  return spans.reduce<Span | undefined>(
    (best, span) => (best && best.to - best.from >= span.to - span.from ? best : span),
    undefined,
  );
}

/** The longest stretch of one lane that keeps `margin` from the outline on both sides; its ends may touch it. */
function laneSpan(polygon: Polygon, direction: Point, across: number, margin: number): Span | undefined {
  const lanes = [across - margin, across, across + margin].map((at) => spansInside(polygon, direction, at));
  return longest(lanes.slice(1).reduce(shared, lanes[0] as Span[]));
}

// Halvings of a margin: finer than anyone lays cloth.
const HALVINGS = 7;

/** How far in from an end of a lane the margin is kept; at a slanting edge that is less than the margin itself. */
function inset(clear: (share: number) => boolean): number | undefined {
  if (!clear(1)) return undefined;
  let [lo, hi] = [0, 1];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (lo + hi) / 2;
    if (clear(middle)) hi = middle;
    else lo = middle;
  }
  return hi;
}

/** Lanes from the preferred place outward: the middle of the piece when nothing else is asked. */
function lanesFrom(low: number, high: number, preferred: number): number[] {
  const step = (high - low) / (LANES + 1);
  const lanes = Array.from({ length: LANES }, (_, i) => low + step * (i + 1));
  return [preferred, ...lanes].sort((a, b) => Math.abs(a - preferred) - Math.abs(b - preferred));
}

function shortened(span: Span, wanted: number): Span {
  const middle = (span.from + span.to) / 2;
  const half = Math.min(span.to - span.from, wanted) / 2;
  return { from: middle - half, to: middle + half };
}

/** How a grainline should be placed beyond lying inside its piece. */
export interface GrainPlace {
  /** A point it should run close to; the middle of the piece without one. */
  readonly near?: Point;
  /** Darts, pockets and other shapes it should not run over where there is a lane beside them. */
  readonly avoid?: readonly Polygon[];
}

function runsOver([a, b]: readonly [Point, Point], along: Point, avoid: readonly Polygon[]): boolean {
  const side = perp(along);
  const [from, to] = [dot(a, along), dot(b, along)];
  return avoid.some((shape) =>
    spansInside(shape, along, dot(a, side)).some((span) => span.from < to && span.to > from),
  );
}

// Short of this share of the wanted length, a lane with a narrower margin is looked for.
const LONG_ENOUGH = 0.75;

/**
 * A grainline: parallel to `direction`, inside the stitching line and 1 cm or more from it, 60 % of the piece's extent
 * long and 40 cm at most, or as long as there is room. It lies in the middle of the piece, or as near to the place asked
 * as there is room, clear of what it should avoid. On a strip too narrow for the margin it runs down the middle. Cm.
 * METHODS §11; INVARIANTS A13, A14.
 */
export function grainLine(
  stitchLine: Polygon,
  direction: Point,
  { near, avoid = [] }: GrainPlace = {},
): [Point, Point] {
  const along = unit(direction);
  const side = perp(along);
  const widths = stitchLine.map((p) => dot(p, side));
  const heights = stitchLine.map((p) => dot(p, along));
  const [low, high] = [Math.min(...widths), Math.max(...widths)];
  const wanted = Math.min(LONGEST, SHARE * (Math.max(...heights) - Math.min(...heights)));
  const lanes = lanesFrom(low, high, near ? dot(near, side) : (low + high) / 2);
  let best: [Point, Point] | undefined;
  for (const margin of [MARGIN * 1.5, MARGIN * 1.005, (high - low) / 4, (high - low) / 10]) {
    if (best && (distance(...best) >= LONG_ENOUGH * wanted || margin < MARGIN)) return best;
    for (const lane of lanes) {
      const line = laneLine(stitchLine, along, lane, margin, wanted);
      if (!line || runsOver(line, along, avoid)) continue;
      if (distance(...line) >= wanted - 1e-6) return line;
      if (!best || distance(...line) > distance(...best) + 1e-6) best = line;
    }
  }
  if (best) return best;
  if (avoid.length > 0) return grainLine(stitchLine, direction, near ? { near } : {});
  const box = boundingBox(stitchLine);
  throw new RangeError(`No room for a grainline in ${box.maxX - box.minX} × ${box.maxY - box.minY} cm`);
}

/** The grainline on one lane: `wanted` long in the middle of its room, or as long as the room is. */
function laneLine(
  stitchLine: Polygon,
  along: Point,
  lane: number,
  margin: number,
  wanted: number,
): [Point, Point] | undefined {
  const span = laneSpan(stitchLine, along, lane, margin);
  if (!span || span.to - span.from < margin) return undefined;
  const foot = scale(perp(along), lane);
  const at = (height: number): Point => add(foot, scale(along, height));
  const isClear = (height: number): boolean => distanceToPolygon(at(height), stitchLine) >= margin;
  const reach = Math.min(2 * margin, (span.to - span.from) / 2);
  const low = inset((share) => isClear(span.from + share * reach));
  const high = inset((share) => isClear(span.to - share * reach));
  if (low === undefined || high === undefined) return undefined;
  const { from, to } = shortened({ from: span.from + low * reach, to: span.to - high * reach }, wanted);
  return to > from ? [at(from), at(to)] : undefined;
}
