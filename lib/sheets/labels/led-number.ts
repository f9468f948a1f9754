import { boxCorners } from '@/lib/drawing/bounds';
import { fontMetrics, textWidth } from '@/lib/drawing/measure-text';
import { circlePath, linePath } from '@/lib/drawing/paths';
import { drawn, filled, type Place, written } from '@/lib/drawing/pen';
import type { Box, Item } from '@/lib/drawing/types';
import { boundsOf } from '@/lib/geometry/bounds';
import { span } from '@/lib/geometry/pair';
import { mapTuple } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { FreeSpace } from './free-space';
import { placesOn } from './places-on';
import { CELL } from './raster';

type Shape = readonly Pair[];

/** A shape whose number has no room on it, and what lies round it; all in cm on the page. */
interface Led {
  readonly number: string;
  readonly size: number;
  readonly shape: Shape;
  /** Other shapes, which the line does not run over: those that hide what they cover of this one, and all else. */
  readonly over: readonly Shape[];
  readonly under: readonly Shape[];
  /** What the number does not touch. */
  readonly lines: readonly Shape[];
  /** What neither the number nor its line touches. */
  readonly boxes: readonly Box[];
  /** Between the number and anything else, cm. */
  readonly air?: number;
  /** Where numbers may stand. */
  readonly room: Box;
}

const FONT = 'sans-bold';
/** Cells of a raster are 0.2 of what it is given: 0.2 mm. */
const FINE = 10;
/** Air round a number, cm: so long at least is the line that leads from it. */
const USUAL_AIR = 0.2;
/** A line ends so far inside its shape, nearer its edge where only that is seen, in a dot so large, cm. */
const DEEP = [0.14, 0.07, 0.035] as const;
const DOT = 0.035;
/** A place so much nearer to the middle of the shape is worth a longer line. */
const OFF_MIDDLE = 0.08;
interface Line {
  readonly middle: Pair;
  readonly from: Pair;
  readonly to: Pair;
}

const finer = <const S extends Shape>(points: S) => mapTuple(points, ([x, y]): Pair => [x * FINE, y * FINE]);

/**
 * A number on the nearest free paper, with a line from it to its shape: over what the shape lies on where there is no
 * other way. Undefined where nothing of it is seen or free.
 */
export function ledNumber(whole: Led, place: Place): Item[] | undefined {
  const led = { ...whole, room: roomAbout(whole) };
  const { number, size } = led;
  const extent: Pair = [textWidth(number, FONT, size), fontMetrics(FONT).capHeight * size];
  const best = bestLine(led, extent, wayOver(led)) ?? bestLine(led, extent, wayOver({ ...led, under: [] }));
  if (!best) return undefined;
  const [x, y] = best.middle;
  return [
    written(number, [x, y - extent[1] / 2], { size, font: FONT, anchor: 'middle' }, place),
    drawn(linePath(best.from, best.to), 'measure', place),
    filled(circlePath(dotIn(whole.room, best.to), DOT), 'ink', place),
  ];
}

/** On a narrow shape along the edge of the room the dot goes no further than that. */
const dotIn = ([x0, y0, x1, y1]: Box, [x, y]: Pair): Pair => [
  Math.min(x1 - DOT, Math.max(x0 + DOT, x)),
  Math.min(y1 - DOT, Math.max(y0 + DOT, y)),
];

function bestLine(led: Led, [wide, high]: Pair, way: FreeSpace): Line | undefined {
  const { air = USUAL_AIR } = led;
  const paper = freePaper(way, led);
  const ends =
    DEEP.map((deep) => placesOn(led.shape, deep).filter((at) => isOpen(way, at, at))).find(
      ({ length }) => length > 0,
    ) ?? [];
  const middle = middleOf(ends);
  const cost = ({ from, to }: Line) => span(from, to) + OFF_MIDDLE * span(to, middle);
  const [aside, up] = [wide / 2 + air / 2.5, high / 2 + air / 2.5];
  let best: Line | undefined;
  for (const to of ends) {
    // No line from further away is shorter than the best one found.
    const far = best ? Math.min(FAR, cost(best) + 2 * (Math.hypot(aside, up) + air)) : FAR;
    const [near] = finer([to]);
    const box = paper.findBox((wide + 2 * air) * FINE, (high + 2 * air) * FINE, near, boxAbout(near, far));
    if (!box) continue;
    const at: Pair = [(box[0] + box[2]) / 2 / FINE, (box[1] + box[3]) / 2 / FINE];
    const line = { middle: at, from: edgeToward(at, [aside, up], to), to };
    if (isOpen(way, line.from, to) && (!best || cost(line) < cost(best))) best = line;
  }
  return best;
}

/** A line longer than this, cm, leads nowhere. */
const FAR = 2;

/** What of the room a number led to the shape may take, ending where cells of the room do. */
function roomAbout({ room: [x0, y0, x1, y1], shape }: Led): Box {
  const { left, bottom, right, top } = boundsOf(shape);
  const cell = CELL / FINE;
  const far = FAR + 2 * cell;
  const cut = (from: number, to: number) => from + Math.max(0, Math.floor((to - from) / cell)) * cell;
  return [cut(x0, left - far), cut(y0, bottom - far), Math.min(x1, right + far), Math.min(y1, top + far)];
}

const boxAbout = ([x, y]: Pair, far: number): Box => [
  x - far * FINE,
  y - far * FINE,
  x + far * FINE,
  y + far * FINE,
];

/** Paper and the shape itself. */
function wayOver({ room, shape, over, under, boxes }: Led): FreeSpace {
  const space = FreeSpace.inside(finer(boxCorners(room)));
  for (const each of under) space.blockInside(finer(each));
  space.openInside(finer(shape));
  for (const each of over) space.blockInside(finer(each));
  for (const box of boxes) space.blockArea(finer(boxCorners(box)));
  return space;
}

function freePaper(way: FreeSpace, { shape, under, lines }: Led): FreeSpace {
  const space = way.copy();
  for (const each of [shape, ...under]) space.blockInside(finer(each));
  for (const line of lines) space.blockLine(finer(line));
  return space;
}

const isOpen = (way: FreeSpace, from: Pair, to: Pair): boolean => way.takenShare(...finer([from, to])) === 0;

/** Where the way from the middle of a box to a point leaves it. */
function edgeToward([x, y]: Pair, [aside, up]: Pair, to: Pair): Pair {
  const [dx, dy] = [to[0] - x, to[1] - y];
  const share = Math.min(1, aside / Math.max(Math.abs(dx), 1e-9), up / Math.max(Math.abs(dy), 1e-9));
  return [x + dx * share, y + dy * share];
}

const middleOf = (points: Shape): Pair => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
};
