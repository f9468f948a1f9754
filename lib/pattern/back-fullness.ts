import { startOf } from '@/lib/geometry/path';
import { pathOf } from './lines';
import type { Piece } from './types';

/** A fold nearer to the middle of the body than this lies on it, cm. */
const ON_CENTRE = 0.05;

/**
 * How much wider the half of a back on the fold is, all down its centre, than the yoke it hangs from, cm; 0 of any other
 * piece. Pleated or gathered there it hangs free below, and counts in no girth.
 */
export function backFullness({ part, edges }: Pick<Piece, 'part' | 'edges'>): number {
  const fold = edges.find(({ role }) => role === 'fold');
  const has = (name: string) => edges.some(({ line }) => line === name);
  if (part !== 'back' || !fold || !has('yoke') || !has('side')) return 0;
  const beyond = -startOf(pathOf(fold)).x;
  return beyond > ON_CENTRE ? beyond : 0;
}
