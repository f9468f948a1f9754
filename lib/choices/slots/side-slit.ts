import { DRESS, slot, TOP_DRESS, value } from './define';
import { allBut } from './traits';

/** Openings in the lower edge, to walk in or for looks. */
export const SIDE_SLIT = slot(
  'side-slit',
  {
    none: value(TOP_DRESS),
    // The upper end of a vent slants: a shorter one would be nothing else.
    'back-vent': {
      ...value(DRESS, 1, 24),
      sizes: { 'side-slit-length': { min: 5, max: 80, default: null } },
    },
    sides: { ...value(TOP_DRESS, 1, 12), sizes: { length: { min: 14, max: 45, default: null } } },
  },
  { top: 'none', dress: 'back-vent' },
  { word: 'slit' },
);

export const SLIT = allBut(SIDE_SLIT, 'none');
