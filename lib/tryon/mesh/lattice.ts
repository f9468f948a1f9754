import type { Point } from '@/lib/geometry/types';
import { type Contour, isInside, squareToContour } from './contour';

/** A place of the lattice keeps this share of the spacing from the outline: nearer ones would make slivers. */
const CLEAR = 0.62;

/** A hexagonal lattice inside a contour, its rows laid across the grain, beginning at `origin`. */
export function latticeIn(contour: Contour, origin: Point, grain: Point, spacing: number): Point[] {
  const across: Point = { x: grain.y, y: -grain.x };
  const [u0, u1] = extentAlong(contour, origin, across);
  const [v0, v1] = extentAlong(contour, origin, grain);
  const rise = (spacing * Math.sqrt(3)) / 2;
  const places: Point[] = [];
  for (let row = Math.ceil(v0 / rise); row <= v1 / rise; row++) {
    const shift = row % 2 === 0 ? 0 : 0.5;
    for (let column = Math.ceil(u0 / spacing - shift); column <= u1 / spacing - shift; column++) {
      const [u, v] = [(column + shift) * spacing, row * rise];
      const place = {
        x: origin.x + u * across.x + v * grain.x,
        y: origin.y + u * across.y + v * grain.y,
      };
      if (isInside(contour, place) && squareToContour(contour, place) > (CLEAR * spacing) ** 2)
        places.push(place);
    }
  }
  return places;
}

function extentAlong(contour: Contour, origin: Point, axis: Point): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [a] of contour) {
    const along = (a.x - origin.x) * axis.x + (a.y - origin.y) * axis.y;
    low = Math.min(low, along);
    high = Math.max(high, along);
  }
  return [low, high];
}
