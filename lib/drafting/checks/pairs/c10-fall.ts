import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { declaredSurplus, hasPart, mismatch } from '@/lib/pattern/seam-kinds';
import type { SeamView, Side } from '@/lib/pattern/seam-view';
import type { Reading } from '../result';
import { atMost, between, defineRule } from '../rule';

const GAP = between(-0.5, 0);
const isStand = ({ steps }: Side): boolean => steps.some(({ piece }) => /stand/.test(piece.id));

function fallOf({ a, b }: SeamView): Side | undefined {
  if (!hasPart(a, 'collar') || !hasPart(b, 'collar') || isStand(a) === isStand(b)) return undefined;
  return isStand(a) ? b : a;
}

function readings({ seams }: MeasuredDraft): Reading[] {
  return seams.flatMap((seam) => {
    const fall = fallOf(seam);
    if (!fall) return [];
    return [
      { figure: mismatch(seam), where: seam.id },
      { figure: declaredSurplus(seam, fall), where: `${seam.id}: gap`, limits: GAP },
    ];
  });
}

/** INVARIANTS C10. */
export const C10 = defineRule({
  id: 'C10',
  title: 'The fall of a collar fits its stand',
  limits: atMost(0.1),
  read: readings,
});
