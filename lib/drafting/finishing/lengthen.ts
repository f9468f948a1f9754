import { toCommands } from '@/lib/geometry/commands';
import { intersectHorizontal } from '@/lib/geometry/intersect';
import { polyline } from '@/lib/geometry/path';
import { containsPoint } from '@/lib/geometry/polygon';
import type { Path, Point, Polygon } from '@/lib/geometry/types';
import type { Internal } from '@/lib/pattern/types';
import type { FinishEdge } from './types';

/** A piece of which lines are asked: its edges, and an outline just fine enough to tell inside from outside. */
export interface Cloth {
  readonly edges: readonly FinishEdge[];
  readonly outline: Polygon;
}

// From stitching line to stitching line on either side of the point. Darts are not looked at: they are on the piece.
function chordThrough({ edges, outline }: Cloth, through: Point): Path | undefined {
  if (!containsPoint(outline, through)) return undefined;
  const crossed = edges
    .filter(({ role }) => role !== 'dart')
    .flatMap(({ path }) => intersectHorizontal(path, through.y))
    .map(({ point }) => point)
    .sort((a, b) => a.x - b.x);
  const before = crossed.filter(({ x }) => x < through.x - 1e-6).at(-1);
  const after = crossed.find(({ x }) => x > through.x + 1e-6);
  return before && after ? polyline(before, after) : undefined;
}

/** A horizontal lengthen-or-shorten line through a point. Nothing when the point lies outside the piece. */
export function lengthenLine(id: string, cloth: Cloth, through: Point): Internal | undefined {
  const chord = chordThrough(cloth, through);
  return chord && { id, kind: 'lengthen-shorten', path: toCommands(chord) };
}
