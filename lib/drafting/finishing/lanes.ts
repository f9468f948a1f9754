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

/** Where on a lane a segment of the outline is nearer than `margin`: one span, for a segment's surroundings are convex. */
function spanBeside(as: number, ad: number, bs: number, bd: number, margin: number): Span | undefined {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  const reachA = margin * margin - ad * ad;
  if (reachA > 0) {
    const half = Math.sqrt(reachA);
    from = as - half;
    to = as + half;
  }
  const reachB = margin * margin - bd * bd;
  if (reachB > 0) {
    const half = Math.sqrt(reachB);
    from = Math.min(from, bs - half);
    to = Math.max(to, bs + half);
  }
  const us = bs - as;
  const ud = bd - ad;
  const shift = margin * Math.sqrt(us * us + ud * ud);
  // Beyond the ends the discs have the say; alongside, the two lines at `margin` to left and right.
  const foot = (s: number) => us * (s - as) - ud * ad;
  const most = us * us + ud * ud;
  for (const side of ud === 0 ? [] : [-shift, shift]) {
    const s = as + (side - us * ad) / ud;
    const t = foot(s);
    if (t < 0 || t > most) continue;
    from = Math.min(from, s);
    to = Math.max(to, s);
  }
  return to > from ? { from, to } : undefined;
}

/** Stretches of a lane inside the outline and everywhere at least `margin` away from it. */
export function clearSpans(outline: Seen, lane: number, margin: number): Span[] {
  const { along, across, count } = outline;
  const beside: Span[] = [];
  for (let i = 0, last = count - 1; i < count; last = i++) {
    const ad = (across[last] as number) - lane;
    const bd = (across[i] as number) - lane;
    if ((ad > margin && bd > margin) || (ad < -margin && bd < -margin)) continue;
    const span = spanBeside(along[last] as number, ad, along[i] as number, bd, margin);
    if (span) beside.push(span);
  }
  beside.sort((p, q) => p.from - q.from);
  const clear: Span[] = [];
  for (const { from, to } of spansInside(outline, lane)) {
    let at = from;
    for (const span of beside) {
      if (span.to <= at) continue;
      if (span.from >= to) break;
      if (span.from > at) clear.push({ from: at, to: span.from });
      at = span.to;
    }
    if (at < to) clear.push({ from: at, to });
  }
  return clear;
}
