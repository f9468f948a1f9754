import type { Item, PackRules, Way } from './items';
import { columnsFor } from './pack';
import { eachStretch, type Silhouette } from './silhouette';

/**
 * No packing is shorter than this, cm: the longest shape, what all would take without any waste, and those that cannot
 * but lie above each other. Infinity where one is wider than the width.
 */
export function floorOf(items: readonly Item[], rules: PackRules): number {
  const strip = columnsFor(rules);
  if (items.some(({ ways }) => ways.every(({ columns }) => columns.columns > strip))) return Infinity;
  const heights = items.map(({ ways }) => Math.min(...ways.map(({ columns }) => columns.height - rules.gap)));
  const area = items.reduce((sum, { ways: [way] }) => sum + (way?.columns.area ?? 0), 0);
  return Math.max(area / rules.width, ...heights, stacked(items, strip) - rules.gap);
}

/** Columns looked at: every one so far from the last. */
const STEP = 4;

/** Height of the pile of shapes that each cover a column wherever they lie: those at the fold, and wide ones. */
function stacked(items: readonly Item[], columns: number): number {
  const wide = items.filter((item) => item.ways.every((way) => coversSome(item, way, columns)));
  let highest = 0;
  for (let column = 0; column < columns && wide.length > 1; column += STEP) {
    const pile = wide.reduce((sum, item) => sum + leastIn(item, column, columns), 0);
    highest = Math.max(highest, pile);
  }
  return highest;
}

/** How far to the right a shape may be moved, columns. */
const playOf = ({ shape }: Item, way: Way, columns: number): number =>
  shape.atFold ? 0 : columns - way.columns.columns;

const coversSome = (item: Item, way: Way, columns: number): boolean =>
  playOf(item, way, columns) < way.columns.columns;

/** The least of a column that an item takes, cm: nothing where it may lie beside it. */
function leastIn(item: Item, column: number, columns: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const way of item.ways) {
    const play = playOf(item, way, columns);
    if (column < play || column >= way.columns.columns) return 0;
    for (let k = column - play; k <= column; k++) least = Math.min(least, takenOf(way.columns, k));
  }
  return least;
}

function takenOf(shape: Silhouette, column: number): number {
  let sum = 0;
  eachStretch(shape, column, (from, to) => {
    sum += to - from;
  });
  return sum;
}
