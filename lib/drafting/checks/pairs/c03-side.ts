import { levelsAlong } from '@/lib/pattern/levels';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { mismatch, seamsJoining } from '@/lib/pattern/seam-kinds';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

/** Levels drawn on both sides of the seam, at the height of each from its origin. */
function levelReadings({ a, b, id }: SeamView): Reading[] {
  const other = levelsAlong(b);
  return [...levelsAlong(a)].flatMap(([name, at]) => {
    const there = other.get(name);
    return there === undefined ? [] : [{ figure: Math.abs(at - there), where: `${id}: ${name}` }];
  });
}

function readings(context: MeasuredDraft): Reading[] {
  return seamsJoining(context, 'side', 'side').flatMap((seam) => [
    { figure: mismatch(seam), where: seam.id },
    ...levelReadings(seam),
  ]);
}

/** INVARIANTS C3. */
export const C3 = defineRule({
  id: 'C3',
  title: 'Side seams are equal and their levels meet',
  limits: atMost(0.1),
  read: readings,
});
