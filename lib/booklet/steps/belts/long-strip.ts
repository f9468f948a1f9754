import { boundsOf } from '@/lib/layout/silhouette';
import { composed, STILL, shifted } from '../../drawings/plane/rigid';
import { lain } from '../../pictures/cloth/arrange-scenes';
import { artOutline } from '../../pictures/cloth/outline-piece';
import type { Lines, Scene, Shown } from '../../pictures/cloth/scene';
import { tornAt } from '../../pictures/cloth/tear-cloth';
import { outside } from './tie-span';

/** Shown of each half of a belt: so much from its seam, and so much of its end, cm. */
const FROM_SEAM = 22;
const OF_END = 16;
/** Between the two torn edges, cm of cloth. */
const AIR = 2.5;
/** Less than this left out is not worth a tear, cm. */
const LEAST = 15;

/**
 * Two halves joined to a strip far longer than the page is wide: the seam and both ends are shown, and what lies between
 * is torn out. Each half is drafted upward from the seam. What is in one piece stays whole.
 */
export function shortened(strip: Scene): Scene {
  const { shown, arrows } = lain(strip);
  return { shown: shown.length < 2 ? shown : shown.flatMap(tornInTwo), arrows };
}

function tornInTwo(half: Shown): Shown[] {
  const { bottom, top } = boundsOf(half.outline ?? artOutline(half.piece, half.unfolded));
  const [near, far] = [bottom + FROM_SEAM, top - OF_END];
  const left = far - near - AIR;
  if (left < LEAST) return [half];
  const end = part(half, far, [-Infinity, far], top);
  const closer = composed(half.motion, shifted(STILL, [0, -left]));
  // The part at the seam bears the number of both.
  return [{ ...end, motion: closer, unnamed: true }, part(half, near, [near, Infinity], bottom)];
}

function part(half: Shown, level: number, lost: readonly [number, number], end: number): Shown {
  const outline = tornAt(half.outline ?? artOutline(half.piece, half.unfolded), level, [0, end]);
  const kept = (lines: Lines) => lines.flatMap((line) => outside(line, lost));
  const { worked, creased = [] } = half;
  return { ...half, outline, torn: true, worked: kept(worked), creased: kept(creased) };
}
