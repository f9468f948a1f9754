import { comesNearer, distanceToPath } from '@/lib/geometry/closest';
import { smoothThrough } from '@/lib/geometry/fit';
import { flatten } from '@/lib/geometry/flatten';
import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { endOf } from '@/lib/geometry/path';
import { add, perp, scale, turnDegrees, unit } from '@/lib/geometry/point';
import { pointAt, segmentLength, tangentAt } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import { NECK_RISE_LINE } from '../blocks/bodice/neck-edges';
import { hasLine, lineLength, linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { KEYHOLE } from '../openings/keyhole';
import { traceFacing } from './trace';

/** Width of a neck facing at the shoulder and at the centre (METHODS §7: 5–6). */
const AT_SHOULDER = 5.5;
const AT_CENTRE = 6.5;
/** Where cloth is short the free edge is led this far from the neckline: it swings in a little between two places. */
const NARROW = 4.4;
/** Shoulder seam left beside the facing, and cloth below it, so that it ends before the armhole. */
const LEAST_BESIDE = 1.2;

/** The facing of a grown-on collar reaches below it, so that it stays turned in. */
const BELOW_RISE = 3;

/** Depth of a neck facing at the centre. */
function depthAtCentre(from: Panel): number {
  if (!hasLine(from, NECK_RISE_LINE)) return AT_CENTRE;
  return AT_CENTRE + lineLength(from, NECK_RISE_LINE) + BELOW_RISE;
}

/** Width of a neck facing along the shoulder seam: narrower where the seam is short. */
export function neckFacingWidth(front: Panel): number {
  return Math.min(AT_SHOULDER, pathLength(linePath(front, 'shoulder')) - LEAST_BESIDE);
}

/** Places along the neckline beside which the free edge passes. */
const BESIDE = [0.25, 0.4, 0.55, 0.75];
/** How many of them count where the free edge goes on below the neckline. */
const SWEPT = 1;
/** Each place lies at least so far below the one before, and beyond it by no more than this. */
const LOWER = 0.8;
const BEYOND = 3;
const FROM_CENTRE = 1.5;

/**
 * A facing that follows the neckline: its free edge keeps its distance whatever the shape, and meets the centre squarely,
 * at `foot` where that is said.
 */
export function neckFacing(from: Panel, id: string, width: number, foot?: Point): Panel {
  const shoulder = linePath(from, 'shoulder');
  const at = pathLength(shoulder) - width;
  const start = pointAtLength(shoulder, at);
  const end = foot ?? pointAtLength(linePath(from, 'centre'), depthAtCentre(from));
  const endDir = { x: -1, y: 0 };
  if (hasLine(from, NECK_RISE_LINE)) {
    const startDir = perp(tangentAtLength(shoulder, at));
    return traceFacing(from, smoothThrough([start, end], { startDir, endDir }), id);
  }
  // Beside the neckline: as that runs on over the shoulder seam, so does this.
  const startDir = tangentAtLength(linePath(from, 'neckline'), 0);
  const edgeAt = (share: number) => {
    const beside = placesBeside(from, start, share * width);
    // On to a place further down it leaves the neckline early, in one sweep.
    const places = foot ? beside.slice(0, SWEPT) : beside;
    return smoothThrough([start, ...roundDrop(from, places), end], { startDir, endDir });
  };
  return traceFacing(from, clearOfArmhole(from, edgeAt), id);
}

/** Between the places it passes, a free edge swings out: then it passes nearer to the neckline, by these shares. */
const SHARES = [1, 0.85, 0.7, 0.55];
/** Cloth left before the armhole all along it. */
const LEFT = 0.5;

/** The free edge drawn at its whole width, or as little nearer to the neckline as keeps it clear of the armhole. */
function clearOfArmhole(from: Panel, edgeAt: (share: number) => Path): Path {
  if (!hasLine(from, 'armhole')) return edgeAt(1);
  const armhole = linePath(from, 'armhole');
  const isClear = (path: Path) =>
    path.every((segment) => [0.25, 0.5, 0.75].every((t) => !comesNearer(armhole, pointAt(segment, t), LEFT)));
  for (const share of SHARES) {
    const path = edgeAt(share);
    if (isClear(path)) return path;
  }
  return edgeAt(1);
}

/** Cloth beside a drop-shaped slit. */
const BESIDE_DROP = 4.8;

/** The places, and one beside the lower part of a keyhole: its facing is as wide all round. */
function roundDrop(from: Panel, places: readonly Point[]): Point[] {
  if (!hasLine(from, KEYHOLE)) return [...places];
  const slit = linePath(from, KEYHOLE);
  const xs = flatten(slit, 0.1).map(({ x }) => x);
  const beside = { x: Math.max(...xs) + BESIDE_DROP, y: endOf(slit).y + 1 };
  return [...places.filter(({ x, y }) => x > beside.x + BEYOND && y > beside.y + LOWER), beside];
}

/** Places beside the neckline that a free edge from the shoulder is led through. */
export function placesBeside(from: Panel, start: Point, width: number, beyond = BEYOND): Point[] {
  const neckline = linePath(from, 'neckline');
  const shares = [...BESIDE, ...cornersOf(neckline)].sort((a, b) => a - b);
  return towardCentre(
    start,
    shares.map((share) => beside(from, share, width)),
    beyond,
  );
}

/** Of the places, those that lead on: a corner of the neckline may put one behind another. */
function towardCentre(start: Point, places: readonly Point[], beyond: number): Point[] {
  const kept: Point[] = [];
  for (const place of places) {
    const last = kept.at(-1) ?? start;
    if (place.x < last.x + beyond && place.y < last.y - LOWER && place.x > FROM_CENTRE) kept.push(place);
  }
  return kept;
}

/** A turn sharper than this is a corner of the neckline, degrees. */
const CORNER = 30;

/** Shares of the way along the neckline at which it turns a corner into the cloth. */
function cornersOf(neckline: Path): number[] {
  const total = pathLength(neckline);
  let at = 0;
  return neckline.flatMap((segment, i) => {
    const before = neckline[i - 1];
    const here = at;
    at += segmentLength(segment);
    const turn = before ? turnDegrees(tangentAt(before, 1), tangentAt(segment, 0)) : 0;
    return turn < -CORNER ? [here / total] : [];
  });
}

/** How wide a facing can be between neckline and armhole: nearer to the armhole before it gets too narrow to lie flat. */
function roomBeside(cloth: number): number {
  return Math.max(cloth - LEAST_BESIDE, Math.min(NARROW, cloth - LEFT - 0.1));
}

/**
 * The point of the cloth square beside a place of the neckline: from the shoulder's width on to the centre's, narrower
 * where the armhole is near.
 */
function beside(from: Panel, share: number, width: number): Point {
  const neckline = linePath(from, 'neckline');
  const total = pathLength(neckline);
  const at = share * total;
  const [before, after] = [Math.max(0, at - 0.01), Math.min(total, at + 0.01)];
  const normal = add(perp(tangentAtLength(neckline, before)), perp(tangentAtLength(neckline, after)));
  const place = pointAtLength(neckline, at);
  // A sleeve cut in one with the bodice leaves no armhole.
  const room = hasLine(from, 'armhole')
    ? roomBeside(distanceToPath(place, linePath(from, 'armhole')))
    : Number.POSITIVE_INFINITY;
  const below = hasLine(from, NECK_RISE_LINE) ? lineLength(from, NECK_RISE_LINE) + BELOW_RISE : 0;
  const reach = Math.min(width + (AT_CENTRE - width) * share + below, room);
  return add(place, scale(unit(normal), reach));
}
