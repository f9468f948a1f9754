import { item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { placedPoints } from './placed';
import type { Settle } from './settle';
import { type Silhouette, silhouette, sketch } from './silhouette';
import type { Orientation, Shape } from './types';

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
  return a.spans.length === b.spans.length && a.spans.every((y, i) => Math.abs(y - item(b.spans, i)) < 1e-3);
}

function laidAtOrigin(shape: Shape, orientation: Orientation, { downward }: PackRules): readonly Pair[] {
  const points = placedPoints(shape.outline, { ...orientation, turn: shape.turn, x: 0, y: 0 });
  return downward ? points.map(([x, y]) => [x, -y]) : points;
}
