import type { Mark } from './model';

/** A place a tape may rest on: how far along it lies, and how far out. */
interface Knot {
  readonly along: number;
  readonly out: number;
}

/** A knot on the skin. */
export interface MarkedKnot extends Knot {
  readonly mark: Mark;
}

/**
 * Where a tape pulled taut over the knots touches them, from the first along to the last. It bridges what is hollow.
 */
export function taut<K extends Knot>(knots: readonly K[]): K[] {
  const sorted = [...knots].sort((p, q) => p.along - q.along || q.out - p.out);
  const kept: K[] = [];
  for (const knot of sorted) {
    if (kept.at(-1)?.along === knot.along) continue;
    while (kept.length > 1 && isHollow(kept.at(-2) as K, kept.at(-1) as K, knot)) kept.pop();
    kept.push(knot);
  }
  return kept;
}

function isHollow(p: Knot, q: Knot, r: Knot): boolean {
  return (q.along - p.along) * (r.out - p.out) - (q.out - p.out) * (r.along - p.along) >= 0;
}

/** The length of the tape over its knots, cm, and at each how it grows as the knot moves along and out. */
export function tapeLength<K extends Knot>(
  kept: readonly K[],
  pull: (knot: K, along: number, out: number) => void,
): number {
  let total = 0;
  for (let i = 0; i + 1 < kept.length; i++) {
    const [p, q] = [kept[i] as K, kept[i + 1] as K];
    const [du, dv] = [q.along - p.along, q.out - p.out];
    const length = Math.sqrt(du * du + dv * dv);
    if (length === 0) continue;
    total += length;
    pull(p, -du / length, -dv / length);
    pull(q, du / length, dv / length);
  }
  return total;
}
