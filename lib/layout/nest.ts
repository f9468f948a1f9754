import type { Pair, Piece } from '@/lib/drafting/types';
import { AppError } from '@/lib/errors/app-error';
import { coveredTiles, type Tile } from './covered-tiles';
import { floorOf } from './orders';
import { type Item, type PackRules, placementsOf, prepare } from './pack';
import { placedPoints } from './placed';
import { compare, type Goal, type Laid, search } from './search';
import { onOnePage } from './settle';
import { paperShapes } from './shapes';
import { simplified } from './simplify';
import type { Budget, Placement } from './types';

export interface SheetOptions {
  /** Width of what one page can hold, cm. */
  readonly width: number;
  /** Height of what one page can hold, cm; absent for a roll of one page, as long as needed. */
  readonly pageHeight?: number;
  /** Pieces may cross from page to page, the pages being stuck together. Default: pages under 60 cm high. */
  readonly join?: boolean;
  /** Least distance between two cut lines, cm. */
  readonly gap: number;
  /** Pieces may be turned head down. */
  readonly rotate180: boolean;
  /** Number of layouts tried. */
  readonly budget: Budget;
}

/**
 * Layout on paper. x from the left edge of column 0, y upward from the lower edge of the last row; row 0 is
 * the uppermost. A roll is one row, as high as it is long.
 */
export interface SheetLayout {
  readonly columns: number;
  readonly rows: number;
  /** All columns and rows together, cm. */
  readonly width: number;
  readonly height: number;
  /** From the upper edge to the end of the last piece, cm. */
  readonly length: number;
  readonly placements: readonly Placement[];
  /** The pages that hold a piece, row by row. */
  readonly tiles: readonly Tile[];
}

/** Across the width shapes are placed to this step, cm. */
const COLUMN = 0.5;
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
  const rough = new Map(pieces.map(({ id, cutLine }) => [id, simplified(cutLine, ROUGH)]));
  const layouts = Array.from({ length: tried }, (_, i) => {
    const laid = packOnColumns(items, rough, options, least + i, budget);
    return sheetOf(laid, outlines, options, least + i);
  });
  const [best] = layouts.sort((a, b) => compare(pageCost(a, options), pageCost(b, options)));
  return best as SheetLayout;
}

const isJoined = ({ join, pageHeight = Number.POSITIVE_INFINITY }: SheetOptions) => join ?? pageHeight < 60;

function rulesFor(options: SheetOptions, columns: number): PackRules {
  const settle = onOnePage(isJoined(options) ? undefined : options.pageHeight, options.gap);
  return {
    width: columns * options.width,
    gap: options.gap,
    column: COLUMN,
    downward: true,
    settle: () => settle,
  };
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

function packOnColumns(
  items: readonly Item[],
  rough: Outlines,
  options: SheetOptions,
  columns: number,
  budget: number,
): Laid {
  const rules = rulesFor(options, columns);
  const cost: Goal['cost'] = (laid) => [
    ...pageCost(sheetOf(laid, rough, options, columns), options),
    laid.packing.moment,
  ];
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

function rowsOf(length: number, { pageHeight }: SheetOptions): number {
  return pageHeight === undefined ? 1 : Math.max(1, Math.ceil(length / pageHeight - 1e-9));
}

type Outlines = ReadonlyMap<string, readonly Pair[]>;

function sheetOf(
  { turns, packing }: Laid,
  outlines: Outlines,
  options: SheetOptions,
  columns: number,
): SheetLayout {
  const rows = rowsOf(packing.length, options);
  const rowHeight = options.pageHeight ?? packing.length;
  const height = rows * rowHeight;
  const placed = placementsOf(turns, packing, rulesFor(options, columns));
  const placements = placed.map((placement) => ({ ...placement, y: height - placement.y }));
  const laid = placements.map((placement) => placedPoints(outlines.get(placement.piece) ?? [], placement));
  const tiles = coveredTiles(laid, { tileWidth: options.width, tileHeight: rowHeight, top: height });
  return { columns, rows, width: columns * options.width, height, length: packing.length, placements, tiles };
}

/** Pages first, then length: fewer to print, then less to stick. */
function pageCost({ tiles, length, columns }: SheetLayout, { pageHeight }: SheetOptions): number[] {
  return pageHeight === undefined ? [length] : [tiles.length, length * columns];
}
