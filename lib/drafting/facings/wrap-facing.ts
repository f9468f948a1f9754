import { distanceToPath } from '@/lib/geometry/closest';
import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { joinPaths } from '@/lib/geometry/path';
import { add, perp, scale } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { EXTENSION, lapOver } from '../openings/lap';
import { type EdgeFacing, ledDown, traceLapped } from './edge-facing';

/** Beside the slanting edge and the outer one a lining takes over from here (METHODS §7: 6–7). */
const WIDTH = 6.5;
/** It stays so far on its own side of the centre, where a narrow front laps over little. */
const BEFORE_CENTRE = 0.5;
/** Places of the slanting edge beside which the free edge passes, cm apart. */
const APART = 5;

/** Inside a bend or a corner a place may lie nearer than this share of its distance to another stretch: it is left out. */
const CLEAR_SHARE = 0.9;

/** Places beside the slanting edge: as far from it as at the shoulder, then as the outer edge is faced. */
function placesAlong(lapped: Panel, width: number, foot: number): Point[] {
  const slant = joinPaths(linePath(lapped, 'neckline'), linePath(lapped, EXTENSION));
  const total = pathLength(slant);
  return Array.from({ length: Math.floor(total / APART) }, (_, i) => (i + 1) * APART).flatMap((at) => {
    const wide = width + ((foot - width) * at) / total;
    const place = add(pointAtLength(slant, at), scale(perp(tangentAtLength(slant, at)), wide));
    return distanceToPath(place, slant) < CLEAR_SHARE * wide ? [] : [place];
  });
}

/** Each place of the free edge lies so far below the one before: round a bend those that do not are left out, cm. */
const DOWN = 1;

function descending(places: readonly Point[]): Point[] {
  let lowest = Infinity;
  return places.filter(({ y }) => {
    const isBelow = y < lowest - DOWN;
    if (isBelow) lowest = y;
    return isBelow;
  });
}

/** The facing of a wrap whose free edge is sewn to a lining: as wide all along, from the shoulder to the hem. */
export function wrapFacing(from: Panel, { lap, skirt }: EdgeFacing, id: string, width: number): Panel {
  const lapped = lapOver(from, lap);
  const shoulder = linePath(from, 'shoulder');
  const start = pointAtLength(shoulder, pathLength(shoulder) - width);
  const wide = Math.min(WIDTH, lap.extension - BEFORE_CENTRE);
  const inner = wide - lap.extension;
  const beside = placesAlong(lapped, width, wide).filter(({ x, y }) => x > inner + 1 && y < start.y - 1);
  const places = descending(beside);
  const startDir = tangentAtLength(linePath(from, 'neckline'), 0);
  return traceLapped(from, lap, ledDown(lapped, start, places, inner, startDir), id, skirt);
}
