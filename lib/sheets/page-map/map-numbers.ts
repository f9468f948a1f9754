import { boxCorners } from '@/lib/drawing/bounds';
import { fontMetrics, textWidth } from '@/lib/drawing/measure-text';
import type { Box } from '@/lib/drawing/types';
import { mapTuple } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { FreeSpace } from '../labels/free-space';

/** Where the number of a piece stands on the map: the middle of its baseline, cm. */
export interface NumberPlace {
  readonly at: Pair;
  readonly size: number;
  readonly angle: 0 | 90;
  /** It could not but lie across an edge between pages. */
  readonly across?: boolean;
}

/** What of the pages a number keeps off: always their addresses, their edges where it can. */
export interface PageSigns {
  readonly addresses: readonly Box[];
  readonly edges: readonly (readonly Pair[])[];
}

const FONT = 'sans-bold';
/** Letters of a number, cm: as large as the piece has room for. Smaller ones are read only with effort. */
const READABLE = [0.3, 0.25, 0.2] as const;
export const [, , SMALLEST] = READABLE;
/** White on either side of a number, cm. */
const WHITE = 0.03;
/** How far from a small piece its number is sought, cm. */
const AROUND = 0.3;
/** The raster is cut for whole pieces in cm; a map is taken in millimetres, so that it is as fine. */
const MM = 10;

const inMillimetres = (points: readonly Pair[]): Pair[] => points.map(([x, y]) => [x * MM, y * MM]);

/** Width and height of a number, without white. */
function extent(number: string, size: number): Pair {
  return [textWidth(number, FONT, size), fontMetrics(FONT).capHeight * size];
}

function placeAbout([x, y]: Pair, number: string, size: number, angle: 0 | 90): NumberPlace {
  const drop = extent(number, size)[1] / 2;
  return { at: angle === 0 ? [x, y - drop] : [x + drop, y], size, angle };
}

function blockBoxes(space: FreeSpace, boxes: readonly Box[]): void {
  for (const box of boxes) space.blockArea(boxCorners(mapTuple(box, (side) => side * MM)));
}

/** The free place nearest to a point; a single figure is never turned, which gains it nothing. */
function placeIn(space: FreeSpace, number: string, near: Pair, size: number, angle: 0 | 90) {
  if (angle === 90 && number.length === 1) return undefined;
  const [wide, high] = mapTuple(extent(number, size), (side) => (side + 2 * WHITE) * MM);
  const [across, up] = angle === 0 ? [wide, high] : [high, wide];
  const box = space.findBox(across, up, [near[0] * MM, near[1] * MM]);
  return box && placeAbout([(box[0] + box[2]) / 2 / MM, (box[1] + box[3]) / 2 / MM], number, size, angle);
}

/**
 * The place of a number inside the shape of its piece, nearest to a point: rather smaller or upright along a strip than
 * across an edge between pages. Undefined where the shape is too small for a number that can be read.
 */
export function placeOfNumber(
  number: string,
  shape: readonly Pair[],
  near: Pair,
  { addresses, edges }: PageSigns,
): NumberPlace | undefined {
  const inside = FreeSpace.inside(inMillimetres(shape));
  blockBoxes(inside, addresses);
  const clear = inside.copy();
  for (const edge of edges) clear.blockLine(inMillimetres(edge));
  for (const space of [clear, inside]) {
    for (const angle of [0, 90] as const) {
      for (const size of READABLE) {
        const place = placeIn(space, number, near, size, angle);
        if (place) return { ...place, across: space === inside };
      }
    }
  }
  return undefined;
}

/** Moved as little as takes the box of a number into the room. */
function broughtInto([x0, y0, x1, y1]: Box, number: string, place: NumberPlace): NumberPlace {
  const [left, bottom, right, top] = groundOf(number, place);
  const [dx, dy] = [
    Math.max(0, x0 - left) - Math.max(0, right - x1),
    Math.max(0, y0 - bottom) - Math.max(0, top - y1),
  ];
  return { ...place, at: [place.at[0] + dx, place.at[1] + dy] };
}

/** A number on a piece too small for it, with no paper beside it: along it, beside addresses, with the ground it needs. */
export function numberAcross(
  number: string,
  shape: readonly Pair[],
  near: Pair,
  { addresses }: PageSigns,
  room: Box,
) {
  const [[x0, x1], [y0, y1]] = [reach(shape, 0), reach(shape, 1)];
  const angle = number.length > 1 && y1 - y0 > x1 - x0 ? 90 : 0;
  const size = SMALLEST;
  const about = boxCorners([
    Math.max(room[0], x0 - AROUND),
    Math.max(room[1], y0 - AROUND),
    Math.min(room[2], x1 + AROUND),
    Math.min(room[3], y1 + AROUND),
  ]);
  const space = FreeSpace.inside(inMillimetres(about));
  blockBoxes(space, addresses);
  const found = placeIn(space, number, near, size, angle) ?? placeAbout(near, number, size, angle);
  const place = broughtInto(room, number, found);
  return { ground: groundOf(number, place), place };
}

/** The box of a number with the white round it. */
export function groundOf(number: string, { at: [x, y], size, angle }: NumberPlace): Box {
  const [wide, high] = extent(number, size);
  const upright = angle === 90;
  const middle: Pair = upright ? [x - high / 2, y] : [x, y + high / 2];
  const [right, up] = mapTuple(upright ? [high, wide] : [wide, high], (side) => side / 2 + WHITE);
  return [middle[0] - right, middle[1] - up, middle[0] + right, middle[1] + up];
}

function reach(shape: readonly Pair[], axis: 0 | 1): Pair {
  const values = shape.map((point) => point[axis]);
  return [Math.min(...values), Math.max(...values)];
}
