import type { Draft, Part } from '@/lib/pattern/types';
import { asHung } from './as-hung';
import { leftOut, unhungReason } from './simplified';

/** What is seen of a garment though it is sewn on to it. */
const SEEN: readonly Part[] = ['ruffle', 'collar', 'belt'];

/** Whether a garment can be hung with all that is seen of it. Thin straps hang, though without their bows. */
export function hangsWhole(draft: Draft): boolean {
  const measured = asHung(draft);
  if (unhungReason(measured)) return false;
  return leftOut(measured).every(({ code, piece: id }) => {
    if (code === 'behind-the-shell' || code === 'outlined' || code === 'hidden-layer') return true;
    const part = measured.piece(id)?.piece.part;
    return part !== undefined && !SEEN.includes(part) && (code === 'sewn-on' || part === 'strap');
  });
}
