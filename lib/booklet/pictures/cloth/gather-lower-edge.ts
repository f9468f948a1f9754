import { boundsOf } from '@/lib/geometry/bounds';
import { lengthAlong } from '@/lib/geometry/polyline/place-on';
import { item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { type DrawnUp, EASE, foldsAlong } from './gather-upper-edge';

/** Cloth swells out again above its gathers: within a share of the piece, no more than so much, cm. */
const SWELLS = { share: 0.45, most: 13 } as const;
/** The deepest fold, as a share of that. */
const DEEPEST = 0.6;
/** Eased to more than this share of its length, it lies without folds. */
const EASED = 0.91;
/** Where the sides bend, so many levels as the cloth swells. */
const LEVELS = 12;

/**
 * A piece gathered along its lower edge, a sleeve, to `ratio` of its length: straight there, its ends no higher, and as
 * wide as the band that holds it, and as wide as it was cut a little above. Undefined where nothing is gathered to speak of.
 */
export function drawnIn(
  whole: readonly Pair[],
  edges: readonly Pair[][],
  ratio: number,
): DrawnUp | undefined {
  const line = [...edges.flat()].sort(([ax], [bx]) => ax - bx);
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || first === last || ratio > EASE) return undefined;
  const [left, right] = [first[0], last[0]];
  const { bottom, top } = boundsOf(whole);
  const swells = Math.min(SWELLS.most, SWELLS.share * (top - bottom));
  const width = ratio * lengthAlong(line);
  const narrow = width / (right - left);
  const middle = (left + right) / 2;
  const carry = ([x, y]: Pair): Pair => {
    const on = Math.min(right, Math.max(left, x));
    const [edge, level] = [heightAt(line, on), heightAt([first, last], on)];
    const up = Math.min(1, Math.max(0, (y - edge) / swells));
    const wide = narrow + (1 - narrow) * Math.sin((up * Math.PI) / 2);
    // Allowances beside it are as wide as ever.
    return [middle + (on - middle) * wide + x - on, y + (level - edge) * (1 - up)];
  };
  const lowest = boundsOf(line).bottom;
  return {
    carry,
    levels: Array.from({ length: LEVELS }, (_, i) => lowest + (swells * (i + 1)) / LEVELS),
    folds: ratio > EASED ? [] : foldsAlong(line, width, -DEEPEST * swells).map((fold) => fold.map(carry)),
  };
}

/** How high a line from left to right is at a place between its ends. */
function heightAt(line: readonly Pair[], x: number): number {
  const after = Math.max(
    1,
    line.findIndex((at) => at[0] >= x),
  );
  const [[ax, ay], [bx, by]] = [item(line, after - 1), item(line, after)];
  return bx === ax ? ay : ay + ((by - ay) * (x - ax)) / (bx - ax);
}
