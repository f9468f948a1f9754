import { pathLength } from '@/lib/geometry/length';
import { type LineRef, type SeamPlan, seam } from '../kernel/seams';
import { type CapPleat, capPleatNotches } from './cap-pleats';
import type { SleeveRequest } from './sleeve';

/** Notches at these shares of each armhole from the underarm: no ease and no gathers below them. */
export const NOTCH = { front: 0.4, back: 0.42 };
/** Part of the ease that lies in front of the shoulder seam. */
const FRONT_EASE = 0.45;
/** A cap longer than its armhole by more than this share is gathered, not eased. */
const GATHERED = 1.1;

/** A cap as it is sewn: its length, and the places of the crown and of the back notch from the front underarm. */
export interface SewnCap {
  readonly length: number;
  readonly crown: number;
  readonly backNotch: number;
  /** What is laid in pleats of it, and not gathered. */
  readonly pleats?: readonly CapPleat[];
}

/** The places of a cap that has been left as it was solved. */
export function plainCap({ front, back }: SleeveRequest, ease: number, length: number): SewnCap {
  return {
    length,
    crown: pathLength(front) + FRONT_EASE * ease,
    backNotch: pathLength(front) + ease + (1 - NOTCH.back) * pathLength(back),
  };
}

/**
 * Cap and armhole, from the front underarm round to the back: single notch in front, double behind, crown at the
 * shoulder. A cap of several panels has no seam of its own at the underarm: there a notch meets the garment's side seam.
 */
export function armholeSeam(
  { front, back }: SleeveRequest,
  { length, crown, backNotch, pleats = [] }: SewnCap,
  panels?: readonly LineRef[],
): SeamPlan {
  const [f, b] = [pathLength(front), pathLength(back)];
  const gathered = pleats.length > 0 || length > GATHERED * (f + b);
  return seam({
    id: 'armhole',
    operation: pleats.length > 0 ? 'set-pleated-sleeve' : gathered ? 'set-gathered-sleeve' : 'set-sleeve',
    a: panels ?? [{ family: 'sleeve', line: 'cap' }],
    b: [
      { family: 'front', line: 'armhole' },
      { family: 'back', line: 'armhole', reversed: true },
    ],
    ...(gathered ? { gather: length / (f + b) } : { ease: length - f - b }),
    notches: [
      { a: NOTCH.front * f, b: NOTCH.front * f, kind: 'single' },
      { a: backNotch, b: f + (1 - NOTCH.back) * b, kind: 'double' },
      { a: crown, kind: 'single' },
      ...capPleatNotches(pleats),
      ...(panels ? [{ a: 0, kind: 'single' } as const] : []),
    ],
  });
}
