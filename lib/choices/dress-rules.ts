import type { Rule } from './catalogue-types';
import { BUST_SHAPING } from './slots/bust-shaping';
import { SILHOUETTE } from './slots/silhouette';
import { having } from './slots/traits';
import { WAIST_SEAM } from './slots/waist-seam';

/** Between the bodice and what hangs from it, no seam at the waist or under the bust. */
const SEAMED_ELSEWHERE = having(WAIST_SEAM, ({ bodiceTo }) => bodiceTo !== 'above' && bodiceTo !== 'waist');
const DART_FROM_BELOW = having(BUST_SHAPING, ({ from, by }) => from === 'lower-edge' && by === 'dart');
const GATHERED_BELOW = having(BUST_SHAPING, ({ from, by }) => from === 'lower-edge' && by === 'gathers');

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
  // Only a seam under the bust or at the waist holds gathers; one below is too far from the bust they make room for.
  {
    when: GATHERED_BELOW,
    excludes: SEAMED_ELSEWHERE,
    reason: 'gathers-need-waist-seam',
  },
];
