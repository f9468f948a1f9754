import type { Pair } from '@/lib/drafting/types';

/** The point a share of the way along a line, and the unit direction of travel there. */
export function placeOn(line: readonly Pair[], share: number): { readonly at: Pair; readonly along: Pair } {
  const sizes = line.slice(1).map((point, i) => span(line[i] as Pair, point));
  let left = share * sizes.reduce((sum, size) => sum + size, 0);
  for (let i = 0; i < sizes.length; i++) {
    const size = sizes[i] as number;
    if (size > 0 && (left <= size || i === sizes.length - 1)) {
      const [a, b] = [line[i] as Pair, line[i + 1] as Pair];
      const along: Pair = [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
      return { at: [a[0] + along[0] * left, a[1] + along[1] * left], along };
    }
    left -= size;
  }
  return { at: line[0] as Pair, along: [1, 0] };
}

const span = (a: Pair, b: Pair) => Math.hypot(b[0] - a[0], b[1] - a[1]);
