import { type Block, space } from './block';
import { paged } from './flow';
import { COLUMN_HEIGHT } from './page';

/** The same blocks set more or less tightly: made only when asked for. */
export type Setting = () => readonly Block[];

/**
 * The roomiest of the settings with the fewest pages, these pages filled alike: none ends with a single step. The
 * blocks begin where `room` is left of a page.
 */
export function settled(settings: readonly Setting[], room = COLUMN_HEIGHT): Block[] {
  const above = room < COLUMN_HEIGHT ? [space(COLUMN_HEIGHT - room)] : [];
  let best: readonly Block[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (const setting of settings) {
    if (fewest === 1) break;
    const blocks = [...above, ...setting()];
    const pages = paged(blocks).length;
    if (pages < fewest) [best, fewest] = [blocks, pages];
  }
  return levelled(best, fewest).slice(above.length);
}

const STEP = 0.25;

/** Fills pages only as high as their number asks for. */
function levelled(blocks: readonly Block[], count: number): Block[] {
  let height = COLUMN_HEIGHT;
  while (height > STEP && paged(blocks, height - STEP).length === count) height -= STEP;
  return paged(blocks, height).flatMap(([first, ...rest], i) =>
    first ? [i === 0 ? first : { ...first, newPage: true }, ...rest] : [],
  );
}
