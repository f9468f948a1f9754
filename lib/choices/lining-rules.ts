import type { Rule } from './catalogue-types';
import { SLEEVE } from './slots/sleeve';
import { having } from './slots/traits';

const LINED = { inside: ['lining'] };

/** What a full lining asks of the garment round it. */
export const LINING_RULES: readonly Rule[] = [
  {
    when: LINED,
    excludes: having(SLEEVE, ({ takesLining }) => !takesLining),
    reason: 'lining-needs-plain-sleeve',
  },
];
