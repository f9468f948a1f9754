import { figureAt } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { movedFrom } from '../preview/trace';
import type { Picture, PictureStroke } from './protocol';

/** Left, top, right and bottom; empty while nothing was taken in. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const NOWHERE: Extent = {
  left: Number.POSITIVE_INFINITY,
  top: Number.POSITIVE_INFINITY,
  right: Number.NEGATIVE_INFINITY,
  bottom: Number.NEGATIVE_INFINITY,
};

export function isNowhere(extent: Extent): boolean {
  return extent.left > extent.right;
}

/** Where two pictures of one garment are further apart than `limit` cm. */
export function differences(a: Picture, b: Picture, limit: number): Extent {
  const others = new Map(b.strokes.map((stroke) => [stroke.id, stroke]));
  let extent = NOWHERE;
  for (const stroke of a.strokes) {
    const other = others.get(stroke.id);
    others.delete(stroke.id);
    if (other?.d === stroke.d) continue;
    extent = include(extent, movedPoints(stroke, other, limit));
    if (other) extent = include(extent, movedPoints(other, stroke, limit));
  }
  for (const stroke of others.values()) extent = include(extent, movedPoints(stroke, undefined, limit));
  return extent;
}

function movedPoints({ trail }: PictureStroke, other: PictureStroke | undefined, limit: number): Pair[] {
  if (!trail) return [];
  const points: Pair[] = [];
  const hasMoved = movedFrom(other?.trail, trail, limit);
  for (let i = 0; i < trail.length; i += 2) {
    if (hasMoved(i)) points.push([figureAt(trail, i), figureAt(trail, i + 1)]);
  }
  return points;
}

function include(extent: Extent, points: readonly Pair[]): Extent {
  let { left, top, right, bottom } = extent;
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

export function union(a: Extent, b: Extent): Extent {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
