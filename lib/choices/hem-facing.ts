import { HEM } from './slots/hem';
import { HEM_SHAPE } from './slots/hem-shape';
import { traitsOf } from './slots/traits';
import type { Choices } from './types';

/** Height of a hem facing (METHODS §7: neck 5–6, armhole 4–5), cm. */
const FACING = 4.5;
/** The lowest that still lies flat, cm (METHODS §11). */
const LEAST_FACING = 3;

/** How high the lower edge is faced, cm; nothing where it is folded up. */
export function hemFacingHeight({ options }: Pick<Choices, 'options'>): number | undefined {
  const { made, cm = 0 } = traitsOf(HEM, options) ?? {};
  if (made === 'faced') return FACING;
  const { turnedUp = Infinity } = traitsOf(HEM_SHAPE, options) ?? {};
  return cm > turnedUp ? Math.max(LEAST_FACING, cm) : undefined;
}
