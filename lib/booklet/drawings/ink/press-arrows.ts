import { arrow, HEAD_WING } from '@/lib/drawing/arrow';
import type { Item } from '@/lib/drawing/types';
import type { Pair } from '@/lib/pattern/types';
import { ON_PAGE } from '../../compose/strokes';
import type { PressArrow } from '../scene';
import { inkEdges } from './ink-edges';

/** Length of an arrow where nothing stands in its way, and of its head, cm on the page. */
export const ARROW = 0.55;
const HEAD = 0.22;

export const tipOf = ({ at: [x, y], direction: [dx, dy] }: PressArrow, reach: number): Pair => [
  x + dx * reach,
  y + dy * reach,
];

/** An arrow where a motion takes it, or a mirror: both its ends go along. */
export function carriedArrow(each: PressArrow, carry: (point: Pair) => Pair): PressArrow {
  const [at, tip] = [carry(each.at), carry(tipOf(each, 1))];
  return { ...each, at, direction: [tip[0] - at[0], tip[1] - at[1]] };
}

export const pressItems = (each: PressArrow, reach: number, scale: number): Item[] =>
  arrow([...each.at], [...tipOf(each, reach)], 'outline', ON_PAGE, headOf(reach, scale));

/** The edges of an arrow as it is drawn: of the ink of its shaft, and of its head. */
export function arrowEdges(each: PressArrow, reach: number, scale: number): Pair[][] {
  const tip = tipOf(each, reach);
  const head = headOf(reach, scale);
  const foot = tipOf(each, reach - head);
  const [dx, dy] = each.direction.map((part) => part * head * HEAD_WING) as [number, number];
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
