import type { Pair, PathCommand } from '@/lib/geometry/types';
import { pointsOf as pointsAlong } from '@/lib/pattern/lines';
import type { FindingKind } from '../finding';

/** What a line is drawn as: of cut weight, or lighter in one of the layers of a sheet. */
export type Ply = 'cut' | 'fold' | 'stitch' | 'marks';

export const PLIES: readonly Ply[] = ['cut', 'fold', 'stitch', 'marks'];

/** A line the draft asks for, curves flattened: x and y of its points in turn, in cm. */
export interface Trace {
  readonly ply: Ply;
  readonly kind: FindingKind;
  readonly points: readonly number[];
  /** Whether every point of it has to be drawn; else it only explains what is. */
  readonly must: boolean;
  /** How far from it lines are explained by it, beyond what any line may be off, cm. */
  readonly reach: number;
}

/** Most that a chord leaves the computed curve, cm. */
const FLAT = 0.001;

export const pointsOf = (path: readonly PathCommand[]): number[] =>
  pointsAlong({ path }, FLAT).flatMap(({ x, y }) => [x, y]);

export const through = (...points: readonly Pair[]): number[] => points.flat();

/** A line that must be drawn as it was computed. */
export const must = (ply: Ply, kind: FindingKind, points: readonly number[]): Trace => ({
  ply,
  kind,
  points,
  must: true,
  reach: 0,
});

/** A line that explains what is drawn within `reach` cm of it. */
export const may = (ply: Ply, kind: FindingKind, points: readonly number[], reach: number): Trace => ({
  ply,
  kind,
  points,
  must: false,
  reach,
});
