import { type MeasuredDraft, shellPieces } from '@/lib/pattern/measured-draft';
import { lengthOnRight } from '@/lib/pattern/on-right';
import { lengthAlong } from '@/lib/pattern/piece-view';
import { mismatch, sidesBy } from '@/lib/pattern/seam-kinds';
import { NOTCH } from '../../sleeves/armhole-seam';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';
import { edgeRuffleReadings } from './edge-ruffles';

/** The armhole of one side from the notch of a sleeve to the shoulder. */
function overShoulder(context: MeasuredDraft, face: 'front' | 'back'): number {
  const own = shellPieces(context, face).reduce((sum, view) => sum + lengthOnRight(view, 'armhole'), 0);
  return (1 - NOTCH[face]) * own;
}

/** A cape is caught in no seam of its own: it is held against the armhole it hangs from. */
function capeReadings(context: MeasuredDraft): Reading[] {
  const cape = context.piece('cape');
  if (!cape) return [];
  const armhole = overShoulder(context, 'front') + overShoulder(context, 'back');
  return [{ figure: Math.abs(lengthAlong(cape, 'upper') - armhole), where: 'cape: on the armhole' }];
}

/** INVARIANTS C16: a flounce is cut round and sewn on flat; a gathered ruffle is held by C15. */
export const C16 = defineRule({
  id: 'C16',
  title: 'Flounces are as long inside as the edge they hang from',
  limits: atMost(0.2),
  read: (context) => [
    ...context.seams
      .filter((seam) => sidesBy(seam, 'ruffle') && seam.seam.gather === 1)
      .map((seam) => ({ figure: mismatch(seam), where: seam.id })),
    ...capeReadings(context),
    ...edgeRuffleReadings(context),
  ],
});
