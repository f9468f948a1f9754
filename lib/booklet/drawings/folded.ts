import type { Pair } from '@/lib/drafting/types';

type Ends = readonly [Pair, Pair];

/**
 * What is seen of a shape folded so that edge b comes to lie on edge a: its part on the side of a, cut along the line
 * midway between the two.
 */
export function foldedOn(a: Ends, b: Ends, outline: readonly Pair[]): Pair[] {
  const [low, high] = [between(a[0], b[0]), between(a[1], b[1])];
  const sideOf = ([x, y]: Pair) => (high[0] - low[0]) * (y - low[1]) - (high[1] - low[1]) * (x - low[0]);
  const sign = Math.sign(sideOf(between(a[0], a[1])));
  const kept: Pair[] = [];
  outline.forEach((point, i) => {
    const next = outline[(i + 1) % outline.length] as Pair;
    const [here, there] = [sideOf(point) * sign, sideOf(next) * sign];
    if (here >= 0) kept.push(point);
    if (here * there < 0) kept.push(between(point, next, here / (here - there)));
  });
  return kept;
}

const between = ([ax, ay]: Pair, [bx, by]: Pair, share = 0.5): Pair => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];
