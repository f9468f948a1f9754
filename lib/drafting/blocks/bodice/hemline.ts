import { AppError } from '@/lib/errors/app-error';
import { intersectHorizontal, intersectLine } from '@/lib/geometry/intersect';
import { pointAtLength, splitAtLength, tangentAtLength } from '@/lib/geometry/length';
import { pathFrom, transformPath } from '@/lib/geometry/path';
import { rotate, sub, turnDegrees } from '@/lib/geometry/point';
import { cubic, line } from '@/lib/geometry/segment';
import type { Path, Point, Segment } from '@/lib/geometry/types';

/** A dart that opens in the lower edge, as a wedge about its tip: `from` toward the centre, `to` toward the side. */
export interface EdgeDart {
  readonly tip: Point;
  readonly from: Point;
  readonly to: Point;
}

export interface Hemline {
  /** From the centre to the side, one part between each two darts. */
  readonly parts: readonly Path[];
  /** Legs cut to equal length where they meet the edge. */
  readonly darts: readonly EdgeDart[];
  /** Where the side is cut, its arc length from its lower end. */
  readonly sideAt: number;
  /** Where the side is cut at the least, for the edge to come up to it over a bend that can be folded; none that meets it level. */
  readonly leastSideAt: number;
  /** Where the centre is cut, its arc length from its upper end. */
  readonly centreAt: number;
}

export interface HemRequest {
  readonly level: number;
  /** Upward from below the lower edge. */
  readonly side: Path;
  /** Downward to below the lower edge. */
  readonly centre: Path;
  readonly darts: readonly EdgeDart[];
  /** Where the side must be cut so that it matches its partner; without it, where the edge meets it most evenly. */
  readonly sideAt?: number;
}

type Move = (p: Point) => Point;

/** Which rotation sews each dart shut, nearest the centre first. */
function closings(darts: readonly EdgeDart[]): { tip: Point; degrees: number }[] {
  return darts.map(({ tip, from, to }) => ({ tip, degrees: turnDegrees(sub(to, tip), sub(from, tip)) }));
}

/** From where cloth beyond the first `count` darts lies open to where it lies once they are sewn, and back. */
function sewn(turns: readonly { tip: Point; degrees: number }[], count: number): { close: Move; open: Move } {
  const used = turns.slice(0, count);
  return {
    close: (p) => used.reduceRight((q, { tip, degrees }) => rotate(q, tip, degrees), p),
    open: (p) => used.reduce((q, { tip, degrees }) => rotate(q, tip, -degrees), p),
  };
}

/** Share of the width over which the edge bends at most to meet the side, and the centre, squarely. */
const BEND_AT_SIDE = 0.6;
const BEND_AT_CENTRE = 0.3;
const SHORTEST_BEND = 5;
const RADIUS = 100;
const LEVEL_ENOUGH = 1e-4;

interface Corner {
  readonly at: Point;
  readonly length: number;
  /** Slope (upward per outward cm) that is square to the line met. */
  readonly slope: number;
}

/** Where the side meets the edge squarely, the edge bending over its last stretch: a few steps settle it. */
function squareCorner(side: Path, level: number, centre: number): Corner {
  let corner = cornerAt(side, level);
  for (let i = 0; i < 4; i++) {
    const bend = bendAtSide(corner.slope, corner.at.x - centre);
    corner = cornerAt(side, level + 0.5 * corner.slope * bend);
  }
  return corner;
}

/** Long enough to be folded up (radius 100), short enough to leave the hem level in wear, cm. */
function bendAtSide(slope: number, width: number): number {
  return Math.min(BEND_AT_SIDE * width, Math.max(SHORTEST_BEND, RADIUS * Math.abs(slope)));
}

/** Where a side is met by the shortest bend: lower down the edge would turn up to it in a corner. */
function leastAt(side: Path, level: number): number {
  const { slope } = cornerAt(side, level);
  return slope > LEVEL_ENOUGH ? cornerAt(side, level + 0.5 * slope * SHORTEST_BEND).length : 0;
}

/** So much is taken in under a bust so low that, sewn, the side would end above the lower edge: it has to hang straighter. */
function tooShaped(): AppError {
  return new AppError('incompatible-choices', { fields: ['silhouette', 'length'] });
}

function cornerAt(upright: Path, y: number): Corner {
  const [hit] = intersectHorizontal(upright, y);
  if (!hit) throw tooShaped();
  return cornerAtLength(upright, hit.length);
}

function cornerAtLength(upright: Path, length: number): Corner {
  const along = tangentAtLength(upright, length);
  return { at: pointAtLength(upright, length), length, slope: -along.x / along.y };
}

/** Parabola: level where it starts, the given slope where it ends. */
function bent(from: Point, to: Point, slopeFrom: number, slopeTo: number): Segment {
  const third = (to.x - from.x) / 3;
  const c1 = { x: from.x + third, y: from.y + slopeFrom * third };
  const c2 = { x: to.x - third, y: to.y - slopeTo * third };
  return cubic(from, c1, c2, to);
}

function edgeBetween(centre: Corner, side: Corner, flat: number): Path {
  const width = side.at.x - centre.at.x;
  const bend = (2 * (side.at.y - flat)) / side.slope;
  const bendFrom = { x: side.at.x - bend, y: flat };
  const bendTo = { x: centre.at.x + BEND_AT_CENTRE * width, y: flat };
  const atCentre = Math.abs(centre.slope) > LEVEL_ENOUGH;
  const atSide = Math.abs(side.slope) > LEVEL_ENOUGH;
  if (!atCentre && !atSide) return [line(centre.at, side.at)];
  const room = (atCentre ? 1 - BEND_AT_CENTRE : 0.95) * width;
  if (atSide && !(bend > 0 && bend < room)) return [bent(centre.at, side.at, centre.slope, side.slope)];
  const first = atCentre ? [bent(centre.at, bendTo, centre.slope, 0)] : [];
  const flatFrom = atCentre ? bendTo : centre.at;
  const flatTo = atSide ? bendFrom : side.at;
  const last = atSide ? [bent(bendFrom, side.at, 0, side.slope)] : [];
  return pathFrom([...first, line(flatFrom, flatTo), ...last]);
}

/**
 * Lower edge of a half, drawn as it lies once its darts are sewn, one smooth line square to centre and side, and then
 * opened again with the darts: their legs come out equal and their mouths close without a corner (INVARIANTS B1, B4).
 */
export function hemline({ level, side, centre, darts, sideAt }: HemRequest): Hemline {
  const turns = closings(darts);
  const closedSide = transformPath(side, sewn(turns, darts.length).close);
  const atCentre = cornerAt(centre, level);
  const flat = level + 0.5 * BEND_AT_CENTRE * atCentre.slope * halfWidth(closedSide, atCentre.at.x, level);
  const even = () => squareCorner(closedSide, flat, atCentre.at.x);
  const atSide = sideAt === undefined ? even() : cornerAtLength(closedSide, sideAt);
  let rest = edgeBetween(atCentre, atSide, flat);
  const parts: Path[] = [];
  const legs: EdgeDart[] = [];
  darts.forEach((dart, i) => {
    const before = sewn(turns, i);
    const [hit] = intersectLine(rest, before.close(dart.tip), before.close(dart.from));
    if (!hit) throw new AppError('incompatible-choices', { fields: ['bust-shaping', 'fit'] });
    const [inner, outer] = splitAtLength(rest, hit.length);
    parts.push(transformPath(inner, before.open));
    legs.push({ tip: dart.tip, from: before.open(hit.point), to: sewn(turns, i + 1).open(hit.point) });
    rest = outer;
  });
  parts.push(transformPath(rest, sewn(turns, darts.length).open));
  const leastSideAt = leastAt(closedSide, flat);
  return { parts, darts: legs, sideAt: atSide.length, leastSideAt, centreAt: atCentre.length };
}

function halfWidth(side: Path, from: number, level: number): number {
  return cornerAt(side, level).at.x - from;
}
