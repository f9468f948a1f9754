import type { Choices } from '@/lib/choices/types';
import type { Panel } from '../kernel/panel';
import type { PlanPart } from '../kernel/plan';
import { type SeamPlan, seam } from '../kernel/seams';
import { markedInterfacing } from '../kernel/strip';
import type { Collar, CollarRequest } from './collar';
import { hooksAndEyes } from './hook';
import { lapelled } from './lapel';
import { collarPanel } from './panels';
import { type Revers, reversFor } from './revers';
import { asHalf } from './roll-collar';
import { AROUND, fuseOperation, layersSeam, neckEdge, neckSeam } from './sewing';

const BIAS = 45;
const FIT = { from: 'back' } as const;

/** The under collar, on the bias with a seam at the centre back (METHODS §6). */
export function underCollar({ lapel, under, partsBehind }: Revers): { panel: Panel; seams: SeamPlan[] } {
  const drawn = collarPanel(asHalf(lapel, under), { id: 'collar-under', onFold: false });
  const centre = [{ family: drawn.family, line: 'centre' }] as const;
  return {
    panel: { ...drawn, grain: BIAS },
    seams: partsBehind
      ? []
      : [seam({ id: 'under-collar-centre', operation: 'join-collar-halves', a: centre, b: centre })],
  };
}

/** The front as it opens, with its lapel. */
export function lapelFront({ front }: CollarRequest, { lapel }: Revers): Panel {
  return lapelled(front, lapel);
}

/** Parted behind, the ends stand edge to edge above what closes the back: hooks hold them as high as they stand. */
export function closedBehind(plan: PlanPart, { partsBehind }: Revers, { sizes }: Choices): PlanPart {
  if (!partsBehind) return {};
  return hooksAndEyes(plan, { family: 'collar-under', line: 'centre' }, sizes['collar-height'] ?? 0);
}

/** Collar and lapel that meet in a notch. */
export const NOTCHED: Collar = {
  id: 'notched',
  draw: (request) => {
    const { neck, front, choices } = request;
    const revers = reversFor(front, neck.flat, choices);
    const under = underCollar(revers);
    const upper = collarPanel(asHalf(revers.lapel, revers.upper), {
      id: 'collar-upper',
      onFold: !revers.partsBehind,
    });
    const fused = markedInterfacing(under.panel, 'collar-interfacing');
    const shaped = lapelFront(request, revers);
    const measured = request.measure(shaped);
    const plan: PlanPart = {
      panels: [upper, under.panel, fused],
      seams: [
        ...under.seams,
        layersSeam('collar-layers', upper, under.panel, revers.partsBehind ? AROUND : ['outer', 'end']),
        neckSeam(neckEdge(under.panel.family, measured, FIT), measured),
      ],
      operations: [fuseOperation(under.panel, fused)],
      neckEdge: neckEdge(upper.family, measured, FIT),
    };
    return { ...plan, ...closedBehind(plan, revers, choices), front: shaped };
  },
};
