import { minimumRadius } from '@/lib/geometry/fairness';
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

/** Steps in which the side is taken in less, cm, and how far it may lean out at the waist for hips much wider than the bust. */
const LESS = 0.1;
const MOST_OUT = 4;

/** The waist shaped so that its sides bend no closer than asked; what they cannot take goes to the darts (METHODS §3.6). */
function bentWithin(
  shaped: (side?: number) => WaistShaping,
  curve: (waist: number) => Path,
  radius: number | undefined,
): WaistShaping {
  const usual = shaped();
  const bends = (side: number) => minimumRadius(curve(side)) < (radius ?? 0);
  let { side } = usual;
  while (side > -MOST_OUT && bends(side)) side -= LESS;
  return side === usual.side ? usual : shaped(side);
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
      even: style.sideRadius !== undefined,
    });
  const taken = 2 * quarter - (body.waistCircumference + ease.waist) / 2;
  const places = { centreBack: style.centreBackSeam, back: style.backDarts, front: style.frontDarts };
  const centreBack = mostAtCentreBack(points);
  const within = (side = Infinity) => {
    if (side >= 0) return shapeWaist(taken, places, { centreBack, side });
    return { ...shapeWaist(taken - 2 * side, places, { centreBack, side: 0 }), side };
  };
  const waist =
    style.silhouette === 'fitted'
      ? bentWithin(within, curve, style.sideRadius)
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
