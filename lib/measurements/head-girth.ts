import type { Body } from './names';

/** Girth of the head, cm: 56 at a stature of 162.7, and little more of one who is taller (METHODS §1). */
export function headGirth({ stature }: Pick<Body, 'stature'>): number {
  return 56 + 0.09 * (stature - 162.7);
}
