import type { Rule } from './catalogue-types';
import { BUST_SHAPING } from './slots/bust-shaping';
import { SILHOUETTE } from './slots/silhouette';
import { having } from './slots/traits';

const DART_FROM_BELOW = having(BUST_SHAPING, ({ from, by }) => from === 'lower-edge' && by === 'dart');

/** What a skirt sewn on asks of the rest. */
export const DRESS_RULES: readonly Rule[] = [
  // Below a waist that is taken in the cloth must widen again; one that hangs straight takes a dart down to its lower edge.
  {
    when: { ...having(SILHOUETTE, ({ shaped }) => shaped), ...DART_FROM_BELOW },
    excludes: { 'waist-seam': ['none'] },
    reason: 'waist-dart-needs-waist-edge',
  },
  {
    when: DART_FROM_BELOW,
    excludes: { 'waist-seam': ['dropped'] },
    reason: 'waist-dart-needs-waist-edge',
  },
];
