import type { Pair } from '@/lib/drafting/types';
import { placedPoints } from './placed';
import { type Silhouette, silhouette } from './silhouette';
import { clear, emptyStrip, land, occupy, type Settle, type Strip } from './strip';
import type { Orientation, Placement, Shape } from './types';

export interface PackRules {
  /** Usable width, cm. */
  readonly width: number;
  /** Least distance between two cut lines, cm. */
  readonly gap: number;
  /** Width of a column, cm: finer is tighter and slower. */
  readonly column: number;
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

export interface Packing {
  readonly placements: readonly Placement[];
  /** From the start to the end of the last shape, cm. */
  readonly length: number;
  /** Area times distance from the start, summed: of two equal lengths the one that leaves more room at the end. */
  readonly moment: number;
}

export function prepare(shapes: readonly Shape[], rules: PackRules): Item[] {
  return shapes.map((shape) => ({
    shape,
    ways: shape.orientations.map((orientation) => {
      const columns = silhouette(laidAtOrigin(shape, orientation, rules), rules.column, rules.gap / 2);
      return { orientation, columns, settle: rules.settle(shape, columns) };
    }),
  }));
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
}

/** The strip the rules call for, to be filled again and again by one search. */
export function stripFor({ width, gap, column }: PackRules): Strip {
  return emptyStrip(Math.floor((width + gap) / column + 1e-9));
}

/** Lays the items one after the other, each where it may lie best; undefined once past `limit` (cm). */
export function pack(
  turns: readonly Turn[],
  rules: PackRules,
  strip: Strip,
  limit = Number.POSITIVE_INFINITY,
): Packing | undefined {
  clear(strip);
  const placements: Placement[] = [];
  let [length, moment] = [0, 0];
  for (const turn of turns) {
    const { item } = turn;
    const place = bestPlace(strip, turn, limit + rules.gap);
    if (!place) return undefined;
    occupy(strip, place.columns, place.x, place.y);
    length = Math.max(length, place.y + place.columns.height - rules.gap);
    moment += place.columns.area * (place.y + place.columns.height / 2);
    placements.push(placementOf(item.shape, place, rules));
  }
  return { placements, length, moment };
}

interface Place extends Way {
  readonly x: number;
  readonly y: number;
}

function bestPlace(strip: Strip, { item, preference, way: only }: Turn, limit: number): Place | undefined {
  const landing = { y: 0, obstacle: 0 };
  let best: Place | undefined;
  let bestScore = Number.POSITIVE_INFINITY;
  const ways = only === undefined ? item.ways : item.ways.slice(only, only + 1);
  for (const way of ways) {
    const { columns, settle } = way;
    const bias = preference === 'top' ? columns.height : 0;
    const last = item.shape.atFold ? 0 : strip.columns - columns.columns;
    const steps = strip.columns < columns.columns ? 0 : last + 1;
    for (let step = 0; step < steps; step++) {
      const x = preference === 'right' ? last - step : step;
      const roof = Math.min(bestScore - bias - LEVEL, limit - columns.height);
      land(strip, columns, x, roof, settle, landing);
      if (landing.y === Number.POSITIVE_INFINITY) continue;
      best = { ...way, x, y: landing.y };
      bestScore = landing.y + bias;
    }
  }
  return best;
}

/** Places this close in height are level: the first one found is kept. */
const LEVEL = 1e-6;

function placementOf(shape: Shape, place: Place, { gap, column }: PackRules): Placement {
  const { piece, copy, turn, unfolded, layers } = shape;
  const x = place.x * column - gap / 2 - place.columns.left;
  const y = place.y - gap / 2 - place.columns.bottom;
  return { piece, copy, ...place.orientation, turn, unfolded, layers, x, y };
}
