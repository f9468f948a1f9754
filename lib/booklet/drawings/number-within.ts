import type { Pair } from '@/lib/drafting/types';
import { fontMetrics, textWidth } from '@/lib/drawing/measure-text';
import { written } from '@/lib/drawing/pen';
import type { Item } from '@/lib/drawing/types';
import { span } from '@/lib/drawing/vector';
import { boundsOf } from '@/lib/layout/silhouette';
import { FreeSpace } from '@/lib/sheets/free-space';
import { ON_PAGE } from '../compose/strokes';
import { contains } from './contains';
import { coveredAt, halfOfNumber, inkPoint, within } from './ink-point';

type Line = readonly Pair[];

/** A surface on the page, cm, and what its number keeps clear of. */
export interface Ground {
  readonly own: Line;
  /** What lies over it. */
  readonly above: readonly Line[];
  readonly lines: readonly Line[];
  /** The band beside these is kept free too where there is a choice: what an arrow sweeps. */
  readonly shafts: readonly Line[];
}

const FONT = 'sans-bold';
/** White round a number, cm: strokes have a width. */
const WHITE = 0.05;
/** Cells of a raster are 0.2 of what it is given: 0.2 mm. */
const FINE = 10;

/** Height of the letters of a number, cm on the page: smaller on small pieces, down to what is still read. */
export const NUMBER_SIZES = [0.3, 0.26, 0.22] as const;

/** A number inside its piece as large as there is room for; undefined where there is none. */
export function numberWithin(number: string, ground: Ground): Item | undefined {
  for (const size of NUMBER_SIZES) {
    const at = placeWithin(number, size, ground);
    const low = at && at[1] - (fontMetrics(FONT).capHeight * size) / 2;
    if (at && low !== undefined)
      return written(number, [at[0], low], { size, font: FONT, anchor: 'middle' }, ON_PAGE);
  }
  return undefined;
}

/** The middle of a number, clear of edges and lines: where there is most room, else the nearest place. */
function placeWithin(number: string, size: number, ground: Ground): Pair | undefined {
  const { own, above, lines, shafts } = ground;
  const room: Pair = [
    textWidth(number, FONT, size) + 2 * WHITE,
    fontMetrics(FONT).capHeight * size + 2 * WHITE,
  ];
  const placeFor = (half: number) => inkPoint(own, [...lines, ...shafts], half, above);
  const best = [size, halfOfNumber(size)].map(placeFor).find((at) => isClear(at, room, ground));
  return best ?? nearestTo(placeFor(halfOfNumber(size)), room, ground);
}

function isClear([x, y]: Pair, [wide, high]: Pair, { own, above, lines }: Ground): boolean {
  const edges = [...own, own[0] as Pair];
  const taken = [
    ...[edges, ...lines].flatMap((line) => within(line, y - high / 2, y + high / 2)),
    ...above.flatMap((cover) => coveredAt(cover, y, high / 2)),
  ];
  return contains(own, [x, y]) && taken.every(([from, to]) => to <= x - wide / 2 || from >= x + wide / 2);
}

/**
 * A number at the end of its piece, where nothing covers the rest, would be taken for a mark: so far off its middle it may be at most, as a share of
 * its diagonal.
 */
const OFF = 0.42;

const finer = (points: Line): Pair[] => points.map(([x, y]) => [x * FINE, y * FINE]);

function nearestTo([x, y]: Pair, [wide, high]: Pair, { own, above, lines }: Ground): Pair | undefined {
  const space = FreeSpace.inside(finer(own));
  for (const cover of above) space.blockInside(finer(cover));
  for (const line of lines) space.blockLine(finer(line));
  const box = space.findBox(wide * FINE, high * FINE, [x * FINE, y * FINE]);
  if (!box) return undefined;
  const at: Pair = [(box[0] + box[2]) / 2 / FINE, (box[1] + box[3]) / 2 / FINE];
  const { left, right, bottom, top } = boundsOf(own);
  const isOff = span(at, [(left + right) / 2, (bottom + top) / 2]) > OFF * span([left, bottom], [right, top]);
  return isOff && above.length === 0 ? undefined : at;
}
