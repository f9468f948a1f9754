import { intersectHorizontal } from '@/lib/geometry/intersect';
import { endOf, startOf, transformPath } from '@/lib/geometry/path';
import { add, dot, perp, scale, sub, unit } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { LAPEL } from '../collars/lapel';
import type { Panel } from '../kernel/panel';

/** A path turned over a straight line. */
function turnedOver(path: Path, line: Path): Path {
  const across = perp(unit(sub(endOf(line), startOf(line))));
  const turn = (p: Point) => add(p, scale(across, -2 * dot(sub(p, startOf(line)), across)));
  return transformPath(path, turn);
}

/** How far out a lapel covers the front at a height once it is turned over; nowhere where there is none. */
export function lapelReach({ edges, internals }: Panel, y: number): number {
  const roll = internals.find(({ kind }) => kind === 'roll-line');
  if (!roll) return Number.NEGATIVE_INFINITY;
  const lapel = edges.filter(({ line }) => line === LAPEL);
  const hits = lapel.flatMap(({ path }) => intersectHorizontal(turnedOver(path, roll.path), y));
  return Math.max(Number.NEGATIVE_INFINITY, ...hits.map(({ point }) => point.x));
}
