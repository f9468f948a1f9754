import type { TapeLine } from '@/lib/tryon/body/tape-lines';

/** The corners of lines drawn with a width: two triangles a stretch. */
interface Ribbon {
  readonly positions: Float32Array;
  readonly others: Float32Array;
  readonly corners: Float32Array;
}

/** At each corner: whether it is at the beginning (1) or the end (−1) of its stretch, and on which side. */
const CORNERS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

export function ribbonOf(lines: readonly TapeLine[]): Ribbon {
  const stretches = lines.flatMap((line) => line.slice(1).map((to, i) => [line[i] ?? to, to] as const));
  const each = (
    figures: (stretch: (typeof stretches)[number], corner: (typeof CORNERS)[number]) => readonly number[],
  ) =>
    Float32Array.from(stretches.flatMap((stretch) => CORNERS.flatMap((corner) => figures(stretch, corner))));
  return {
    positions: each(([from, to], [end]) => (end > 0 ? from : to)),
    others: each(([from, to], [end]) => (end > 0 ? to : from)),
    corners: each((_, corner) => corner),
  };
}
