import { STAGES } from '@/lib/operations/stages';
import { on } from '../garments/bodice-seams';
import { hasLine } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type SeamPlan, seam } from '../kernel/seams';
import { ZIP_LINE } from '../openings/zip-line';

/** The side of two halves of a skirt, from the upper edge down. */
export function sideSeam(front: string, back: string): SeamPlan {
  return seam({
    id: `${front}-side`,
    operation: 'sew-side',
    a: [on(front, 'side', true)],
    b: [on(back, 'side', true)],
  });
}

/** Where a half is cut in two its centre is sewn from end to end, before it is pleated, gathered or joined to another. */
export function centreSeams(panels: readonly Panel[]): SeamPlan[] {
  return panels
    .filter(({ edges }) => edges.some(({ line, role }) => line === 'centre' && role === 'seam'))
    .map(({ family, part }) => {
      const centre = on(family, 'centre');
      return seam({
        id: `${family}-centre`,
        operation: part === 'skirt-front' ? 'sew-centre-front' : 'sew-centre-back',
        stage: 'panels',
        a: [centre],
        b: [centre],
      });
    });
}

/** Under a zip the halves are joined flat to what they hang from; then one seam closes the centre through all tiers. */
export function closedUnderZip(seams: readonly SeamPlan[], panels: readonly Panel[]): SeamPlan[] {
  const zipped = panels.filter((panel) => hasLine(panel, ZIP_LINE)).map(({ part }) => part);
  const late = panels.filter(({ part }) => zipped.includes(part)).map(({ family }) => `${family}-centre`);
  return seams.map((own) => (late.includes(own.id) ? { ...own, stage: STAGES.centreBack } : own));
}
