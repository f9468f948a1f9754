import { cubicWithTangents } from '@/lib/geometry/fit';
import { pathLength } from '@/lib/geometry/length';
import { endOf, startOf, transformPath } from '@/lib/geometry/path';
import { angleOf, rotate, sub } from '@/lib/geometry/point';
import { solve } from '@/lib/geometry/solve';
import type { Path, Point } from '@/lib/geometry/types';
import { linePath } from '../../kernel/lines';
import { type Overarm, overarm } from './overarm';
import type { Parted } from './style-line';

/** Half a raglan sleeve before its end is drawn, in its own frame: crown on the origin, arm hanging plumb. */
export interface Half {
  readonly side: 'front' | 'back';
  readonly parted: Parted;
  readonly arm: Overarm;
  /** Where the seam leaves the armhole, and how it heads there. */
  readonly meets: Point;
  readonly heading: Point;
  readonly move: (p: Point) => Point;
}

/** A half laid so that its arm, at `bend` degrees under the shoulder, hangs plumb. */
export function layHalf(side: Half['side'], parted: Parted, bend: number): Half {
  const shoulder = linePath(parted.yoke, 'shoulder');
  const [tip, neck] = [startOf(shoulder), endOf(shoulder)];
  const fall = -angleOf(sub(tip, neck));
  const arm = overarm(tip, fall, fall + bend);
  const degrees = arm.slope - 90;
  const move = (p: Point) => sub(rotate(p, arm.crown, degrees), arm.crown);
  return {
    side,
    parted,
    arm: { ...arm, bend: transformPath(arm.bend, move) },
    meets: move(parted.meets),
    heading: rotate(parted.heading, { x: 0, y: 0 }, degrees),
    move,
  };
}

/** The bottom of the sleeve from the seam's place on the armhole to the underarm, which it meets level. */
export function bottomCurve({ meets, heading }: Half, depth: number, width: number): Path {
  return [cubicWithTangents(meets, heading, { x: -width, y: -depth }, { x: -1, y: 0 })];
}

/** Width of a half whose bottom is exactly as long as the armhole it is sewn to, the underarm `depth` below the crown. */
export function widthAt(half: Half, depth: number): number | undefined {
  const { below } = half.parted;
  const miss = (width: number) => pathLength(bottomCurve(half, depth, width)) - below;
  const from = -half.meets.x;
  const solved = solve({
    fn: miss,
    lo: from + 0.15 * below,
    hi: from + 1.1 * below,
    tolerance: 1e-7,
    name: 'raglan-width',
  });
  return solved.ok ? solved.value : undefined;
}
