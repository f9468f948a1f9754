import { intersectHorizontal } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength } from '@/lib/geometry/length';
import type { Path, Point } from '@/lib/geometry/types';
import { hasLine, linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { NOTCH } from '../sleeves/armhole-seam';
import { BODY_LINE } from '../sleeves/raglan/style-line';

/** On the armhole it ends so far above the notch of the sleeve, and below the shoulder, cm. */
const FROM_NOTCH = 1.5;
const FROM_SHOULDER = 3;
/** On a raglan seam so far from the armhole and from the neckline, cm. */
const FROM_ARMHOLE = 2;
const FROM_NECKLINE = 2.5;
/** Down a side so far below the sleeve that is cut in one with the yoke, cm. */
export const BELOW_SLEEVE = 2;

/** The place of a line at a height, or as near to that as lies between two places along it. */
function near(line: Path, height: number, least: number, most: number): Point {
  const [hit] = intersectHorizontal(line, height);
  const at = hit?.length ?? pathLength(line);
  return pointAtLength(line, Math.max(least, Math.min(at, most)));
}

function onArmhole(armhole: Path, height: number): Point {
  const whole = pathLength(armhole);
  return near(armhole, height, NOTCH.back * whole + FROM_NOTCH, whole - FROM_SHOULDER);
}

/**
 * Where the seam of a yoke ends toward the side: on the armhole, or on the raglan seam that has taken the upper part of
 * it, at its height or as near to that as there is room; where the sleeve is cut in one with the yoke, on the side below
 * (METHODS §4).
 */
export function yokeEnd(back: Panel, height: number): Point {
  if (hasLine(back, BODY_LINE)) {
    const seam = linePath(back, BODY_LINE);
    return near(seam, height, FROM_ARMHOLE, pathLength(seam) - FROM_NECKLINE);
  }
  if (hasLine(back, 'armhole')) return onArmhole(linePath(back, 'armhole'), height);
  const side = linePath(back, 'side');
  return pointAtLength(side, pathLength(side) - BELOW_SLEEVE);
}
