import type { Pair } from '@/lib/drafting/types';
import { placedPoints } from './placed';
import { type Silhouette, silhouette, sketch } from './silhouette';
import { clear, emptyStrip, land, occupy, type Settle, type Strip } from './strip';
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

/**
 * Lays the items one after the other, each where it may lie best; undefined once past `limit` (cm). The first items
 * lie where `kept` says: they were laid there before, in the same order on the same empty strip.
 */
export function pack(
  turns: readonly Turn[],
  rules: PackRules,
  strip: Strip,
  limit = Number.POSITIVE_INFINITY,
  kept: readonly Place[] = [],
): Packing | undefined {
  clear(strip);
  const places: Place[] = [];
  let [length, moment] = [0, 0];
  for (let i = 0; i < turns.length; i++) {
    const place = kept[i] ?? bestPlace(strip, turns[i] as Turn, limit + rules.gap);
    if (!place) return undefined;
    occupy(strip, place.columns, place.x, place.y);
    length = Math.max(length, place.y + place.columns.height - rules.gap);
    if (length > limit) return undefined;
    moment += place.columns.area * (place.y + place.columns.height / 2);
    places.push(place);
  }
  return { places, length, moment };
}

function bestPlace(strip: Strip, turn: Turn, limit: number): Place | undefined {
  const { item, preference, way: only, within } = turn;
  const landing = { y: 0, obstacle: 0 };
  let bestWay: Way | undefined;
  let bestX = 0;
  let bestY = 0;
  let bestScore = Number.POSITIVE_INFINITY;
  for (let w = 0; w < item.ways.length; w++) {
    if (only !== undefined && w !== only) continue;
    const way = item.ways[w] as Way;
    const { columns, settle } = way;
    const bias = preference === 'top' ? columns.height : 0;
    const furthest = item.shape.atFold ? 0 : strip.columns - columns.columns;
    const first = Math.max(0, within?.[0] ?? 0);
    const last = Math.min(furthest, within?.[1] ?? furthest);
    for (let step = 0; step <= last - first; step++) {
      const x = preference === 'right' ? last - step : first + step;
      const roof = Math.min(bestScore - bias - LEVEL, limit - columns.height);
      land(strip, columns, x, roof, settle, landing);
      if (landing.y === Number.POSITIVE_INFINITY) continue;
      bestWay = way;
      bestX = x;
      bestY = landing.y;
      bestScore = bestY + bias;
    }
  }
  return bestWay && { ...bestWay, x: bestX, y: bestY };
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
