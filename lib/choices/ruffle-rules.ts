import type { Rule } from './catalogue-types';
import { COLLAR } from './slots/collar';
import { OPENING } from './slots/opening';
import { SLIT } from './slots/side-slit';
import { SLEEVE } from './slots/sleeve';
import { having } from './slots/traits';

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
  // It lies under the collar that the same seam takes in: what turns down or lies flat would hide it.
  {
    when: { ruffle: ['neckline'] },
    excludes: having(COLLAR, ({ kind, falls }) => falls || kind === 'following' || kind === 'gathered'),
    reason: 'ruffle-shows-under-collar',
  },
  {
    when: { ruffle: ['shoulder'] },
    excludes: having(SLEEVE, ({ armhole, shoulder }) => armhole === 'gone' || shoulder === 'strap'),
    reason: 'shoulder-ruffle-needs-armhole',
  },
];
