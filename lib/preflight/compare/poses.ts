import type { Box } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';
import { once } from '@/lib/pattern/once';
import type { ExpectedPiece } from '../expected/piece-traces';
import type { Trace } from '../expected/trace';
import { boxOfPoints } from '../reading/ink';

/** A piece turned as it may lie in a file, before it is moved to where it lies. */
export interface Pose {
  readonly expected: ExpectedPiece;
  readonly chain: readonly number[];
  readonly box: Box;
  readonly length: number;
  readonly traces: readonly Trace[];
  readonly grain: readonly [Pair, Pair];
}

/** Degrees by which a piece may be turned: its grain along the length of the paper, either end up. */
function printedTurns([[ax, ay], [bx, by]]: readonly [Pair, Pair]): number[] {
  const degrees = 90 - (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  // A grain that is upright but for rounding is left alone.
  const off = degrees - 180 * Math.round(degrees / 180);
  const turn = Math.abs(off) < 0.05 ? 0 : off;
  return [turn, turn + 180];
}

/** The grain level with its upper end to the left. */
function projectedTurns([a, b]: readonly [Pair, Pair]): number[] {
  const [from, to] = b[1] >= a[1] ? [a, b] : [b, a];
  return [180 - (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI];
}

export function lengthOf(points: readonly number[], closed: boolean): number {
  const last = points.length - 2;
  let [x, y] = [points[0] as number, points[1] as number];
  let sum = closed ? Math.hypot((points[last] as number) - x, (points[last + 1] as number) - y) : 0;
  for (let i = 2; i <= last; i += 2) {
    const [u, v] = [points[i] as number, points[i + 1] as number];
    sum += Math.hypot(u - x, v - y);
    [x, y] = [u, v];
  }
  return sum;
}

function turned(points: readonly number[], degrees: number): number[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return points.map((value, i) =>
    i % 2 === 0
      ? cos * value - sin * (points[i + 1] as number)
      : sin * (points[i - 1] as number) + cos * value,
  );
}

export function poseOf(expected: ExpectedPiece, degrees: number): Pose {
  const chain = turned(expected.chain, degrees);
  const grain = turned(expected.grain.flat(), degrees);
  return {
    expected,
    chain,
    box: boxOfPoints(chain),
    length: lengthOf(chain, expected.closed),
    traces: expected.traces.map((trace) => ({ ...trace, points: turned(trace.points, degrees) })),
    grain: [grain.slice(0, 2), grain.slice(2)] as unknown as readonly [Pair, Pair],
  };
}

/** The pose head down. */
export function halfTurned({
  expected,
  chain,
  length,
  box: [x0, y0, x1, y1],
  traces,
  grain: [a, b],
}: Pose): Pose {
  const around = (points: readonly number[]) => points.map((value) => -value);
  return {
    expected,
    length,
    chain: around(chain),
    box: [-x1, -y1, -x0, -y0],
    traces: traces.map((trace) => ({ ...trace, points: around(trace.points) })),
    grain: [
      [-a[0], -a[1]],
      [-b[0], -b[1]],
    ],
  };
}

/** The ways a piece may lie on paper. */
export const printedPoses = once((expected: ExpectedPiece): readonly Pose[] =>
  printedTurns(expected.grain).map((degrees) => poseOf(expected, degrees)),
);

/** The way a piece may lie where it is projected. */
export const projectedPoses = once((expected: ExpectedPiece): readonly Pose[] =>
  projectedTurns(expected.grain).map((degrees) => poseOf(expected, degrees)),
);
