import { firstOf, item, lastOf, neighbours } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { followsChords } from './follows-chords';

/** Handles of a cubic through two ends. */
export interface Handles {
  readonly c1: Pair;
  readonly c2: Pair;
}

const dot = ([ax, ay]: Pair, [bx, by]: Pair): number => ax * bx + ay * by;

/** Parameters of points by the share of the way walked to them along their chords. */
function walked(points: readonly Pair[]): number[] {
  const at = [0];
  for (const [[ax, ay], [bx, by]] of neighbours(points)) at.push(lastOf(at) + Math.hypot(bx - ax, by - ay));
  const total = lastOf(at);
  return at.map((way) => way / total);
}

function cubicAt(a: Pair, { c1, c2 }: Handles, b: Pair, t: number): Pair {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [p * a[0] + q * c1[0] + r * c2[0] + s * b[0], p * a[1] + q * c1[1] + r * c2[1] + s * b[1]];
}

/** Moves a parameter to where the curve comes closest to a point: one step of Newton's. */
function closer(a: Pair, handles: Handles, b: Pair, t: number, [x, y]: Pair): number {
  const h = 1e-4;
  const [p, q] = [cubicAt(a, handles, b, t - h), cubicAt(a, handles, b, t + h)];
  const speed: Pair = [(q[0] - p[0]) / (2 * h), (q[1] - p[1]) / (2 * h)];
  const [cx, cy] = cubicAt(a, handles, b, t);
  const size = dot(speed, speed);
  return size === 0 ? t : Math.min(1, Math.max(0, t + dot([x - cx, y - cy], speed) / size));
}

/** The handle lengths along given tangents with which the cubic passes nearest the points (least squares). */
function leastSquares(
  points: readonly Pair[],
  from: Pair,
  to: Pair,
  at: readonly number[],
): Handles | undefined {
  const [a, b] = [firstOf(points), lastOf(points)];
  let [m11, m12, m22, v1, v2] = [0, 0, 0, 0, 0];
  points.forEach((point, i) => {
    const t = item(at, i);
    const u = 1 - t;
    const [q, r] = [3 * u * u * t, 3 * u * t * t];
    const [g1, g2]: [Pair, Pair] = [
      [from[0] * q, from[1] * q],
      [-to[0] * r, -to[1] * r],
    ];
    const base = cubicAt(a, { c1: a, c2: b }, b, t);
    const off: Pair = [point[0] - base[0], point[1] - base[1]];
    m11 += dot(g1, g1);
    m12 += dot(g1, g2);
    m22 += dot(g2, g2);
    v1 += dot(g1, off);
    v2 += dot(g2, off);
  });
  const size = m11 * m22 - m12 * m12;
  const [h1, h2] = [(v1 * m22 - v2 * m12) / size, (m11 * v2 - m12 * v1) / size];
  if (!(h1 > 0 && h2 > 0)) return undefined;
  return { c1: [a[0] + from[0] * h1, a[1] + from[1] * h1], c2: [b[0] - to[0] * h2, b[1] - to[1] * h2] };
}

const ROUNDS = 3;

/** How far a curve and the chords it stands for may be apart anywhere, cm: as far as it errs, and flattening did. */
const REACH = 0.005;

/**
 * The cubic from the first to the last of the points, leaving and arriving in the unit directions given, that
 * passes every point within `tolerance` cm and is nowhere more than 0.005 cm from the chords between them, nor they
 * from it; undefined when none is found.
 */
export function fitCubic(
  points: readonly Pair[],
  from: Pair,
  to: Pair,
  tolerance: number,
): Handles | undefined {
  const [a, b] = [firstOf(points), lastOf(points)];
  let at = walked(points);
  for (let round = 0; round < ROUNDS; round++) {
    const handles = leastSquares(points, from, to, at);
    if (!handles) return undefined;
    at = at.map((t, i) => closer(a, handles, b, t, item(points, i)));
    const furthest = Math.max(
      ...points.map(([x, y], i) => {
        const [cx, cy] = cubicAt(a, handles, b, item(at, i));
        return Math.hypot(x - cx, y - cy);
      }),
    );
    if (furthest <= tolerance)
      return followsChords({ a, ...handles, b }, points, at, REACH) ? handles : undefined;
  }
  return undefined;
}
