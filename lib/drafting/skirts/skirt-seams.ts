import { STAGES } from '../assembly/stages';
import { on } from '../garments/bodice-seams';
import type { Panel } from '../kernel/panel';
import { type SeamPlan, seam } from '../kernel/seams';

/** The side of two halves of a skirt, from the upper edge down. */
export function sideSeam(front: string, back: string): SeamPlan {
  return seam({
    id: `${front}-side`,
    operation: 'sew-side',
    stage: STAGES.sides,
    a: [on(front, 'side', true)],
    b: [on(back, 'side', true)],
  });
}

/** Where a half is cut in two without an opening, its centre is sewn from end to end. */
export function centreSeams(panels: readonly Panel[]): SeamPlan[] {
  return panels
    .filter(({ edges }) => edges.some(({ line, role }) => line === 'centre' && role === 'seam'))
    .map(({ family, part }) => {
      const centre = on(family, 'centre');
      return seam({
        id: `${family}-centre`,
        operation: part === 'skirt-front' ? 'sew-centre-front' : 'sew-centre-back',
        stage: part === 'skirt-front' ? STAGES.panels : STAGES.centreBack,
        a: [centre],
        b: [centre],
      });
    });
}
