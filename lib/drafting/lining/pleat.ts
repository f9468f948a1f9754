import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { line } from '@/lib/geometry/segment';
import { foldEdge } from '@/lib/pattern/find';
import { edgesOf } from '../kernel/lines';
import { assertLoop, edge, type Panel, type PanelEdge } from '../kernel/panel';

/** Cloth folded over at the centre back, so that the arms can reach forward (METHODS §7: 2–3). */
const DEPTH = 2.5;

/** The top of the folded cloth: sewn to the facing as one with what lies under it. */
export const PLEAT = 'pleat';

function beganEarlier(edge: PanelEdge, corner: PanelEdge['path'][number]['a'], first: boolean): PanelEdge {
  if (!first) return { ...edge, from: edge.from + DEPTH };
  return { ...edge, path: [line(corner, startOf(edge.path)), ...edge.path] };
}

/** The back of a lining on the fold, with a pleat down its centre: stitched to the waist, open below. */
export function withPleat(panel: Panel): Panel {
  const fold = foldEdge(panel);
  if (!fold) return panel;
  const [top, bottom] = [startOf(fold.path), endOf(fold.path)];
  const [high, low] = [
    { x: -DEPTH, y: top.y },
    { x: -DEPTH, y: bottom.y },
  ];
  const hems = edgesOf(panel, 'hem');
  const edges = panel.edges.flatMap((own): PanelEdge[] => {
    if (own === fold)
      return [edge(PLEAT, polyline(top, high), { role: 'finished' }), { ...own, path: polyline(high, low) }];
    return own.line === 'hem' ? [beganEarlier(own, low, own === hems[0])] : [own];
  });
  assertLoop(panel.id, edges);
  const end = { x: 0, y: Math.max(0, bottom.y) };
  return {
    ...panel,
    edges,
    internals: [...panel.internals, { id: PLEAT, kind: 'pleat', path: polyline(top, end) }],
  };
}
