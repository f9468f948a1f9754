import { cyclic } from '../sequence';
import type { Pair } from '../types';

type Line = readonly Pair[];

/** Where a line meets an outline. */
export interface Crossing {
  readonly at: Pair;
  /** The side of the outline, by the vertex it begins at, and how far along it. */
  readonly side: number;
  readonly share: number;
}

/** An edge may begin a little outside its own cut line: rounding. */
export const ROUNDING = 0.02;
/** No allowance is so wide that its cut line is further off the end of an edge, cm. */
const FURTHEST = 30;

/** Where a line drawn on beyond its end first meets an outline. */
export function meets(outline: Line, end: Pair | undefined, inner: Pair | undefined): Crossing | undefined {
  if (!end || !inner) return undefined;
  const size = Math.hypot(end[0] - inner[0], end[1] - inner[1]);
  const [dx, dy] = [(end[0] - inner[0]) / size, (end[1] - inner[1]) / size];
  const found = outline.flatMap(([ax, ay], side): (Crossing & { readonly way: number })[] => {
    const [bx, by] = cyclic(outline, side + 1);
    const [sx, sy] = [bx - ax, by - ay];
    const turn = dx * sy - dy * sx;
    if (Math.abs(turn) < 1e-9) return [];
    const way = ((ax - end[0]) * sy - (ay - end[1]) * sx) / turn;
    const share = ((ax - end[0]) * dy - (ay - end[1]) * dx) / turn;
    if (share < -1e-6 || share > 1 + 1e-6 || way < -ROUNDING || way > FURTHEST) return [];
    return [{ at: [end[0] + dx * way, end[1] + dy * way], side, share, way }];
  });
  return found.sort((a, b) => a.way - b.way)[0];
}
