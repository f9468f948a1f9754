import type { Rule } from './catalogue-types';
import { BUST_SHAPING } from './slots/bust-shaping';
import { NECKLINE_FRONT } from './slots/neckline-front';
import { OPENING } from './slots/opening';
import { SLEEVE, STRAPPED } from './slots/sleeve';
import { having } from './slots/traits';

const COWL = having(NECKLINE_FRONT, ({ hangs }) => hangs ?? false);

/** What a front that falls in a fold from shoulder to shoulder asks of the rest (METHODS §4). */
export const COWL_RULES: readonly Rule[] = [
  // It is cut on the bias in one piece, and nothing runs through its fold.
  {
    when: COWL,
    excludes: having(OPENING, ({ face }) => face === 'front'),
    reason: 'cowl-needs-whole-front',
  },
  {
    when: COWL,
    excludes: having(
      BUST_SHAPING,
      ({ from, by }) => from === 'neckline' || (by !== 'dart' && from !== 'lower-edge' && from !== 'armhole'),
    ),
    reason: 'cowl-needs-whole-front',
  },
  { when: COWL, excludes: { ruffle: ['neckline'] }, reason: 'cowl-edge-hangs-free' },
  {
    when: COWL,
    excludes: having(SLEEVE, ({ apart, armhole, cap }) => apart || (armhole === 'gone' && cap !== 'none')),
    reason: 'cowl-hangs-from-shoulders',
  },
  // On a strap its facing has no room for a dart, nor for the facing of the back that a lining would be cut to.
  {
    when: { ...COWL, ...STRAPPED },
    excludes: having(BUST_SHAPING, ({ from }) => from === 'shoulder'),
    reason: 'sleeve-takes-shoulder',
  },
  {
    when: { ...COWL, ...STRAPPED },
    excludes: { inside: ['lining'] },
    reason: 'cowl-on-straps-takes-no-lining',
  },
];
