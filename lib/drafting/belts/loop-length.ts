import type { Choices } from '@/lib/choices/types';
import type { Notice } from '@/lib/pattern/types';
import { beltWidth } from './belt';

/** What a loop has over the belt, and the least that lets it through (METHODS §10). */
const CLEARANCE = 1.5;
const LEAST_CLEARANCE = 0.5;

/** Length of a loop between its ends: as set by hand, or as the belt asks; said when the belt would not have passed. */
export function loopFor(choices: Choices): { readonly length: number; readonly notices: readonly Notice[] } {
  const belt = beltWidth(choices);
  const asked = choices.sizes['belt-loops'] ?? belt + CLEARANCE;
  const least = belt + LEAST_CLEARANCE;
  if (asked >= least) return { length: asked, notices: [] };
  return { length: least, notices: [{ code: 'belt-loops-lengthened', figures: { asked, used: least } }] };
}
