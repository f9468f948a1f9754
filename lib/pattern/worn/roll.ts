import { cross, distance, sub } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { linesInside } from '@/lib/pattern/find';
import { pointsOf } from '@/lib/pattern/lines';
import type { PieceView } from '@/lib/pattern/piece-view';
import { mirrorIn } from '@/lib/pattern/unfold';

/** A line along which cloth is turned out, and the side of it that is: a lapel. */
interface Roll {
  /** From the break up. */
  readonly line: readonly [Point, Point];
  isTurned(p: Point): boolean;
  /** Where a place of the lapel lies once it is turned out. */
  turned(p: Point): Point;
}

/** What lies nearer to the roll line than this is on it, cm. */
const ON_LINE = 0.01;

/** The roll line of a front with a lapel. The lapel is the side of it on which the garment's edge lies. */
export function rollOf({ piece, edges }: PieceView): Roll | undefined {
  const line = linesInside(piece, 'roll-line')[0];
  const lapel = edges.find((edge) => edge.line === 'lapel');
  if (!line || !lapel) return undefined;
  const points = pointsOf(line, 0.01);
  const [from, to] = [points[0] as Point, points.at(-1) as Point];
  const off = (p: Point) => cross(sub(to, from), sub(p, from));
  const middle = lapel.points[Math.floor(lapel.points.length / 2)] as Point;
  const side = Math.sign(off(middle));
  const mirror = mirrorIn([
    [from.x, from.y],
    [to.x, to.y],
  ]);
  const low = Math.min(from.y, to.y);
  return {
    line: from.y > to.y ? [to, from] : [from, to],
    isTurned: (p) => side * off(p) > ON_LINE * distance(from, to) && p.y > low,
    turned: (p) => {
      const [x, y] = mirror([p.x, p.y]);
      return { x, y };
    },
  };
}
