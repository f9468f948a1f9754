import type { Pair } from '@/lib/geometry/types';

/**
 * Where one shape lies on fabric or paper. Layout coordinates: x across the width from the left edge,
 * y along the length, upward. A point of the piece is carried there by `placedPoints`: turned by `turn`
 * (grain parallel to the length), mirrored left to right, turned by 0 or 180, then moved by (x, y).
 */
export interface Placement {
  readonly piece: string;
  /** 0 for the first shape of a piece, 1 for the second … */
  readonly copy: number;
  readonly mirrored: boolean;
  readonly rotated: 0 | 180;
  /** Degrees, counter-clockwise: 0 but for pieces whose grain is not drawn upright. */
  readonly turn: number;
  /** True when the piece lies opened out on both sides of its fold. */
  readonly unfolded: boolean;
  /** How many layers of fabric are cut through at once. */
  readonly layers: 1 | 2;
  readonly x: number;
  readonly y: number;
}

/** One way of laying a shape down, before it has a place. */
export interface Orientation {
  readonly mirrored: boolean;
  readonly rotated: 0 | 180;
}

/** A shape to be laid: a piece as it is cut, and the ways it may lie. */
export interface Shape {
  readonly piece: string;
  readonly copy: number;
  readonly turn: number;
  readonly unfolded: boolean;
  readonly layers: 1 | 2;
  readonly outline: readonly Pair[];
  readonly orientations: readonly Orientation[];
  /** Laid with its left side against the left edge: pieces cut on the fold of folded fabric. */
  readonly atFold: boolean;
  /** Height of the point (piece coordinates, turned) that must meet the pattern repeat; absent: free. */
  readonly matchAt?: number;
}

/** How long the search may go on, counted in layouts tried, never in time: same input, same layout. */
export type Budget = number;
