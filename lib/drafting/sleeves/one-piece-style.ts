import type { Bodice } from '../blocks/bodice/bodice';
import type { CutRequest } from '../off-shoulder/below-shoulder';
import type { ArmEnd } from './ends/arm-end';
import type { FitRules, Fitted } from './fit';
import type { Fullness } from './full-panel';
import type { Reach } from './lengths';
import type { SleevePlan, SleeveRequest } from './sleeve';

/** What a style may want to know before it says how full the sleeve is. */
export interface StyleContext {
  readonly request: SleeveRequest;
  readonly fitted: Fitted;
  readonly reach: Reach;
  readonly end: ArmEnd;
  /** The cap between its notches. */
  readonly capBetween: number;
  /** What was laid in from top to bottom where the sleeve ends below the shoulder, cm; else nothing. */
  readonly laidIn: number;
}

/** The bodice as a seam that leaves its armholes cuts it, and what that gives to the sleeve. */
type Led = Pick<CutRequest, 'bodice' | 'lead'>;

/** A sleeve of one piece set into the armhole. */
export interface OnePieceStyle {
  readonly id: string;
  readonly rules?: FitRules;
  readonly deeper?: number;
  /** What it is shorter than an arm because the shoulder reaches down to it, cm. */
  readonly shorter?: number;
  /** The bodice it is sewn to, where that is not as the block drew it. */
  redraw?(bodice: Bodice): NonNullable<SleevePlan['redrawn']>;
  /** What its seam is led to where it ends below the shoulder; unsaid of one that follows the armhole. */
  led?(request: SleeveRequest): Led;
  /** What is laid into it; nothing for a plain sleeve. */
  full?(context: StyleContext): Fullness;
  /** What is laid into its cap is laid in pleats, not gathered. */
  readonly pleated?: true;
  /** Its own length, where none is asked. */
  reach?(request: SleeveRequest, fitted: Fitted): Reach;
  readonly end?: ArmEnd;
}
