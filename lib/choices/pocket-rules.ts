import type { Rule } from './catalogue-types';
import { BELT } from './slots/belt';
import { BUST_SHAPING } from './slots/bust-shaping';
import { UNEVEN } from './slots/hem-shape';
import { TO_WAIST } from './slots/length';
import { ON_CHEST, POCKETS } from './slots/pockets';
import { SKIRT } from './slots/skirt';
import { allBut, having } from './slots/traits';
import { SEAMED } from './slots/waist-seam';

const ON_FRONT = allBut(POCKETS, 'none', 'in-seam', 'chest');
/** The mouth stays below a belt that goes round. */
const BELTED = having(BELT, ({ round }) => round);
/** Where the hand finds no cloth that lies still, a pocket sewn on moves up to the chest, and no little length would help. */
const MOVES_UP: readonly Rule['when'][] = [
  { length: ['bolero'] },
  { ...TO_WAIST, ...BELTED },
  { ...TO_WAIST, ...UNEVEN },
  { ...SEAMED, ...having(SKIRT, ({ takesPocket }) => takesPocket === 'never') },
];

/** What pockets ask of the rest. */
export const POCKET_RULES: readonly Rule[] = [
  // There it lies over the bust point, where a seam or gathers would run under it.
  ...MOVES_UP.map((when) => ({
    when: { ...when, ...ON_FRONT },
    excludes: having(BUST_SHAPING, ({ by }) => by !== 'dart'),
    reason: 'seam-crosses-pocket',
  })),
  // Gathers from a yoke leave no cloth on the chest that lies still.
  {
    when: ON_CHEST,
    excludes: having(BUST_SHAPING, ({ from, by }) => from === 'neckline' && by === 'gathers'),
    reason: 'seam-crosses-pocket',
  },
  // Below a dart from the armhole an empire seam leaves it no depth.
  ...[{ ...having(SKIRT, ({ takesPocket }) => takesPocket === 'never'), ...ON_FRONT }, ON_CHEST].map(
    (sewnOn) => ({
      when: { 'waist-seam': ['empire'], ...sewnOn } as const,
      excludes: { 'bust-shaping': ['armhole-dart'] } as const,
      reason: 'seam-crosses-pocket',
    }),
  ),
  // Below a belt, or a dart low in the side, so short a side has no room for a mouth.
  ...[BELTED, { 'bust-shaping': ['french-dart'] }].map((low) => ({
    when: { ...TO_WAIST, ...low },
    excludes: { pockets: ['in-seam'] },
    reason: 'pockets-need-length',
  })),
];
