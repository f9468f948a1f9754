import { required } from '@/lib/errors/required';
import { cubicWithTangents } from '@/lib/geometry/fit';
import { pathLength, subPath } from '@/lib/geometry/length';
import { offsetPath } from '@/lib/geometry/offset';
import { endDirection, endOf, reversePath, startDirection, startOf } from '@/lib/geometry/path';
import { perp, rotate, scale } from '@/lib/geometry/point';
import type { Path } from '@/lib/geometry/types';
import type { Collar } from './collar';
import { flatNeckEdge } from './flat-neck-edge';
import { layeredCollar } from './layered';
import { halfNeck } from './neck';
import type { HalfCollar } from './panels';

/** Stretched on to the neckline, so that the seam rolls under (METHODS §6: 0.2–0.4 on the half). */
const STRETCH = 0.3;
/** The under collar is narrower by this share of the width (METHODS §6: 2–4 mm). */
const ROLL = { share: 0.06, least: 0.2, most: 0.4 };
const ORIGIN = { x: 0, y: 0 };

/** The front end is rounded from this far along the outer edge, as a share of the width. */
const ROUND = 0.85;
/** The fronts part from each other by this angle as they leave the neck, degrees. */
const PARTING = 6;

/** A collar of one width with round front ends; round behind too where it parts there. */
function roundHalf(neck: Path, width: number, partsBehind: boolean): HalfCollar {
  const parallel = offsetPath(neck, -width);
  const whole = pathLength(parallel);
  const kept = subPath(parallel, partsBehind ? ROUND * width : 0, whole - ROUND * width);
  const end = endOf(neck);
  const away = rotate(perp(endDirection(neck)), ORIGIN, PARTING);
  const round = cubicWithTangents(end, away, endOf(kept), scale(endDirection(kept), -1));
  const outer: Path = [round, ...reversePath(kept)];
  if (!partsBehind) return { neck, outer };
  const home = scale(rotate(perp(startDirection(neck)), ORIGIN, -PARTING), -1);
  const behind = cubicWithTangents(startOf(kept), scale(startDirection(kept), -1), startOf(neck), home);
  return { neck, outer: [...outer, behind] as Path };
}

/** What an upper collar has more than the one under it, at its outer edge, cm. */
export function rollOver(width: number): number {
  return Math.min(ROLL.most, Math.max(ROLL.least, ROLL.share * width));
}

/** A flat collar with round ends that meet at the centre front, and at the point of a back neckline that has one. */
export const PETER_PAN: Collar = {
  id: 'peter-pan',
  draw: (request) => {
    const { neck, choices } = request;
    const width = required(choices.sizes['collar-width'], 'collar-width');
    const edge = flatNeckEdge(neck, halfNeck(neck) - STRETCH);
    const partsBehind = neck.ends.back.straight > 0;
    return layeredCollar(request, {
      inside: { id: 'collar-upper', half: roundHalf(edge, width, partsBehind) },
      outside: { id: 'collar-under', half: roundHalf(edge, width - rollOver(width), partsBehind) },
      interfacing: 'collar-interfacing',
      centre: partsBehind || neck.opens === 'back' ? 'open' : 'fold',
      fit: { from: 'back', ease: -STRETCH },
    });
  },
};
