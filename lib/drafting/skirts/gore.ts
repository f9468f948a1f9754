import { mirrorPathX, reversePath, translatePath } from '@/lib/geometry/path';
import { line } from '@/lib/geometry/segment';
import { firstOf, item } from '@/lib/geometry/sequence';
import type { Path, Point, Segment } from '@/lib/geometry/types';
import { bow } from './bow';
import { fittedSide } from './fitted-side';

/** The edge all panels have in common, so that any two of them match. */
export interface GoreEdge {
  readonly top: number;
  readonly hipLevel: number;
  /** What each edge is taken in by between hip line and waist seam, and what it leans out below, cm for each cm. */
  readonly taken: number;
  readonly flare: number;
  /** Length of the edge below the hip line. */
  readonly below: number;
}

/** Half a panel about its own middle, x = 0. */
export interface HalfGore {
  /** From the middle to the edge. */
  readonly waist: Path;
  readonly hem: Path;
  /** Upward. */
  readonly edge: Path;
  /** Where the edge passes the hip line. */
  readonly hip: Point;
}

const slopeAt = ({ a, b }: Segment): number => (b.x - a.x) / (a.y - b.y);

/** The edge below the waist seam, its upper end at the origin of the seam's end. */
function edgeFrom({ top, hipLevel, taken, flare }: GoreEdge, below: number) {
  const side = fittedSide({ top, hipLevel, hem: hipLevel - below, hip: taken, taken, flare });
  return { lean: Math.atan(slopeAt(side[0])), upper: item(side, 1) };
}

/** Length of the edges below the hip line for which the middle of a panel this wide ends at a height (METHODS §8). */
export function lengthBelowHip(edge: Omit<GoreEdge, 'below'>, width: number, hem: number): number {
  const { hip } = halfGore({ ...edge, below: 1 }, width);
  return hip.y - hem - hip.x * Math.tan(Math.atan(edge.flare) / 2);
}

/** Half a panel whose upper edge is `width` long; upper and lower edge are arcs square to the seams. */
export function halfGore(edge: GoreEdge, width: number): HalfGore {
  const { lean, upper } = edgeFrom(edge, edge.below);
  const waist = bow({ x: 0, y: edge.top }, width, lean);
  const shifted = translatePath([upper], { x: waist.b.x - upper.a.x, y: waist.b.y - upper.a.y });
  const hip = firstOf(shifted).b;
  const angle = Math.atan(edge.flare);
  const foot = { x: hip.x + edge.below * Math.sin(angle), y: hip.y - edge.below * Math.cos(angle) };
  const middle = { x: 0, y: foot.y - foot.x * Math.tan(angle / 2) };
  const arcLength = Math.abs(angle) < 1e-9 ? foot.x : (foot.x * angle) / Math.sin(angle);
  const hem = { ...bow(middle, arcLength, angle), b: foot };
  return { waist: [waist], hem: [hem], edge: reversePath([...shifted, line(hip, foot)]), hip };
}

/** Both halves of a path that begins at the middle, from the left end to the right. */
export function wholeAcross(half: Path): Path {
  return [...reversePath(mirrorPathX(half)), ...half];
}
