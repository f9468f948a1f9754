import { acrossAtHeight } from '@/lib/geometry/intersect';
import { translatePath } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import type { Body } from '@/lib/measurements/names';
import type { Ease } from '../ease';
import type { BodicePoints } from './points';
import { sideCurve } from './side';
import type { BodiceStyle } from './style';
import { shapeLooseWaist, shapeWaist, type WaistShaping } from './waist-shaping';
import { bustLine, shares } from './widths';

/** Where the bodice is taken in, and the side seam that comes of it: the same curve for back and front. */
export interface Shaping {
  readonly waist: WaistShaping;
  readonly backSide: Path;
  readonly frontSide: Path;
  readonly bustLine: number;
}

/** What an S-curve over `reach` cm may take in and still carry a zip: its radius stays over 30 (INVARIANTS F11). */
export function straightEnough(reach: number): number {
  return (reach * reach) / 200;
}

function mostAtCentreBack({ levels }: BodicePoints): number {
  const shortest = Math.min(bustLine(levels), -levels.hip);
  return straightEnough(shortest);
}

/** What a half waist between sides that fall straight has over the least it may have, cm. */
function spareAt(side: Path, least: number | undefined): number | undefined {
  const [half] = acrossAtHeight(side, 0);
  return half === undefined || least === undefined ? undefined : 2 * half - least / 2;
}

export function shapingFor(points: BodicePoints, style: BodiceStyle, body: Body, ease: Ease): Shaping {
  const { levels, widths } = points;
  const quarter = (widths.backBust + widths.frontBust) / 2;
  const line = bustLine(levels);
  const curve = (waist: number) =>
    sideCurve({
      levels,
      bustLine: line,
      bust: quarter,
      waist: quarter - waist,
      hip: (body.hipCircumference + ease.hip) / 4,
      hem: style.hem,
      silhouette: style.silhouette,
    });
  const taken = 2 * quarter - (body.waistCircumference + ease.waist) / 2;
  const places = { centreBack: style.centreBackSeam, back: style.backDarts, front: style.frontDarts };
  const waist =
    style.silhouette === 'fitted'
      ? shapeWaist(taken, places, mostAtCentreBack(points))
      : shapeLooseWaist(spareAt(curve(0), style.looseWaist));
  const side = curve(waist.side);
  const share = shares(widths);
  return {
    waist,
    backSide: translatePath(side, { x: share.back, y: 0 }),
    frontSide: translatePath(side, { x: share.front, y: 0 }),
    bustLine: line,
  };
}
