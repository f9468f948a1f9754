import { firstOf } from '@/lib/geometry/sequence';
import type { Panel } from '../kernel/panel';
import { type SeamPlan, seam } from '../kernel/seams';
import type { Taken } from '../openings/opening';
import { gatherRatio, rectangle } from './gathered';
import { levelsPassed } from './half';
import { both, FACES, type Face, familyOf, type Skirt, type SkirtRequest } from './skirt';
import { centreSeams, sideSeam } from './skirt-seams';

/** Each tier is gathered on to the one above, and is deeper (METHODS §8: 1.5–1.8 times, heights × 1.2–1.4). */
const RATIO = 1.5;
const DEEPER = 1.3;
/** Skirts shorter than this have two tiers, longer ones three. */
const TWO_UP_TO = 50;
/** A join is lost in the gathers of the lower tiers: they are cut in halves as soon as narrower cloth, cm, asks for it. */
const NARROW_CLOTH = 110;
/** Cloth left below a zip in its tier. */
const BELOW_ZIP = 3;

interface Tier {
  readonly index: number;
  readonly last: boolean;
  readonly top: number;
  readonly hem: number;
  /** Times as wide as the waist seam. */
  readonly ratio: number;
}

/** The nearest height at which a seam passes between the buttons. */
function clearOf(taken: readonly Taken[], height: number): number {
  const over = taken.find(({ from, to }) => height > from && height < to);
  if (!over) return height;
  return over.to - height < height - over.from ? over.to : over.from;
}

function tiersOf({ top, hem, taken }: SkirtRequest, first: number): Tier[] {
  const count = top - hem < TWO_UP_TO ? 2 : 3;
  const shares = Array.from({ length: count }, (_, i) => DEEPER ** i);
  const unit = (top - hem) / shares.reduce((sum, share) => sum + share, 0);
  let from = top;
  return shares.map((share, index) => {
    const even = from - unit * share;
    const to = index === count - 1 ? hem : clearOf(taken, even);
    const tier = { index, last: index === count - 1, top: from, hem: to, ratio: first * RATIO ** index };
    from = to;
    return tier;
  });
}

function tierFamily(face: Face, index: number): string {
  return index === 0 ? familyOf(face) : `${familyOf(face)}-tier-${index + 1}`;
}

/** A tier is a rectangle; only the last one ends in the hem, only the first in the waist seam. */
function tierPanel(face: Face, { index, last, top, hem, ratio }: Tier, request: SkirtRequest): Panel {
  const cloth = index > 0 ? NARROW_CLOTH : undefined;
  const plain = rectangle(face, ratio * request.waist[face], { ...request, top, hem }, cloth);
  const id = tierFamily(face, index);
  const edges = plain.edges.map((edge) => {
    if (edge.line === 'waist' && index > 0) return { ...edge, line: 'tier-upper' as const };
    if (edge.line === 'hem' && !last)
      return { ...edge, line: 'tier-lower' as const, role: 'seam' as const, kind: 'seam' as const };
    return edge;
  });
  return { ...plain, id, family: id, edges };
}

/** A tier on the one above it, from the centre. */
function tierSeam(face: Face, index: number): SeamPlan {
  return seam({
    id: `tier-${face}-${index + 1}`,
    operation: 'gather-tier',
    a: [{ family: tierFamily(face, index), line: 'tier-upper', reversed: true }],
    b: [{ family: tierFamily(face, index - 1), line: 'tier-lower' }],
    gather: RATIO,
  });
}

/** Rectangles, each gathered on to the one above. */
export const TIERED: Skirt = {
  id: 'tiered',
  draw: (request) => {
    const plain = { ...request, choices: { ...request.choices, sizes: {} } };
    const gather = Math.max(RATIO, gatherRatio(plain, RATIO));
    const tiers = tiersOf(request, gather);
    const panels = tiers.flatMap((tier) => FACES.map((face) => tierPanel(face, tier, request)));
    const later = tiers.slice(1).flatMap(({ index }) => FACES.map((face) => tierSeam(face, index)));
    const sides = tiers.map(({ index }) => sideSeam(tierFamily('front', index), tierFamily('back', index)));
    const around = 2 * (request.waist.front + request.waist.back);
    const girthAt = (height: number) =>
      around * (tiers.find(({ hem }) => height >= hem - 1e-6)?.ratio ?? gather);
    const girths = levelsPassed(request).map(({ id, height }) => [id, girthAt(height)] as const);
    return {
      gather,
      pleated: both(() => 0),
      part: { panels, seams: [...later, ...sides, ...centreSeams(panels)] },
      girths: Object.fromEntries(girths),
      girthAt,
      lengthens: false,
      opensTo: firstOf(tiers).hem + BELOW_ZIP,
    };
  },
};
