import type { Rule } from './catalogue-types';
import { HEM } from './slots/hem';
import { UNEVEN } from './slots/hem-shape';
import { having, traitsOf } from './slots/traits';
import type { Choices } from './types';

/** Height of a hem facing (METHODS §7: neck 5–6, armhole 4–5), cm. */
const FACING = 4.5;
/** Folded up about a curve, more cloth has no room to lie in, cm (METHODS §11, INVARIANTS G4). */
const DEEPEST_CURVED = 4;

const DEEP = having(HEM, ({ cm = 0 }) => cm > DEEPEST_CURVED);
/** A lower edge that is not level under a hem too deep to be folded up there: it is faced as high. */
export const DEEP_CURVED: Rule['when'] = { ...UNEVEN, ...DEEP };

/** How high the lower edge is faced, cm; nothing where it is folded up. */
export function hemFacingHeight({ options }: Pick<Choices, 'options'>): number | undefined {
  const { made, cm = 0 } = traitsOf(HEM, options) ?? {};
  if (made === 'faced') return FACING;
  const level = (options['hem-shape'] ?? 'straight') === 'straight';
  return level || cm <= DEEPEST_CURVED ? undefined : cm;
}
