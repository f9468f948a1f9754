import type { Choices } from '@/lib/choices/types';
import type { Point } from '@/lib/geometry/types';
import type { Bodice } from '../blocks/bodice/bodice';
import type { Panel } from '../kernel/panel';
import type { BackFullness, PlanPart } from '../kernel/plan';

/** The back as the block drew it, shaped in one way of the catalogue. */
export interface BackShaping {
  readonly id: string;
  /** Darts, or the seam of its panels, take in its part of a fitted waist. */
  readonly atWaist: boolean;
  /** All at one place, however much that is. */
  readonly oneWaistDart?: boolean;
  /** The block lengthens the shoulder for a dart, in place of its ease. */
  readonly shoulderDart?: boolean;
  shape(context: BackContext): ShapedBack;
  /** Parts the back once its opening is drawn, so that the opening runs through both parts; unsaid where it stays whole. */
  part?(request: PartRequest): PartedBack;
}

export interface BackContext {
  readonly choices: Choices;
  readonly bodice: Bodice;
  /** The back before it was cut away from its shoulder, where it was. */
  readonly whole?: Panel | undefined;
}

export interface PartRequest {
  /** The back as its opening left it. */
  readonly back: Panel;
  /** Where the neck begins on it, whatever style has cut away. */
  readonly nape: Point;
  readonly front: Panel;
  /** The ease of the shoulder stays in its seam: armhole and neck are faced in one, across the seam of the yoke. */
  readonly easedIn: boolean;
  /** More cloth falls from its yoke than is sewn to it, and nothing parts it below that. */
  readonly fallsWhole: boolean;
}

export interface PartedBack extends Pick<PlanPart, 'seams' | 'operations'> {
  /** The part with the sides and the lower edge. */
  readonly back: Panel;
  readonly beside: readonly Panel[];
  /** What each half is wider from there to its lower edge, and how that is laid, cm. */
  readonly fullness?: BackFullness;
}

export interface ShapedBack extends Pick<PlanPart, 'seams' | 'notices'> {
  /** The back, or its panel at the centre. */
  readonly back: Panel;
  /** Further panels toward the side. */
  readonly beside?: readonly Panel[];
}
