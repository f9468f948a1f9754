import type { Internal } from '@/lib/drafting/types';
import { toCommands } from '@/lib/geometry/commands';
import { intersectLine } from '@/lib/geometry/intersect';
import { polyline } from '@/lib/geometry/path';
import { add, dot, sub, unit } from '@/lib/geometry/point';
import { containsPoint } from '@/lib/geometry/polygon';
import type { Path, Point, Polygon } from '@/lib/geometry/types';
import type { FinishEdge } from './types';

/** A piece of which lines are asked: its edges, and an outline just fine enough to tell inside from outside. */
export interface Cloth {
  readonly edges: readonly FinishEdge[];
  readonly outline: Polygon;
}

// From stitching line to stitching line on either side of the point. Darts are not looked at: they are on the piece.
function chordThrough({ edges, outline }: Cloth, through: Point, direction: Point): Path | undefined {
  if (!containsPoint(outline, through)) return undefined;
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
 * Nothing when the point lies outside the piece.
 */
export function lengthenLine(
  id: string,
  cloth: Cloth,
  through: Point,
  direction: Point = { x: 1, y: 0 },
): Internal | undefined {
  const chord = chordThrough(cloth, through, direction);
  return chord && { id, kind: 'lengthen-shorten', path: toCommands(chord) };
}
