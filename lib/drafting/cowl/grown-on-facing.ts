import { cubicWithTangents } from '@/lib/geometry/fit';
import { pathLength, subPath } from '@/lib/geometry/length';
import { endOf, reversePath, transformPath } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import { INNER } from '../facings/trace';
import { edge, type PanelEdge } from '../kernel/panel';

/** The end of a facing cut on to a front, where it lies on the shoulder once it is folded in. */
export const FACING_END = 'facing-end';

/** Its depth at the centre (METHODS §7: 6–8). */
const DEPTH = 7;
/** How much steeper than the straight way to the centre its free edge leaves the shoulder. */
const RISE = 2;

/**
 * The facing above the level edge from the shoulder to the centre, folded in along that: its end is the mirror image of
 * the shoulder, `width` cm long, its free edge one sweep from there to the centre, which it meets squarely.
 */
export function grownOnFacing(shoulder: Path, width: number): PanelEdge[] {
  const corner = endOf(shoulder);
  const whole = pathLength(shoulder);
  const over = (p: Point): Point => ({ x: p.x, y: 2 * corner.y - p.y });
  const end = transformPath(reversePath(subPath(shoulder, whole - width, whole)), over);
  const [from, to] = [endOf(end), { x: 0, y: corner.y + DEPTH }];
  const leaving = { x: -from.x, y: RISE * (to.y - from.y) };
  const free = cubicWithTangents(from, leaving, to, { x: -1, y: 0 });
  return [edge(FACING_END, end), edge(INNER, [free], { role: 'finished', kind: 'none' })];
}
