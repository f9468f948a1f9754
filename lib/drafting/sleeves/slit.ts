import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { polyline } from '@/lib/geometry/path';
import { add, perp, scale } from '@/lib/geometry/point';
import { linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { LineRef } from '../kernel/seams';
import { splitLine } from '../kernel/split';

export interface Slit {
  readonly panel: Panel;
  /** The lower edge from the slash round to the slash again. */
  readonly lines: readonly LineRef[];
}

/**
 * The lower edge of a sleeve slashed for a placket, square to it (METHODS §5.4: at a quarter of the width from the back
 * edge, 10–14 long). The line runs from the back underarm to the front one.
 */
export function slashed(panel: Panel, share: number, length: number): Slit {
  const path = linePath(panel, 'hem');
  const at = share * pathLength(path);
  const split = splitLine(panel, 'hem', at);
  const edges = split.edges.map((edge) => {
    if (edge.line !== 'hem') return edge;
    return edge.from < at - 1e-6 ? { ...edge, line: 'hem@back' } : { ...edge, line: 'hem@front', from: 0 };
  });
  const foot = pointAtLength(path, at);
  const head = add(foot, scale(perp(tangentAtLength(path, at)), length));
  const slash = { id: 'placket', kind: 'slash', path: polyline(foot, head) } as const;
  const { family } = panel;
  return {
    panel: { ...split, edges, internals: [...split.internals, slash] },
    lines: [
      { family, line: 'hem@front' },
      { family, line: 'hem@back' },
    ],
  };
}
