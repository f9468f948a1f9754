import type { Rule, SlotDefinition } from './catalogue-types';
import { INSIDE } from './slots/inside';
import { NECKLINE_BACK } from './slots/neckline-back';
import { NECKLINE_FRONT } from './slots/neckline-front';
import { OPENING } from './slots/opening';

/** Every value of a slot but these, as what is excluded. */
function others({ id, values }: SlotDefinition, allowed: readonly string[]): Rule['excludes'] {
  return { [id]: Object.keys(values).filter((value) => !allowed.includes(value)) };
}

const STANDING = { collar: ['stand', 'shirt', 'funnel'] };
const FOLLOWING = { collar: ['peter-pan', 'bow', 'ruffle'] };
const LAPELS = { collar: ['shawl', 'notched'] };

const NECK_OPENS = [
  'back-zip',
  'back-buttons',
  'back-keyhole',
  'front-buttons',
  'hidden-buttons',
  'front-zip',
  'double-breasted',
];
const BUTTONED = ['front-buttons', 'hidden-buttons', 'double-breasted'];

/** What each collar asks of neckline and opening. */
export const COLLAR_RULES: readonly Rule[] = [
  // A band that stands up to the neck is too narrow for a head, and lies in folds on any line but a round one.
  { when: STANDING, excludes: others(OPENING, NECK_OPENS), reason: 'collar-needs-opening' },
  { when: STANDING, excludes: others(NECKLINE_FRONT, ['round']), reason: 'collar-needs-round-neckline' },
  { when: STANDING, excludes: others(NECKLINE_BACK, ['round']), reason: 'collar-needs-round-neckline' },
  // A flat or gathered band follows a curve, not a corner.
  {
    when: FOLLOWING,
    excludes: others(NECKLINE_FRONT, ['round', 'scoop', 'v', 'boat']),
    reason: 'collar-follows-curve',
  },
  { when: FOLLOWING, excludes: others(NECKLINE_BACK, ['round', 'boat']), reason: 'collar-follows-curve' },
  // A lapel is the upper part of a front that laps, turned over along a line down to its first button.
  { when: LAPELS, excludes: others(OPENING, BUTTONED), reason: 'lapel-needs-buttoned-front' },
  { when: LAPELS, excludes: others(NECKLINE_FRONT, ['v']), reason: 'lapel-needs-v' },
  { when: LAPELS, excludes: others(NECKLINE_BACK, ['round']), reason: 'collar-needs-round-neckline' },
  {
    when: LAPELS,
    excludes: { 'bust-shaping': ['neck-dart', 'gathered-yoke'] },
    reason: 'neckline-takes-no-dart',
  },
  { when: LAPELS, excludes: others(INSIDE, ['facings', 'lining']), reason: 'lapel-needs-facing' },
];
