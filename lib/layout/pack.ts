import type { Pair } from '@/lib/drafting/types';
import { placedPoints } from './placed';
import { type Silhouette, silhouette, sketch } from './silhouette';
import { clear, emptyStrip, type Landing, land, occupy, type Settle, type Strip } from './strip';
import type { Orientation, Placement, Shape } from './types';

export interface PackRules {
  /** Usable width, cm. */
  readonly width: number;
  /** Least distance between two cut lines, cm. */
  readonly gap: number;
  /** Width of a column, cm: finer is tighter and slower. */
  readonly column: number;
  /** Shapes are sketched: good to compare orders by, not to cut by. */
  readonly rough?: boolean;
  /** Filled from the upper edge downward: y then counts downward from there. */
  readonly downward?: boolean;
  readonly settle: (shape: Shape, columns: Silhouette) => Settle;
}

/** A shape with the columns of each way it may lie. */
export interface Item {
  readonly shape: Shape;
  readonly ways: readonly Way[];
}

export interface Way {
  readonly orientation: Orientation;
  readonly columns: Silhouette;
  readonly settle: Settle;
}

/** Where one item came to lie: its way, the column of its left side and the height of its lower edge. */
export interface Place extends Way {
  readonly x: number;
  readonly y: number;
}

export interface Packing {
  /** In the order they were laid. */
  readonly places: readonly Place[];
  /** From the start to the end of the last shape, cm. */
  readonly length: number;
  /** Area times distance from the start, summed: of two equal lengths the one that leaves more room at the end. */
  readonly moment: number;
}

export function prepare(shapes: readonly Shape[], rules: PackRules): Item[] {
  return shapes.map((shape) => ({
    shape,
    ways: distinct(shape.orientations.map((each) => wayOf(shape, each, rules))),
  }));
}

function wayOf(shape: Shape, orientation: Orientation, rules: PackRules): Way {
  const columns = columnsOf(shape, orientation, rules);
  return { orientation, columns, settle: rules.settle(shape, columns) };
}

/** A piece is laid on many widths: its columns are worked out once. */
const known = new WeakMap<Shape['outline'], Map<string, Silhouette>>();

function columnsOf(shape: Shape, orientation: Orientation, rules: PackRules): Silhouette {
  const { column, gap, rough = false, downward = false } = rules;
  const { mirrored, rotated } = orientation;
  const key = [shape.turn, mirrored, rotated, column, gap, rough, downward].join();
  const all = known.get(shape.outline) ?? new Map<string, Silhouette>();
  known.set(shape.outline, all);
  const draw = rough ? sketch : silhouette;
  const columns = all.get(key) ?? draw(laidAtOrigin(shape, orientation, rules), column, gap / 2);
  all.set(key, columns);
  return columns;
}

/** Strips and other shapes that look the same head down need be tried one way only. */
function distinct(ways: readonly Way[]): Way[] {
  return ways.filter((way, i) => !ways.slice(0, i).some((other) => looksSame(way.columns, other.columns)));
}

function looksSame(a: Silhouette, b: Silhouette): boolean {
  return (
    a.spans.length === b.spans.length && a.spans.every((y, i) => Math.abs(y - (b.spans[i] as number)) < 1e-3)
  );
}

function laidAtOrigin(shape: Shape, orientation: Orientation, { downward }: PackRules): readonly Pair[] {
  const points = placedPoints(shape.outline, { ...orientation, turn: shape.turn, x: 0, y: 0 });
  return downward ? points.map(([x, y]) => [x, -y]) : points;
}

/** How a free place is preferred: lowest edge, lowest top, or lowest edge from the right. */
export const PREFERENCES = ['low', 'top', 'right'] as const;
export type Preference = (typeof PREFERENCES)[number];

export interface Turn {
  readonly item: Item;
  readonly preference: Preference;
  /** The one way it shall lie; absent: whichever is best. */
  readonly way?: number;
  /** The columns its left side may lie at, first and last; absent: any. */
  readonly within?: readonly [first: number, last: number];
}

/** The strip the rules call for, to be filled again and again by one search. */
export function stripFor({ width, gap, column, rough }: PackRules): Strip {
  const columns = (width + gap) / column + 1e-9;
  // Rounded as the shapes are, so that what fits the width fits it sketched too.
  return emptyStrip(rough ? Math.round(columns) : Math.floor(columns));
}

/** What another layout tells about one to be made: it saves time. Of places level to a hair another may be found. */
export interface Hints {
  /** Where the first items lie: they were laid there before, in the same order on the same empty strip. */
  readonly kept: readonly Place[];
  /** Where items lay before, a good place to look first. */
  readonly places: ReadonlyMap<Item, Place>;
}

const NO_HINTS: Hints = { kept: [], places: new Map() };

/** Lays the items one after the other, each where it may lie best; undefined once past `limit` (cm). */
export function pack(
  turns: readonly Turn[],
  rules: PackRules,
  strip: Strip,
  limit = Number.POSITIVE_INFINITY,
  { kept, places: before }: Hints = NO_HINTS,
): Packing | undefined {
  clear(strip);
  const places: Place[] = [];
  let [length, moment] = [0, 0];
  for (let i = 0; i < turns.length; i++) {
    const turn = turns[i] as Turn;
    const place = kept[i] ?? bestPlace(strip, turn, limit + rules.gap, before.get(turn.item));
    if (!place) return undefined;
    occupy(strip, place.columns, place.x, place.y);
    length = Math.max(length, place.y + place.columns.height - rules.gap);
    if (length > limit) return undefined;
    moment += place.columns.area * (place.y + place.columns.height / 2);
    places.push(place);
  }
  return { places, length, moment };
}

function bestPlace(strip: Strip, turn: Turn, limit: number, before?: Place): Place | undefined {
  const { item, preference, way: only } = turn;
  const landing = { y: 0, obstacle: 0 };
  if (before) landBefore(strip, turn, before, limit, landing);
  const known = before ? landing.y : Number.POSITIVE_INFINITY;
  const ceiling = before ? known + biasOf(preference, before.columns) + LEVEL : Number.POSITIVE_INFINITY;
  let bestWay: Way | undefined;
  let bestX = 0;
  let bestY = 0;
  let bestScore = Number.POSITIVE_INFINITY;
  for (let w = 0; w < item.ways.length; w++) {
    if (only !== undefined && w !== only) continue;
    const way = item.ways[w] as Way;
    const { columns, settle } = way;
    const bias = biasOf(preference, columns);
    const [first, last] = rangeOf(strip, turn, columns);
    for (let step = 0; step <= last - first; step++) {
      const x = preference === 'right' ? last - step : first + step;
      const roof = Math.min(Math.min(ceiling, bestScore - LEVEL) - bias, limit - columns.height);
      // What stood in the way one column ago still does, most of the time.
      landing.obstacle += preference === 'right' ? 1 : -1;
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

/** Where the shapes of a packing lie, in cm. */
export function placementsOf(
  turns: readonly Turn[],
  { places }: Packing,
  { gap, column }: PackRules,
): Placement[] {
  return places.map(({ orientation, columns, x, y }, i) => {
    const { piece, copy, turn, unfolded, layers } = (turns[i] as Turn).item.shape;
    const at = { x: x * column - gap / 2 - columns.left, y: y - gap / 2 - columns.bottom };
    return { piece, copy, ...orientation, turn, unfolded, layers, ...at };
  });
}
