import type { Pair } from '@/lib/geometry/types';
import { CELL, crossings } from './raster';

/** Levels a shape is looked at, from side to side and from below to above. */
const LEVELS = 9;

/** Places all round on a shape, so far inside its edge; in its middle where it is narrower than twice that. */
export function placesOn(shape: readonly Pair[], deep: number): Pair[] {
  const swapped = ([x, y]: Pair): Pair => [y, x];
  return [...besideEdges(shape, deep), ...besideEdges(shape.map(swapped), deep).map(swapped)];
}

function besideEdges(shape: readonly Pair[], deep: number): Pair[] {
  const heights = shape.map(([, y]) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const cell = (high - low) / (LEVELS * CELL);
  const levelled = shape.map(([x, y]): Pair => [x, (y - low) / cell]);
  return crossings(levelled, { x0: 0, y0: 0, columns: 0, rows: LEVELS }).flatMap((at, row) => {
    const y = low + (row + 0.5) * CELL * cell;
    return at.flatMap((x, i): Pair[] => {
      const other = at[i % 2 === 0 ? i + 1 : i - 1];
      if (other === undefined) return [];
      const inward = Math.min(deep, Math.abs(other - x) / 2);
      return [[x + (i % 2 === 0 ? inward : -inward), y]];
    });
  });
}
