import { lengthOn } from '../collars/neck';
import type { GarmentContext } from '../garments/addition';
import type { Panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import { seam } from '../kernel/seams';
import { opensAtBack, opensNeck } from '../openings/way-in';
import { hasTops } from '../sleeves/straps';
import { FULLNESS, ruffleDepth } from './ruffle';
import { hemmedStrips, joinsOf, type Middle, onStrip, piecedStrip } from './strip-pieces';

const FACES = ['front', 'back'] as const;
type Face = (typeof FACES)[number];

/** How the middle of a face is cut. */
function middleOf(face: Face, { choices }: GarmentContext): Middle {
  const opens = opensNeck(choices) && (opensAtBack(choices) ? 'back' : 'front');
  return opens === face ? 'open' : 'fold';
}

/** Under the bare arm both strips end, hemmed: a line of its own, for over the shoulder they are sewn to each other. */
const endedAtSide = (own: Panel): Panel => ({
  ...own,
  edges: own.edges.map((each) => (each.line === 'end' ? { ...each, line: 'start' as const } : each)),
});

function stripOn(plan: GarmentPlan, context: GarmentContext, face: Face): readonly Panel[] {
  const length = FULLNESS * lengthOn(plan, face, 'neckline');
  const { isLeft = false, choices } = context;
  const strips = piecedStrip({
    ...{ id: `edge-ruffle-${face}`, length, depth: ruffleDepth(context), raw: true },
    ...{ middle: middleOf(face, context), parted: isLeft || hasTops(choices) },
    // Both its halves together lie across the cloth, as different as they are long.
    most: 0,
  });
  return isLeft ? strips.map(endedAtSide) : strips;
}

/**
 * A strip along the edge that slants from one shoulder to under the other arm, caught between it and what finishes it: one
 * in front and one behind, sewn to each other over the shoulder, their other ends hemmed under the bare arm (METHODS §9).
 */
export function slantingEdge(plan: GarmentPlan, context: GarmentContext): GarmentPlan {
  const { choices, isLeft } = context;
  const strips = FACES.map((face) => stripOn(plan, context, face)) as [readonly Panel[], readonly Panel[]];
  const panels = strips.flat();
  const [front, back] = strips.map((own) => own[own.length - 1]);
  const joined = front && back && !isLeft && !hasTops(choices);
  const shoulder = joined
    ? [
        seam({
          ...{ id: 'edge-ruffle-shoulder', operation: 'join-edge-ruffle', stage: 'collarRuffleSeams' },
          a: [onStrip(front, 'end')],
          b: [onStrip(back, 'end')],
        }),
      ]
    : [];
  return mergePlans(plan, {
    panels,
    seams: [...strips.flatMap((own) => joinsOf(own, 'join-edge-ruffle', 'collarRuffleSeams')), ...shoulder],
    operations: [
      hemmedStrips('edge-ruffle-hem', panels, choices, 'collarRuffleHem'),
      operation({
        id: 'edge-ruffle',
        operation: 'baste-edge-ruffle',
        lines: panels.map((own) => onStrip(own, 'ruffle')),
        figures: { apart: hasTops(choices) ? 'yes' : 'no' },
      }),
    ],
  });
}
