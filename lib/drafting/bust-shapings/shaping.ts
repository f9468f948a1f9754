import type { BodicePoints } from '../blocks/bodice/points';
import type { Panel } from '../kernel/panel';
import type { SeamPlan } from '../kernel/seams';
import type { Notice } from '../types';

/** The front as the block drew it, shaped over the bust in one way of the catalogue. */
export interface BustShaping {
  readonly id: string;
  /** The bust dart is closed into the front's waist dart: the block then draws that one up to the bust point. */
  readonly atWaist: boolean;
  /** The front's waist is taken in at one place, however much that is. */
  readonly oneWaistDart?: boolean;
  /** Height above which a waist dart at `x` would run into the bust dart. Without it they never meet. */
  waistTipBelow?(points: BodicePoints, hem: number, x: number): number;
  /** Moves the bust dart of the block (open at the side) to where it is sewn, and its sewn tips off the bust point. */
  shape(front: Panel): ShapedFront;
}

export interface ShapedFront {
  /** The front, or its panel at the centre. */
  readonly front: Panel;
  /** Further panels toward the side, and what joins them. */
  readonly beside?: readonly Panel[];
  readonly seams?: readonly SeamPlan[];
  readonly notices: readonly Notice[];
}

/** Beyond these one dart is made two (METHODS §4, INVARIANTS B6). */
export const WIDEST_DART = 6.5;
export const SHARPEST_DART = 25;
