import { holds } from '@/lib/choices/holds';
import { BACK_YOKE } from '@/lib/choices/slots/back-shaping';
import { intersectHorizontal } from '@/lib/geometry/intersect';
import { BELOW_SLEEVE } from '../../back-yokes/yoke-end';
import { seamUnderBust } from '../../bust-shapings/seam-under-bust';
import { edgesOf, linePath } from '../../kernel/lines';
import type { Panel } from '../../kernel/panel';
import type { SleeveRequest } from '../sleeve';
import { dartLowered } from './dart';
import { type KimonoHalf, layArm, sideLength } from './frame';

/** Slopes tried, the steepest and so the least bulky first (METHODS §5.3: 20–35°). */
const SLOPES = [35, 32, 29, 26, 23, 20];
/** Where none of them can be sewn, over a full bust on a short side: flatter, the front no higher than level (P). */
const FLATTER = [17, 14, 11, 8];
/** The front arm is laid so much less steep: above the bust dart the front's side leans in (H). */
const FRONT_RAISED = 11;
/** The underarm begins above the bust dart and below the block's own. */
const ABOVE_DART = 1.6;
const BELOW_UNDERARM = 1;
const SIDE_LEFT = 3;
/** Above a seam under the bust, on a side that no dart is left in. */
const ABOVE_SEAM = 1.6;

/** Front and back with their arms at one slope, and between which places up the side the underarm may begin, cm. */
export interface LaidArms {
  readonly front: KimonoHalf;
  readonly back: KimonoHalf;
  readonly from: number;
  readonly to: number;
}

type Asked = Pick<SleeveRequest, 'bodice' | 'choices' | 'whole'>;

/** How far up the side an underarm begins over a seam under the bust, from which the dart is turned away: the seam of a yoke ends between them. */
function overSeam({ bodice: { back }, choices }: Asked, seam: number): number {
  const hasYoke = holds(BACK_YOKE, choices.options);
  const upTo = intersectHorizontal(linePath(back, 'side'), seam)[0]?.length ?? 0;
  return upTo + ABOVE_SEAM + (hasYoke ? BELOW_SLEEVE : 0);
}

/** The same over the dart, low on the side. */
const overDart = (lowered: Panel): number =>
  Math.max(SIDE_LEFT, (edgesOf(lowered, 'side')[1]?.from ?? 0) + ABOVE_DART);

/** The arms at every slope that is tried, the steepest first: the usual ones, and what is left where those fail. */
export function layArms(asked: Asked): LaidArms[][] {
  const { bodice, choices, whole } = asked;
  const seam = seamUnderBust(choices, bodice.points);
  // No seam parts a lining there: its dart may lie low.
  const lowered = dartLowered(bodice.front, whole ? undefined : seam);
  const from = seam === undefined ? overDart(lowered) : overSeam(asked, seam);
  const laid = (slope: number): LaidArms => {
    const front = layArm(lowered, Math.max(0, slope - FRONT_RAISED));
    const back = layArm(bodice.back, slope);
    return { front, back, from, to: Math.min(sideLength(front), sideLength(back)) - BELOW_UNDERARM };
  };
  return [SLOPES.map(laid), FLATTER.map(laid)];
}
