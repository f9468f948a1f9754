import type { Rule } from './catalogue-types';
import { COLLAR } from './slots/collar';
import { OPENING } from './slots/opening';
import { SLIT } from './slots/side-slit';
import { SLEEVE } from './slots/sleeve';
import { allBut, having } from './slots/traits';

/** What a gathered strip asks of the edge it is sewn to. */
export const RUFFLE_RULES: readonly Rule[] = [
  // The gathers of a lap would lie in folds under its buttons.
  {
    when: { ruffle: ['hem'] },
    excludes: having(OPENING, ({ partsHem, laps }) => partsHem && laps),
    reason: 'ruffle-needs-closed-hem',
  },
  {
    when: { ruffle: ['hem'] },
    excludes: SLIT,
    reason: 'ruffle-needs-closed-hem',
  },
  {
    when: { ruffle: ['neckline'] },
    excludes: allBut(COLLAR, 'none'),
    reason: 'ruffle-or-collar',
  },
  {
    when: { ruffle: ['shoulder'] },
    excludes: having(SLEEVE, ({ armhole }) => armhole === 'gone'),
    reason: 'shoulder-ruffle-needs-armhole',
  },
];
