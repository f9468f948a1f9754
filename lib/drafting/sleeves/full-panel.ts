import { smoothThrough } from '@/lib/geometry/fit';
import { flatten } from '@/lib/geometry/flatten';
import { pathLength } from '@/lib/geometry/length';
import { polyline, rotatePath } from '@/lib/geometry/path';
import { angleOf, rotate, sub } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { edge, type Panel, panel } from '../kernel/panel';
import { type Spread, spread } from '../kernel/spread';
import { NOTCH, type SewnCap } from './armhole-seam';
import { type Cap, FRONT_SHARE } from './cap';
import type { LowerEdge } from './sleeve-panel';

/** What is laid into a sleeve by slashing it from cap to lower edge, between the notches. */
export interface Fullness {
  /** Opened at the cap and at the lower edge, cm. */
  readonly upper: number;
  readonly lower: number;
  /** How far the crown is raised, and the back of the lower edge dropped (METHODS §5.3). */
  readonly raise: number;
  readonly drop: number;
}

interface FullSleeve {
  readonly panel: Panel;
  readonly cap: SewnCap;
}

/** The upper arm is measured below the underarm: the turned bottoms of the cap may dip under it. */
const LEVEL = -2;

/** The lower edge of the tube, level at both seams; in its back half it may hang lower. */
function lowerEdge(left: number, right: number, y: number, drop: number): Path {
  const level = { startDir: { x: 1, y: 0 }, endDir: { x: 1, y: 0 } };
  if (drop === 0) return polyline({ x: left, y }, { x: right, y });
  return smoothThrough(
    [
      { x: left, y },
      { x: left / 2, y: y - drop },
      { x: 0.1 * right, y: y - 0.15 * drop },
      { x: right, y },
    ],
    level,
  );
}

/** Turned so that the line over the arm lies level: the straight grain stays plumb under the crown (INVARIANTS A14). */
function levelled({ right, left, ...rest }: Spread, ends: readonly [Point, Point], crown: Point): Spread {
  const [a, b] = [left(ends[0]), right(ends[1])];
  const degrees = -angleOf(sub(b, a));
  const turn = (p: Point) => rotate(p, crown, degrees);
  return {
    ...rest,
    upper: rotatePath(rest.upper, crown, degrees),
    lower: rotatePath(rest.lower, crown, degrees),
    right: (p) => turn(right(p)),
    left: (p) => turn(left(p)),
  };
}

/**
 * A straight sleeve under its cap, slashed and spread between the notches: the cloth below them, and with it the
 * underarm, stays as it fits the armhole.
 */
export function fullPanel(
  cap: Cap,
  plain: SewnCap,
  width: number,
  { length, edge: finish }: LowerEdge,
  fullness: Fullness,
  frontArmhole: number,
): FullSleeve {
  const [right, left] = [FRONT_SHARE * width, (FRONT_SHARE - 1) * width];
  const hem = cap.height - length;
  const crown = { x: 0, y: cap.height };
  const slashed = spread({
    upper: cap.path,
    lower: lowerEdge(left, right, hem, fullness.drop),
    from: NOTCH.front * frontArmhole,
    to: plain.backNotch,
    fixed: cap.front,
    opens: fullness,
    raise: fullness.raise,
  });
  const ends = [
    { x: left, y: LEVEL },
    { x: right, y: LEVEL },
  ] as const;
  const drawn = levelled(slashed, ends, crown);
  const seam = (move: (p: Point) => Point, x: number) => polyline(move({ x, y: hem }), move({ x, y: 0 }));
  const biceps = polyline(drawn.left({ x: left, y: LEVEL }), drawn.right({ x: right, y: LEVEL }));
  return {
    panel: panel({
      id: 'sleeve',
      part: 'sleeve',
      cut: { count: 2, onFold: false, mirrored: true },
      edges: [
        edge('hem', drawn.lower, finish),
        edge('underarm@front', seam(drawn.right, right)),
        edge('cap', drawn.upper),
        edge('underarm@back', polyline(drawn.left({ x: left, y: 0 }), drawn.left({ x: left, y: hem }))),
      ],
      internals: liesOnCloth(biceps, drawn) ? [{ id: 'biceps', kind: 'level', path: biceps }] : [],
      landmarks: { crown: { x: 0, y: cap.height + fullness.raise } },
    }),
    cap: {
      length: pathLength(drawn.upper),
      crown: drawn.placed(plain.crown),
      backNotch: drawn.placed(plain.backNotch),
    },
  };
}

/** A sleeve spread so far that its underarms rise beside the crown has no level line over the arm. */
function liesOnCloth(level: Path, { upper }: Spread): boolean {
  const y = level[0]?.a.y ?? 0;
  return flatten(upper, 0.05).every((p) => p.y > y + CLEAR);
}

const CLEAR = 0.3;
