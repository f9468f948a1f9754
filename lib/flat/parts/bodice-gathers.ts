import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { polyline } from '@/lib/geometry/path';
import { item } from '@/lib/geometry/sequence';
import type { Path } from '@/lib/geometry/types';
import { firstAlong } from '@/lib/pattern/find';
import { lengthOf } from '@/lib/pattern/lines';
import { both, line } from '../ink';
import { gatheredUp } from '../worn/frame';
import { isBackYoke } from '../worn/panels';
import type { Face } from '../worn/types';
import type { FlatPart } from './part';

/**
 * Where the lower edge is gathered, as shares of it as sewn: between its last two notches before the side. What draws the
 * seam in leaves the shares as they are.
 */
function gatheredZone({ panels }: Face, gather: number): readonly [number, number] | undefined {
  const [panel] = panels;
  const edge = panel && firstAlong(panel, 'hem');
  const places = (panel?.notches ?? []).filter(({ edge: id }) => id === edge?.id).map(({ at }) => at);
  if (!edge || places.length < 2) return undefined;
  const sewn = lengthOf(edge) / gather;
  const [from, to] = places.sort((a, b) => a - b).slice(-2) as [number, number];
  const end = 1 - (lengthOf(edge) - to) / sewn;
  return [end - (to - from - (gather - 1) * sewn) / sewn, end];
}

const FOLD = { apart: 0.85, lengths: [3.4, 2, 4.2, 2.6], clear: 0.15, lean: 0.12 };

/** Folds that rise from the seam toward the bust, long and short in turn. */
export function risingFolds(seam: Path, [from, to]: readonly [number, number]): Path[] {
  const whole = pathLength(seam);
  const count = Math.max(2, Math.round(((to - from) * whole) / FOLD.apart));
  return Array.from({ length: count + 1 }, (_, i) => {
    const { x, y } = pointAtLength(seam, whole * (from + ((to - from) * i) / count));
    const length = item(FOLD.lengths, i % FOLD.lengths.length);
    const lean = FOLD.lean * length * (1 - (2 * i) / count);
    return polyline({ x, y: y + FOLD.clear }, { x: x + lean, y: y + length });
  });
}

/** The fullness of the bust, gathered on to the seam below it. */
export const bodiceGathers: FlatPart = ({ near, draft }) => {
  const gather = near.panels.some(isBackYoke) ? 1 : gatheredUp(draft, near.panels);
  const zone = gather === 1 ? undefined : gatheredZone(near, gather);
  if (!zone) return [];
  return risingFolds(near.lines.hem, zone).flatMap((fold) =>
    both((side) => [line(side(fold), 'seam', `${near.view}/gathers`)]),
  );
};
