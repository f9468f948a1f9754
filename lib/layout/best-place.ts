import type { Item, Way } from './items';
import { PassOver } from './pass-over';
import type { Silhouette } from './silhouette';
import { type Landing, land, type Strip } from './strip';

/** Where one item came to lie: its way, the column of its left side and the height of its lower edge. */
export interface Place extends Way {
  readonly x: number;
  readonly y: number;
}

/** How a free place is preferred: lowest edge, lowest top, or lowest edge from the right. */
export const PREFERENCES = ['low', 'top', 'right'] as const;
type Preference = (typeof PREFERENCES)[number];

export interface Turn {
  readonly item: Item;
  readonly preference: Preference;
  /** The one way it shall lie; absent: whichever is best. */
  readonly way?: number;
  /** The columns its left side may lie at, first and last; absent: any. */
  readonly within?: readonly [first: number, last: number];
}

/** Where an item lies best on what is free of a strip; undefined where it would end past `limit` (cm). */
export function bestPlace(strip: Strip, turn: Turn, limit: number, before?: Place): Place | undefined {
  const { item, preference, way: only } = turn;
  const landing = { y: 0, obstacle: 0 };
  if (before) landBefore(strip, turn, before, limit, landing);
  const known = before ? landing.y : Number.POSITIVE_INFINITY;
  const ceiling = before ? known + biasOf(preference, before.columns) + LEVEL : Number.POSITIVE_INFINITY;
  let bestWay: Way | undefined;
  let bestX = 0;
  let bestY = 0;
  let bestScore = Number.POSITIVE_INFINITY;
  for (const way of item.ways) {
    if (only !== undefined && way !== item.ways[only]) continue;
    const { columns, settle } = way;
    const bias = biasOf(preference, columns);
    const [first, last] = rangeOf(strip, turn, columns);
    const onward = preference === 'right' ? -1 : 1;
    const passing = new PassOver(strip, columns, onward);
    let latest = (onward > 0 ? first : last) - onward;
    for (;;) {
      const roof = Math.min(Math.min(ceiling, bestScore - LEVEL) - bias, limit - columns.height);
      const x = passing.from(latest + onward, roof);
      if (x < first || x > last) break;
      // What stood in the way of the last place still does, most of the time.
      landing.obstacle -= x - latest;
      latest = x;
      if (before?.columns === columns && before.x === x && known < roof) landing.y = known;
      else land(strip, columns, x, roof, settle, landing);
      if (landing.y === Number.POSITIVE_INFINITY) continue;
      bestWay = way;
      bestX = x;
      bestY = landing.y;
      bestScore = bestY + bias;
    }
  }
  return bestWay && { ...bestWay, x: bestX, y: bestY };
}

const biasOf = (preference: Preference, { height }: Silhouette) => (preference === 'top' ? height : 0);

/** The columns the left side of a shape may lie at, first and last; none for one wider than the strip. */
function rangeOf({ columns }: Strip, { item, within }: Turn, shape: Silhouette): [number, number] {
  const room = columns - shape.columns;
  const furthest = item.shape.atFold ? Math.min(0, room) : room;
  return [Math.max(0, within?.[0] ?? 0), Math.min(furthest, within?.[1] ?? furthest)];
}

/**
 * Lands where the shape lay before, at Infinity where it may not. No place that is worse need be looked at: most of a
 * strip is passed over at the first obstacle.
 */
function landBefore(strip: Strip, turn: Turn, before: Place, limit: number, landing: Landing): void {
  const { x, columns, settle } = before;
  const only = turn.way === undefined ? undefined : turn.item.ways[turn.way];
  const [first, last] = rangeOf(strip, turn, columns);
  const may = x >= first && x <= last && (!only || only.columns === columns);
  if (may) land(strip, columns, x, limit - columns.height, settle, landing);
  else landing.y = Number.POSITIVE_INFINITY;
}

/** Places this close in height are level: the first one found is kept. */
const LEVEL = 1e-6;
