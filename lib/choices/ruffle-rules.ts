import type { Rule } from './catalogue-types';
import { COLLAR } from './slots/collar';
import { having } from './slots/traits';

/** What a gathered strip asks of the edge it is sewn to. */
export const RUFFLE_RULES: readonly Rule[] = [
  // It lies under the collar that the same seam takes in; a lapel turns over below that seam, and covers it whole.
  {
    when: { ruffle: ['neckline'] },
    excludes: having(COLLAR, ({ kind }) => kind === 'lapel'),
    reason: 'ruffle-shows-under-collar',
  },
];
