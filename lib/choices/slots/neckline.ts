import type { Range } from '../catalogue-types';
import type { CollarKind } from './collar';

/** What is asked of a neckline, front or back. */
export interface NecklineTraits {
  /** The run of its edge between shoulder and centre. */
  readonly outline: 'curved' | 'cornered';
  /** Its halves meet at the centre at an angle. */
  readonly pointed: boolean;
  /** At a corner or a point it opens only where the allowance is cut into. */
  readonly clipped: boolean;
  /** Collars, and what is sewn on like them, that lie well along it. */
  readonly takes: readonly CollarKind[];
  /**
   * Its limits beside a band that stands on it: no more than 1.5 cm between its top and the neck, as it leans in
   * (METHODS §6); nothing where those of the collar do.
   */
  readonly underStand?: Readonly<Record<string, Range>>;
}
