import { written } from '@/lib/drawing/pen';
import { halfDiamond } from '@/lib/drawing/symbols';
import type { Item } from '@/lib/drawing/types';
import { firstOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Tile } from '@/lib/layout/covered-tiles';
import type { FreeSpace } from '../labels/free-space';
import { boxOf, type Join, type TileGrid } from './tiles';

const PLACE = { layer: 'sheet' } as const;
const HALF = 0.45;
const SIZE = 0.27;
/** Where along the edge the mark may be, the middle first. */
const SHARES = [0.5, 0.38, 0.62, 0.26, 0.74, 0.14, 0.86];
/** Room a mark and its code need along the edge and to either side of it, cm. */
const ALONG: readonly [before: number, after: number] = [0.55, 1.9];
const BESIDE = 1.9;
const NARROW = 0.55;

/** A join with the place of its mark on the layout. */
export interface MarkedJoin extends Join {
  readonly at: Pair;
}

/** Corners of the room a mark takes up on both its pages. */
function roomAt([x, y]: Pair, upright: boolean): [Pair, Pair, Pair, Pair] {
  const [x0, y0, x1, y1] = upright
    ? [x - BESIDE, y - NARROW, x + BESIDE, y + NARROW]
    : [x - ALONG[0], y - NARROW, x + ALONG[1], y + NARROW];
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}

/** Corners of the room the mark of a join takes up. */
export const markRoom = ({ at, upright }: MarkedJoin): [Pair, Pair, Pair, Pair] => roomAt(at, upright);

/** The marks of every join, each where it crosses no line if there is such a place; their room is taken. */
export function placeJoins(joins: readonly Join[], grid: TileGrid, space: FreeSpace): MarkedJoin[] {
  const marked = joins.map((join) => {
    const [x0, y0, x1, y1] = boxOf(join.first, grid);
    const candidates = SHARES.map(
      (t): Pair => (join.upright ? [x1, y0 + t * (y1 - y0)] : [x0 + t * (x1 - x0), y0]),
    );
    const at = candidates.find((place) => space.isFree(roomAt(place, join.upright))) ?? firstOf(candidates);
    return { ...join, at };
  });
  for (const join of marked) space.blockArea(markRoom(join));
  return marked;
}

/** The half of a join mark that belongs to one of its pages, in layout coordinates. */
function halfMark({ at: [x, y], upright, code }: MarkedJoin, isFirst: boolean): Item[] {
  const lettering = { size: SIZE, font: 'sans-bold' } as const;
  if (upright) {
    const side = isFirst ? -1 : 1;
    const anchor = isFirst ? 'end' : 'start';
    const text = written(code, [x + side * (HALF + 0.12), y - SIZE * 0.33], { ...lettering, anchor }, PLACE);
    return [halfDiamond([x, y], [side, 0], PLACE, HALF), text];
  }
  const baseline = isFirst ? y + 0.12 : y - 0.12 - SIZE * 0.66;
  const text = written(code, [x + HALF + 0.1, baseline], lettering, PLACE);
  return [halfDiamond([x, y], [0, isFirst ? 1 : -1], PLACE, HALF), text];
}

/** All half marks of a page, in layout coordinates. */
export function joinMarks(tile: Tile, joins: readonly MarkedJoin[]): Item[] {
  const isTile = (other: Tile) => other.row === tile.row && other.column === tile.column;
  return joins.flatMap((join) =>
    isTile(join.first) ? halfMark(join, true) : isTile(join.second) ? halfMark(join, false) : [],
  );
}
