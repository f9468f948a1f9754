import type { Pair } from '@/lib/drafting/types';
import { contains } from './contains';
import type { PressArrow } from './scene';

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

const backBy = ({ at: [x, y], direction: [dx, dy], ...rest }: PressArrow, way: number): PressArrow => ({
  ...rest,
  at: [x - dx * way, y - dy * way],
  direction: [dx, dy],
});
