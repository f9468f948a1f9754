import { textWidth } from '@/lib/drawing/measure-text';
import { boxPath, linePath } from '@/lib/drawing/paths';
import { drawn, filled, type Place, written } from '@/lib/drawing/pen';
import { transformItems } from '@/lib/drawing/transform';
import type { Box, Drawing, Item } from '@/lib/drawing/types';
import { mapTuple } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Tile } from '@/lib/layout/covered-tiles';
import type { Draft } from '@/lib/pattern/types';
import { pieceNumber } from '../context';
import { laidOutlines } from '../pieces/drawn-pieces';
import type { SheetPlan } from '../plan';
import { addressOf, boxOf, isPrinted, joinLines, type TileGrid } from '../tiled/tiles';
import { type Band, bandedMap } from './map-bands';
import type { PageSigns } from './map-numbers';
import { mapPieces } from './map-pieces';

const PLACE: Place = { layer: 'sheet' };
const HATCH = 0.22;
/** The address of a page: letters as large as this, at most so large a part of the page, so far from its upper corner. */
const LARGEST = 0.3;
const SHARE = 0.25;
const INSET = 0.08;
/** White round an address, cm. */
const WHITE = 0.05;

export function gridOf({ layout, field }: SheetPlan): TileGrid {
  const { columns, rows, tiles } = layout;
  return { columns, rows, tiles, tileWidth: field[0], tileHeight: field[1] };
}

/** Letters of the address of a page so high, cm. */
const addressSize = (pageHeight: number): number => Math.min(LARGEST, pageHeight * SHARE);

/** Slanting strokes that fill a box. */
function hatching([x0, y0, x1, y1]: Box): Item {
  const [wide, high] = [x1 - x0, y1 - y0];
  const count = Math.floor((wide + high) / HATCH);
  const lines = Array.from({ length: count }, (_, i) => (i + 1) * HATCH).flatMap((at) => {
    const from: Pair = at <= high ? [x0, y0 + at] : [x0 + at - high, y1];
    const to: Pair = at <= wide ? [x0 + at, y0] : [x1, y0 + at - wide];
    return linePath(from, to);
  });
  return drawn(lines, 'hairline', PLACE);
}

/** The ground of the pages to print again: under the pieces, which stay readable on it. */
function groundsAgain({ again = [] }: SheetPlan, grid: TileGrid, scale: number, band: Band): Item[] {
  return tilesIn(band, grid)
    .filter((tile) => isPrinted(tile, grid) && again.includes(addressOf(tile)))
    .map((tile) => {
      const box = mapTuple(boxOf(tile, grid), (cm) => cm * scale);
      return filled(boxPath(box), 'again', PLACE);
    });
}

/** The white behind the address in the upper left corner of a page. */
function groundOfAddress(tile: Tile, grid: TileGrid, scale: number): Box {
  const [left, bottom, , top] = mapTuple(boxOf(tile, grid), (cm) => cm * scale);
  const size = addressSize(top - bottom);
  const [x, y] = [left + INSET, top - INSET - size * 0.68];
  const wide = textWidth(addressOf(tile), 'sans', size);
  return [x - WHITE, y - WHITE, x + wide + WHITE, y + size * 0.7];
}

function mapTile(tile: Tile, grid: TileGrid, scale: number, named: boolean): Item[] {
  const box = mapTuple(boxOf(tile, grid), (cm) => cm * scale);
  const frame = drawn(boxPath(box), 'frame', PLACE);
  if (!isPrinted(tile, grid)) return [hatching(box), frame];
  if (!named) return [frame];
  const ground = groundOfAddress(tile, grid, scale);
  const at: Pair = [ground[0] + WHITE, ground[1] + WHITE];
  const lettering = { size: addressSize(box[3] - box[1]), fill: 'muted' } as const;
  return [filled(boxPath(ground), 'paper', PLACE), frame, written(addressOf(tile), at, lettering, PLACE)];
}

const tilesIn = ({ first, end }: Band, { columns }: TileGrid): Tile[] =>
  Array.from({ length: (end - first) * columns }, (_, i) => ({
    row: first + Math.floor(i / columns),
    column: i % columns,
  }));

/**
 * How the pages lie and what is on them, reduced to fit a width and a height (cm): pages with their addresses,
 * pages that are not printed hatched, pages to print again on a red ground, pieces with their numbers.
 * Rows that would make a thin strip go on to the right. Nothing stands outside the frame of the pages.
 */
export function pageMap(draft: Draft, plan: SheetPlan, width: number, height: number): Drawing {
  const grid = gridOf(plan);
  const { scale, bands, size } = bandedMap(grid, width, height);
  const named = plan.layout.tiles.length > 1;
  const pieces = laidOutlines(draft, plan.layout.placements).map(({ piece, outline }) => ({
    number: String(pieceNumber({ id: piece }, draft)),
    outline,
  }));
  const signs = pageSigns(grid, scale, named);
  const items = bands.flatMap((band) => {
    const laid = mapPieces(pieces, scale, { ...band, width: grid.columns * grid.tileWidth }, signs);
    return transformItems(
      [
        ...groundsAgain(plan, grid, scale, band),
        ...laid.flatMap(({ shape }) => shape),
        ...tilesIn(band, grid).flatMap((tile) => mapTile(tile, grid, scale, named)),
        ...laid.flatMap(({ number }) => number),
      ],
      { offset: band.offset },
    );
  });
  return { box: [0, 0, ...size], items };
}

/** The addresses of the pages that are printed, and the edges between pages. */
function pageSigns(grid: TileGrid, scale: number, named: boolean): PageSigns {
  const edges = joinLines(grid).map((line) => line.map(([x, y]): Pair => [x * scale, y * scale]));
  const addresses = named ? grid.tiles.map((tile) => groundOfAddress(tile, grid, scale)) : [];
  return { addresses, edges };
}
