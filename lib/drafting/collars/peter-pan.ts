import { required } from '@/lib/errors/required';
import { cubicWithTangents, smoothThrough } from '@/lib/geometry/fit';
import { pathLength, pointAtLength, subPath } from '@/lib/geometry/length';
import { offsetPath } from '@/lib/geometry/offset';
import {
  endDirection,
  endOf,
  reversePath,
  startDirection,
  startOf,
  transformPath,
} from '@/lib/geometry/path';
import { angleOf, perp, rotate, scale, sub } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import type { Collar } from './collar';
import { layeredCollar } from './layered';
import { type FlatHalf, halfNeck, type Neck } from './neck';
import type { HalfCollar } from './panels';

/** Shoulder tips laid over one another: what is lost outside makes the collar stand a little (METHODS §6: 1–1.5). */
const OVERLAP = 1.25;
/** Stretched on to the neckline, so that the seam rolls under (METHODS §6: 0.2–0.4 on the half). */
const STRETCH = 0.3;
/** The under collar is narrower by this share of the width (METHODS §6: 2–4 mm). */
const ROLL = { share: 0.06, least: 0.2, most: 0.4 };

const ORIGIN = { x: 0, y: 0 };
/** Places along each half neckline that the joined curve is led through; the shoulder itself is smoothed over. */
const THROUGH = [0.25, 0.5, 0.75];

const shoulderHeading = ({ shoulder }: FlatHalf): number => angleOf(sub(startOf(shoulder), endOf(shoulder)));

/** Front and back laid together at the neck point, their shoulder tips overlapping: the back half as it then lies. */
function laidOnFront({ front, back }: Neck['flat'], overlap = OVERLAP): FlatHalf {
  const pivot = startOf(front.neckline);
  const own = startOf(back.neckline);
  const reach = pathLength(front.shoulder);
  const over = (2 * Math.asin(overlap / 2 / reach) * 180) / Math.PI;
  const turn = shoulderHeading(front) - over + shoulderHeading(back);
  const lay = (p: Point): Point => {
    const flipped = { x: p.x - own.x, y: own.y - p.y };
    const turned = rotate(flipped, ORIGIN, turn);
    return { x: pivot.x + turned.x, y: pivot.y + turned.y };
  };
  return { neckline: transformPath(back.neckline, lay), shoulder: transformPath(back.shoulder, lay) };
}

/** Both halves as one fair curve from centre back to centre front. */
function joined(flat: Neck['flat']): Path {
  const back = reversePath(laidOnFront(flat).neckline);
  const { neckline } = flat.front;
  const on = (path: Path) => THROUGH.map((share) => pointAtLength(path, share * pathLength(path)));
  return smoothThrough([startOf(back), ...on(back), ...on(neckline), endOf(neckline)], {
    startDir: startDirection(back),
    endDir: endDirection(neckline),
  });
}

/** The curve begun at the origin, level, and scaled to a length. */
function placed(path: Path, length: number): Path {
  const start = startOf(path);
  const turn = -angleOf(startDirection(path));
  const factor = length / pathLength(path);
  return transformPath(path, (p) => scale(rotate(sub(p, start), ORIGIN, turn), factor));
}

/** The neck edge of a collar that lies on the shoulders. */
function flatNeckEdge(neck: Neck): Path {
  return placed(joined(neck.flat), halfNeck(neck) - STRETCH);
}

/** The front end is rounded from this far along the outer edge, as a share of the width. */
const ROUND = 0.85;
/** The fronts part from each other by this angle as they leave the neck, degrees. */
const PARTING = 6;

/** A collar of one width with round front ends. */
function roundHalf(neck: Path, width: number): HalfCollar {
  const parallel = offsetPath(neck, -width);
  const kept = subPath(parallel, 0, pathLength(parallel) - ROUND * width);
  const end = endOf(neck);
  const away = rotate(perp(endDirection(neck)), ORIGIN, PARTING);
  const round = cubicWithTangents(end, away, endOf(kept), scale(endDirection(kept), -1));
  return { neck, outer: [round, ...reversePath(kept)] };
}

/** What an upper collar has more than the one under it, at its outer edge, cm. */
export function rollOver(width: number): number {
  return Math.min(ROLL.most, Math.max(ROLL.least, ROLL.share * width));
}

/** A flat collar with round ends that meet at the centre front. */
export const PETER_PAN: Collar = {
  id: 'peter-pan',
  draw: (request) => {
    const { neck, choices } = request;
    const width = required(choices.sizes['collar-width'], 'collar-width');
    const edge = flatNeckEdge(neck);
    return layeredCollar(request, {
      inside: { id: 'collar-upper', half: roundHalf(edge, width) },
      outside: { id: 'collar-under', half: roundHalf(edge, width - rollOver(width)) },
      interfacing: 'collar-interfacing',
      centre: neck.opens === 'back' ? 'open' : 'fold',
      fit: { from: 'back', ease: -STRETCH },
    });
  },
};
