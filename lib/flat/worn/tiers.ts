import { startOf } from '@/lib/geometry/path';
import { firstAlong } from '@/lib/pattern/find';
import { pathOf } from '@/lib/pattern/lines';
import type { Piece } from '@/lib/pattern/types';
import type { WornSkirt } from './skirt';

/** Height of the seam that joins a tier to the one above or below; undefined where it ends in no such seam. */
export function tierLevel(piece: Piece, side: 'upper' | 'lower'): number | undefined {
  const edge = firstAlong(piece, `tier-${side}`);
  return edge && startOf(pathOf(edge)).y;
}

/** Heights of the seams between the tiers of a skirt. */
export function tierSeams({ panels }: Pick<WornSkirt, 'panels'>): number[] {
  return panels.flatMap((piece) => tierLevel(piece, 'upper') ?? []);
}
