import type { Bodice } from '../blocks/bodice/bodice';
import { NECK_RISE_LINE } from '../blocks/bodice/neck-edges';
import { firstLeg, hasDart, secondLeg } from '../kernel/darts';
import { hasLine, lineLength } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import { type OperationPlan, operation } from '../kernel/plan';
import { type LineRef, type SeamPlan, seam } from '../kernel/seams';

/** A line of the outer cloth. */
export function on(family: string, line: PanelLine, reversed = false): LineRef {
  return reversed ? { family, line, reversed } : { family, line };
}

/** One seam for each dart that opens in the outline. */
export function dartSeams(panel: Panel): SeamPlan[] {
  return Object.keys(panel.darts)
    .filter((dart) => hasDart(panel, dart))
    .map((dart) =>
      seam({
        id: `${panel.id}-${dart}`,
        operation: 'sew-dart',
        a: [on(panel.family, firstLeg(dart))],
        b: [on(panel.family, secondLeg(dart), true)],
      }),
    );
}

/** Darts that touch no edge are sewn too. */
export function fisheyeOperations(panels: readonly Panel[]): OperationPlan[] {
  return panels.flatMap(({ family, internals }) => {
    const count = internals.filter(({ kind }) => kind === 'fisheye-dart').length;
    if (count === 0) return [];
    return [
      operation({
        id: `${family}-waist-darts`,
        operation: 'sew-fisheye-dart',
        families: [family],
        carrying: 'fisheye-dart',
        figures: { count: 2 * count },
      }),
    ];
  });
}

/** Cloth worked into the shoulder seam of the back's panels, cm. */
export function shoulderEase({ front }: Pick<Bodice, 'front'>, backs: readonly Panel[]): number {
  const length = backs.reduce((sum, panel) => sum + lineLength(panel, 'shoulder'), 0);
  return Math.round((length - lineLength(front, 'shoulder')) * 1e6) / 1e6 + 0;
}

/** A collar grown on to the garment goes on from the shoulders, wherever a yoke or a raglan sleeve has taken both. */
export function riseSeams({ back, front }: Pick<Bodice, 'back' | 'front'>): SeamPlan[] {
  if (!hasLine(back, NECK_RISE_LINE) || !hasLine(front, NECK_RISE_LINE)) return [];
  return [
    seam({
      id: 'neck-rise',
      operation: 'sew-shoulder',
      a: [on('back', NECK_RISE_LINE)],
      b: [on('front', NECK_RISE_LINE)],
    }),
  ];
}

function shoulderSeam(ease: number): SeamPlan {
  const [a, b] = [[on('back', 'shoulder')], [on('front', 'shoulder')]];
  return seam({ id: 'shoulder', operation: 'sew-shoulder', a, b, ease });
}

/** Shoulders, unless no ease is said for any, and sides, each from a corner that back and front share. */
export function bodiceSeams(back: Panel, front: Panel, ease: number | undefined): SeamPlan[] {
  return [
    ...dartSeams(front),
    ...dartSeams(back),
    ...(ease === undefined ? [] : [shoulderSeam(ease)]),
    seam({ id: 'side', operation: 'sew-side', a: [on('front', 'side')], b: [on('back', 'side')] }),
  ];
}
