import type { Rule } from './catalogue-types';
import { COLLAR } from './slots/collar';
import { SLEEVE } from './slots/sleeve';
import { allBut, having } from './slots/traits';

/** What a gathered strip asks of the edge it is sewn to. */
export const RUFFLE_RULES: readonly Rule[] = [
  {
    when: { ruffle: ['hem'] },
    excludes: { 'side-slit': ['back-vent'] },
    reason: 'ruffle-needs-closed-hem',
  },
  {
    when: { ruffle: ['neckline'] },
    excludes: allBut(COLLAR, 'none'),
    reason: 'ruffle-or-collar',
  },
  {
    when: { ruffle: ['shoulder'] },
    excludes: having(SLEEVE, ({ armhole, shoulder }) => armhole === 'gone' || shoulder === 'strap'),
    reason: 'shoulder-ruffle-needs-armhole',
  },
];
