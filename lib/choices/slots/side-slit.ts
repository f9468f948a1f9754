import { BACK_FULLNESS } from './back-shaping';
import { DRESS, slot, TOP_DRESS, value } from './define';
import { SKIRT } from './skirt';
import { allBut, having } from './traits';
import { SEAMED } from './waist-seam';

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
  {
    word: 'slit',
    // One walks in a skirt with panels or fullness without it, and a strip along the hem runs all round unless it is asked to part.
    defaultsBeside: [
      { when: { ...SEAMED, ...having(SKIRT, ({ cut }) => cut !== 'plain') }, value: 'none' },
      { when: { ruffle: ['hem'] }, value: 'none' },
      { when: BACK_FULLNESS, value: 'none' },
      { when: { 'neckline-front': ['one-shoulder'] }, value: 'none' },
    ],
  },
);

export const SLIT = allBut(SIDE_SLIT, 'none');
