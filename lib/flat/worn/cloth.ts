import { flatten } from '@/lib/geometry/flatten';
import { endOf, startOf } from '@/lib/geometry/path';
import { item, lastOf } from '@/lib/geometry/sequence';
import type { Polygon } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import type { Edge, Piece } from '@/lib/pattern/types';
import { isDart } from './panels';

const FINE = 0.1;

/** What is cut out of the cloth of a piece at a height: the stretches between its outline, fish-eye darts left out. */
interface Cloth {
  readonly outline: Polygon;
  readonly holes: readonly Polygon[];
}

// Across a level dart the cloth goes on above and below: its mouth is bridged. An upright one is a gap between its legs.
function isLevelLeg(edge: Edge): boolean {
  if (!isDart(edge)) return false;
  const leg = pathOf(edge);
  return Math.abs(endOf(leg).x - startOf(leg).x) > Math.abs(endOf(leg).y - startOf(leg).y);
}

/** The cloth of a piece as sewn, roughly flattened: for placing details of a drawing, not for measuring. */
export function clothOf(piece: Piece): Cloth {
  const legs = piece.edges.map(isLevelLeg);
  const isTip = (i: number) => legs[i] === true && legs[(i + 1) % legs.length] === true;
  return {
    outline: piece.edges.flatMap((edge, i) => (isTip(i) ? [] : flatten(pathOf(edge), FINE).slice(1))),
    holes: piece.internal
      .filter(({ kind }) => kind === 'fisheye-dart')
      .map((line) => flatten(pathOf(line), FINE)),
  };
}

function cuts(polygon: Polygon, y: number): number[] {
  const found: number[] = [];
  let a = lastOf(polygon);
  for (const b of polygon) {
    if (a.y <= y !== b.y <= y) found.push(a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y));
    a = b;
  }
  return found.sort((p, q) => p - q);
}

function lengthUpTo(sorted: readonly number[], x: number): number {
  let total = 0;
  for (let i = 0; i + 1 < sorted.length; i += 2) {
    const from = item(sorted, i);
    total += Math.max(0, Math.min(x, item(sorted, i + 1)) - from);
  }
  return total;
}

/** Width of cloth at the height `y` from the inner edge of the piece to `x`, darts taken out; cm. */
export function clothUpTo({ outline, holes }: Cloth, y: number, x: number): number {
  const taken = holes.reduce((sum, hole) => sum + lengthUpTo(cuts(hole, y), x), 0);
  return lengthUpTo(cuts(outline, y), x) - taken;
}

/** Whole width of cloth at a height. */
export function clothWidth(cloth: Cloth, y: number): number {
  return clothUpTo(cloth, y, Number.POSITIVE_INFINITY);
}
