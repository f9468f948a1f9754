import type { Rule } from './catalogue-types';
import { LAPPED } from './opening-rules';
import { SLEEVE } from './slots/sleeve';
import { FINISHED, SLEEVE_FINISH } from './slots/sleeve-finish';
import { having } from './slots/traits';
import { SEAMED } from './slots/waist-seam';

const LINED = { inside: ['lining'] };

/** What a full lining asks of the garment round it. */
export const LINING_RULES: readonly Rule[] = [
  {
    when: LINED,
    excludes: having(SLEEVE, ({ takesLining }) => !takesLining),
    reason: 'lining-needs-plain-sleeve',
  },
  {
    when: { ...LINED, ...FINISHED },
    excludes: having(SLEEVE_FINISH, ({ seamed }) => !seamed),
    reason: 'lining-needs-seam-or-hem',
  },
  // Cut in one from the shoulder to the hem, it has no seam at the waist where its edge could turn to the skirt's facing.
  {
    when: { ...LINED, ...SEAMED },
    excludes: LAPPED,
    reason: 'lining-in-one-piece',
  },
];
