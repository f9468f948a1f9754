import Delaunator from 'delaunator';
import type { Point } from '@/lib/geometry/types';
import { Adjacency } from './adjacency';
import { constrain } from './constrain';
import { type Contour, isInside } from './contour';

/** Thinner triangles than this lie along a straight edge and hold no cloth, cm². */
const LEAST = 1e-6;

/**
 * Triangles of the cloth inside a contour, counter-clockwise, three vertices each: Delaunay, with each side of the contour
 * kept. Refuses a contour that crosses itself.
 */
export function triangulate(
  points: readonly Point[],
  sides: readonly (readonly [number, number])[],
  contour: Contour,
): number[] {
  const mesh = new Adjacency(points.length);
  const { triangles } = new Delaunator(Float64Array.from(points.flatMap(({ x, y }) => [x, y])));
  for (let i = 0; i < triangles.length; i += 3)
    mesh.add(triangles[i + 2] as number, triangles[i + 1] as number, triangles[i] as number);
  for (const [from, to] of sides) constrain(mesh, points, from, to);
  const all = mesh.triangles();
  const kept: number[] = [];
  for (let i = 0; i < all.length; i += 3) {
    const corners = all.slice(i, i + 3);
    if (isCloth(corners.map((v) => points[v] as Point) as [Point, Point, Point], contour))
      kept.push(...corners);
  }
  return kept;
}

function isCloth([a, b, c]: readonly [Point, Point, Point], contour: Contour): boolean {
  const area = ((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2;
  return area > LEAST && isInside(contour, { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 });
}
