import { boundsOf } from '@/lib/geometry/bounds';
import { swapAxes } from '@/lib/geometry/pair';
import { firstOf, item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { once } from '@/lib/pattern/once';

type Line = readonly Pair[];
type Span = readonly [from: number, to: number];

const LEVELS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.25, 0.75, 0.15, 0.85] as const;
/** A place further off the middle must offer so much more room to be worth it. */
const WORTH = 1.15;
/** A number keeps this share of its size free of lines and edges, up and down from its middle. */
const CLEAR = 0.6;

/** How far up and down a number whose letters are so large reaches, with the room round it. */
export const halfOfNumber = (size: number): number => CLEAR * size;

/**
 * A point well inside an outline, where a number can stand that reaches `half` up and down: the middle of the widest
 * stretch that a few level bands leave free of the lines and of what lies over the outline. A centroid may lie outside,
 * as in a facing.
 */
export function inkPoint(
  outline: Line,
  lines: readonly Line[] = [],
  half = 0,
  above: readonly Line[] = [],
): Pair {
  const { bottom: low, top: high } = extentOf(outline);
  let best: { readonly at: Pair; readonly room: number } | undefined;
  for (const share of LEVELS) {
    const y = low + share * (high - low);
    const round = 2 * (high - low) * Math.min(share, 1 - share);
    const isWorth = (room: number) => !best || room > best.room * WORTH;
    const stretches = isWorth(round) ? insideAt(outline, y) : [];
    if (!stretches.some(([from, to]) => isWorth(to - from))) continue;
    for (const [from, to] of freeOf(stretches, blockedAt(y, half, lines, above))) {
      const wide = Math.min(to - from, round);
      if (!isWorth(wide)) continue;
      const at: Pair = [(from + to) / 2, y];
      const clear = clearAbove(uprightOf(outline), at);
      const room = clear < 2 * half ? Math.min(wide, clear) : wide;
      if (isWorth(room)) best = { at, room };
    }
  }
  // Lines all over leave no place free of them: then they are written over.
  return best?.at ?? (lines.length + above.length > 0 ? inkPoint(outline) : firstOf(outline));
}

const uprightOf = once((outline: Line) => outline.map(swapAxes));

const extentOf = once(boundsOf);

/** What lines and covers take of the band round a level; most of a picture lies above it or below. */
function blockedAt(y: number, half: number, lines: readonly Line[], above: readonly Line[]): Span[] {
  const meets = (line: Line) => extentOf(line).bottom <= y + half && extentOf(line).top >= y - half;
  return [
    ...lines.filter(meets).flatMap((line) => within(line, y - half, y + half)),
    ...above.filter(meets).flatMap((cover) => coveredAt(cover, y, half)),
  ];
}

/** What a cover hides of the band round a level: its inside there and its edges on the way. */
export const coveredAt = (cover: Line, y: number, half: number): Span[] => [
  ...insideAt(cover, y),
  ...within(cover, y - half, y + half, true),
];

/** Twice what lies inside the outline above or below a point, whichever is less: wide stretches may run along an edge. */
const clearAbove = (upright: Line, [x, y]: Pair): number =>
  Math.max(0, ...insideAt(upright, x).map(([from, to]) => 2 * Math.min(y - from, to - y)));

/** Stretches of a level inside a closed outline. */
export function insideAt(outline: Line, y: number): Span[] {
  const edges: number[] = [];
  let a = outline.at(-1);
  for (const b of outline) {
    if (a && a[1] <= y !== b[1] <= y) edges.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    a = b;
  }
  edges.sort((one, other) => one - other);
  const spans: Span[] = [];
  for (let i = 0; i + 1 < edges.length; i += 2) spans.push([item(edges, i), item(edges, i + 1)]);
  return spans;
}

/** What a line covers of the band between two levels, from side to side. */
export function within(line: Line, low: number, high: number, closed = false): Span[] {
  const spans: Span[] = [];
  let a = closed ? line.at(-1) : undefined;
  for (const b of line) {
    if (a && !(a[1] < low && b[1] < low) && !(a[1] > high && b[1] > high)) {
      const [from, to] = [sideIn(a, a, b, low, high), sideIn(b, a, b, low, high)];
      spans.push(from < to ? [from, to] : [to, from]);
    }
    a = b;
  }
  return spans;
}

/** How far to the side an end of a–b lies, or, where that is beyond the band, the place at which a–b leaves it. */
function sideIn([x, y]: Pair, [ax, ay]: Pair, [bx, by]: Pair, low: number, high: number): number {
  if (y >= low && y <= high) return x;
  const level = y < low ? low : high;
  return by === ay ? ax : ax + ((level - ay) / (by - ay)) * (bx - ax);
}

/** What is left of the stretches between what is blocked. */
function freeOf(stretches: readonly Span[], blocked: readonly Span[]): Span[] {
  const sorted = [...blocked].sort((a, b) => a[0] - b[0]);
  return stretches.flatMap(([start, to]): Span[] => {
    const free: Span[] = [];
    let from = start;
    for (const [a, b] of sorted) {
      if (a >= to) break;
      if (b <= from) continue;
      if (a > from) free.push([from, a]);
      from = b;
    }
    return from < to || from === start ? [...free, [from, to]] : free;
  });
}
