import type { Tie } from './ties';

/** A vertex that is sewn, what it meets beyond the seam, and by which share. */
export type Beyond = readonly [vertex: number, other: number, share: number];

/** What is tied, from either side. */
export const bothWays = (ties: readonly Tie[]): Beyond[] =>
  ties.flatMap(({ vertex, from, to, share }) => {
    const ends = [
      [from, 1 - share],
      [to, share],
    ] as const;
    return ends.flatMap(
      ([end, part]) =>
        [
          [vertex, end, part],
          [end, vertex, part],
        ] as const,
    );
  });
