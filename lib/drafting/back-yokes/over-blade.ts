import { intersectVertical } from '@/lib/geometry/intersect';
import { startOf } from '@/lib/geometry/path';
import { linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { LOWER_LINE } from './part-back';

/** The blade, as a share of the half back at the seam, and the least of it: so far a facing beside buttons leaves a pleat free, cm (METHODS §4). */
const BLADE = { share: 0.55, least: 9.5 };
/** Where gathers over it begin and end, likewise. */
const GATHERED = { from: 0.42, least: 7.5, to: 0.85 };

/** How far from the centre the seam under the yoke ends at the armhole. */
const halfBack = (lower: Panel): number => startOf(linePath(lower, LOWER_LINE)).x;

/** How far from the centre a pleat over the blade is laid to. */
export const bladeOf = (lower: Panel): number => Math.max(BLADE.least, BLADE.share * halfBack(lower));

/** Between which places, from the centre, cloth is gathered over the blade. */
export function gatheredOverBlade(lower: Panel): { readonly from: number; readonly to: number } {
  const half = halfBack(lower);
  return { from: Math.max(GATHERED.least, GATHERED.from * half), to: GATHERED.to * half };
}

/** How far along the seam, from the armhole, an upright line of the half crosses it. */
export function fromArmhole(lower: Panel, x: number): number {
  const [hit] = intersectVertical(linePath(lower, LOWER_LINE), x);
  if (!hit) throw new RangeError(`The seam of the yoke does not reach ${x.toFixed(1)} cm from the centre`);
  return hit.length;
}
