import { smoothThrough } from '@/lib/geometry/fit';
import { pathLength, pointAtLength, subPath } from '@/lib/geometry/length';
import {
  endDirection,
  startDirection,
  startOf,
  transformPath,
  withEnd,
  withStart,
} from '@/lib/geometry/path';
import { add, rotate, sub } from '@/lib/geometry/point';
import { item, lastOf } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';

/** Where on an edge the cloth beyond is turned: slashed ever more finely between two places of it, cm. */
export interface Zone {
  readonly from: number;
  readonly to: number;
}

interface TurnedOut {
  /** The edge bent, exactly as long as it was. */
  readonly path: Path;
  /** Where the cloth beyond the slashes has gone to. */
  readonly move: (p: Point) => Point;
}

const ORIGIN: Point = { x: 0, y: 0 };
/** Curves of the bent stretch, and steps of the sum within each. */
const CURVES = 6;
const STEPS = 24;

/** Slashes stand closest in the middle and thin out to both ends, so that the edge runs on there without a corner. */
const sharedUpTo = (u: number): number => u - Math.sin(2 * Math.PI * u) / (2 * Math.PI);

/**
 * An edge bent so that all beyond a zone of it turns clockwise by so many degrees: slash and spread from the far side of
 * the cloth, in the limit of ever more slashes, each ending on the edge (METHODS §4).
 */
export function turningOut(edge: Path, { from, to }: Zone): (degrees: number) => TurnedOut {
  const count = CURVES * STEPS;
  const places = Array.from({ length: count + 1 }, (_, i) =>
    pointAtLength(edge, from + ((to - from) * i) / count),
  );
  const [before, after] = [subPath(edge, 0, from), subPath(edge, to, pathLength(edge))];
  const heading = [endDirection(before), startDirection(after)] as const;
  return (degrees) => {
    const knots = bentThrough(places, degrees);
    const [foot, end] = [startOf(after), lastOf(knots)];
    const move = (p: Point) => add(end, rotate(sub(p, foot), ORIGIN, -degrees));
    const endDir = rotate(heading[1], ORIGIN, -degrees);
    const bent = smoothThrough(knots, { startDir: heading[0], endDir });
    return {
      path: [...withEnd(before, startOf(bent)), ...bent, ...withStart(transformPath(after, move), end)],
      move,
    };
  };
}

/** The places of an edge once it is bent there: every step turned by as many slashes as lie before it. */
function bentThrough(places: readonly Point[], degrees: number): [Point, ...Point[]] {
  const count = places.length - 1;
  let at = item(places, 0);
  const knots: [Point, ...Point[]] = [at];
  for (let i = 1; i <= count; i++) {
    const step = sub(item(places, i), item(places, i - 1));
    at = add(at, rotate(step, ORIGIN, -degrees * sharedUpTo((i - 0.5) / count)));
    if (i % STEPS === 0) knots.push(at);
  }
  return knots;
}
