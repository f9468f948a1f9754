import type { PlanPart } from '../kernel/plan';
import { markedInterfacing } from '../kernel/strip';
import type { Collar } from './collar';
import { closedBehind, lapelFront, underCollar } from './notched';
import { reversFor } from './revers';
import { fuseOperation, neckEdge, neckSeam } from './sewing';

/** Collar and lapel in one line, the upper one cut in one piece with the facing (METHODS §6). */
export const SHAWL: Collar = {
  id: 'shawl',
  draw: (request) => {
    const { neck, front, choices } = request;
    const revers = reversFor(front, neck.flat, choices);
    const under = underCollar(revers);
    const fused = markedInterfacing(under.panel, 'collar-interfacing');
    const shaped = lapelFront(request, revers);
    const measured = request.measure(shaped);
    const plan: PlanPart = {
      panels: [under.panel, fused],
      seams: [...under.seams, neckSeam(neckEdge(under.panel.family, measured, { from: 'back' }), measured)],
      operations: [fuseOperation(under.panel, fused)],
    };
    return { ...plan, ...closedBehind(plan, revers, choices), front: shaped };
  },
};
