import { endOf } from '@/lib/geometry/path';
import type { Bodice } from '../blocks/bodice/bodice';
import { sideDartClear } from '../bust-shapings/side-dart';
import type { GarmentContext } from '../garments/addition';
import { besideWaistDarts } from '../kernel/clear-darts';
import { linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import { liningBlock, withEdge } from './body';
import { openedCentre } from './opening';
import { isSewnToHem } from './request';
import { withRoom } from './room';
import { bodyOperations, bodySeams } from './seams';
import { fellSides, openedSideSeam, openedSides } from './side-opening';
import { sleeveUnder } from './sleeve-under';
import { asLining, inLining, liningSleeveHem } from './sleeves';
import { withSlits } from './slits';

/** Its upper edge is felled along the row of the casing, so far below the edge of the garment (METHODS §7), cm. */
const BELOW_EDGE = 1.5;

type Halves = Pick<Bodice, 'front' | 'back'>;

/** Where the armhole of a half ends in the edge. */
const joinOf = (half: Panel): number => endOf(linePath(half, 'armhole')).y;

/** How far what was drawn of a lining lies below the edge of the garment, in front and behind alike, cm. */
const depthBelow = (garment: Halves, lining: Halves): number =>
  (joinOf(garment.front) - joinOf(lining.front) + joinOf(garment.back) - joinOf(lining.back)) / 2;

/**
 * How far below the level of the garment on its sleeve it is cut, to lie so deep on the body: its armhole is raised and its
 * cap flatter, so that the same way down from the crown of that leads further down. It grows almost evenly: one step settles it.
 */
function loweredTo(wanted: number, depthAt: (lowered: number) => number): number {
  const first = depthAt(wanted);
  const next = 2 * wanted - first;
  const second = depthAt(next);
  const grows = first - second;
  return Math.abs(grows) < 1e-6 ? wanted : next + ((wanted - second) * (wanted - next)) / grows;
}

/** Its upper edge, turned in and felled: nothing is sewn to it by machine. */
const felledEdge = (panel: Panel): Panel => ({
  ...panel,
  edges: panel.edges.map((own) =>
    own.line === 'neckline' ? { ...own, role: 'finished' as const, kind: 'seam' as const } : own,
  ),
});

/** Darts and slashes stay; levels and landmarks are the outer cloth's. */
function ownPanel(panel: Panel, id: string): Panel {
  const { bustPoint } = panel.landmarks;
  return {
    ...felledEdge(panel),
    ...{ id, family: id, part: 'lining', material: 'lining' },
    internals: panel.internals.filter(({ kind }) => kind === 'fisheye-dart' || kind === 'slash'),
    marks: panel.marks.filter(({ kind }) => kind === 'bust-point'),
    landmarks: bustPoint ? { bustPoint } : {},
  };
}

/** Front, back and sleeve with room to move, cut across on the level of the casing, as full as the garment there. */
function cutBody(context: GarmentContext, block: Bodice) {
  const { choices, body, request } = context;
  const { sleeve, end, hem } = sleeveUnder(choices);
  const whole = { ...block, front: withRoom(block.front), back: withRoom(block.back) };
  const drawnAt = (lowered: number) => {
    const drawn = sleeve.draw(
      {
        ...{ choices, body, bodice: whole, ease: request.ease.biceps, lowered },
        ...(end ? { end } : {}),
        front: linePath(whole.front, 'armhole'),
        back: linePath(whole.back, 'armhole'),
      },
      true,
    );
    if (drawn === 'deepen-armhole' || !drawn.redrawn) throw new Error('No lining ends below the shoulders');
    return { ...drawn, redrawn: drawn.redrawn };
  };
  const depthAt = (lowered: number) => depthBelow(context.bodice, drawnAt(lowered).redrawn);
  const drawn = drawnAt(loweredTo(BELOW_EDGE, depthAt));
  const settled = (panel: Panel, change: (bare: Panel) => Panel) =>
    withEdge(besideWaistDarts(panel, change, true), isSewnToHem(choices.garment));
  return {
    whole,
    front: ownPanel(settled(drawn.redrawn.front, sideDartClear), 'lining-front'),
    back: ownPanel(
      settled(drawn.redrawn.back, (bare) => bare),
      'lining-back',
    ),
    sleeves: (drawn.panels ?? []).map(asLining).map(felledEdge),
    seams: (drawn.seams ?? []).map(inLining),
    hem,
  };
}

/**
 * A lining under an edge that is drawn in below both shoulders: cut across as the garment is, its upper edge felled along
 * the row of the casing before the elastic is drawn through, which then gathers both (METHODS §7).
 */
export function hangingFromCasing(plan: GarmentPlan, context: GarmentContext): GarmentPlan {
  const cut = cutBody(context, liningBlock(context, plan));
  const slit = withSlits(cut, plan, context);
  const { zipOpening } = plan.construction;
  const openedHalf = (half: Panel) => openedCentre(half, zipOpening, context);
  const lining = openedSides(
    { front: openedHalf(slit.front), back: openedHalf(slit.back) },
    0,
    zipOpening,
    context,
  );
  const panels = [lining.front, ...cut.sleeves, lining.back];
  const edged = panels.filter(({ edges }) => edges.some(({ line }) => line === 'neckline'));
  return mergePlans(plan, {
    panels,
    seams: bodySeams(lining, cut.seams).map((own) => openedSideSeam(own, lining)),
    operations: [
      ...bodyOperations(lining, isSewnToHem(context.choices.garment)),
      ...fellSides(lining),
      ...liningSleeveHem(cut.sleeves, cut.hem),
      operation({
        id: 'lining-edge',
        operation: 'fell-lining-edge',
        lines: edged.map(({ family }) => ({ family, line: 'neckline' as const })),
      }),
    ],
  });
}
