import type { Point, Polygon } from '@/lib/geometry/types';

/** A stretch along a direction. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** An outline seen along a direction: how far each vertex lies along it, and how far to its left. */
export interface Seen {
  readonly along: Float64Array;
  readonly across: Float64Array;
  readonly count: number;
}

export function seenAlong(polygon: Polygon, direction: Point): Seen {
  const count = polygon.length;
  const along = new Float64Array(count);
  const across = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const { x, y } = polygon[i] as Point;
    along[i] = x * direction.x + y * direction.y;
    across[i] = y * direction.x - x * direction.y;
  }
  return { along, across, count };
}

/** Smallest and greatest of some figures. */
export function extent(values: Float64Array): Span {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < from) from = value;
    if (value > to) to = value;
  }
  return { from, to };
}

/** Stretches of the straight line at `lane` that lie inside the outline. */
export function spansInside({ along, across, count }: Seen, lane: number): Span[] {
  const cuts: number[] = [];
  let last = count - 1;
  for (let i = 0; i < count; i++) {
    const offA = (across[last] as number) - lane;
    const offB = (across[i] as number) - lane;
    if (offA <= 0 !== offB <= 0) {
      const a = along[last] as number;
      cuts.push(a + (((along[i] as number) - a) * offA) / (offA - offB));
    }
    last = i;
  }
  cuts.sort((p, q) => p - q);
  const spans: Span[] = [];
  for (let i = 0; i + 1 < cuts.length; i += 2)
    spans.push({ from: cuts[i] as number, to: cuts[i + 1] as number });
  return spans;
}

/** Longest stretch that several parallel lanes have in common. */
export function longestShared(a: readonly Span[], b: readonly Span[], c: readonly Span[]): Span | undefined {
  let best: Span | undefined;
  for (const p of a) {
    for (const q of b) {
      for (const r of c) {
        const from = Math.max(p.from, q.from, r.from);
        const to = Math.min(p.to, q.to, r.to);
        if (to > from && (!best || to - from > best.to - best.from)) best = { from, to };
      }
    }
  }
  return best;
}

/** Square of the distance from a place to the outline. */
export function squareToOutline({ along, across, count }: Seen, s: number, d: number): number {
  let least = Number.POSITIVE_INFINITY;
  let as = (along[count - 1] as number) - s;
  let ad = (across[count - 1] as number) - d;
  for (let i = 0; i < count; i++) {
    const bs = (along[i] as number) - s;
    const bd = (across[i] as number) - d;
    const us = bs - as;
    const ud = bd - ad;
    const size = us * us + ud * ud;
    const t = size === 0 ? 0 : Math.min(1, Math.max(0, -(as * us + ad * ud) / size));
    const ps = as + us * t;
    const pd = ad + ud * t;
    const square = ps * ps + pd * pd;
    if (square < least) least = square;
    as = bs;
    ad = bd;
  }
  return least;
}
