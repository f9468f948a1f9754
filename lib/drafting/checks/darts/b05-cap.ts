import { add, distance, dot, lerp, rotate, scale, sub, turnDegrees, unit } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { type DartView, mouthMiddle } from '../context/darts';
import { distanceToLine } from '../context/distances';
import type { PieceView } from '../context/piece-view';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

function reflect(p: Point, at: Point, towards: Point): Point {
  const along = unit(sub(towards, at));
  const v = sub(p, at);
  return sub(add(at, scale(along, 2 * dot(v, along))), v);
}

const STEP = 0.1;
// Cloth over a mouth lies no further out than the widest allowance and the depth of the fold.
const NEAR_MOUTH = 8;

/** Points of the cut line over the mouth: seen from the tip they lie between the two legs. */
function capPoints({ cutLine }: PieceView, dart: DartView): Point[] {
  const { tip, mouth, angle } = dart;
  const reach = 0.7 * Math.min(...mouth.map((p) => distance(p, tip)));
  const middle = mouthMiddle(dart);
  const radius = Math.abs(dart.width) / 2 + NEAR_MOUTH;
  const points: Point[] = [];
  for (let i = 0; i < cutLine.count; i++) {
    const a = { x: cutLine.xs[i] as number, y: cutLine.ys[i] as number };
    const b = { x: cutLine.xs[i + 1] as number, y: cutLine.ys[i + 1] as number };
    if (distanceToLine(middle, [a, b]) > radius) continue;
    const size = distance(a, b);
    for (let s = 0; s < size; s += STEP) {
      const p = lerp(a, b, s / size);
      if (distance(p, middle) > radius || distance(p, tip) < reach) continue;
      const seen = turnDegrees(sub(mouth[0], tip), sub(p, tip));
      if (seen > 0 && seen < angle) points.push(p);
    }
  }
  return points;
}

/** The dart sewn and its cloth laid over the piece beyond the leg `on`: how far the cap misses that cut line, cm. */
function missWhenPressed(view: PieceView, dart: DartView, points: readonly Point[], on: 0 | 1): number {
  const { tip, mouth, angle } = dart;
  const half = angle / 2;
  const rest = mouth[on];
  let worst = 0;
  for (const p of points) {
    const seen = turnDegrees(sub(mouth[0], tip), sub(p, tip));
    const near = on === 0 ? seen < half : seen > half;
    const laid = near ? reflect(p, tip, rest) : rotate(p, tip, on === 0 ? -angle : angle);
    worst = Math.max(worst, view.cutLine.distance(laid.x, laid.y));
  }
  return worst;
}

function capReading(view: PieceView, dart: DartView): Reading[] {
  if (dart.before.allowance === 0 && dart.after.allowance === 0) return [];
  const points = capPoints(view, dart);
  if (points.length === 0) return [{ figure: Number.NaN, where: `${dart.name}: no cloth over the mouth` }];
  const figure = Math.min(missWhenPressed(view, dart, points, 0), missWhenPressed(view, dart, points, 1));
  return [{ figure, where: dart.name }];
}

/** INVARIANTS B5: the cap fits one of the two ways a dart can be pressed. */
export const B5 = defineRule({
  id: 'B5',
  title: 'Folded as it is pressed, the dart cap ends on the cut line',
  limits: atMost(0.05),
  read: ({ pieces }) => pieces.flatMap((view) => view.darts.flatMap((dart) => capReading(view, dart))),
});
