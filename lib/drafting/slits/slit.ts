import type { Notice } from '@/lib/pattern/types';
import type { GarmentContext } from '../garments/addition';
import type { GarmentPlan } from '../kernel/plan';

/** A slit or vent put into the lower edge; `length` is measured up from the hem, cm. */
export interface Slit {
  readonly id: string;
  /** Shorter than this it opens nothing, or cannot be sewn, cm. */
  readonly least: number;
  /** How long it may be beside what else opens its seam, cm. */
  most?(plan: GarmentPlan): number;
  cut(plan: GarmentPlan, length: number, context: GarmentContext): GarmentPlan;
}

export interface SlitLength {
  readonly length: number;
  readonly notices: readonly Notice[];
}
