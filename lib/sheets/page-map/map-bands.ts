import { cyclic } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { TileGrid } from '../tiled/tiles';

/** Rows of a page map drawn one under the other; a tall map has several such bands side by side. */
export interface Band {
  /** Rows from `first` up to, not with, `end`. */
  readonly first: number;
  readonly end: number;
  /** Height of its lower and upper edge in the layout, cm. */
  readonly bottom: number;
  readonly top: number;
  /** Where the origin of the layout, reduced, comes to lie on the map, cm. */
  readonly offset: Pair;
}

interface BandedMap {
  readonly scale: number;
  readonly bands: readonly Band[];
  /** Width and height of the whole map, cm. */
  readonly size: Pair;
}

/** White between two bands, cm on the map. */
const GAP = 0.4;
/** A map is parted only where that shows its pages so much larger. */
const WORTH = 1.1;

/** A map fitted into a width and a height: in one, or parted into bands where it would be a thin strip. */
export function bandedMap(grid: TileGrid, width: number, height: number): BandedMap {
  const counts = Array.from({ length: grid.rows }, (_, i) => i + 1);
  const count = counts.reduce((best, each) => {
    const gain = scaleOf(grid, each, width, height) / scaleOf(grid, best, width, height);
    return gain > (best === 1 ? WORTH : 1) ? each : best;
  }, 1);
  const scale = scaleOf(grid, count, width, height);
  const rows = rowsIn(grid, count);
  const bands = Array.from({ length: Math.ceil(grid.rows / rows) }, (_, i) => bandAt(grid, rows, i, scale));
  const wide = grid.columns * grid.tileWidth * scale;
  return { scale, bands, size: [bands.length * (wide + GAP) - GAP, rows * grid.tileHeight * scale] };
}

const rowsIn = ({ rows }: TileGrid, bands: number): number => Math.ceil(rows / bands);

function scaleOf(grid: TileGrid, bands: number, width: number, height: number): number {
  const room = (width - (bands - 1) * GAP) / bands;
  return Math.min(room / (grid.columns * grid.tileWidth), height / (rowsIn(grid, bands) * grid.tileHeight));
}

function bandAt(grid: TileGrid, rows: number, index: number, scale: number): Band {
  const { tileHeight, tileWidth, columns } = grid;
  const [first, end] = [index * rows, Math.min(grid.rows, (index + 1) * rows)];
  const [top, bottom] = [(grid.rows - first) * tileHeight, (grid.rows - end) * tileHeight];
  const left = index * (columns * tileWidth * scale + GAP);
  return { first, end, bottom, top, offset: [left, (rows * tileHeight - top) * scale] };
}

/** The part of an outline between two heights; a hollow one may keep a seam along them, which the frame covers. */
export function between(outline: readonly Pair[], bottom: number, top: number): Pair[] {
  return onOneSide(
    onOneSide(outline, ([, y]) => y - bottom),
    ([, y]) => top - y,
  );
}

/** Where `height` is not negative. */
function onOneSide(outline: readonly Pair[], height: (point: Pair) => number): Pair[] {
  return outline.flatMap((point, i) => {
    const before = cyclic(outline, i - 1);
    const [from, to] = [height(before), height(point)];
    const share = from / (from - to);
    const crossing: Pair[] =
      from < 0 !== to < 0
        ? [[before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]]
        : [];
    return to < 0 ? crossing : [...crossing, point];
  });
}
