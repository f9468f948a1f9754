import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { bodyGirth } from '../context/body-girth';
import type { Reading } from '../result';
import { atLeast, defineRule } from '../rule';

// Lengths are measured to this (INVARIANTS, above its tables): an ease of exactly the least is enough.
const ACCURACY = 0.005;
/** A bare back lies closer, that it stays up (METHODS §2). */
const HALTER_BUST = 2;
const LEAST = { bust: 3, waist: 1, hip: 2, biceps: 3 };

/** Only girths the garment reaches; without a shoulder seam nothing hangs on the bust but the cloth about it. */
function readings(context: MeasuredDraft): Reading[] {
  const haltered = context.draft.construction.strapNape !== undefined;
  const strapless = !context.pieces.some(({ edges }) => edges.some(({ line }) => line === 'shoulder'));
  const bust = strapless ? 0 : haltered ? HALTER_BUST : LEAST.bust;
  return Object.entries(context.draft.ease).flatMap(([name, ease]) => {
    const least = LEAST[name as keyof typeof LEAST] as number | undefined;
    if (least === undefined || !isReached(context, name)) return [];
    const limits = atLeast((name === 'bust' ? bust : least) - ACCURACY);
    return [{ figure: ease, where: name, limits }];
  });
}

function isReached(context: MeasuredDraft, name: string): boolean {
  if (name === 'biceps') return context.pieces.some(({ piece }) => piece.part === 'sleeve');
  return bodyGirth(context, name as 'bust' | 'waist' | 'hip') !== undefined;
}

/** INVARIANTS E5, for woven cloth. */
export const E5 = defineRule({
  id: 'E5',
  title: 'There is room to breathe and to move',
  limits: atLeast(3),
  read: readings,
});
