import { dartDegrees } from '@/lib/geometry/dart';
import type { Path } from '@/lib/geometry/types';
import type { Notice } from '@/lib/pattern/types';
import type { BodicePoints } from '../blocks/bodice/points';
import type { Panel } from '../kernel/panel';
import type { EdgeGathers } from '../kernel/plan';
import type { SeamPlan } from '../kernel/seams';

/** The front as the block drew it, shaped over the bust in one way of the catalogue. */
export interface BustShaping {
  readonly id: string;
  /** The bust dart is closed into the front's waist dart: the block then draws that one up to the bust point. */
  readonly atWaist: boolean;
  /** The front's waist is taken in at one place, however much that is. */
  readonly oneWaistDart?: boolean;
  /** Height above which a waist dart at `x` would run into the bust dart. Without it they never meet. */
  waistTipBelow?(points: BodicePoints, hem: number, x: number, side: Path): number;
  /**
   * Moves the bust dart of the block (open at the side) to where it is sewn, and its sewn tips off the bust point. `whole`:
   * the front before it was cut away from shoulder and armhole, where it was. `rest`: what is done with the part of the
   * dart that is too much for one, where that does not stay at the side.
   */
  shape(front: Panel, whole?: Panel, rest?: ShapeRest): ShapedFront;
}

/** Shapes what is left of the block's dart, open at the side. */
type ShapeRest = (front: Panel) => ShapedFront;

export interface ShapedFront {
  /** The front, or its panel at the centre. */
  readonly front: Panel;
  /** Further panels toward the side, and what joins them. */
  readonly beside?: readonly Panel[];
  readonly seams?: readonly SeamPlan[];
  /** Its lower edge is gathered on to what is sewn to it. */
  readonly gathers?: EdgeGathers;
  readonly notices: readonly Notice[];
}

/** Beyond these one dart is made two (METHODS §4, INVARIANTS B6): at its mouth, at the bust point, and as sewn. */
export const WIDEST_DART = 6.49;
export const SHARPEST_DART = { turned: 25, sewn: 28 };

const HALF = Math.PI / 360;

/** The most one dart may open at the bust point, degrees: its mouth `reach` from there, its sewn tip `tipOff`. */
export function mostDegrees(reach: number, tipOff: number, widest = WIDEST_DART): number {
  const sewn = Math.atan(Math.tan(SHARPEST_DART.sewn * HALF) * Math.max(0, 1 - tipOff / reach)) / HALF;
  return Math.min(SHARPEST_DART.turned, sewn, dartDegrees(Math.min(widest, 2 * reach), reach));
}

/** The part of a dart of `degrees` that one of `most` takes: all of it, or half, or what half would be too much. */
export function shareOf(degrees: number, most: number): number {
  return degrees <= most ? 1 : Math.min(0.5, most / degrees);
}
