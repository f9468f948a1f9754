import type { Rule } from './catalogue-types';
import { OPENING } from './slots/opening';
import { SEAMED } from './slots/waist-seam';

/** Openings that end above the waist, or go on in the skirt. */
const PASS_A_WAIST_SEAM = [
  'none',
  'back-zip',
  'back-keyhole',
  'front-buttons',
  'hidden-buttons',
  'back-buttons',
  'front-zip',
  'double-breasted',
];

/** What a skirt sewn on asks of the rest, and a peplum. */
export const DRESS_RULES: readonly Rule[] = [
  {
    when: { 'bust-shaping': ['waist-dart'] },
    excludes: { 'waist-seam': ['none', 'dropped'] },
    reason: 'waist-dart-needs-waist-edge',
  },
  {
    when: { 'bust-shaping': ['french-dart'] },
    excludes: { 'waist-seam': ['empire'] },
    reason: 'french-dart-needs-side',
  },
  // The bodice ends at the seam: what flares is the skirt.
  {
    when: { 'waist-seam': SEAMED },
    excludes: { silhouette: ['a-line'] },
    reason: 'skirt-makes-line',
  },
  {
    when: { silhouette: ['peplum'] },
    excludes: { length: ['cropped', 'waist'] },
    reason: 'peplum-needs-length',
  },
  {
    when: { silhouette: ['peplum'] },
    excludes: { opening: Object.keys(OPENING.values).filter((value) => !PASS_A_WAIST_SEAM.includes(value)) },
    reason: 'opening-ends-at-waist-seam',
  },
  {
    when: { 'waist-seam': SEAMED },
    excludes: { opening: Object.keys(OPENING.values).filter((value) => !PASS_A_WAIST_SEAM.includes(value)) },
    reason: 'opening-ends-at-waist-seam',
  },
];
