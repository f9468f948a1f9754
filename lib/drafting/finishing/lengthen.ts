import type { Internal } from '@/lib/drafting/types';
import { toCommands } from '@/lib/geometry/commands';
import { flatten } from '@/lib/geometry/flatten';
import { intersectLine } from '@/lib/geometry/intersect';
import { polyline } from '@/lib/geometry/path';
import { add, dot, sub, unit } from '@/lib/geometry/point';
import { containsPoint } from '@/lib/geometry/polygon';
import type { Path, Point } from '@/lib/geometry/types';
import type { FinishEdge } from './types';

// Enough to tell inside from outside.
const COARSE = 0.05;

/**
 * The straight line through a point of the piece, in a direction, from stitching line to stitching line on either side
 * of that point. Nothing when the point lies outside the piece. Darts are not looked at: they are on the piece.
 */
export function chordThrough(
  edges: readonly FinishEdge[],
  through: Point,
  direction: Point,
): Path | undefined {
  const loop = edges.flatMap(({ path }) => flatten(path, COARSE).slice(1));
  if (!containsPoint(loop, through)) return undefined;
  const along = unit(direction);
  const shares = edges
    .filter(({ role }) => role !== 'dart')
    .flatMap(({ path }) => intersectLine(path, through, add(through, along)))
    .map(({ point }) => ({ point, share: dot(sub(point, through), along) }))
    .sort((a, b) => a.share - b.share);
  const before = shares.filter(({ share }) => share < -1e-6).at(-1);
  const after = shares.find(({ share }) => share > 1e-6);
  return before && after ? polyline(before.point, after.point) : undefined;
}

/**
 * A lengthen-or-shorten line through a point, square to the length of the piece: horizontal unless a direction is given.
 * Refuses a point outside the piece.
 */
export function lengthenLine(
  id: string,
  edges: readonly FinishEdge[],
  through: Point,
  direction: Point = { x: 1, y: 0 },
): Internal {
  const chord = chordThrough(edges, through, direction);
  if (!chord) throw new RangeError(`The line ${id} does not cross the piece`);
  return { id, kind: 'lengthen-shorten', path: toCommands(chord) };
}
