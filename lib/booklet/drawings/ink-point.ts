import type { Pair } from '@/lib/drafting/types';

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
  const heights = outline.map(([, y]) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  let best: { readonly at: Pair; readonly room: number } | undefined;
  for (const share of LEVELS) {
    const y = low + share * (high - low);
    const blocked = [
      ...lines.flatMap((line) => within(line, y - half, y + half)),
      ...above.flatMap((cover) => coveredAt(cover, y, half)),
    ];
    for (const [from, to] of freeOf(insideAt(outline, y), blocked)) {
      const at: Pair = [(from + to) / 2, y];
      const clear = clearAbove(outline, at);
      const round = Math.min(to - from, 2 * (high - low) * Math.min(share, 1 - share));
      const room = clear < 2 * half ? Math.min(round, clear) : round;
      if (!best || room > best.room * WORTH) best = { at, room };
    }
  }
  // Lines all over leave no place free of them: then they are written over.
  return best?.at ?? (lines.length + above.length > 0 ? inkPoint(outline) : (outline[0] as Pair));
}

/** What a cover hides of the band round a level: its inside there and its edges on the way. */
export const coveredAt = (cover: Line, y: number, half: number): Span[] => [
  ...insideAt(cover, y),
  ...within([...cover, cover[0] as Pair], y - half, y + half),
];

/** Twice what lies inside the outline above or below a point, whichever is less: wide stretches may run along an edge. */
function clearAbove(outline: Line, [x, y]: Pair): number {
  const upright = insideAt(
    outline.map(([across, up]): Pair => [up, across]),
    x,
  );
  return Math.max(0, ...upright.map(([from, to]) => 2 * Math.min(y - from, to - y)));
}

/** Stretches of a level inside the outline. */
export function insideAt(outline: Line, y: number): Span[] {
  const edges = crossings([...outline, outline[0] as Pair], y);
  return edges.flatMap((from, i): Span[] =>
    i % 2 === 0 && i + 1 < edges.length ? [[from, edges[i + 1] as number]] : [],
  );
}

function crossings(line: Line, y: number): number[] {
  const found: number[] = [];
  line.slice(1).forEach(([bx, by], i) => {
    const [ax, ay] = line[i] as Pair;
    if (ay <= y !== by <= y) found.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
  });
  return found.sort((a, b) => a - b);
}

/** What a line covers of the band between two levels, from side to side. */
export function within(line: Line, low: number, high: number): Span[] {
  return line.slice(1).flatMap(([bx, by], i): Span[] => {
    const [ax, ay] = line[i] as Pair;
    if (Math.max(ay, by) < low || Math.min(ay, by) > high) return [];
    const at = (y: number) => (by === ay ? ax : ax + ((y - ay) / (by - ay)) * (bx - ax));
    const clipped = (x: number, y: number) => (y < low ? at(low) : y > high ? at(high) : x);
    const [from, to] = [clipped(ax, ay), clipped(bx, by)];
    return [[Math.min(from, to), Math.max(from, to)]];
  });
}

/** What is left of the stretches between what is blocked. */
function freeOf(stretches: readonly Span[], blocked: readonly Span[]): Span[] {
  return blocked.reduce<readonly Span[]>(
    (free, [a, b]) =>
      free.flatMap(([from, to]): Span[] => {
        if (b <= from || a >= to) return [[from, to]];
        return [...(a > from ? [[from, a] as Span] : []), ...(b < to ? [[b, to] as Span] : [])];
      }),
    stretches,
  ) as Span[];
}
