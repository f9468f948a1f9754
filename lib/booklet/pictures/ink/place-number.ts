import { fontMetrics, textWidth } from '@/lib/drawing/measure-text';
import { written } from '@/lib/drawing/pen';
import type { Item } from '@/lib/drawing/types';
import { boundsOf } from '@/lib/geometry/bounds';
import { span } from '@/lib/geometry/pair';
import { contains } from '@/lib/geometry/polyline/contains';
import { firstOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { once } from '@/lib/pattern/once';
import { FreeSpace } from '@/lib/sheets/labels/free-space';
import { ON_PAGE } from '../../compose/strokes';
import { coveredAt, halfOfNumber, inkPoint, within } from '../cloth/find-inner-point';

type Line = readonly Pair[];

/** A surface on the page, cm, and what its number keeps clear of. */
interface Ground {
  readonly own: Line;
  /** What lies over it. */
  readonly above: readonly Line[];
  readonly lines: readonly Line[];
  /** The band beside these is kept free too where there is a choice: what an arrow sweeps. */
  readonly shafts: readonly Line[];
}

/** Of all that there is on the page, what a number on the surface could touch. */
interface Near extends Ground {
  /** Whether anything of the picture lies on top: then a number may stand far off the middle. */
  readonly isCovered: boolean;
}

const FONT = 'sans-bold';
/** White round a number to the ink of anything, cm. */
const WHITE = 0.05;
/** Cells of a raster are 0.2 of what it is given: 0.2 mm. */
const FINE = 10;

/** Height of the letters of a number, cm on the page: smaller on small pieces, down to what is still read. */
export const NUMBER_SIZES = [0.3, 0.26, 0.22] as const;

/** A number inside its piece as large as there is room for; undefined where there is none. */
export function numberWithin(number: string, whole: Ground): Item | undefined {
  const ground = nearby(whole);
  for (const size of NUMBER_SIZES) {
    const at = placeWithin(number, size, ground);
    const low = at && at[1] - (fontMetrics(FONT).capHeight * size) / 2;
    if (at && low !== undefined)
      return written(number, [at[0], low], { size, font: FONT, anchor: 'middle' }, ON_PAGE);
  }
  return undefined;
}

function nearby({ own, above, lines, shafts }: Ground): Near {
  const { left, right, bottom, top } = boundsOf(own);
  const [most] = NUMBER_SIZES;
  const isNear = (line: Line) => {
    const its = boundsOf(line);
    return (
      its.left <= right + most &&
      its.right >= left - most &&
      its.bottom <= top + most &&
      its.top >= bottom - most
    );
  };
  return {
    own,
    above: above.filter(isNear),
    lines: lines.filter(isNear),
    shafts: shafts.filter(isNear),
    isCovered: above.length > 0,
  };
}

/** The middle of a number, clear of edges and lines: where there is most room, else the nearest place. */
function placeWithin(number: string, size: number, ground: Near): Pair | undefined {
  const { own, above, lines, shafts } = ground;
  const room: Pair = [
    textWidth(number, FONT, size) + 2 * WHITE,
    fontMetrics(FONT).capHeight * size + 2 * WHITE,
  ];
  const placeFor = (half: number) => inkPoint(own, [...lines, ...shafts], half, above);
  const roomy = placeFor(size);
  if (isClear(roomy, room, ground)) return roomy;
  const close = placeFor(halfOfNumber(size));
  return isClear(close, room, ground) ? close : nearestTo(close, room, ground);
}

function isClear([x, y]: Pair, [wide, high]: Pair, { own, above, lines }: Ground): boolean {
  const taken = [
    ...[[...own, firstOf(own)], ...lines].flatMap((line) => within(line, y - high / 2, y + high / 2)),
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

/** What covers and lines leave of a surface, worked out when it is first asked for. */
const spaceOn = once(({ own, above, lines }: Near): FreeSpace => {
  const space = FreeSpace.inside(finer(own));
  for (const cover of above) space.blockInside(finer(cover));
  for (const line of lines) space.blockLine(finer(line));
  return space;
});

function nearestTo([x, y]: Pair, [wide, high]: Pair, ground: Near): Pair | undefined {
  const { own, isCovered } = ground;
  const box = spaceOn(ground).findBox(wide * FINE, high * FINE, [x * FINE, y * FINE]);
  if (!box) return undefined;
  const at: Pair = [(box[0] + box[2]) / 2 / FINE, (box[1] + box[3]) / 2 / FINE];
  const { left, right, bottom, top } = boundsOf(own);
  const isOff = span(at, [(left + right) / 2, (bottom + top) / 2]) > OFF * span([left, bottom], [right, top]);
  return isOff && !isCovered ? undefined : at;
}
