import type { Rule } from './catalogue-types';
import { BACK_YOKE } from './slots/back-shaping';
import { OPENING } from './slots/opening';
import { SLEEVE } from './slots/sleeve';
import { having } from './slots/traits';

/** What straps round the neck ask of the rest (METHODS §10). */
export const HALTER_RULES: readonly Rule[] = [
  // A keyhole opens the nape for the head: here the back has no nape, and the straps are untied.
  {
    when: having(SLEEVE, ({ nape }) => nape),
    excludes: having(OPENING, ({ face, closes }) => face === 'back' && closes === 'loop'),
    reason: 'halter-bares-the-nape',
  },
  // A yoke carries the back from the shoulders, and there are none.
  {
    when: having(SLEEVE, ({ nape }) => nape),
    excludes: BACK_YOKE,
    reason: 'sleeve-takes-shoulder',
  },
];
