import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { polyline } from '@/lib/geometry/path';
import { add, perp, scale } from '@/lib/geometry/point';
import { linePath } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import { type LineRef, publicLine } from '../kernel/seams';
import { splitLine } from '../kernel/split';
import type { ArmEnd } from './ends/arm-end';

export interface Slit {
  readonly panel: Panel;
  /** The lower edge on either side of the slash. */
  readonly before: LineRef;
  readonly after: LineRef;
}

/** Long enough for the hand, short of the seam above; on a short sleeve, where no hand asks for it, long enough to bind. */
const LONGEST = 12;
const MOST = 0.45;
const SHORT = { longest: 5, most: 0.65 };

/** Cloth of the sleeve itself left below the underarm, above a deep cuff; a slash asks for more. */
const LEAST_UNDERARM = { whole: 2.5, slashed: 6 };

/** How much of a sleeve lies below its underarm at least, above what ends it, cm. */
export const leastUnderarm = ({ slit }: Pick<ArmEnd, 'slit'>): number =>
  LEAST_UNDERARM[slit ? 'slashed' : 'whole'];

/** Length of the slash beside an underarm seam (METHODS §5.4). */
export function slashLength(underarm: number): number {
  const long = Math.min(LONGEST, MOST * underarm);
  return Math.max(long, Math.min(SHORT.longest, SHORT.most * underarm));
}

/** The lower edge of a sleeve slashed for a placket, square to it, at a share of the way along (METHODS §5.4). */
export function slashed(panel: Panel, line: PanelLine, share: number, length: number): Slit {
  const path = linePath(panel, line);
  const at = share * pathLength(path);
  const split = splitLine(panel, line, at);
  const [before, after] = [`${publicLine(line)}@before`, `${publicLine(line)}@after`] as const;
  const edges = split.edges.map((edge) => {
    if (edge.line !== line) return edge;
    return edge.from < at - 1e-6 ? { ...edge, line: before } : { ...edge, line: after, from: 0 };
  });
  const foot = pointAtLength(path, at);
  const head = add(foot, scale(perp(tangentAtLength(path, at)), length));
  const slash = { id: 'placket', kind: 'slash', path: polyline(foot, head) } as const;
  const { family } = panel;
  return {
    panel: { ...split, edges, internals: [...split.internals, slash] },
    before: { family, line: before },
    after: { family, line: after },
  };
}
