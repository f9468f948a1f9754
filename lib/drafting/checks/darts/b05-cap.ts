import { add, cross, distance, dot, lerp, rotate, scale, sub, turnDegrees, unit } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { DartView } from '@/lib/pattern/darts';
import type { Outline } from '@/lib/pattern/outline';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

function reflect(p: Point, at: Point, towards: Point): Point {
  const along = unit(sub(towards, at));
  const v = sub(p, at);
  return sub(add(at, scale(along, 2 * dot(v, along))), v);
}

const STEP = 0.1;
// Where a leg meets its edge aslant, the cut line is met no further out than this; at a bound edge, in the mouth itself.
const NEAR_MOUTH = 8;
const AT_MOUTH = 1e-6;

/** Side of the cut line that a leg, run on past the mouth, meets first. */
function sideBeyond(outline: Outline, tip: Point, mouth: Point): number | undefined {
  const direction = unit(sub(mouth, tip));
  let side: number | undefined;
  let nearest = NEAR_MOUTH;
  for (let i = 0; i < outline.count; i++) {
    const a = sub(outline.vertex(i), mouth);
    const b = sub(outline.vertex(i + 1), mouth);
    const [offA, offB] = [cross(direction, a), cross(direction, b)];
    if (offA <= 0 === offB <= 0) continue;
    const far = dot(direction, lerp(a, b, offA / (offA - offB)));
    if (far < -AT_MOUTH || far >= nearest) continue;
    nearest = far;
    side = i;
  }
  return side;
}

/** Points of the cut line over the mouth: from where it passes one leg to where it passes the other. */
function capPoints({ cutLine }: PieceView, { tip, mouth, angle }: DartView): Point[] {
  const first = sideBeyond(cutLine, tip, mouth[0]);
  const last = sideBeyond(cutLine, tip, mouth[1]);
  if (first === undefined || last === undefined) return [];
  const points: Point[] = [];
  const sides = (last - first + cutLine.count) % cutLine.count;
  for (let k = 0; k <= sides; k++) {
    const i = (first + k) % cutLine.count;
    const a = cutLine.vertex(i);
    const b = cutLine.vertex(i + 1);
    const size = distance(a, b);
    for (let s = 0; s < size; s += STEP) {
      const p = lerp(a, b, s / size);
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
