import type { Rule } from './catalogue-types';
import { BELT } from './slots/belt';
import { BUST_SHAPING, isGatheredYoke } from './slots/bust-shaping';
import { TO_WAIST } from './slots/length';
import { ON_CHEST, POCKETS } from './slots/pockets';
import { SKIRT } from './slots/skirt';
import { allBut, having } from './slots/traits';

const ON_FRONT = allBut(POCKETS, 'none', 'in-seam', 'chest');
/** The mouth stays below a belt that goes round. */
const BELTED = having(BELT, ({ round }) => round);

/** What pockets ask of the rest. */
export const POCKET_RULES: readonly Rule[] = [
  // Gathers from a yoke leave cloth that lies still only below the bust: none on the chest, nor above a seam under the bust.
  ...[
    ON_CHEST,
    { 'waist-seam': ['empire'], ...having(SKIRT, ({ takesPocket }) => takesPocket === 'never'), ...ON_FRONT },
  ].map((when) => ({
    when,
    excludes: having(BUST_SHAPING, isGatheredYoke),
    reason: 'seam-crosses-pocket',
  })),
  // Below a belt, or a dart low in the side, so short a side has no room for a mouth.
  ...[BELTED, { 'bust-shaping': ['french-dart'] }].map((low) => ({
    when: { ...TO_WAIST, ...low },
    excludes: { pockets: ['in-seam'] },
    reason: 'pockets-need-length',
  })),
];
