import type { Rule } from './catalogue-types';
import { BACK_YOKE } from './slots/back-shaping';
import { BUST_SHAPING, isGatheredYoke } from './slots/bust-shaping';
import { BARE_SHOULDERS, OFF_SHOULDER, ONE_SIDED } from './slots/neckline-front';
import { OPENING } from './slots/opening';
import { isCutInOne, SLEEVE } from './slots/sleeve';
import { having } from './slots/traits';

/** What an edge that leaves one shoulder bare, or both, asks of the rest (METHODS §4). */
export const BARE_SHOULDER_RULES: readonly Rule[] = [
  // One edge runs from the shoulder to under the other arm: no neckline to slit for the head, and no second edge to cross.
  {
    when: ONE_SIDED,
    excludes: having(OPENING, ({ closes, crosses }) => closes === 'loop' || crosses),
    reason: 'one-shoulder-has-one-edge',
  },
  // An elastic runs round below both: it ends at the tapes of a zip, at a slit or at the facings of a lap, but no crossing holds it.
  {
    when: OFF_SHOULDER,
    excludes: having(OPENING, ({ crosses }) => crosses),
    reason: 'off-shoulder-holds-no-crossing',
  },
  // A yoke lies over both shoulders: above such an edge there is no cloth of it.
  { when: BARE_SHOULDERS, excludes: BACK_YOKE, reason: 'bare-shoulder-has-no-seam' },
  {
    when: BARE_SHOULDERS,
    excludes: having(BUST_SHAPING, isGatheredYoke),
    reason: 'bare-shoulder-has-no-seam',
  },
  // What is held round the neck has no shoulder at all; a sleeve cut in one with both halves has no armhole to leave.
  {
    when: ONE_SIDED,
    excludes: having(SLEEVE, (sleeve) => sleeve.nape || isCutInOne(sleeve)),
    reason: 'bare-shoulder-has-no-seam',
  },
  // Below both it goes on over the sleeves.
  {
    when: OFF_SHOULDER,
    excludes: having(SLEEVE, ({ endsBelowShoulder }) => !endsBelowShoulder),
    reason: 'off-shoulder-goes-over-sleeves',
  },
  // A lining hangs from the row of the casing; what laps or is slit there has no facing of the neck to meet it.
  {
    when: { ...OFF_SHOULDER, ...having(OPENING, ({ laps, closes }) => laps || closes === 'loop') },
    excludes: { inside: ['lining'] },
    reason: 'off-shoulder-takes-no-lining',
  },
];
