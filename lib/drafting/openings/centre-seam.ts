import type { StageName } from '@/lib/operations/stages';
import { type SeamPlan, seam } from '../kernel/seams';
import type { Face } from './keyhole';

/** The two halves of a face sewn together at the centre, whole before a skirt, or what hangs from a yoke, is joined to them. */
export function centreSeam(face: Face, stage: StageName = 'panels'): SeamPlan {
  const centre = [{ family: face, line: 'centre' }] as const;
  return seam({
    id: `centre-${face}`,
    operation: `sew-centre-${face}`,
    stage,
    a: centre,
    b: centre,
  });
}
