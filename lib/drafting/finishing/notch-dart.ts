import { pathLength } from '@/lib/geometry/length';
import type { Notch } from '@/lib/pattern/types';
import type { FinishEdge, FinishPiece } from './types';

/** Where nothing lies beyond the stitching, as along a bound edge, no notch can be cut: the legs are marked themselves. */
function isRaw({ allowance }: FinishEdge): boolean {
  return allowance === 0;
}

/**
 * A notch at each end of every dart mouth, on the edges before and after the dart, matching each other: where the legs
 * are laid on each other (METHODS §11). `prefix` keeps their ids apart from those of other notches.
 */
export function dartNotches({ id, edges }: FinishPiece, prefix = 'd'): Notch[] {
  const notches: Notch[] = [];
  edges.forEach((edge, i) => {
    const [inward, outward, after] = [1, 2, 3].map((step) => edges[(i + step) % edges.length]);
    if (edge.role === 'dart' || inward?.role !== 'dart' || outward?.role !== 'dart' || !after) return;
    if (isRaw(edge) || isRaw(after)) return;
    const number = notches.length;
    const first = `${prefix}-${id}-${number + 1}`;
    const second = `${prefix}-${id}-${number + 2}`;
    notches.push({ id: first, edge: edge.id, at: pathLength(edge.path), kind: 'single', match: second });
    notches.push({ id: second, edge: after.id, at: 0, kind: 'single', match: first });
  });
  return notches;
}
