import type { Rule } from './catalogue-types';
import { BACK_SHAPING } from './slots/back-shaping';
import { BUST_SHAPING } from './slots/bust-shaping';
import { FACED, HEM } from './slots/hem';
import { UNEVEN } from './slots/hem-shape';
import { OPENING } from './slots/opening';
import { SLIT } from './slots/side-slit';
import { SKIRT } from './slots/skirt';
import { having } from './slots/traits';
import { SEAMED } from './slots/waist-seam';

/** Folded up about a curve, more cloth has no room to lie in, cm (METHODS §11, INVARIANTS G4). */
const DEEPEST_CURVED = 4;

/** Where the body of a garment runs down to its hem. */
const TO_HEM: readonly Pick<Rule, 'when' | 'garments'>[] = [
  { when: {}, garments: ['top'] },
  { when: { 'waist-seam': ['none'] }, garments: ['dress'] },
];
const WIDE_LAP = having(OPENING, ({ laps, placket }) => laps && !placket);

/** What the facing of a hem, cut in one piece for the front and one for the back, asks of the lower edge. */
export const HEM_RULES: readonly Rule[] = [
  {
    when: FACED,
    excludes: having(OPENING, ({ partsHem, laps }) => partsHem && laps),
    reason: 'faced-hem-needs-closed-hem',
  },
  { when: FACED, excludes: SLIT, reason: 'faced-hem-needs-closed-hem' },
  { when: FACED, excludes: { ruffle: ['hem'] }, reason: 'faced-hem-needs-plain-edge' },
  {
    when: { ...SEAMED, ...FACED },
    excludes: having(SKIRT, ({ cut }) => cut === 'full'),
    reason: 'faced-hem-needs-plain-edge',
  },
  {
    when: UNEVEN,
    excludes: having(HEM, ({ cm = 0 }) => cm > DEEPEST_CURVED),
    reason: 'curved-hem-stays-shallow',
  },
  // It runs level over a wide lap and beside a vent, and rises steeply from there: folded up it would not meet a panel's.
  ...TO_HEM.flatMap(({ when, garments }) => [
    {
      when: { ...when, ...UNEVEN, ...WIDE_LAP },
      excludes: having(BUST_SHAPING, ({ by }) => by === 'seam'),
      reason: 'panels-need-level-hem',
      garments,
    },
    {
      when: { ...when, ...UNEVEN, 'side-slit': ['back-vent'] },
      excludes: having(BACK_SHAPING, ({ parts }) => parts),
      reason: 'panels-need-level-hem',
      garments,
    },
  ]),
];
