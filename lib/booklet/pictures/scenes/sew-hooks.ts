import { placeOn } from '@/lib/geometry/polyline/place-on';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { mirrorIn } from '@/lib/pattern/unfold';
import type { Job } from '../../steps/jobs';
import type { Doubled } from '../cloth/fold-strip';

type Line = readonly Pair[];

/** Half the bar that stands for a hook or its eye, across the edge it holds, cm of cloth. */
const HALF = 0.8;
/** The first is sewn just below the upper edge, as a share of the height. */
const BELOW_TOP = 0.06;

/** Hooks along an edge, the first at its top, the others evenly below it; on a folded band on the half that is seen. */
export function hookMarks(edge: Line, { operations }: Job, strip: Doubled | undefined): Line[] {
  const count = Number(operations[0]?.figures.count ?? 1);
  const hidden = strip?.crease && !strip.shows(edge);
  const seen = hidden ? edge.map(mirrorIn(strip.crease)) : edge;
  const [start, end] = [firstOf(seen), lastOf(seen)];
  const down = start[1] > end[1] ? seen : [...seen].reverse();
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = placeOn(down, i === 0 ? BELOW_TOP : i / count).at;
    return [
      [x - HALF, y],
      [x + HALF, y],
    ];
  });
}
