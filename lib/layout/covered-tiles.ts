import { boundsOf } from '@/lib/geometry/bounds';
import { lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';

/** One page of a tile grid: row 0 is the uppermost, column 0 the leftmost. */
export interface Tile {
  readonly column: number;
  readonly row: number;
}

export interface Grid {
  readonly tileWidth: number;
  readonly tileHeight: number;
  /** Height of the upper edge of row 0, cm. */
  readonly top: number;
}

/** The tiles that any part of the outlines (cm, placed) lies on, row by row. */
export function coveredTiles(outlines: readonly (readonly Pair[])[], grid: Grid): Tile[] {
  const keys = new Map<string, Tile>();
  for (const outline of outlines) {
    for (const tile of tilesOf(outline, grid)) keys.set(`${tile.row}/${tile.column}`, tile);
  }
  return [...keys.values()].sort((a, b) => a.row - b.row || a.column - b.column);
}

/** The tiles one outline lies on. */
export function tilesOf(outline: readonly Pair[], grid: Grid): Tile[] {
  const box = boundsOf(outline);
  const [first, last] = [columnAt(box.left, grid, 1), columnAt(box.right, grid, -1)];
  const [upper, lower] = [rowAt(box.top, grid, 1), rowAt(box.bottom, grid, -1)];
  const isStrip = first === last || upper === lower;
  const corners = isStrip ? new Set<number>() : tilesOfCorners(outline, grid);
  const found: Tile[] = [];
  for (let row = upper; row <= lower; row++) {
    for (let column = first; column <= last; column++) {
      const tile = { row, column };
      if (isStrip || corners.has(keyOf(row, column)) || meets(outline, tileBox(tile, grid))) found.push(tile);
    }
  }
  return found;
}

/** More than there are ever columns. */
const ROW = 1 << 16;
const keyOf = (row: number, column: number): number => row * ROW + column;

/** The tiles that corners of an outline lie in: most of all it covers, and told without asking every side. */
function tilesOfCorners(outline: readonly Pair[], grid: Grid): ReadonlySet<number> {
  const { tileWidth, tileHeight, top } = grid;
  const keys = new Set<number>();
  for (const at of outline) {
    const column = Math.floor(at[0] / tileWidth);
    const row = Math.floor((top - at[1]) / tileHeight);
    const key = keyOf(row, column);
    if (!keys.has(key) && holds(tileBox({ row, column }, grid), at)) keys.add(key);
  }
  return keys;
}

const holds = ({ left, bottom, right, top }: Box, at: Pair): boolean =>
  at[0] >= left && at[0] <= right && at[1] >= bottom && at[1] <= top;

/** A line lying exactly on a join belongs to the side the piece is on, not to both. */
const ON_JOIN = 1e-6;

const columnAt = (x: number, { tileWidth }: Grid, inward: number) =>
  Math.floor((x + inward * ON_JOIN) / tileWidth);
const rowAt = (y: number, { tileHeight, top }: Grid, inward: number) =>
  Math.floor((top - y + inward * ON_JOIN) / tileHeight);

interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

function tileBox({ row, column }: Tile, { tileWidth, tileHeight, top }: Grid): Box {
  const left = column * tileWidth + ON_JOIN;
  const bottom = top - (row + 1) * tileHeight + ON_JOIN;
  return { left, bottom, right: left + tileWidth - 2 * ON_JOIN, top: bottom + tileHeight - 2 * ON_JOIN };
}

/** True when the outline's area shares a point with the box: an edge enters it, or it lies wholly inside. */
function meets(outline: readonly Pair[], box: Box): boolean {
  let inside = false;
  let a = lastOf(outline);
  for (const b of outline) {
    if (enters(a, b, box)) return true;
    if (a[1] <= box.bottom !== b[1] <= box.bottom) {
      const x = a[0] + ((box.bottom - a[1]) / (b[1] - a[1])) * (b[0] - a[0]);
      if (x > box.left) inside = !inside;
    }
    a = b;
  }
  return inside;
}

/** Liang–Barsky: true when a stretch of the segment lies in the box. */
function enters([ax, ay]: Pair, [bx, by]: Pair, { left, right, bottom, top }: Box): boolean {
  const isBeside = (ax < left && bx < left) || (ax > right && bx > right);
  if (isBeside || (ay < bottom && by < bottom) || (ay > top && by > top)) return false;
  let [from, to] = [0, 1];
  const sides = [
    [ax - bx, ax - left],
    [bx - ax, right - ax],
    [ay - by, ay - bottom],
    [by - ay, top - ay],
  ] as const;
  for (const [outward, room] of sides) {
    if (outward === 0) {
      if (room < 0) return false;
    } else if (outward < 0) from = Math.max(from, room / outward);
    else to = Math.min(to, room / outward);
  }
  return from <= to;
}
