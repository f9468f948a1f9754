import { polyline } from '@/lib/geometry/path';
import { edge, type Panel, panel } from '../kernel/panel';

/** Each of the two welts shows so wide: the rows that hold them lie twice as far apart, the slit between them (H). */
export const WELT_SHOWS = 0.5;
export const ROWS = 2 * WELT_SHOWS;
/** Welts are cut beyond both ends of the mouth, and so wide that folded they leave room for what is sewn on (H). */
const BEYOND = 1.5;
const CUT = 4;

/** One of the two welts that border a mouth: cut on its straight edges, folded along its middle. */
export function weltPanel(mouth: number): Panel {
  const [width, half] = [mouth + 2 * BEYOND, CUT / 2];
  const corners = [
    { x: 0, y: -half },
    { x: width, y: -half },
    { x: width, y: half },
    { x: 0, y: half },
  ] as const;
  const raw = { role: 'finished', kind: 'none' } as const;
  const [a, b, c, d] = corners;
  return panel({
    id: 'pocket-welt',
    part: 'pocket',
    cut: { count: 4, onFold: false, mirrored: false },
    edges: [
      edge('lower', polyline(a, b), raw),
      edge('end@right', polyline(b, c), raw),
      edge('upper', polyline(c, d), raw),
      edge('end@left', polyline(d, a), raw),
    ],
    internals: [{ id: 'fold', kind: 'fold-line', path: polyline({ x: 0, y: 0 }, { x: width, y: 0 }) }],
    grain: 0,
  });
}
