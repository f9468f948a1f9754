import { endDirection, startDirection } from '@/lib/geometry/path';
import { turnDegrees } from '@/lib/geometry/point';
import type { FinishEdge } from './types';

// Edges that turn less than this where they meet run on into each other, degrees.
const STRAIGHT_ON = 0.5;

function isPlain({ role }: FinishEdge): boolean {
  return role === 'seam' || role === 'finished';
}

/** Whether an edge goes on where another ends, cut as wide: what parts them is only how each is sewn. */
export function goesOn(before: FinishEdge, after: FinishEdge): boolean {
  if (!isPlain(before) || !isPlain(after) || before.allowance !== after.allowance) return false;
  return Math.abs(turnDegrees(endDirection(before.path), startDirection(after.path))) < STRAIGHT_ON;
}

function joined({ end: _, ...before }: FinishEdge, { path, end }: FinishEdge): FinishEdge {
  return { ...before, path: [...before.path, ...path], ...(end ? { end } : {}) };
}

/** The loop with edges that run on into each other taken as one: a zip, a slit or a pocket parts no cut line. */
export function smoothRuns(loop: readonly FinishEdge[]): FinishEdge[] {
  const runs: FinishEdge[] = [];
  for (const edge of loop) {
    const last = runs.at(-1);
    if (last && goesOn(last, edge)) runs[runs.length - 1] = joined(last, edge);
    else runs.push(edge);
  }
  return runs;
}
