import { leftOf, move, span, toward } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import { linePath, polygonPath } from './paths';
import { drawn, filled, type Place } from './pen';
import type { Item, StrokeName } from './types';

const HEAD = 0.55;
/** Half the breadth of a head to its length. */
export const HEAD_WING = 0.28;

/** A filled arrowhead whose point is `tip`, coming from `from`. */
export function arrowHead(tip: Pair, from: Pair, place: Place, length = HEAD): Item {
  const back = toward(tip, from);
  const foot = move(tip, back, length);
  const side = leftOf(back);
  const wing = length * HEAD_WING;
  return filled(polygonPath(tip, move(foot, side, wing), move(foot, side, -wing)), 'ink', place);
}

/** An arrow from `from` to `to`; its line ends inside the head, so that the point stays sharp. */
export function arrow(from: Pair, to: Pair, stroke: StrokeName, place: Place, length = HEAD): Item[] {
  const head = Math.min(length, span(from, to) / 2);
  const end = move(to, toward(to, from), head * 0.8);
  return [drawn(linePath(from, end), stroke, place), arrowHead(to, from, place, head)];
}

/** The grainline: a line with a head at either end. */
export function doubleArrow(a: Pair, b: Pair, stroke: StrokeName, place: Place, length = HEAD): Item[] {
  const head = Math.min(length, span(a, b) / 3);
  const along = toward(a, b);
  const line = drawn(linePath(move(a, along, head * 0.8), move(b, along, -head * 0.8)), stroke, place);
  return [line, arrowHead(a, b, place, head), arrowHead(b, a, place, head)];
}

/** The fold bracket: a line beside the fold, bent at both ends into arrows that touch it. */
export function foldBracket(
  a: Pair,
  b: Pair,
  inward: Pair,
  reach: number,
  stroke: StrokeName,
  place: Place,
): Item[] {
  const [fromA, fromB] = [move(a, inward, reach), move(b, inward, reach)];
  const head = Math.min(HEAD * 0.8, reach * 0.6);
  const near = head * 0.8;
  const line = linePath(move(a, inward, near), fromA, fromB, move(b, inward, near));
  return [drawn(line, stroke, place), arrowHead(a, fromA, place, head), arrowHead(b, fromB, place, head)];
}
