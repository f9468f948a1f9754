import { circlePath, linePath, polygonPath } from '@/lib/drawing/paths';
import { drawn, filled } from '@/lib/drawing/pen';
import type { Item } from '@/lib/drawing/types';
import { span } from '@/lib/geometry/pair';
import { contains } from '@/lib/geometry/polyline/contains';
import { parallel } from '@/lib/geometry/polyline/parallel';
import { lengthAlong, placeOn } from '@/lib/geometry/polyline/place-on';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { ON_PAGE } from '../../compose/strokes';
import type { Hand } from '../cloth/scene';

type Line = readonly Pair[];

/** What a tool leaves along the lines worked in a step, on the outline of the cloth they lie on, at a scale of the page. */
export function handItems(hand: Hand, lines: readonly Line[], outline: Line, scale: number): Item[] {
  const long = lines.filter((line) => lengthAlong(line) * scale > SHORTEST);
  if (hand === 'pins') return long.flatMap((line) => pins(line, scale));
  if (hand === 'machine' || hand === 'needle' || hand === 'gather')
    return long.map((line) => drawn(linePath(...line), 'stitches', ON_PAGE));
  if (hand === 'scissors') return long.flatMap((line) => cut(line, outline, scale));
  return [];
}

/** What is shorter on the page is a mark, not an edge, cm. */
const SHORTEST = 0.6;

/** Pins lie across an edge, this far apart, cm on the page; each so long, with a head so large. */
const PIN = { apart: 1.5, long: 0.62, head: 0.075 } as const;

function pins(line: Line, scale: number): Item[] {
  const count = Math.max(1, Math.round((lengthAlong(line) * scale) / PIN.apart));
  return Array.from({ length: count }, (_, i) => pin(line, (i + 0.5) / count, scale)).flat();
}

function pin(line: Line, share: number, scale: number): Item[] {
  const { at, along } = placeOn(line, share);
  const end = (way: number): Pair => [
    at[0] - (along[1] * way * PIN.long) / 2 / scale,
    at[1] + (along[0] * way * PIN.long) / 2 / scale,
  ];
  return [
    drawn(linePath(end(-1), end(1)), 'seam', ON_PAGE),
    filled(circlePath(end(1), PIN.head / scale), 'ink', ON_PAGE),
  ];
}

/** An allowance is as wide as this at most; half of it is trimmed off. Cm of cloth. */
const WIDEST = 2.8;
const STEP = 0.1;
/** Clips stand this far apart along a curve, and reach this far out from the seam, cm on the page. */
const CLIP = { apart: 0.3, from: 0.07, to: 0.24 } as const;
/** An edge that leaves its chord by this share of it is a curve. */
const CURVED = 0.04;

/** The allowance beyond a seam cut away, and along a curve clipped to it. */
function cut(line: Line, outline: Line, scale: number): Item[] {
  const side = outwardOf(line, outline);
  if (side === 0) return [];
  const allowance = allowanceOf(line, side, outline);
  const off = (by: number) => parallel(line, side * by);
  const [edge, beyond] = [off(allowance / 2), off(allowance + 2 * STEP)];
  const gone = polygonPath(...edge, ...[...beyond].reverse());
  return [
    filled(gone, 'paper', ON_PAGE),
    drawn(linePath(...edge), 'seam', ON_PAGE),
    ...(isCurved(line) ? clips(line, side, scale) : []),
  ];
}

function clips(line: Line, side: number, scale: number): Item[] {
  const count = Math.floor((lengthAlong(line) * scale) / CLIP.apart);
  return Array.from({ length: count }, (_, i) => {
    const { at, along } = placeOn(line, (i + 0.5) / count);
    const on = (by: number): Pair => beside(at, along, (side * by) / scale);
    return drawn(linePath(on(CLIP.from), on(CLIP.to)), 'seam', ON_PAGE);
  });
}

const beside = ([x, y]: Pair, [dx, dy]: Pair, by: number): Pair => [x - dy * by, y + dx * by];

/** How far beyond the middle of a line its cloth ends. */
function allowanceOf(line: Line, side: number, outline: Line): number {
  const { at, along } = placeOn(line, 0.5);
  let by = STEP;
  while (by < WIDEST && contains(outline, beside(at, along, side * by))) by += STEP;
  return by;
}

/** The side of a line that the edge of its cloth is near on, as the line runs: left (1), right (−1), neither (0). */
function outwardOf(line: Line, outline: Line): number {
  const outside = (side: number) =>
    [0.25, 0.5, 0.75].filter((share) => {
      const { at, along } = placeOn(line, share);
      return !contains(outline, beside(at, along, side * WIDEST));
    }).length;
  const [left, right] = [outside(1), outside(-1)];
  return left === right ? 0 : left > right ? 1 : -1;
}

function isCurved(line: Line): boolean {
  const [from, to] = [firstOf(line), lastOf(line)];
  const chord = span(from, to);
  const { at } = placeOn(line, 0.5);
  const middle: Pair = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return span(at, middle) > CURVED * chord;
}
