import { STAGES } from '../assembly/stages';
import { firstLeg, hasDart, secondLeg } from '../kernel/darts';
import type { Panel } from '../kernel/panel';
import { type SeamPlan, seam } from '../kernel/seams';

const on = (family: string, line: string, reversed = false) =>
  reversed ? { family, line, reversed } : { family, line };

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

/** Darts of a half skirt. */
export function skirtDarts(panel: Panel): SeamPlan[] {
  return Object.keys(panel.darts)
    .filter((dart) => hasDart(panel, dart))
    .map((dart) =>
      seam({
        id: `${panel.id}-${dart}`,
        operation: 'sew-dart',
        stage: STAGES.darts,
        a: [on(panel.family, firstLeg(dart))],
        b: [on(panel.family, secondLeg(dart), true)],
      }),
    );
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
