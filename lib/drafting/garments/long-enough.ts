import type { Choices } from '@/lib/choices/types';
import { AppError } from '@/lib/errors/app-error';
import type { GarmentPlan } from '../kernel/plan';

/** What lacks length is drawn again so much longer, the least of these that will do (H). */
const LONGER = [1, 2, 3, 4, 6, 8, 10, 12];

/** The figure of a refusal that a longer garment would not meet. */
const SHORT = 'short';

/** What a garment ends too high for, by the choices to change: a longer one may hold it. */
export function tooShort(...fields: readonly string[]): AppError {
  return new AppError('incompatible-choices', { fields, figures: { [SHORT]: 'yes' } });
}

const wantsLonger = (error: unknown): boolean => error instanceof AppError && SHORT in error.figures;

/**
 * The garment as long as its name says, or as little longer as what it is to hold asks, and the maker is told. A length
 * set by hand stays; one that would have to grow by more than 12 is refused by name.
 */
export function longEnough({ sizes }: Choices, drawLonger: (by: number) => GarmentPlan): GarmentPlan {
  let refused: unknown;
  for (const by of sizes.length === undefined ? [0, ...LONGER] : [0]) {
    try {
      const plan = drawLonger(by);
      const told = by > 0 ? [{ code: 'length-to-hold', figures: { by } }] : [];
      return { ...plan, notices: [...plan.notices, ...told] };
    } catch (error) {
      if (!wantsLonger(error)) throw error;
      refused ??= error;
    }
  }
  throw refused;
}
