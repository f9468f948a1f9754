import type { Rule } from './catalogue-types';
import { DEEP_CURVED } from './hem-facing';
import { BACK_SHAPING } from './slots/back-shaping';
import { BUST_SHAPING } from './slots/bust-shaping';
import { FACED } from './slots/hem';
import { UNEVEN } from './slots/hem-shape';
import { OPENING } from './slots/opening';
import { SLIT } from './slots/side-slit';
import { SKIRT } from './slots/skirt';
import { having } from './slots/traits';
import { SEAMED } from './slots/waist-seam';

/** Where the body of a garment runs down to its hem. */
const TO_HEM: readonly Pick<Rule, 'when' | 'garments'>[] = [
  { when: {}, garments: ['top'] },
  { when: { 'waist-seam': ['none'] }, garments: ['dress'] },
];
const WIDE_LAP = having(OPENING, ({ laps, placket }) => laps && !placket);

/** What a facing of the hem cannot be beside; a hem that is faced only because it is deep may become less so. */
function ofFacing(faced: Rule['when']): Rule[] {
  const told = (reason: string) => (faced === DEEP_CURVED ? 'curved-hem-stays-shallow' : reason);
  return [
    // The lining is sewn to the free edge to which the facing of the hem would be.
    {
      when: { ...faced, inside: ['lining'] },
      excludes: having(OPENING, ({ partsHem, laps }) => partsHem && laps),
      reason: told('faced-hem-needs-closed-hem'),
    },
    { when: faced, excludes: SLIT, reason: told('faced-hem-needs-closed-hem') },
    {
      when: { ...SEAMED, ...faced },
      excludes: having(SKIRT, ({ cut }) => cut === 'full'),
      reason: told('faced-hem-needs-plain-edge'),
    },
  ];
}

/** What the facing of a hem, cut in one piece for the front and one for the back, asks of the lower edge. */
export const HEM_RULES: readonly Rule[] = [
  ...[FACED, DEEP_CURVED].flatMap(ofFacing),
  { when: FACED, excludes: { ruffle: ['hem'] }, reason: 'faced-hem-needs-plain-edge' },
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
