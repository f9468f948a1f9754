import { arrow, HEAD_WING } from '@/lib/drawing/arrow';
import type { Item } from '@/lib/drawing/types';
import { contains } from '@/lib/geometry/polyline/contains';
import { mapTuple } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { ON_PAGE } from '../../compose/strokes';
import { tipOf } from '../cloth/carry-arrow';
import type { PressArrow } from '../cloth/scene';
import { inkEdges } from './stroke-lines';

/** Length of an arrow where nothing stands in its way, and of its head, cm on the page. */
export const ARROW = 0.55;
const HEAD = 0.22;

export const pressItems = (each: PressArrow, reach: number, scale: number): Item[] =>
  arrow([...each.at], [...tipOf(each, reach)], 'outline', ON_PAGE, headOf(reach, scale));

/** The edges of an arrow as it is drawn: of the ink of its shaft, and of its head. */
export function arrowEdges(each: PressArrow, reach: number, scale: number): Pair[][] {
  const tip = tipOf(each, reach);
  const head = headOf(reach, scale);
  const foot = tipOf(each, reach - head);
  const [dx, dy] = mapTuple(each.direction, (part) => part * head * HEAD_WING);
  const wings: [Pair, Pair] = [
    [foot[0] - dy, foot[1] + dx],
    [foot[0] + dy, foot[1] - dx],
  ];
  return [inkEdges([each.at, foot], 'outline', scale), [tip, wings[0], wings[1], tip]];
}

const headOf = (reach: number, scale: number): number => Math.min(HEAD / scale, reach / 2);

/** The shaft of an arrow as a band, so far to either side, that a number keeps clear of. */
export function shaftOf(each: PressArrow, reach: number, aside: number): Pair[][] {
  const [dx, dy] = each.direction;
  const [from, to] = [each.at, tipOf(each, reach)];
  return [-aside, 0, aside].map((off): Pair[] =>
    [from, to].map(([x, y]): Pair => [x - dy * off, y + dx * off]),
  );
}

/** How finely an arrow is drawn back. */
const STEPS = 20;

/**
 * Which way a dart is pressed is told by an arrow across it: one near an edge begins so far behind its dart that it
 * ends on the cloth. All others begin at their seam.
 */
export function slidArrows(
  arrows: readonly PressArrow[],
  outlines: readonly (readonly Pair[])[],
  length: number,
): PressArrow[] {
  return arrows.map((arrow) => {
    const cloth = arrow.slides ? outlines.find((outline) => contains(outline, arrow.at)) : undefined;
    if (!cloth) return arrow;
    const drawnBack = Array.from({ length: STEPS }, (_, i) => backBy(arrow, (length * i) / STEPS));
    const lies = ({ at, direction: [dx, dy] }: PressArrow) =>
      contains(cloth, at) && contains(cloth, [at[0] + dx * length, at[1] + dy * length]);
    return drawnBack.find(lies) ?? arrow;
  });
}

/** What a whole arrow is shortened to, step by step, and the air between its tip and the edge of the cloth. */
const SHARES = [1, 0.9, 0.8, 0.7, 0.6];
const AIR = 1.1;

/** How long arrows may be for all to end on the cloth they point into; as long as they are where none of them can. */
export function lengthOnCloth(
  arrows: readonly PressArrow[],
  outlines: readonly (readonly Pair[])[],
  length: number,
): number {
  const shares = arrows.map(
    (arrow) => SHARES.find((share) => endsOn(arrow, outlines, AIR * share * length)) ?? 1,
  );
  return length * Math.min(1, ...shares);
}

const endsOn = (arrow: PressArrow, outlines: readonly (readonly Pair[])[], length: number): boolean =>
  outlines.some((outline) => contains(outline, tipOf(arrow, length)));

const backBy = ({ at: [x, y], direction: [dx, dy], ...rest }: PressArrow, way: number): PressArrow => ({
  ...rest,
  at: [x - dx * way, y - dy * way],
  direction: [dx, dy],
});
