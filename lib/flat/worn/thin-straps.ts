import { endOf, joinPaths, polyline, startOf } from '@/lib/geometry/path';
import { add, midpoint } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { Draft } from '@/lib/pattern/types';
import type { SewnFace } from './frame';
import type { View } from './types';

type Lines = Pick<SewnFace, 'neckline' | 'shoulder' | 'armhole'>;

/** Where a strap of its own leaves the top of a face: both corners of that, and the edge of the strap nearer the neck. */
export interface Top {
  readonly inner: Point;
  readonly outer: Point;
  readonly strap: Point;
}

/** How far a strap goes up from the top of a face to the shoulder, cm; nothing where there are none. */
function reachOf({ construction }: Draft, view: View): number | undefined {
  return view === 'front' ? construction.strapFront : construction.strapBack;
}

/** A face whose neckline and armhole go on along its straps up to the shoulder. */
export function withStraps(draft: Draft, view: View, lines: Lines): Lines & { readonly top?: Top } {
  const reach = reachOf(draft, view);
  const width = draft.choices.sizes['strap-width'];
  if (reach === undefined || width === undefined) return lines;
  const [inner, outer] = [endOf(lines.neckline), startOf(lines.armhole)];
  const up = { x: 0, y: reach };
  const at = (side: number) => add(midpoint(inner, outer), { x: (side * width) / 2, y: 0 });
  const [near, far] = [at(-1), at(1)];
  return {
    neckline: joinPaths(lines.neckline, polyline(inner, near, add(near, up))),
    shoulder: polyline(add(near, up), add(far, up)),
    armhole: joinPaths(polyline(add(far, up), far, outer), lines.armhole),
    top: { inner, outer, strap: near },
  };
}
