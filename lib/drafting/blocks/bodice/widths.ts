import type { Levels } from './levels';
import type { BodiceRequest } from './request';

/** Half widths from the centre to the side seam. */
export interface Widths {
  readonly backBust: number;
  readonly frontBust: number;
  /** Half the back across, and half the front across, as drafted. */
  readonly backAcross: number;
  readonly frontAcross: number;
  /** By how much the side seam lies forward of its usual place, for a broad back. */
  readonly sideShift: number;
  readonly bustPoint: number;
}

/** The front is this much wider than a quarter, the back this much narrower (Gilewska; METHODS §3.3). */
const QUARTER_SHIFT = 0.5;
/** Cloth an armhole needs between the width line and the side seam. */
const LEAST_ARM = { back: 4.5, front: 5.6 };
/** Below this the width itself gives way: no armhole turns in less. */
const LEAST_TURN = 3.2;
const FRONT_WIDTH_EASE = 0.3;
const BUST_POINT_EASE = 0.3;

/** METHODS §3.3 and §3.4. A back too broad for its quarter takes cloth from the front, as far as the front has some. */
export function widthsFor({ body, ease, widthExtra }: BodiceRequest): Widths {
  const quarter = (body.bustCircumference + ease.bust) / 4 + widthExtra;
  const backAcross = body.backWidth / 2 + ease.backWidth;
  const frontAcross = body.frontWidth / 2 + FRONT_WIDTH_EASE;
  const wanted = Math.max(0, backAcross + LEAST_ARM.back - (quarter - QUARTER_SHIFT));
  const spare = Math.max(0, quarter + QUARTER_SHIFT - frontAcross - LEAST_ARM.front);
  const sideShift = Math.min(wanted, spare);
  const backBust = quarter - QUARTER_SHIFT + sideShift;
  const frontBust = quarter + QUARTER_SHIFT - sideShift;
  return {
    backBust,
    frontBust,
    backAcross: Math.min(backAcross, backBust - LEAST_TURN),
    frontAcross,
    sideShift,
    bustPoint: body.bustSpacing / 2 + BUST_POINT_EASE,
  };
}

/** How far the quarter of any girth is moved to become the back's or the front's share. */
export function shares({ sideShift }: Widths): { back: number; front: number } {
  return { back: sideShift - QUARTER_SHIFT, front: QUARTER_SHIFT - sideShift };
}

/** Where the bust is measured: over the bust points, or just under the armhole when that reaches lower. */
export function bustLine({ bust, underarm }: Levels): number {
  return Math.min(bust, underarm - 0.5);
}
