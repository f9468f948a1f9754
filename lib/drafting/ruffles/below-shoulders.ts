import { OPENING } from '@/lib/choices/slots/opening';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import { polyline } from '@/lib/geometry/path';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { GarmentContext } from '../garments/addition';
import { lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import { rounded } from '../kernel/rounded';
import { type SeamPlan, seam } from '../kernel/seams';
import { edgeLengths, overArm } from '../off-shoulder/edge-lengths';
import { drawnEdge } from '../off-shoulder/shoulder-girth';
import { crescent, DEEPEST, narrower } from './crescent';
import { FULLNESS, ruffleDepth } from './ruffle';
import { hemmedStrips, joinsOf, onStrip, piecedStrip } from './strip-pieces';

const RUFFLE = 'edge-ruffle';
const OVER_ARMS = 'shoulder-ruffle';
/** Length of the line that marks where it meets a seam of a sleeve, cm. */
const MARK = 1;

/** At which centre the edge comes apart, and the strip with it. */
function partedAt({ options }: Choices): 'front' | 'back' | 'nowhere' {
  const { face, opensNeck } = traitsOf(OPENING, options) ?? {};
  if (!opensNeck) return 'nowhere';
  return face === 'back' ? 'back' : 'front';
}

/** Where a half meets the seams of a sleeve, marked from its raw edge down on the piece that holds the place. */
function marked(panels: readonly Panel[], places: readonly number[], depth: number): Panel[] {
  let from = 0;
  return panels.map((own) => {
    const [start, length] = [from, lineLength(own, 'ruffle')];
    from += length;
    const inside = places.map((at) => at - start).filter((x) => x > 0 && x < length);
    const marks = inside.map((x, i) => ({
      id: `sleeve-seam-${i + 1}`,
      kind: 'placement' as const,
      path: polyline({ x, y: depth }, { x, y: depth - MARK }),
    }));
    return { ...own, internals: [...own.internals, ...marks] };
  });
}

/** Sewn to a ring at the centre back where nothing opens there. */
function ring(panels: readonly Panel[]): SeamPlan {
  const end = onStrip(lastOf(panels), 'end');
  const id = `${firstOf(panels).id}-ring`;
  return seam({ id, operation: 'join-edge-ruffle', a: [end], b: [end] });
}

/**
 * A strip along the whole edge below both shoulders, sewn on below its casing: twice as long as what the elastic draws that
 * in to. Where the edge opens its ends are hemmed and lie at the centre; else it is a ring (METHODS §9).
 */
export function belowShoulders(plan: GarmentPlan, context: GarmentContext): GarmentPlan {
  const { choices, body } = context;
  const { front, sleeve, back } = edgeLengths(plan);
  const flat = front + sleeve + back;
  const length = (FULLNESS * drawnEdge(body)) / 2;
  const [depth, opens] = [ruffleDepth(context), partedAt(choices)];
  const middle = opens === 'front' ? 'open' : 'fold';
  const strips = piecedStrip({
    ...{ id: RUFFLE, length, depth, middle, parted: opens === 'back', raw: true },
  });
  const places = [front, front + sleeve].map((at) => (at * length) / flat);
  const panels = marked(strips, places, depth);
  return mergePlans(plan, {
    panels,
    seams: [...joinsOf(panels, 'join-edge-ruffle'), ...(opens === 'back' ? [] : [ring(panels)])],
    operations: [
      hemmedStrips('edge-ruffle-hem', panels, choices, 'edgeRuffleHem'),
      operation({
        id: RUFFLE,
        operation: 'attach-edge-ruffle',
        lines: panels.map((own) => onStrip(own, 'ruffle')),
        figures: { length: toMillimetre(2 * flat), opens },
      }),
    ],
    construction: rounded({ edgeRuffle: 2 * length }),
  });
}

/**
 * A strip over each arm, sewn on below the casing from seam to seam of the sleeve, where it runs out to nothing: below both
 * shoulders no armhole reaches over them (METHODS §9).
 */
export function overArms(plan: GarmentPlan, { choices, body }: GarmentContext): GarmentPlan {
  const lengths = edgeLengths(plan);
  const length = FULLNESS * overArm(body, lengths);
  const asked = ruffleDepth({ choices });
  const depth = Math.min(asked, DEEPEST * length);
  const strip = crescent(OVER_ARMS, length, depth);
  return mergePlans(plan, {
    panels: [strip],
    operations: [
      hemmedStrips('edge-ruffle-hem', [strip], choices, 'edgeRuffleHem'),
      operation({
        id: OVER_ARMS,
        operation: 'attach-edge-ruffle',
        lines: [onStrip(strip, 'ruffle')],
        figures: { length: toMillimetre(lengths.sleeve), opens: 'arms' },
      }),
    ],
    notices: narrower(asked, depth),
  });
}
