import { COLLAR, roundsCorners, roundsPoint } from '@/lib/choices/slots/collar';
import { frontTraits } from '@/lib/choices/slots/neckline-front';
import type { Options } from '@/lib/choices/slots/registry';
import { traitsOf } from '@/lib/choices/slots/traits';
import { chosen } from '../garments/chosen';
import { ROUNDED_NAPE, ROUNDED_SQUARE, ROUNDED_SWEETHEART } from './cornered';
import { ROUNDED_V } from './pointed';
import { NECKLINES } from './registry';
import type { NecklineShape } from './shape';

export interface Shapes {
  readonly front: NecklineShape;
  readonly back: NecklineShape;
}

/** A neckline as it is cut: where a band, or behind a flat collar, is sewn to it without corners. */
export function shapeOf(
  id: keyof typeof NECKLINES | undefined,
  options: Options,
  face: 'front' | 'back',
): NecklineShape {
  const shape = chosen(NECKLINES, id);
  if (id === 'v' && roundsPoint(options, face)) return ROUNDED_V;
  if (!roundsCorners(options, face)) return shape;
  if (id === 'sweetheart') return ROUNDED_SWEETHEART;
  if (id !== 'square') return shape;
  if (traitsOf(COLLAR, options)?.kind !== 'following') return ROUNDED_SQUARE;
  // Over the shoulder of a front that keeps its corners it is fair already: there the nape is one curve.
  return frontTraits(options)?.outline === 'cornered' ? NECKLINES.round : ROUNDED_NAPE;
}
