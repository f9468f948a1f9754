import type { Box } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';
import type { Tile } from '@/lib/layout/covered-tiles';

/** The grid of pages a pattern is cut up into: row 0 uppermost, the origin at its lower left corner. */
export interface TileGrid {
  readonly columns: number;
  readonly rows: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
  /** The pages that hold something, row by row; the others are not printed. */
  readonly tiles: readonly Tile[];
}

/** Row letters A … Z, AA, AB …; columns from 1. The address of a page does not change when others are skipped. */
export function addressOf({ row, column }: Tile): string {
  const letter = (index: number): string => String.fromCharCode(65 + (index % 26));
  const letters = row < 26 ? letter(row) : `${letter(Math.floor(row / 26) - 1)}${letter(row)}`;
  return `${letters}${column + 1}`;
}

export function boxOf({ row, column }: Tile, { rows, tileWidth, tileHeight }: TileGrid): Box {
  const [x, y] = [column * tileWidth, (rows - 1 - row) * tileHeight];
  return [x, y, x + tileWidth, y + tileHeight];
}

const isSame = (a: Tile, b: Tile): boolean => a.row === b.row && a.column === b.column;

export const isPrinted = (tile: Tile, { tiles }: TileGrid): boolean =>
  tiles.some((other) => isSame(tile, other));

/** A shared edge of two printed pages: `first` is left of or above `second`. */
export interface Join {
  readonly first: Tile;
  readonly second: Tile;
  readonly upright: boolean;
  /** What both sides of the join carry, such as `B3|B4`. */
  readonly code: string;
}

/** Every edge along which two printed pages meet. */
export function joinsOf(grid: TileGrid): Join[] {
  return grid.tiles.flatMap((first) => {
    const right = { row: first.row, column: first.column + 1 };
    const below = { row: first.row + 1, column: first.column };
    return [
      { second: right, upright: true },
      { second: below, upright: false },
    ]
      .filter(({ second }) => isPrinted(second, grid))
      .map((join) => ({ ...join, first, code: `${addressOf(first)}|${addressOf(join.second)}` }));
  });
}

/** The lines along which pages are joined, over the whole layout. */
export function joinLines({ columns, rows, tileWidth, tileHeight }: TileGrid): Pair[][] {
  const [width, height] = [columns * tileWidth, rows * tileHeight];
  const upright = Array.from({ length: columns - 1 }, (_, i) => (i + 1) * tileWidth);
  const level = Array.from({ length: rows - 1 }, (_, i) => (i + 1) * tileHeight);
  return [
    ...upright.map((x): Pair[] => [
      [x, 0],
      [x, height],
    ]),
    ...level.map((y): Pair[] => [
      [0, y],
      [width, y],
    ]),
  ];
}
