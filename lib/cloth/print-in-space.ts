import { type ColouredCloth, printOf } from './look';
import type { Print } from './types';

/** What shines on a flat drawing by its marks shines in space by the light. */
const SHINING: readonly ColouredCloth['cloth'][] = ['satin', 'velvet'];
/** Unbleached cotton. */
const TOILE: Print = { width: 4, height: 4, ground: '#efe5d0', marks: [] };

/** One repeat of a cloth as it lies on what is lit in space; of unbleached cotton where none is chosen. */
export function printInSpace(chosen: ColouredCloth | undefined): Print {
  if (!chosen) return TOILE;
  const print = printOf(chosen);
  return SHINING.includes(chosen.cloth) ? { ...print, marks: [] } : print;
}
