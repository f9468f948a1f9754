import { intersectLine } from '@/lib/geometry/intersect';
import { pathLength, tangentAtLength } from '@/lib/geometry/length';
import { endOf, startOf } from '@/lib/geometry/path';
import { add, rotate, sub, turnDegrees } from '@/lib/geometry/point';
import type { Panel, PanelEdge } from '../kernel/panel';

/** Seam left between the dart's cloth and what begins below it. */
const BETWEEN = 0.5;

/**
 * How far up an edge its seam is free of the dart that opens at its end: pressed down, the dart's cloth covers the seam
 * as far as its crease comes to lie, and in the allowance a little further, for the crease crosses it aslant. cm.
 */
export function freeOfDart({ edges }: Panel, below: PanelEdge, allowance: number): number {
  const whole = pathLength(below.path);
  const index = edges.indexOf(below);
  const [first, second] = [edges[index + 1], edges[index + 2]];
  if (first?.role !== 'dart' || second?.role !== 'dart') return whole;
  const [mouth, tip, far] = [startOf(first.path), endOf(first.path), endOf(second.path)];
  const crease = rotate(mouth, tip, -turnDegrees(sub(mouth, tip), sub(far, tip)) / 2);
  const hits = intersectLine(below.path, tip, add(tip, sub(crease, tip)));
  const at = Math.max(0, ...hits.map(({ length }) => length));
  const degrees = Math.abs(turnDegrees(sub(crease, tip), tangentAtLength(below.path, at)));
  const aslant = -allowance / Math.tan((degrees * Math.PI) / 180);
  return at - Math.max(0, aslant) - BETWEEN;
}
