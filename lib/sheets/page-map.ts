import type { Draft } from '@/lib/drafting/types';
import { textWidth } from '@/lib/drawing/measure-text';
import { boxPath, linePath, polygonPath } from '@/lib/drawing/paths';
import { drawn, filled, type Place, written } from '@/lib/drawing/pen';
import { transformItems } from '@/lib/drawing/transform';
import type { Box, Drawing, Item, XY } from '@/lib/drawing/types';
import { span } from '@/lib/drawing/vector';
import type { Tile } from '@/lib/layout/covered-tiles';
import { pieceNumber } from './context';
import { laidOutlines } from './drawn-pieces';
import { type Band, bandedMap, between } from './map-bands';
import { ADDRESS, addressSize, clearOfAddress, numberSize } from './map-numbers';
import type { SheetPlan } from './plan';
import { addressOf, boxOf, isPrinted, type TileGrid } from './tiles';

const PLACE: Place = { layer: 'sheet' };
const HATCH = 0.22;
/** Closer than this on the map, points of an outline are one, cm. */
const FINEST = 0.03;

export function gridOf({ layout, field }: SheetPlan): TileGrid {
  const { columns, rows, tiles } = layout;
  return { columns, rows, tiles, tileWidth: field[0], tileHeight: field[1] };
}

/** Slanting strokes that fill a box. */
function hatching([x0, y0, x1, y1]: Box): Item {
  const [wide, high] = [x1 - x0, y1 - y0];
  const count = Math.floor((wide + high) / HATCH);
  const lines = Array.from({ length: count }, (_, i) => (i + 1) * HATCH).flatMap((at) => {
    const from: XY = at <= high ? [x0, y0 + at] : [x0 + at - high, y1];
    const to: XY = at <= wide ? [x0 + at, y0] : [x1, y0 + at - wide];
    return linePath(from, to);
  });
  return drawn(lines, 'hairline', PLACE);
}

/** Area centroid of an outline: where its number goes. */
export function centroid(outline: readonly XY[]): XY {
  let [twice, x, y] = [0, 0, 0];
  let [ax, ay] = outline.at(-1) as XY;
  for (const [bx, by] of outline) {
    const part = ax * by - bx * ay;
    twice += part;
    x += (ax + bx) * part;
    y += (ay + by) * part;
    [ax, ay] = [bx, by];
  }
  return [x / (3 * twice), y / (3 * twice)];
}

/** The outline reduced to a scale, with only the points that can be told apart. */
export function reduced(outline: readonly XY[], scale: number, [dx, dy]: XY): XY[] {
  const kept: XY[] = [];
  for (const [x, y] of outline) {
    const at: XY = [x * scale + dx, y * scale + dy];
    const last = kept.at(-1);
    if (!last || span(last, at) >= FINEST) kept.push(at);
  }
  return kept;
}

/** The ground of the pages to print again: under the pieces, which stay readable on it. */
function groundsAgain({ again = [] }: SheetPlan, grid: TileGrid, scale: number, band: Band): Item[] {
  return tilesIn(band, grid)
    .filter((tile) => isPrinted(tile, grid) && again.includes(addressOf(tile)))
    .map((tile) => {
      const box = boxOf(tile, grid).map((cm) => cm * scale) as unknown as Box;
      return filled(boxPath(box), 'again', PLACE);
    });
}

function mapTile(tile: Tile, grid: TileGrid, scale: number, named: boolean): Item[] {
  const box = boxOf(tile, grid).map((cm) => cm * scale) as unknown as Box;
  const frame = drawn(boxPath(box), 'frame', PLACE);
  if (!isPrinted(tile, grid)) return [hatching(box), frame];
  if (!named) return [frame];
  const size = addressSize(box[3] - box[1]);
  const address = addressOf(tile);
  const [x, y] = [box[0] + ADDRESS.inset, box[3] - ADDRESS.inset - size * 0.68];
  const behind = boxPath([x - 0.05, y - 0.05, x + textWidth(address, 'sans', size) + 0.05, y + size * 0.7]);
  return [filled(behind, 'paper', PLACE), frame, written(address, [x, y], { size, fill: 'muted' }, PLACE)];
}

const tilesIn = ({ first, end }: Band, { columns }: TileGrid): Tile[] =>
  Array.from({ length: (end - first) * columns }, (_, i) => ({
    row: first + Math.floor(i / columns),
    column: i % columns,
  }));

interface LaidPiece {
  readonly number: string;
  readonly outline: readonly XY[];
}

/** The pieces as far as they lie in a band; the number stands at the middle of the piece, within its band. */
function mapPieces(
  pieces: readonly LaidPiece[],
  scale: number,
  { bottom, top }: Band,
  page: XY | undefined,
): Item[] {
  return pieces.flatMap(({ number, outline }) => {
    const small = reduced(outline, scale, [0, 0]);
    const shown = between(small, bottom * scale, top * scale);
    if (shown.length < 3) return [];
    const [x, middle] = centroid(small);
    const size = numberSize(small, number);
    const here = middle >= bottom * scale && middle < top * scale;
    const within = Math.max(bottom * scale + size / 2, Math.min(top * scale - size / 2, middle));
    const y = clearOfAddress([x, within], { number, size }, page);
    return [
      filled(polygonPath(...shown), 'shell', PLACE),
      drawn(polygonPath(...shown), 'measure', PLACE),
      ...(here
        ? [written(number, [x, y - size * 0.33], { size, anchor: 'middle', font: 'sans-bold' }, PLACE)]
        : []),
    ];
  });
}

/**
 * How the pages lie and what is on them, reduced to fit a width and a height (cm): pages with their addresses,
 * pages that are not printed hatched, pages to print again on a red ground, pieces with their numbers.
 * Rows that would make a thin strip go on to the right.
 */
export function pageMap(draft: Draft, plan: SheetPlan, width: number, height: number): Drawing {
  const grid = gridOf(plan);
  const { scale, bands, size } = bandedMap(grid, width, height);
  const named = plan.layout.tiles.length > 1;
  const pieces = laidOutlines(draft, plan.layout.placements).map(({ piece, outline }) => ({
    number: String(pieceNumber({ id: piece }, draft)),
    outline,
  }));
  const page: XY | undefined = named ? [grid.tileWidth * scale, grid.tileHeight * scale] : undefined;
  const items = bands.flatMap((band) =>
    transformItems(
      [
        ...groundsAgain(plan, grid, scale, band),
        ...mapPieces(pieces, scale, band, page),
        ...tilesIn(band, grid).flatMap((tile) => mapTile(tile, grid, scale, named)),
      ],
      { offset: band.offset },
    ),
  );
  return { box: [0, 0, ...size], items };
}
