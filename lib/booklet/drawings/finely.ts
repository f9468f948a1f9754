import type { Pair } from '@/lib/drafting/types';

/** Outlines are bent between corners no further apart than this, cm. */
const FINE = 0.5;

/** The same shape with so many corners that it can be bent. */
export function finely(outline: readonly Pair[]): Pair[] {
  return outline.flatMap(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Pair;
    const count = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / FINE));
    return Array.from(
      { length: count },
      (_, k): Pair => [ax + ((bx - ax) * k) / count, ay + ((by - ay) * k) / count],
    );
  });
}
