import { polyline } from '@/lib/geometry/path';
import { edge, type Panel, panel } from '../../kernel/panel';

const rectangle = (width: number, height: number) => ({
  topRight: { x: width, y: 0 },
  topLeft: { x: 0, y: 0 },
  bottomLeft: { x: 0, y: -height },
  bottomRight: { x: width, y: -height },
});

/** A closed band, cut twice as deep as it shows: its upper edge is sewn on, the lower one turned in behind. */
export function closedBand(id: string, girth: number, depth: number): Panel {
  const { topRight, topLeft, bottomLeft, bottomRight } = rectangle(girth, 2 * depth);
  return panel({
    id,
    part: 'cuff',
    cut: { count: 2, onFold: false, mirrored: false },
    edges: [
      edge('cuff', polyline(topRight, topLeft), { kind: 'enclosed' }),
      edge('end', polyline(topLeft, bottomLeft)),
      edge('inner', polyline(bottomLeft, bottomRight), { role: 'finished', kind: 'enclosed' }),
      edge('end@other', polyline(bottomRight, topRight)),
    ],
    internals: [
      { id: 'fold', kind: 'fold-line', path: polyline({ x: 0, y: -depth }, { x: girth, y: -depth }) },
    ],
    grain: 0,
  });
}
