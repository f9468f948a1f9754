import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { type NotchPair, notchPairs } from '@/lib/pattern/notch-pairs';
import { capAndArmhole } from '@/lib/pattern/seam-kinds';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

const CODE = { front: 'single', back: 'double' } as const;

/** A pair that meets at the shoulder marks the crown and belongs to neither side. */
function wrongCode(seam: SeamView, { a, b }: NotchPair): boolean {
  if (a.notch.kind !== b.notch.kind) return true;
  if (!capAndArmhole(seam)) return false;
  const body = a.piece.piece.part === 'sleeve' ? b.piece : a.piece;
  return body.face !== 'none' && a.notch.kind !== 'triple' && a.notch.kind !== CODE[body.face];
}

function readings(seam: SeamView): Reading[] {
  return notchPairs(seam).map((pair) => ({
    figure: wrongCode(seam, pair) ? 1 : 0,
    where: `${seam.id}: ${pair.a.notch.id} ${pair.a.notch.kind} + ${pair.b.notch.id} ${pair.b.notch.kind}`,
  }));
}

/** INVARIANTS F3. */
export const F3 = defineRule({
  id: 'F3',
  title: 'Single notches in front, double behind, alike on both sides',
  limits: atMost(0),
  read: ({ seams }: MeasuredDraft) => seams.flatMap(readings),
});
