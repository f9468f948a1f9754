import { SLEEVE } from '@/lib/choices/slots/sleeve';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices, Garment } from '@/lib/choices/types';
import { allowancesFor } from '../assembly/allowances';
import type { GarmentContext } from '../garments/addition';
import { isOneSided } from '../one-shoulder/one-sided';

/** A lining of a dress hangs free, this much shorter (METHODS §7: 2.5–3). */
const SHORTER = 2.75;
/** Cloth of the jump pleat with which a jacket's lining is sewn to the turned hem (METHODS §7: 1–1.5). */
const JUMP = 1.25;

/** Whether the lining is sewn to the hem all round, or hangs free with a hem of its own. */
export function isSewnToHem(garment: Garment): boolean {
  return garment === 'jacket';
}

/**
 * Whether bare armholes are sewn to a lining. On a strap there is room for one layer, and a bare shoulder leaves nothing
 * to sew it to: they are faced, and it hangs from that.
 */
export function meetsLining(choices: Choices): boolean {
  const { options } = choices;
  const onStrap = traitsOf(SLEEVE, options)?.shoulder === 'strap';
  return options.inside === 'lining' && !onStrap && !isOneSided(choices);
}

/**
 * How far above the garment's hem the lining's own lower edge lies, cm: a hem for a dress, for a jacket the line along
 * which it is sewn to the turned hem after its jump pleat.
 */
export function liningRise({ choices }: GarmentContext): number {
  if (!isSewnToHem(choices.garment)) return SHORTER;
  const { hem, seam } = allowancesFor(choices);
  const sewnAt = hem - seam;
  return Math.max(0, sewnAt - 2 * jumpPleat(sewnAt));
}

/** How far the fold of a jump pleat hangs below its seam, cm, that lies so high above the hem: it stays clear of the edge. */
export const jumpPleat = (sewnAt: number): number => Math.max(0, Math.min(JUMP, sewnAt - 0.5));
