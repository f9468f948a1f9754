import type { Box } from '@/lib/drawing/types';
import { boxOfPoints } from '../reading/ink';
import { furthestOfLine } from './cover';
import { SegmentGrid } from './segment-grid';

/** Room about lines in which others are looked for, cm. */
const BEYOND = 2;

/** A line of points, and from how far what lies beside it is explained by it, cm. */
export interface SoughtLine {
  readonly points: readonly number[];
  readonly reach?: number;
}

/** The lines as a grid; reaching far enough for both sides of a comparison. */
function gridOf(lines: readonly SoughtLine[], [x0, y0, x1, y1]: Box): SegmentGrid {
  const grid = new SegmentGrid([x0 - BEYOND, y0 - BEYOND, x1 + BEYOND, y1 + BEYOND]);
  lines.forEach(({ points, reach = 0 }, i) => {
    grid.addLine(points, false, i, reach);
  });
  return grid;
}

/** How far any point of `lines` lies from all of `others`, cm; Infinity where there are none. */
export function furthestBetween(lines: readonly SoughtLine[], others: readonly SoughtLine[]): number {
  if (lines.length === 0) return 0;
  if (others.length === 0) return Number.POSITIVE_INFINITY;
  const grid = gridOf(others, boxOfPoints([...lines, ...others].flatMap(({ points }) => points)));
  return Math.max(...lines.map(({ points }) => furthestOfLine(grid, points, false)));
}
