import { distance } from '@/lib/geometry/point';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { atLeast, defineRule } from '../rule';

function shortestSegment({ path }: EdgeView): number {
  return Math.min(...path.map(({ a, b }) => distance(a, b)));
}

/** INVARIANTS A2. Figures that are not finite never come this far: `unreadable` reports them under this rule. */
export const A2 = defineRule({
  id: 'A2',
  title: 'Coordinates are finite and no segment is a splinter',
  limits: atLeast(0.02),
  read: ({ pieces }) =>
    pieces.flatMap((view) => view.edges.map((edge) => ({ figure: shortestSegment(edge), where: edge.name }))),
});
