import type { Pair } from '@/lib/drafting/types';

/**
 * A point well inside an outline, where its number can stand: the middle of the widest stretch that a few
 * level lines cut out of it. A centroid may lie outside, as in a facing.
 */
export function inkPoint(outline: readonly Pair[]): Pair {
  const heights = outline.map(([, y]) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  let best: { at: Pair; room: number } | undefined;
  for (const share of [0.5, 0.42, 0.58, 0.34, 0.66, 0.25, 0.75, 0.15, 0.85]) {
    const y = low + share * (high - low);
    const crossings = crossingsAt(outline, y);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const [from, to] = [crossings[i] as number, crossings[i + 1] as number];
      const room = Math.min(to - from, 2 * (high - low) * Math.min(share, 1 - share));
      if (!best || room > best.room * 1.15) best = { at: [(from + to) / 2, y], room };
    }
  }
  return best?.at ?? (outline[0] as Pair);
}

function crossingsAt(outline: readonly Pair[], y: number): number[] {
  const found: number[] = [];
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Pair;
    if (ay <= y !== by <= y) found.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
  });
  return found.sort((a, b) => a - b);
}
