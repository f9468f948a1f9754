import { rotate } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { Draft } from '../types';

/** How a front opened out for a cowl hangs. */
export interface WornCowl {
  /** How far the middle of its edge hangs below the ends, cm. */
  readonly drop: number;
  /** Where a place at the shoulder lies once that is turned back on to the body. */
  turnedBack(p: Point): Point;
}

/** The cowl of a garment, if it has one. */
export function wornCowl({ construction }: Pick<Draft, 'construction'>): WornCowl | undefined {
  const { cowlTurn, cowlPivotX = 0, cowlPivotY = 0, cowlDrop = 0 } = construction;
  if (cowlTurn === undefined) return undefined;
  const pivot = { x: cowlPivotX, y: cowlPivotY };
  return { drop: cowlDrop, turnedBack: (p) => rotate(p, pivot, cowlTurn) };
}
