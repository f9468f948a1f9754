import type { Pair } from '@/lib/pattern/types';
import { cutAlong } from '../plane/cut-along';

type Ends = readonly [Pair, Pair];

/**
 * What is seen of a shape folded so that edge b comes to lie on edge a: its part on the side of a, cut along the line
 * midway between the two.
 */
export function foldedOn(a: Ends, b: Ends, outline: readonly Pair[]): Pair[] {
  return cutAlong(outline, [middle(a[0], b[0]), middle(a[1], b[1])], middle(...a));
}

const middle = ([ax, ay]: Pair, [bx, by]: Pair): Pair => [(ax + bx) / 2, (ay + by) / 2];
