import type { Pair } from '@/lib/geometry/types';
import { coveredTiles, type Tile } from './covered-tiles';
import type { PackRules } from './items';
import { placementsOf } from './pack';
import { placedPoints } from './placed';
import type { Laid } from './search';
import { onOnePage } from './settle';
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
export const COLUMN = 0.5;
/** Whether pieces may cross from page to page. */
export const isJoined = ({ join, pageHeight = Number.POSITIVE_INFINITY }: SheetOptions) =>
  join ?? pageHeight < 60;

/** How shapes are laid on so many pages side by side. */
export function rulesFor(options: SheetOptions, columns: number): PackRules {
  const settle = onOnePage(isJoined(options) ? undefined : options.pageHeight, options.gap);
  return {
    width: columns * options.width,
    gap: options.gap,
    column: COLUMN,
    downward: true,
    settle: () => settle,
  };
}

/** Pages one below the other that hold a length, cm. */
export function rowsOf(length: number, { pageHeight }: SheetOptions): number {
  return pageHeight === undefined ? 1 : Math.max(1, Math.ceil(length / pageHeight - 1e-9));
}

export type Outlines = ReadonlyMap<string, readonly Pair[]>;

/** What was laid, as pages. */
export function sheetOf(
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
export function pageCost({ tiles, length, columns }: SheetLayout, { pageHeight }: SheetOptions): number[] {
  return pageHeight === undefined ? [length] : [tiles.length, length * columns];
}
