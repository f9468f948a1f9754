import { type CheckContext, operations } from '../context/context';
import { distanceToLine } from '../context/distances';
import type { EdgeView } from '../context/edge-view';
import { edgeAfter, edgeBefore } from '../context/piece-view';
import type { Reading } from '../result';
import { atLeast, atMost, defineRule } from '../rule';

const FROM_SEAM = atLeast(2);

/** How far the inner end of a slit stays from seams; the one that goes on above it does not count. */
function clearance(context: CheckContext, slit: EdgeView): Reading[] {
  const view = context.piece(slit.pieceId);
  if (!view) return [];
  const beside = [edgeBefore(view, slit.index), edgeAfter(view, slit.index)];
  const crossing = view.edges.filter(
    (edge) => edge.role === 'seam' && edge !== slit && !beside.includes(edge),
  );
  const upper = slit.start.y >= slit.end.y ? slit.start : slit.end;
  return crossing.map(({ points, name }) => ({
    figure: distanceToLine(upper, points),
    where: `${slit.name}: to ${name}`,
    limits: FROM_SEAM,
  }));
}

function readings(context: CheckContext): Reading[] {
  return operations(context, /slit|vent|placket/).flatMap(({ id, edges }) => {
    const slits = edges.flatMap((ref) => context.edge(ref) ?? []).filter(({ role }) => role !== 'hem');
    const lengths = slits.map(({ length }) => length);
    if (lengths.length === 0) return [];
    const unequal = { figure: Math.max(...lengths) - Math.min(...lengths), where: `${id}: both sides` };
    return [unequal, ...slits.flatMap((slit) => clearance(context, slit))];
  });
}

/** INVARIANTS F12. */
export const F12 = defineRule({
  id: 'F12',
  title: 'Slits end clear of seams, equal on both sides',
  limits: atMost(0.1),
  read: readings,
});
