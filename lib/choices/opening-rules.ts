import type { Rule } from './catalogue-types';
import { ABOVE_HIP } from './slots/length';
import { NECKLINE_FRONT } from './slots/neckline-front';
import { OPENING } from './slots/opening';
import { having } from './slots/traits';

/** What a way in asks of the rest (METHODS §10, INVARIANTS E18). */
export const OPENING_RULES: readonly Rule[] = [
  // They are tied, closed by a double row or sewn down; a narrow lap or a zip down the centre leaves nothing to cross.
  {
    when: having(NECKLINE_FRONT, ({ crosses }) => crosses),
    excludes: having(
      OPENING,
      ({ placket, face, closes }) => placket || (face === 'front' && closes === 'zip'),
    ),
    reason: 'wrap-crosses-and-ties',
  },
  // A slit would part the edge of fronts that lap, cross or are zipped there.
  {
    when: having(NECKLINE_FRONT, ({ slit }) => slit),
    excludes: having(OPENING, ({ face }) => face === 'front'),
    reason: 'keyhole-needs-closed-front',
  },
  { when: { opening: ['side-zip'] }, excludes: { pockets: ['in-seam'] }, reason: 'side-zip-takes-the-seam' },
  // A top whose side ends above the hip opens down to its lower edge, where a slit would begin.
  {
    when: { opening: ['side-zip'], ...ABOVE_HIP },
    excludes: { 'side-slit': ['sides'] },
    reason: 'side-zip-takes-the-seam',
    garments: ['top'],
  },
  { when: { sleeve: ['kimono'] }, excludes: { opening: ['side-zip'] }, reason: 'side-zip-takes-the-seam' },
];
