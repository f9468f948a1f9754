import type { Item } from '@/lib/drawing/types';
import { smoothThrough } from '@/lib/geometry/fit';
import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { endOf, joinPaths, polyline, reversePath } from '@/lib/geometry/path';
import { add, dot, lerp, perp, scale } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import type { Draft } from '@/lib/pattern/types';
import { line, shape } from '../ink';

/** Outward of a collar that lies on the shoulder: to the side, and down. */
const OUT: Point = { x: 1, y: -0.4 };
const WAVE = 0.25;
const APART = 1.1;
/** How far along it has come to its whole depth, where it runs out to nothing. */
const RISES = 0.45;

/** Square to an edge, outward. */
function outward(along: Point): Point {
  const square = perp(along);
  return dot(square, OUT) < 0 ? scale(square, -1) : square;
}

/** The free edge of a strip, from nothing where the edge begins. */
function rimOf(edge: Path, depth: number, runsOut: boolean): Path {
  const whole = pathLength(edge);
  const steps = Math.max(6, Math.round(whole / APART));
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const share = i / steps;
    const reach = runsOut ? Math.sqrt(Math.min(1, share / RISES)) : 1;
    const wave = i === 0 || i === steps ? 0 : i % 2 === 0 ? WAVE : -WAVE;
    const by = depth * reach + (reach > 0 ? wave : 0);
    return add(pointAtLength(edge, share * whole), scale(outward(tangentAtLength(edge, share * whole)), by));
  });
  return smoothThrough(points);
}

function folds(edge: Path, rim: Path): Path[] {
  const count = Math.max(4, Math.round(pathLength(edge) / (2 * APART)));
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [edge, rim].map((of) => pointAtLength(of, ((i + 0.5) / count) * pathLength(of))) as [
      Point,
      Point,
    ];
    return polyline(from, lerp(from, to, i % 2 === 0 ? 0.6 : 0.3));
  });
}

/** Depth of the strip that edges a collar; 0 where none does. */
export const edgingDepth = ({ choices }: Draft): number =>
  choices.options.ruffle === 'neckline' ? (choices.sizes['ruffle-width'] ?? 5) : 0;

/** A gathered strip beyond the free edge of a collar, on one half of it. */
export function edging(
  edge: Path,
  depth: number,
  runsOut: boolean,
  side: (of: Path) => Path,
  id: string,
): Item[] {
  if (depth === 0) return [];
  const rim = rimOf(edge, depth, runsOut);
  const outline = joinPaths(rim, polyline(endOf(rim), endOf(edge)), reversePath(edge));
  return [
    shape(side(outline), 'shell', id),
    line(side(rim), 'outline', id),
    ...folds(edge, rim).map((fold) => line(side(fold), 'seam', id)),
  ];
}
