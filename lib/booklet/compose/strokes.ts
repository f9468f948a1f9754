import { arrowHead } from '@/lib/drawing/arrow';
import { boxPath, linePath } from '@/lib/drawing/paths';
import { drawn, filled, type Place } from '@/lib/drawing/pen';
import type { FillName, Item, Stroke, StrokeName } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';

/** Page furniture and figures share one layer: a booklet has none to switch. */
export const ON_PAGE: Place = { layer: 'sheet' };

export const lineItem = (a: Pair, b: Pair, stroke: StrokeName): Stroke =>
  drawn(linePath(a, b), stroke, ON_PAGE);
export const hairline = (a: Pair, b: Pair): Stroke => lineItem(a, b, 'hairline');

/** A tinted box from its upper left corner. */
export function tint(x: number, y: number, width: number, height: number, fill: FillName): Stroke {
  return filled(boxPath([x, y - height, x + width, y]), fill, ON_PAGE);
}

/** An outlined box from its upper left corner. */
export function frame(
  x: number,
  y: number,
  width: number,
  height: number,
  stroke: StrokeName = 'hairline',
): Stroke {
  return drawn(boxPath([x, y - height, x + width, y]), stroke, ON_PAGE);
}

/** The grainline of the trade as a divider: a thin line with a small head at each end. */
export function grainDivider(a: Pair, b: Pair): Item[] {
  const head = (tip: Pair, from: Pair): Item => ({
    ...(arrowHead(tip, from, ON_PAGE, 0.18) as Stroke),
    fill: 'muted',
  });
  return [hairline(a, b), head(a, b), head(b, a)];
}
