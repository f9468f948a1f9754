import type { Rule } from './catalogue-types';
import { BUST_SHAPING } from './slots/bust-shaping';
import { COLLAR, type CollarKind } from './slots/collar';
import { INSIDE } from './slots/inside';
import { NECKLINE_BACK } from './slots/neckline-back';
import { NECKLINE_FRONT } from './slots/neckline-front';
import { OPENING } from './slots/opening';
import { having } from './slots/traits';

const ofKind = (wanted: CollarKind) => having(COLLAR, ({ kind }) => kind === wanted);
const frontsNotFor = (kind: CollarKind) => having(NECKLINE_FRONT, ({ takes }) => !takes.includes(kind));
const backsNotFor = (kind: CollarKind) => having(NECKLINE_BACK, ({ takes }) => !takes.includes(kind));

const STANDING = ofKind('standing');
const FOLLOWING = ofKind('following');
const LAPELS = ofKind('lapel');

/** What each collar asks of neckline and opening. */
export const COLLAR_RULES: readonly Rule[] = [
  // A band that stands up to the neck is too narrow for a head, unless the neckline has a slit of its own.
  {
    when: { ...STANDING, ...having(NECKLINE_FRONT, ({ slit }) => !slit) },
    excludes: having(OPENING, ({ opensNeck, crosses }) => !opensNeck || crosses),
    reason: 'collar-needs-opening',
  },
  // It lies in folds on any line but a round one.
  { when: STANDING, excludes: frontsNotFor('standing'), reason: 'collar-needs-round-neckline' },
  { when: STANDING, excludes: backsNotFor('standing'), reason: 'collar-needs-round-neckline' },
  // A flat or gathered band follows a curve, not a corner.
  {
    when: FOLLOWING,
    excludes: frontsNotFor('following'),
    reason: 'collar-follows-curve',
  },
  { when: FOLLOWING, excludes: backsNotFor('following'), reason: 'collar-follows-curve' },
  // A lapel is the upper part of a front that laps, turned over along a line down to its first button.
  {
    when: LAPELS,
    excludes: having(OPENING, ({ face, closes }) => face !== 'front' || closes !== 'buttons'),
    reason: 'lapel-needs-buttoned-front',
  },
  { when: LAPELS, excludes: backsNotFor('lapel'), reason: 'collar-needs-round-neckline' },
  {
    when: LAPELS,
    excludes: having(BUST_SHAPING, ({ from }) => from === 'neckline'),
    reason: 'neckline-takes-no-dart',
  },
  { when: LAPELS, excludes: having(INSIDE, ({ faced }) => !faced), reason: 'lapel-needs-facing' },
];
