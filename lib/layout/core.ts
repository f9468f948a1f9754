import { item } from '@/lib/geometry/sequence';
import { once } from '@/lib/pattern/once';
import { eachStretch, type Silhouette } from './silhouette';

/** An upright rectangle inside a shape: its first and last column, and its heights above the shape's lower edge, cm. */
export interface Core {
  readonly first: number;
  readonly last: number;
  readonly foot: number;
  readonly head: number;
}

/** The largest rectangle of a shape, of whole columns: found once. */
export const coreOf = once((shape: Silhouette): Core => largest(shape));

function largest(shape: Silhouette): Core {
  const tallest = Array.from({ length: shape.columns }, (_, k) => tallestOf(shape, k));
  let [best, size]: [Core, number] = [{ first: 0, last: 0, foot: 0, head: 0 }, 0];
  for (let first = 0; first < tallest.length; first++) {
    let [foot, head] = [0, Number.POSITIVE_INFINITY];
    for (let last = first; last < tallest.length; last++) {
      const [low, high] = item(tallest, last);
      [foot, head] = [Math.max(foot, low), Math.min(head, high)];
      // However many columns follow, it gets no taller.
      if ((head - foot) * (tallest.length - first) <= size) break;
      if ((head - foot) * (last + 1 - first) <= size) continue;
      [best, size] = [{ first, last, foot, head }, (head - foot) * (last + 1 - first)];
    }
  }
  return best;
}

/** The longest stretch of a column; none where it has none. */
function tallestOf(shape: Silhouette, column: number): readonly [number, number] {
  let [low, high] = [0, 0];
  eachStretch(shape, column, (from, to) => {
    if (to - from > high - low) [low, high] = [from, to];
  });
  return [low, high];
}
