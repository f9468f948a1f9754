import type { Rule } from './catalogue-types';
import { BACK_SHAPING } from './slots/back-shaping';
import { BUST_SHAPING } from './slots/bust-shaping';
import { ONE_SIDED } from './slots/neckline-front';
import { OPENING } from './slots/opening';
import { SLEEVE } from './slots/sleeve';
import { allBut, having } from './slots/traits';

/** What an edge from one shoulder to under the other arm asks of the rest (METHODS §4). */
export const ONE_SHOULDER_RULES: readonly Rule[] = [
  // It slants across both centres: what opens there would end at two heights.
  {
    when: ONE_SIDED,
    excludes: having(OPENING, ({ face }) => face === 'front' || face === 'back'),
    reason: 'one-shoulder-opens-at-side',
  },
  { when: ONE_SIDED, excludes: { 'side-slit': ['back-vent'] }, reason: 'one-shoulder-is-cut-whole' },
  // The bare side has neither shoulder nor armhole: what begins there has no other half.
  {
    when: ONE_SIDED,
    excludes: having(BUST_SHAPING, ({ from }) => from !== 'side' && from !== 'lower-edge'),
    reason: 'one-shoulder-bares-a-side',
  },
  {
    when: ONE_SIDED,
    excludes: having(BACK_SHAPING, ({ from }) => from !== 'nowhere' && from !== 'waist'),
    reason: 'one-shoulder-bares-a-side',
  },
  {
    when: ONE_SIDED,
    excludes: allBut(SLEEVE, 'none'),
    reason: 'one-shoulder-bares-a-side',
  },
  { when: ONE_SIDED, excludes: { ruffle: ['shoulder', 'neckline'] }, reason: 'one-shoulder-bares-a-side' },
];
