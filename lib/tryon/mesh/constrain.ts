import type { Point } from '@/lib/geometry/types';
import type { Adjacency } from './adjacency';

/** More turns than this for one side, and the outline crosses itself. */
const MOST = 1000;

/** Turns sides of the triangles round until the given one is among them. */
export function constrain(mesh: Adjacency, points: readonly Point[], from: number, to: number): void {
  if (mesh.hasSide(from, to)) return;
  const crossed = crossedBy(mesh, points, from, to);
  for (let turns = 0; crossed.length > 0; turns++) {
    if (turns > MOST) throw new Error(`No side could be laid from vertex ${from} to vertex ${to}`);
    const [a, b] = crossed.shift() as [number, number];
    const [c, d] = [mesh.left(a, b), mesh.left(b, a)] as [number, number];
    if (!isConvex(points, a, d, b, c)) {
      crossed.push([a, b]);
      continue;
    }
    mesh.flip(a, b);
    if (crosses(points, from, to, c, d)) crossed.push([c, d]);
  }
}

/** Sides that a straight line between two vertices passes through, in its order. */
function crossedBy(
  mesh: Adjacency,
  points: readonly Point[],
  from: number,
  to: number,
): (readonly [number, number])[] {
  let side = firstCrossed(mesh, points, from, to);
  const crossed = [side];
  for (;;) {
    const next = mesh.left(side[1], side[0]);
    if (next === undefined) throw new Error(`The way from vertex ${from} to vertex ${to} leaves the cloth`);
    if (next === to) return crossed;
    side = area(points, from, to, next) > 0 ? [side[0], next] : [next, side[1]];
    crossed.push(side);
  }
}

/** The side, its right end first as seen along the way, by which the way leaves the triangle it starts in. */
function firstCrossed(
  mesh: Adjacency,
  points: readonly Point[],
  from: number,
  to: number,
): readonly [number, number] {
  for (const [a, b, c] of mesh.sides())
    if (
      a === from &&
      area(points, from, to, b) < 0 &&
      area(points, from, to, c) > 0 &&
      crosses(points, from, to, b, c)
    )
      return [b, c];
  throw new Error(`No triangle lies on the way from vertex ${from} to vertex ${to}`);
}

function area(points: readonly Point[], a: number, b: number, c: number): number {
  const [p, q, r] = [points[a], points[b], points[c]] as [Point, Point, Point];
  return (q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y);
}

const crosses = (points: readonly Point[], a: number, b: number, c: number, d: number) =>
  area(points, a, b, c) > 0 !== area(points, a, b, d) > 0 &&
  area(points, c, d, a) > 0 !== area(points, c, d, b) > 0 &&
  c !== a &&
  c !== b &&
  d !== a &&
  d !== b;

const isConvex = (points: readonly Point[], a: number, b: number, c: number, d: number) =>
  area(points, a, b, c) > 0 &&
  area(points, b, c, d) > 0 &&
  area(points, c, d, a) > 0 &&
  area(points, d, a, b) > 0;
