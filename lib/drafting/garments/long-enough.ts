import type { Choices } from '@/lib/choices/types';
import { AppError } from '@/lib/errors/app-error';
import type { GarmentPlan } from '../kernel/plan';

/** What lacks length is drawn again this much longer at a time, and up to so much in all (H). */
const STEP = 1;
const MOST = 8;

/** The figure of a refusal that a longer garment would not meet. */
const SHORT = 'short';

/** What a garment ends too high for: a pocket, a slit, a facing. A longer one may hold it. */
export function tooShortFor(what: string): AppError {
  return new AppError('incompatible-choices', { fields: [what, 'length'], figures: { [SHORT]: STEP } });
}

const wantsLonger = (error: unknown): boolean => error instanceof AppError && SHORT in error.figures;

/**
 * The garment as long as its name says, or as little longer as what it is to hold asks, and the maker is told. A length
 * set by hand stays; one that would have to grow by more than 8 is refused by name.
 */
export function longEnough({ sizes }: Choices, drawLonger: (by: number) => GarmentPlan): GarmentPlan {
  const most = sizes.length === undefined ? MOST : 0;
  for (let by = 0; ; by += STEP) {
    try {
      const plan = drawLonger(by);
      const notices = by > 0 ? [{ code: 'length-to-hold', figures: { by } }] : [];
      return { ...plan, notices: [...plan.notices, ...notices] };
    } catch (error) {
      if (!wantsLonger(error) || by >= most) throw error;
    }
  }
}
