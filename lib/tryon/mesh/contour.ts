import type { Point } from '@/lib/geometry/types';

/** The sides that part cloth from what is no cloth: outline, and both sides of each dart inside. */
export type Contour = readonly (readonly [Point, Point])[];

/** Whether a place is cloth: a level line toward it has passed an odd number of sides. */
export function isInside(contour: Contour, { x, y }: Point): boolean {
  let inside = false;
  for (const [a, b] of contour)
    if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) inside = !inside;
  return inside;
}

/** Square of the distance to the nearest side, cm². */
export function squareToContour(contour: Contour, { x, y }: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [a, b] of contour) {
    const [dx, dy, px, py] = [b.x - a.x, b.y - a.y, x - a.x, y - a.y];
    const size = dx * dx + dy * dy;
    const t = size > 0 ? Math.min(1, Math.max(0, (px * dx + py * dy) / size)) : 0;
    const [ex, ey] = [px - t * dx, py - t * dy];
    least = Math.min(least, ex * ex + ey * ey);
  }
  return least;
}
