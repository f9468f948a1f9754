import type { Pair } from '@/lib/drafting/types';
import type { PressArrow } from './scene';

/** Arrows one way are told apart from this far, cm on the page. */
const APART = 0.4;
/** Cosine above which two arrows point the same way. */
const ALIKE = 0.8;

/** On a short seam at a small scale two arrows would run into one blot: there one in their middle says as much. */
export function apartArrows(arrows: readonly PressArrow[], scale: number): PressArrow[] {
  const kept: PressArrow[] = [];
  for (const arrow of arrows) {
    const near = kept.findIndex((other) => isAlike(arrow, other) && distance(arrow, other) * scale < APART);
    const other = kept[near];
    if (other) kept[near] = { ...other, at: middle(other.at, arrow.at) };
    else kept.push(arrow);
  }
  return kept;
}

const isAlike = ({ direction: [ax, ay] }: PressArrow, { direction: [bx, by] }: PressArrow): boolean =>
  ax * bx + ay * by > ALIKE;

const distance = ({ at: [ax, ay] }: PressArrow, { at: [bx, by] }: PressArrow): number =>
  Math.hypot(ax - bx, ay - by);

const middle = ([ax, ay]: Pair, [bx, by]: Pair): Pair => [(ax + bx) / 2, (ay + by) / 2];
