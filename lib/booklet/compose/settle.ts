import { type Block, space } from './block';
import { paged, roomUnder } from './flow';
import { COLUMN_HEIGHT } from './page';

/** The same blocks set more or less tightly: made only when asked for. */
export type Setting = () => readonly Block[];

/** The roomiest of the settings with the fewest pages. The blocks begin where `room` is left of a page. */
export function settled(settings: readonly Setting[], room = COLUMN_HEIGHT): Block[] {
  const above = aboveOf(room);
  return fewestPages(settings, above).best.slice(above.length);
}

/**
 * The same, its pages filled alike: none ends with a single step. Each is then set as roomily by itself as it can be: its
 * white goes to what stands on it.
 */
export function settledByPage(settings: readonly Setting[], room = COLUMN_HEIGHT): Block[] {
  const above = aboveOf(room);
  const { best, fewest, made } = fewestPages(settings, above);
  let from = 0;
  const roomy = levelled(best, fewest).map((page) => {
    const to = from + page.length;
    const fits = made.map((blocks) => blocks.slice(from, to)).find((each) => paged(each).length === 1);
    from = to;
    return fits ?? page;
  });
  return begun(roomy.map((page, i) => (i < roomy.length - 1 ? spread(page) : page))).slice(above.length);
}

/** No more than this is put between two steps, cm. */
const BETWEEN = 0.9;

/** What room is left under the pictures of a page goes between its steps: not after a title, which keeps with what it names. */
function spread(page: readonly Block[]): Block[] {
  const parts = page.slice(0, -1).filter(({ keepWithNext }) => !keepWithNext);
  const more = parts.length > 0 ? Math.min(BETWEEN, Math.max(0, roomUnder(page)) / parts.length) : 0;
  return page.map((block) =>
    parts.includes(block) ? { ...block, after: (block.after ?? 0) + more } : block,
  );
}

const aboveOf = (room: number): Block[] => (room < COLUMN_HEIGHT ? [space(COLUMN_HEIGHT - room)] : []);

/** The pages of the best setting, and the blocks of all that were tried, from the roomiest on. */
function fewestPages(settings: readonly Setting[], above: readonly Block[]) {
  const made: Block[][] = [];
  let best: Block[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (const setting of settings) {
    if (fewest === 1) break;
    const blocks = [...above, ...setting()];
    const pages = paged(blocks).length;
    made.push(blocks);
    if (pages < fewest) [best, fewest] = [blocks, pages];
  }
  return { best, fewest, made };
}

const STEP = 0.25;

/** Fills pages only as high as their number asks for. */
function levelled(blocks: readonly Block[], count: number): Block[][] {
  let height = COLUMN_HEIGHT;
  while (height > STEP && paged(blocks, height - STEP).length === count) height -= STEP;
  return paged(blocks, height);
}

/** Every page but the first begins where its first block says so. */
const begun = (pages: readonly (readonly Block[])[]): Block[] =>
  pages.flatMap(([first, ...rest], i) =>
    first ? [i === 0 ? first : { ...first, newPage: true }, ...rest] : [],
  );
