import type { EdgeGathers, GarmentPlan } from '../kernel/plan';
import { type SeamPlan, seam } from '../kernel/seams';
import { LAPPED_WAIST } from '../openings/lap';
import { familyOf } from './skirt';

/** The front of the bodice gathered on to the skirt, which lies flat. */
export function gatheredFront({ from, to, sewn, full }: EdgeGathers): SeamPlan {
  return seam({
    id: 'waist-front',
    operation: 'gather-bodice',
    a: [{ family: 'front', line: 'waist' }],
    b: [{ family: familyOf('front'), line: 'waist', reversed: true }],
    gather: full / sewn,
    notches: [
      { a: from, b: from },
      { a: full - (sewn - to), b: to },
    ],
  });
}

/** Cloth beyond the centre of a gathered front is joined in one go with it. */
export function lapWithGathers(plan: GarmentPlan): GarmentPlan {
  if (!plan.frontGathers) return plan;
  const seams = plan.seams.map((own) =>
    own.b.some(({ family, line }) => family === 'front' && line === LAPPED_WAIST)
      ? { ...own, operation: 'gather-bodice' as const, a: own.b, b: own.a }
      : own,
  );
  return { ...plan, seams };
}
