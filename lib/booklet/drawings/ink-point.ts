import type { Pair } from '@/lib/drafting/types';

type Line = readonly Pair[];

/**
 * A point well inside an outline and clear of the lines on it, where a number can stand: the middle of the widest
 * stretch that a few level lines cut. A centroid may lie outside, as in a facing.
 */
export function inkPoint(outline: Line, lines: readonly Line[] = []): Pair {
  const heights = outline.map(([, y]) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  let best: { readonly at: Pair; readonly room: number } | undefined;
  for (const share of [0.5, 0.42, 0.58, 0.34, 0.66, 0.25, 0.75, 0.15, 0.85]) {
    const y = low + share * (high - low);
    for (const [from, to] of stretches(outline, lines, y)) {
      const room = Math.min(to - from, 2 * (high - low) * Math.min(share, 1 - share));
      if (!best || room > best.room * 1.15) best = { at: [(from + to) / 2, y], room };
    }
  }
  return best?.at ?? (outline[0] as Pair);
}

/** Stretches of a level inside the outline, cut where a line crosses it. */
function stretches(outline: Line, lines: readonly Line[], y: number): [number, number][] {
  const edges = crossings([...outline, outline[0] as Pair], y);
  const cuts = lines.flatMap((line) => crossings(line, y));
  const found: [number, number][] = [];
  for (let i = 0; i + 1 < edges.length; i += 2) {
    const [from, to] = [edges[i] as number, edges[i + 1] as number];
    const stops = [from, ...cuts.filter((x) => x > from && x < to).sort((a, b) => a - b), to];
    stops.slice(1).forEach((stop, k) => {
      found.push([stops[k] as number, stop]);
    });
  }
  return found;
}

function crossings(line: Line, y: number): number[] {
  const found: number[] = [];
  line.slice(1).forEach(([bx, by], i) => {
    const [ax, ay] = line[i] as Pair;
    if (ay <= y !== by <= y) found.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
  });
  return found.sort((a, b) => a - b);
}
