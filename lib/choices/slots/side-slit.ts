import { DRESS, slot, TOP_DRESS, value } from './define';

/** Openings in the lower edge, to walk in or for looks. */
export const SIDE_SLIT = slot(
  'side-slit',
  { none: value(TOP_DRESS), 'back-vent': value(DRESS, 1, 24), sides: value(TOP_DRESS, 1, 12) },
  { top: 'none', dress: 'back-vent' },
);
