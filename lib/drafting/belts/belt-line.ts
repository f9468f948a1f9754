import { girthAt } from '../blocks/bodice/girth';
import type { GarmentContext } from '../garments/addition';
import { familyOf } from '../kernel/cloth';
import { edgesOf, hasLine, lineLength } from '../kernel/lines';
import type { GarmentPlan, PlanPart } from '../kernel/plan';
import { rounded } from '../kernel/rounded';
import { drawnInBy } from '../waist-casings/drawn-in';
import { beltWidth } from './belt';

/** What a belt that goes round lies on: the waist, the lower edge of a short garment, a seam, from above or from below. */
type BeltGround = 'cloth' | 'edge' | 'over-seam' | 'under-seam';

/** Where a belt lies that goes round, its loops so long. */
export interface BeltLine {
  readonly ground: BeltGround;
  /** Height of its middle above the waist. */
  readonly level: number;
  /** Girth of the garment under it, cm. */
  readonly girth: number;
}

/** Cloth between the lower edge of a short garment and what is sewn on above it, cm. */
export const ABOVE_EDGE = 0.5;

/** How far over the lower edge the middle of a belt lies that just clears it, its loops so long. */
export const overEdge = (loop: number): number => loop / 2 + ABOVE_EDGE;

/** Girth of the garment at the waist, drawn in where a casing does so. */
const wornWaist = ({ finished, construction }: GarmentPlan): number | undefined =>
  construction.drawnWaist ?? finished.waist;

function lineOfSeam(plan: GarmentPlan, { hem }: GarmentContext, width: number): BeltLine {
  const waist = wornWaist(plan);
  if (hem === 0 && waist !== undefined) return { ground: 'over-seam', level: width / 2, girth: waist };
  const halves = ['front', 'back'].flatMap((face) => familyOf(plan.panels, face));
  const girth = 2 * halves.reduce((sum, panel) => sum + lineLength(panel, 'waist'), 0);
  // Over a seam under the bust it would lie on the bust: it hangs from it instead.
  return hem > 0
    ? { ground: 'under-seam', level: hem - width / 2, girth: plan.construction.drawnWaist ?? girth }
    : { ground: 'over-seam', level: hem + width / 2, girth };
}

/** At the waist, as low as a short garment has cloth for it, or along the seam where there is one. */
export function beltLine(plan: GarmentPlan, context: GarmentContext, loop: number): BeltLine {
  const { hem, bodice } = context;
  const seamed = plan.panels.some((panel) => edgesOf(panel, 'waist').length > 0 && hasLine(panel, 'waist'));
  if (seamed) return lineOfSeam(plan, context, beltWidth(context.choices));
  const waist = wornWaist(plan);
  const { hemLiftFront = 0, hemLiftSide = 0 } = plan.construction;
  const lifted = Math.max(hemLiftFront, hemLiftSide);
  const level = hem + lifted + overEdge(loop);
  if (level <= 0 && waist !== undefined) return { ground: 'cloth', level: 0, girth: waist };
  // A belt is straight: it does not follow an edge that rises.
  return { ground: lifted > 0 ? 'cloth' : 'edge', level, girth: girthAt(bodice, level) };
}

/** What the draft says of a belt that does not lie at the waist itself, or on one that is drawn in. */
export function beltFigures({ ground, level, girth }: BeltLine, { hem, choices }: GarmentContext): PlanPart {
  if (drawnInBy(choices)) return { construction: rounded({ beltLevel: level, beltGirth: girth }) };
  if ((ground === 'cloth' && level === 0) || (ground === 'over-seam' && hem === 0)) return {};
  return { construction: rounded({ beltLevel: level, beltGirth: girth }) };
}
