import type { Pair } from '@/lib/pattern/types';
import { contains } from '../plane/contains';
import type { PressArrow } from '../scene';
import { tipOf } from './press-arrows';

/** How finely an arrow is drawn back. */
const STEPS = 20;

/**
 * Which way a dart is pressed is told by an arrow across it: one near an edge begins so far behind its dart that it
 * ends on the cloth. All others begin at their seam.
 */
export function slidArrows(
  arrows: readonly PressArrow[],
  outlines: readonly (readonly Pair[])[],
  length: number,
): PressArrow[] {
  return arrows.map((arrow) => {
    const cloth = arrow.slides ? outlines.find((outline) => contains(outline, arrow.at)) : undefined;
    if (!cloth) return arrow;
    const drawnBack = Array.from({ length: STEPS }, (_, i) => backBy(arrow, (length * i) / STEPS));
    const lies = ({ at, direction: [dx, dy] }: PressArrow) =>
      contains(cloth, at) && contains(cloth, [at[0] + dx * length, at[1] + dy * length]);
    return drawnBack.find(lies) ?? arrow;
  });
}

/** What a whole arrow is shortened to, step by step, and the air between its tip and the edge of the cloth. */
const SHARES = [1, 0.9, 0.8, 0.7, 0.6];
const AIR = 1.1;

/** How long arrows may be for all to end on the cloth they point into; as long as they are where none of them can. */
export function lengthOnCloth(
  arrows: readonly PressArrow[],
  outlines: readonly (readonly Pair[])[],
  length: number,
): number {
  const shares = arrows.map(
    (arrow) => SHARES.find((share) => endsOn(arrow, outlines, AIR * share * length)) ?? 1,
  );
  return length * Math.min(1, ...shares);
}

const endsOn = (arrow: PressArrow, outlines: readonly (readonly Pair[])[], length: number): boolean =>
  outlines.some((outline) => contains(outline, tipOf(arrow, length)));

const backBy = ({ at: [x, y], direction: [dx, dy], ...rest }: PressArrow, way: number): PressArrow => ({
  ...rest,
  at: [x - dx * way, y - dy * way],
  direction: [dx, dy],
});
