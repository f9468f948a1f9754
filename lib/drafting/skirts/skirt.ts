import type { Choices } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import type { Ease } from '../blocks/ease';
import type { PlanPart } from '../kernel/plan';
import type { NotchAt } from '../kernel/seams';
import type { Taken } from '../openings/opening';

/** Front and back, half of the garment each. */
export interface Halves<T> {
  readonly front: T;
  readonly back: T;
}

export const FACES = ['front', 'back'] as const;
export type Face = (typeof FACES)[number];

export interface SkirtRequest {
  readonly choices: Choices;
  readonly body: Body;
  readonly ease: Ease;
  /** Lower edge of the bodice from the centre to the side, darts sewn, cm. */
  readonly waist: Halves<number>;
  /** Where darts and style seams of the bodice end on that edge, cm of sewn cloth from the centre. */
  readonly ends: Halves<readonly number[]>;
  /** Heights above the waist: the seam, the hip line, the lower edge at the centre. */
  readonly top: number;
  readonly hip: number;
  readonly hem: number;
  /** The back is cut in two. */
  readonly centreBackSeam: boolean;
  /** Stretches of height that no seam across the skirt may pass: buttons lie there. */
  readonly taken: readonly Taken[];
}

/** A skirt drawn, before it is sewn to its bodice. */
export interface DrawnSkirt {
  /** Panels of the families `skirt-front` and `skirt-back` with the lines `waist`, `side`, `hem`, `centre`, and their seams. */
  readonly part: PlanPart;
  /** How much longer its upper edge is than the edge it is sewn to: by gathering, and by cloth folded into pleats on each half. */
  readonly gather: number;
  readonly pleated: Halves<number>;
  /** Places of the upper edge that meet places of the bodice's, from the centre: the creases of pleats. */
  readonly notches?: Halves<readonly NotchAt[]>;
  /** Girths of the body it passes, as worn: `waist`, `hip`. */
  readonly girths: Readonly<Record<string, number>>;
  /** Girth at a height above the waist, cm; the garment opens down to where it is wide enough. */
  girthAt(height: number): number;
  /** Cloth of a circle cannot be opened along a line; everything else is lengthened below the hips. */
  readonly lengthens?: false;
  /** Lowest height to which an opening may run down from the waist seam. */
  readonly opensTo: number;
}

/** One cut of skirt, drawn in the heights of the body: y is up from the waist, x from the centre to the side. */
export interface Skirt {
  readonly id: string;
  draw(request: SkirtRequest): DrawnSkirt;
}

export const FLAT: Pick<DrawnSkirt, 'gather' | 'pleated'> = { gather: 1, pleated: { front: 0, back: 0 } };

export function both<T>(draw: (face: Face) => T): Halves<T> {
  return { front: draw('front'), back: draw('back') };
}

/** Family and part of a half. */
export function familyOf(face: Face): 'skirt-front' | 'skirt-back' {
  return `skirt-${face}`;
}
