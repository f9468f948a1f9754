import { operation, type PlanPart } from '../kernel/plan';
import type { LineRef } from '../kernel/seams';

/** Hooks stand no farther apart than this, the lowest from the neckline, or the edges gape between them, cm (H). */
const FARTHEST = 3;
const HAIR = 1e-6;

/** Hooks that close an edge of a height above the neckline: one at its top, the others below it at even steps. */
export const hooksFor = (height: number): number => Math.max(1, Math.ceil(height / FARTHEST - HAIR));

/** Ends that meet edge to edge above an opening, and stand so high above it, are held by hooks and eyes. */
export function hooksAndEyes(
  { operations = [], notions = [] }: PlanPart,
  end: LineRef,
  height: number,
): PlanPart {
  const count = hooksFor(height);
  const hook = operation({
    id: 'collar-hook',
    operation: 'sew-hook',
    families: [end.family],
    lines: [end],
    figures: { count },
  });
  return { operations: [...operations, hook], notions: [...notions, { kind: 'hook-and-eye', count }] };
}
