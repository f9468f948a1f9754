import type { Range } from '../catalogue-types';
import { type CollarKind, roundsCorners, roundsPoint } from './collar';

/** What is asked of a neckline, front or back. */
export interface NecklineTraits {
  /** The run of its edge between shoulder and centre. */
  readonly outline: 'curved' | 'cornered';
  /** Its halves meet at the centre at an angle. */
  readonly pointed: boolean;
  /** At a corner or a point it opens only where the allowance is cut into. */
  readonly clipped: boolean;
  /**
   * Limits of dimensions beside collars on it, by their kind; nothing where those of the collar do. Under a band that
   * stands: no more than 1.5 cm between its top and the neck, as it leans in (METHODS §6).
   */
  readonly under?: Readonly<Partial<Record<CollarKind, Readonly<Record<string, Range>>>>>;
  /** Limits of a dimension of the back opposite a front that hangs from the shoulders, which it must hold there (METHODS §4). */
  readonly holding?: Readonly<Record<string, Range>>;
}

/** What is true of a neckline as it is cut: a band rounds its corners, and a collar that turns down a point at the nape. */
export function asRounded<Traits extends NecklineTraits>(
  traits: Traits | undefined,
  ...[options, face]: Parameters<typeof roundsCorners>
): Traits | undefined {
  if (!traits) return traits;
  if (traits.pointed && roundsPoint(options, face)) return { ...traits, pointed: false, clipped: false };
  if (traits.outline !== 'cornered' || !roundsCorners(options, face)) return traits;
  return { ...traits, outline: 'curved', clipped: traits.pointed };
}
