import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { mismatch, seamsJoining } from '@/lib/pattern/seam-kinds';
import type { SeamView, Side } from '@/lib/pattern/seam-view';
import type { LineName } from '@/lib/pattern/types';
import type { Limits, Reading } from '../result';
import { atMost, between, defineRule } from '../rule';

const isUpper = ({ steps }: Side): boolean => steps.every(({ piece }) => /upper|top/.test(piece.id));

/** Upper sleeve less under sleeve, as drawn. */
function surplus({ a, b }: SeamView): number {
  return isUpper(a) ? a.length - b.length : b.length - a.length;
}

function twoPiece(context: MeasuredDraft, line: LineName, limits: Limits): Reading[] {
  return seamsJoining(context, line, line).flatMap((seam) => [
    { figure: mismatch(seam), where: seam.id },
    { figure: surplus(seam), where: `${seam.id}: upper less under`, limits },
  ]);
}

/** INVARIANTS C8, METHODS §5.2: the fore seam is stretched at the elbow, the hind seam eased about it. */
export const C8 = defineRule({
  id: 'C8',
  title: 'Sleeve seams match',
  limits: atMost(0.1),
  read: (context) => [
    ...seamsJoining(context, 'underarm', 'underarm').map((seam) => ({
      figure: mismatch(seam),
      where: seam.id,
    })),
    ...twoPiece(context, 'fore', between(-0.5, 0)),
    ...twoPiece(context, 'hind', between(0, 0.8)),
  ],
});
