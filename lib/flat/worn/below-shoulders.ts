import { cubicWithTangents } from '@/lib/geometry/fit';
import { intersectHorizontal } from '@/lib/geometry/intersect';
import { pathLength, splitAtLength, subPath } from '@/lib/geometry/length';
import {
  endOf,
  joinPaths,
  polyline,
  reversePath,
  startDirection,
  startOf,
  transformPath,
} from '@/lib/geometry/path';
import { scale, sub } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import type { Draft } from '@/lib/pattern/types';
import type { Frame, SewnFace } from './frame';
import type { Face, WornSleeve } from './types';

/** The side neck point lies so much above the nape (METHODS §3.3). */
const OVER_NAPE = 2;
/** So much of the armhole stands for the shoulder that the garment has not, cm. */
const STUB = 0.05;

/** Of half a neckline so much lies beside the centre. */
const NECK = 0.4;

type Upper = Pick<SewnFace, 'shoulder' | 'armhole' | 'below'>;

/** Shoulder and armhole of a face that ends below them: above its edge they are those of the body. */
export function endsBelowShoulders({ construction }: Draft): ((armhole: Path) => Upper) | undefined {
  const { shoulderTipOut, shoulderTipLevel, napeLevel = 0, blockNeckline = 0 } = construction;
  if (shoulderTipOut === undefined || shoulderTipLevel === undefined) return undefined;
  const tip = { x: shoulderTipOut, y: shoulderTipLevel };
  const neck = { x: NECK * blockNeckline, y: napeLevel + OVER_NAPE };
  return (armhole) => ({
    shoulder: polyline(neck, tip),
    armhole: joinPaths(polyline(tip, startOf(armhole)), armhole),
    below: true,
  });
}

/** How far up its armhole a face reaches, as a share of the height up to the tip. */
function reachOf({ armhole }: SewnFace): number {
  const [{ a: tip, b: top }] = armhole;
  const underarm = endOf(armhole);
  return (top.y - underarm.y) / (tip.y - underarm.y);
}

/** How far up their armholes two such faces reach: their edge goes on over the arm, and both begin it at one height. */
export function sharedReach(front: SewnFace, back: SewnFace): number | undefined {
  return front.below && back.below ? (reachOf(front) + reachOf(back)) / 2 : undefined;
}

/** The upper lines of such a face as worn; `armhole`: the whole one, from the underarm up to the tip. */
export function wornBelow(sewn: SewnFace, frame: Frame, armhole: Path): Omit<Face['lines'], 'hem' | 'side'> {
  const { underarm, tip, reach = 1 } = frame;
  const [hit] = intersectHorizontal(armhole, underarm.y + reach * (tip.y - underarm.y));
  const kept = subPath(armhole, 0, hit?.length ?? pathLength(armhole));
  const [below, shoulder] = splitAtLength(kept, pathLength(kept) - STUB);
  return { armhole: below, shoulder, neckline: wornEdge(sewn.neckline, endOf(shoulder)) };
}

/** The upper edge from the armhole to the centre, as it dips in the pattern. */
function wornEdge(neckline: Path, from: Point): Path {
  const [middle, own] = [startOf(neckline), endOf(neckline)];
  const across = from.x / (own.x - middle.x);
  const laid = transformPath(neckline, ({ x, y }) => ({ x: (x - middle.x) * across, y: from.y + y - own.y }));
  return reversePath(laid);
}

/** The shoulder a sleeve hangs from: of a face that ends below it that of the body. */
export const shoulderOver = ({ below, lines }: Face, { neck, tip }: Frame): Path =>
  below ? polyline(tip, neck) : lines.shoulder;

/** Over the arm the edge lies so much higher than where it crosses the seam of the sleeve, cm. */
const OVER_ARM = 1;

/** A sleeve that begins below the shoulder, at an edge that goes on from those of both faces. */
export function sleeveBelow(sleeve: WornSleeve, near: Face, far: Face): WornSleeve {
  const { overarm } = sleeve;
  const [from, behind] = [endOf(near.lines.armhole), endOf(far.lines.armhole)];
  const [hit] = intersectHorizontal(overarm, (from.y + behind.y) / 2 + OVER_ARM);
  const over = subPath(overarm, hit?.length ?? 0, pathLength(overarm));
  const to = startOf(over);
  const outward = scale(startDirection(near.lines.neckline), -1);
  return { ...sleeve, overarm: over, upper: [cubicWithTangents(from, outward, to, sub(to, from))] };
}
