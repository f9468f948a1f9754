import { distance } from '@/lib/geometry/point';
import { firstOf } from '@/lib/geometry/sequence';
import { offAxis } from '@/lib/pattern/distances';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { SeamView, Side } from '@/lib/pattern/seam-view';
import type { Reading } from '../result';
import { defineRule } from '../rule';

// A side that bows less than this is straight (cm).
const STRAIGHT = 0.3;
// Seams whose sides are shaped against each other by design: round against hollow, or eased.
const SHAPED = new Set(['princess', 'neckline', 'armhole', 'cap', 'fore', 'hind', 'waist', 'yoke', 'mixed']);

/** Greatest bow of a one-edge side towards its cloth (positive) or away from it, cm. */
function bow({ steps }: Side): number {
  const { start, end, points } = firstOf(steps).edge;
  if (!(distance(start, end) > 0)) return 0;
  return points.reduce((most, p) => {
    const off = offAxis(p, start, end);
    return Math.abs(off) > Math.abs(most) ? off : most;
  }, 0);
}

function reading(seam: SeamView): Reading[] {
  const { a, b, id, selfPaired, dart } = seam;
  const plain = seam.seam.gather === 1 && a.steps.length === 1 && b.steps.length === 1;
  if (!plain || selfPaired || dart || SHAPED.has(a.line) || SHAPED.has(b.line)) return [];
  const [p, q] = [bow(a), bow(b)];
  const against = Math.abs(p) > STRAIGHT && Math.abs(q) > STRAIGHT && Math.sign(p) !== Math.sign(q);
  return [{ figure: against ? 1 : 0, where: id }];
}

/** INVARIANTS D10. */
export const D10 = defineRule({
  id: 'D10',
  title: 'Plain seams bow the same way on both sides',
  limits: { I: { max: 0 } },
  read: ({ seams }: MeasuredDraft) => seams.flatMap(reading),
});
