import { cross, distance, dot, scale, sub } from '@/lib/geometry/point';
import { firstOf } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import { distanceToLine } from '@/lib/pattern/distances';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { capAndArmhole, isHalfCap } from '@/lib/pattern/seam-kinds';
import type { SeamView, Side } from '@/lib/pattern/seam-view';
import type { Reading } from '../result';
import { defineRule } from '../rule';

const REACH = 4;

/**
 * The curve from the underarm as the cloth beside it sees it: along its first direction, and into the cloth. Sleeve and
 * bodice lie on the same side of the two, whichever way their outlines run.
 */
function fromUnderarm({ steps }: Side, end: 'origin' | 'finish', reach: number): Point[] {
  const step = end === 'origin' ? steps[0] : steps[steps.length - 1];
  if (!step) return [];
  const { edge, reversed } = step;
  const forward = (end === 'origin') !== reversed;
  const along = forward ? edge.startDirection : scale(edge.endDirection, -1);
  const line = forward ? edge.points : edge.points.toReversed();
  const origin = firstOf(line);
  const points: Point[] = [];
  let travelled = 0;
  for (const [i, p] of line.entries()) {
    if (travelled > reach) break;
    const v = sub(p, origin);
    points.push({ x: dot(v, along), y: (forward ? 1 : -1) * cross(along, v) });
    travelled += distance(p, line[i + 1] ?? p);
  }
  return points;
}

function apart(seam: SeamView, cap: Side, armhole: Side, end: 'origin' | 'finish'): Reading {
  // Longer, so that the last point of the cap has something to lie on.
  const under = fromUnderarm(armhole, end, REACH + 1);
  const over = fromUnderarm(cap, end, REACH);
  const figure = Math.max(...over.map((p) => distanceToLine(p, under)));
  return { figure, where: `${seam.id}: ${end === 'origin' ? 'first' : 'last'} underarm` };
}

/** INVARIANTS C7, the underarm points and first directions of both curves laid on each other. */
export const C7 = defineRule({
  id: 'C7',
  title: 'The bottom of the cap lies on the bottom of the armhole',
  limits: { W: { max: 0.15 } },
  read: ({ seams }: MeasuredDraft) =>
    seams.flatMap((seam) => {
      const sides = capAndArmhole(seam);
      if (!sides) return [];
      const ends = isHalfCap(sides) ? (['origin'] as const) : (['origin', 'finish'] as const);
      return ends.map((end) => apart(seam, sides.cap, sides.armhole, end));
    }),
});
