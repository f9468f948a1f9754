import { required } from '@/lib/errors/required';
import { pathLength, subPath, tangentAtLength } from '@/lib/geometry/length';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { add, scale, sub, turnDegrees, unit } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import type { Panel, PanelEdge } from '../kernel/panel';

/** What stands beside a hem, cut where the lifted hem meets it. */
export interface Upright {
  readonly trimmed: Path;
  /** Unit direction in which the hem climbs it. */
  readonly up: Point;
  /** By how much it leans differently where the hem comes to meet it, degrees. */
  readonly turn: number;
}

function trimmedStart(path: Path, by: number): Upright {
  const [up, there] = [tangentAtLength(path, 0), tangentAtLength(path, by)];
  return { trimmed: subPath(path, by, pathLength(path)), up, turn: turnDegrees(up, there) };
}

function trimmedEnd(path: Path, by: number): Upright {
  const whole = pathLength(path);
  const [down, there] = [tangentAtLength(path, whole), tangentAtLength(path, whole - by)];
  return { trimmed: subPath(path, 0, whole - by), up: scale(down, -1), turn: turnDegrees(down, there) };
}

/** A leg of a dart closes about the apex, however far from it the dart is sewn: there the hem climbs. */
function trimmedLeg(
  panel: Panel,
  leg: PanelEdge,
  mouth: Point,
  by: number,
): Pick<Upright, 'up' | 'turn'> & { foot: Point } {
  const apex = required(panel.darts[leg.line.replace(/:.*/, '')], leg.line);
  const up = unit(sub(apex, mouth));
  return { up, turn: 0, foot: add(mouth, scale(up, by)) };
}

/** What follows the hem, cut where it will end. */
export function uprightAfter(panel: Panel, next: PanelEdge, by: number): Upright {
  if (next.role !== 'dart') return trimmedStart(next.path, by);
  const { foot, ...rest } = trimmedLeg(panel, next, startOf(next.path), by);
  return { ...rest, trimmed: polyline(foot, endOf(next.path)) };
}

/** What comes before the hem, cut where it will begin. */
export function uprightBefore(panel: Panel, before: PanelEdge, by: number): Upright {
  if (before.role !== 'dart') return trimmedEnd(before.path, by);
  const { foot, ...rest } = trimmedLeg(panel, before, endOf(before.path), by);
  return { ...rest, trimmed: polyline(startOf(before.path), foot) };
}

/** By how much it was cut shorter, cm. */
export const shortened = (path: Path, { trimmed }: Upright): number => pathLength(path) - pathLength(trimmed);
