import { linePath } from '@/lib/drawing/paths';
import { drawn } from '@/lib/drawing/pen';
import type { Item } from '@/lib/drawing/types';
import type { Pair } from '@/lib/pattern/types';
import { ON_PAGE } from '../../compose/strokes';
import { insideAt } from './ink-point';

/** Which way lines rise. */
export type Slant = 'right' | 'left';

/** Distance of the lines on the page, cm. */
const APART = 0.2;
const HALF_TURN = Math.SQRT1_2;

/** Thin slanting lines across a surface: they tell one cloth from another where colours are not printed. */
export function hatching(outline: readonly Pair[], slant: Slant, scale = 1): Item[] {
  const sign = slant === 'right' ? 1 : -1;
  const level = outline.map(([x, y]): Pair => [(x + sign * y) * HALF_TURN, (y - sign * x) * HALF_TURN]);
  const upright = ([u, v]: Pair): Pair => [(u - sign * v) * HALF_TURN, (v + sign * u) * HALF_TURN];
  const path = levelsOf(level, APART / scale).flatMap((v) =>
    insideAt(level, v).flatMap(([from, to]) => linePath(upright([from, v]), upright([to, v]))),
  );
  return path.length > 0 ? [drawn(path, 'hairline', ON_PAGE)] : [];
}

function levelsOf(outline: readonly Pair[], apart: number): number[] {
  const heights = outline.map(([, v]) => v);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  return Array.from({ length: Math.floor((high - low) / apart) }, (_, i) => low + (i + 0.5) * apart);
}
