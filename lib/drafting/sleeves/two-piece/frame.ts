import { intersectVertical } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { add, polar, scale } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { Body } from '@/lib/measurements/names';
import { elbowDepth, elbowGirth } from '../../blocks/estimates';
import type { SewnCap } from '../armhole-seam';
import { FRONT_SHARE } from '../cap';
import type { Fitted } from '../fit';
import type { Reach } from '../lengths';

/** How far the front seam lies under the arm, and the seams stay below the notches (METHODS §5.2: 2.5–3). */
const FRONT_UNDER = 2.75;
const BELOW_NOTCH = 1.6;
/** Hollow of the front line and round of the back line at the elbow; ease over it (METHODS §5.2). */
const HOLLOW = 1.1;
const ROUND = 0.75;
const ELBOW_EASE = 5.2;
/** By how much the upper front seam is shorter than the under one, and stretched to it (METHODS §5.2: 0.3–0.5). */
const STRETCH = 0.4;
/** Hem girth over the wrist or forearm: flat 13.7 at size 38 (METHODS §5.2: 12.5–15.5; Aldrich 13.75). */
const HEM_EASE = 12;

/** One fold of the sleeve laid flat, front to the right: where it leaves the cap, bends, and ends. */
interface Fold {
  readonly top: number;
  readonly elbow: Point;
  readonly hem: Point;
}

/** The sleeve folded flat along its front and back line, as a two-piece sleeve is drafted. */
export interface FoldedSleeve {
  readonly front: Fold;
  readonly back: Fold;
  /** Places on the cap where the seams leave it. */
  readonly foreAt: number;
  readonly hindAt: number;
  readonly fore: Point;
  readonly hind: Point;
  /** By how much the upper sleeve reaches beyond the folds, at the cap. */
  readonly foreUnder: number;
  readonly hindUnder: number;
  /** Direction of the lower edge from back to front: square to the lower front line. */
  readonly along: Point;
  /** Height of the cap above the underarm. */
  readonly capHeight: number;
}

function lengthAtX(fitted: Fitted, x: number): number {
  const [hit] = intersectVertical(fitted.cap.path, x);
  if (!hit) throw new RangeError(`The cap does not reach ${x.toFixed(1)} cm`);
  return hit.length;
}

/** METHODS §5.2, steps 1–4. */
export function foldSleeve(
  body: Body,
  fitted: Fitted,
  cap: SewnCap,
  reach: Reach,
  frontNotch: number,
): FoldedSleeve {
  const {
    width,
    cap: { path, height },
  } = fitted;
  const [frontTop, backTop] = [(FRONT_SHARE * width) / 2, ((FRONT_SHARE - 1) * width) / 2];
  const foreAt = Math.min(lengthAtX(fitted, frontTop + FRONT_UNDER), frontNotch - BELOW_NOTCH);
  const hindAt = Math.min(cap.backNotch + BELOW_NOTCH, pathLength(path) - 1);
  const [fore, hind] = [pointAtLength(path, foreAt), pointAtLength(path, hindAt)];
  const foreUnder = fore.x - frontTop;
  const [elbowAt, hemAt] = [height - elbowDepth(body), height - reach.length];
  const slope = STRETCH / (2 * foreUnder);
  const along = polar({ x: 0, y: 0 }, (Math.atan(slope) * 180) / Math.PI, 1);
  const frontElbow = { x: frontTop - HOLLOW, y: elbowAt };
  const swing = slope * (elbowAt - hemAt);
  const hemX = frontElbow.x + swing;
  const frontHem = { x: hemX, y: hemAt + slope * hemX };
  const backHem = add(frontHem, scale(along, -(reach.arm + HEM_EASE) / 2));
  const share = elbowAt / backHem.y;
  const natural = backTop + (backHem.x - backTop) * share - ROUND;
  const backElbow = { x: Math.min(natural, frontElbow.x - (elbowGirth(body) + ELBOW_EASE) / 2), y: elbowAt };
  return {
    front: { top: frontTop, elbow: frontElbow, hem: frontHem },
    back: { top: backTop, elbow: backElbow, hem: backHem },
    foreAt,
    hindAt,
    fore,
    hind,
    foreUnder,
    hindUnder: backTop - hind.x,
    along,
    capHeight: height,
  };
}
