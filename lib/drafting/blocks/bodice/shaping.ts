import { translatePath } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import type { Body } from '@/lib/measurements/names';
import type { Ease } from '../ease';
import type { BodicePoints } from './points';
import { sideCurve } from './side';
import type { BodiceStyle } from './style';
import { shapeWaist, type WaistShaping } from './waist-shaping';
import { bustLine, shares } from './widths';

/** Where the bodice is taken in, and the side seam that comes of it: the same curve for back and front. */
export interface Shaping {
  readonly waist: WaistShaping;
  readonly backSide: Path;
  readonly frontSide: Path;
  readonly bustLine: number;
}

const UNSHAPED: WaistShaping = { centreBack: 0, back: [], side: 0, front: [], left: 0 };

/** What an S-curve over `reach` cm may take in and still carry a zip: its radius stays over 30 (INVARIANTS F11). */
export function straightEnough(reach: number): number {
  return (reach * reach) / 200;
}

function mostAtCentreBack({ levels }: BodicePoints): number {
  const shortest = Math.min(bustLine(levels), -levels.hip);
  return straightEnough(shortest);
}

export function shapingFor(points: BodicePoints, style: BodiceStyle, body: Body, ease: Ease): Shaping {
  const { levels, widths } = points;
  const quarter = (widths.backBust + widths.frontBust) / 2;
  const taken = 2 * quarter - (body.waistCircumference + ease.waist) / 2;
  const shaped = style.silhouette === 'fitted';
  const places = { centreBack: style.centreBackSeam, back: style.backDarts, front: style.frontDarts };
  const waist = shaped ? shapeWaist(taken, places, mostAtCentreBack(points)) : UNSHAPED;
  const line = bustLine(levels);
  const curve = sideCurve({
    levels,
    bustLine: line,
    bust: quarter,
    waist: quarter - waist.side,
    hip: (body.hipCircumference + ease.hip) / 4,
    hem: style.hem,
    silhouette: style.silhouette,
  });
  const share = shares(widths);
  return {
    waist,
    backSide: translatePath(curve, { x: share.back, y: 0 }),
    frontSide: translatePath(curve, { x: share.front, y: 0 }),
    bustLine: line,
  };
}
