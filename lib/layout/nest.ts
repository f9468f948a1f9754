import { AppError } from '@/lib/errors/app-error';
import { once } from '@/lib/pattern/once';
import type { Piece } from '@/lib/pattern/types';
import { floorOf } from './floor';
import { type Item, type PackRules, prepare } from './items';
import { compare, type Goal, type Laid, search } from './search';
import { paperShapes } from './shapes';
import {
  COLUMN,
  isJoined,
  type Outlines,
  pageCost,
  rowsOf,
  rulesFor,
  type SheetLayout,
  type SheetOptions,
  sheetOf,
} from './sheet-layout';
import { simplified } from './simplify';

/** Above this many pages side by side the paper no longer fits a floor. */
const MOST_COLUMNS = 20;
/** Widths tried from the narrowest up. */
const WIDTHS = 6;

/**
 * Lays each piece once as it is drawn, grain upright, on as few pages as the search finds; on a roll, as
 * short as it finds. A piece wider than a page makes the sheet several pages wide. Refuses (AppError
 * `piece-too-large`) what is wider than twenty pages.
 */
export function nestSheets(pieces: readonly Piece[], options: SheetOptions): SheetLayout {
  const shapes = paperShapes(pieces, options.rotate180);
  const items = prepare(shapes, rulesFor(options, 1));
  const least = leastColumns(items, options);
  const tried = isJoined(options) ? WIDTHS : 1;
  const budget = Math.ceil(options.budget / tried);
  const outlines = new Map(pieces.map(({ id, cutLine }) => [id, cutLine]));
  const rough = new Map(pieces.map(({ id, cutLine }) => [id, roughOf(cutLine)]));
  const layouts = Array.from({ length: tried }, (_, i) => {
    const laid = packOnColumns(items, rough, options, least + i, budget);
    return sheetOf(laid, outlines, options, least + i);
  });
  const [best] = layouts.sort((a, b) => compare(pageCost(a, options), pageCost(b, options)));
  return best as SheetLayout;
}

function leastColumns(items: readonly Item[], options: SheetOptions): number {
  const widest = Math.max(0, ...items.map(widthOf));
  const columns = Math.max(1, Math.ceil((widest - options.gap) / options.width - 1e-9));
  if (columns > MOST_COLUMNS) throw new AppError('piece-too-large', { figures: { width: widest } });
  return columns;
}

const widthOf = ({ ways: [way] }: Item) => (way ? way.columns.columns * COLUMN : 0);

/** Outlines this close to the true ones are good enough to compare layouts by, cm. */
const ROUGH = 0.03;

const roughOf = once((cutLine: Piece['cutLine']) => simplified(cutLine, ROUGH));

function packOnColumns(
  items: readonly Item[],
  rough: Outlines,
  options: SheetOptions,
  columns: number,
  budget: number,
): Laid {
  const rules = rulesFor(options, columns);
  // What a layout costs is what leads to a better one too: its pages are counted once.
  const cost: Goal['cost'] = once((laid: Laid) => [
    ...pageCost(sheetOf(laid, rough, options, columns), options),
    laid.packing.moment,
  ]);
  const goal: Goal = {
    cost,
    guide: cost,
    limit: ({ packing: { length } }) => rowsOf(length, options) * (options.pageHeight ?? length),
    enough: isLeast(items, rules, options),
  };
  const laid = search(items, rules, goal, budget);
  if (!laid) throw new Error(`No piece layout ${rules.width} cm wide`);
  return laid;
}

/** Whether a packing has reached the fewest pages, or the least length, that the shapes could ever take. */
function isLeast(items: readonly Item[], rules: PackRules, options: SheetOptions): Goal['enough'] {
  const floor = floorOf(items, rules);
  if (options.pageHeight === undefined) return ({ length }) => length <= floor + REACHED;
  const pages = rowsOf(floor, options);
  return ({ length }) => rules.width <= options.width && rowsOf(length, options) <= pages;
}

/** This close to the least there can be, nothing is left to find, cm. */
const REACHED = 0.3;
