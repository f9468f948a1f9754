import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';

/** A seam whose sides differ by less holds no fullness, cm. */
const NONE = 0.1;

/**
 * What a half of a back on the fold is wider, all down its centre, than the yoke it hangs from: pleated or gathered there,
 * it hangs free below, and is none of the girths that are eased, cm.
 */
export function backFullness({ sewn }: MeasuredDraft, { piece, edges }: PieceView): number {
  if (piece.part !== 'back' || !piece.cut.onFold || !edges.some(({ line }) => line === 'side')) return 0;
  const more = edges
    .filter(({ line }) => line === 'yoke')
    .flatMap(({ name }) => sewn.get(name) ?? [])
    .map(({ a, b }) => a.length - b.length);
  const most = Math.max(0, ...more);
  return most < NONE ? 0 : most;
}
