import type { Rule } from './catalogue-types';
import { BUST_SHAPING } from './slots/bust-shaping';
import { COLLAR, type CollarKind } from './slots/collar';
import { NECKLINE_BACK } from './slots/neckline-back';
import { NECKLINE_FRONT } from './slots/neckline-front';
import { OPENING } from './slots/opening';
import { having } from './slots/traits';

const ofKind = (wanted: CollarKind) => having(COLLAR, ({ kind }) => kind === wanted);
const frontsNotFor = (kind: CollarKind) => having(NECKLINE_FRONT, ({ takes }) => !takes.includes(kind));
const backsNotFor = (kind: CollarKind) => having(NECKLINE_BACK, ({ takes }) => !takes.includes(kind));

const STANDING = ofKind('standing');
const GROWN_ON = ofKind('grown-on');
/** They stand up to the neck: too narrow for a head. */
const CLOSE = having(COLLAR, ({ kind }) => kind === 'standing' || kind === 'grown-on');
const FOLLOWING = ofKind('following');
const TIED = ofKind('tied');
const LAPELS = ofKind('lapel');
const HOODED = ofKind('hooded');

/** What each collar asks of neckline and opening. */
export const COLLAR_RULES: readonly Rule[] = [
  // A band that stands up to the neck is too narrow for a head, unless the neckline has a slit of its own.
  {
    when: { ...CLOSE, ...having(NECKLINE_FRONT, ({ slit }) => !slit) },
    excludes: having(OPENING, ({ opensNeck }) => !opensNeck),
    reason: 'collar-needs-opening',
  },
  // A band follows a curve or runs straight to a point; round a corner it would lie in folds.
  { when: STANDING, excludes: frontsNotFor('standing'), reason: 'collar-needs-round-neckline' },
  { when: STANDING, excludes: backsNotFor('standing'), reason: 'collar-needs-round-neckline' },
  // The neckline itself is drawn higher: plumb sides leave no cloth beside the seam that goes on up.
  { when: GROWN_ON, excludes: frontsNotFor('grown-on'), reason: 'funnel-needs-bent-neckline' },
  { when: GROWN_ON, excludes: backsNotFor('grown-on'), reason: 'funnel-needs-bent-neckline' },
  // Turned down, it goes over in one curve round the nape, and its points part where the neckline does.
  {
    when: having(COLLAR, ({ falls }) => falls),
    excludes: having(NECKLINE_BACK, ({ pointed }) => pointed),
    reason: 'fall-needs-curved-nape',
  },
  // Both lie along the edge as it runs: the soft band turns no corner, the flat collar no shallow one behind.
  {
    when: FOLLOWING,
    excludes: frontsNotFor('following'),
    reason: 'collar-follows-curve',
  },
  { when: FOLLOWING, excludes: backsNotFor('following'), reason: 'collar-follows-curve' },
  // It keeps the corners of a front, and is fair over the shoulder from there: a back that is rounded has no room left to bend.
  {
    when: { ...FOLLOWING, ...having(NECKLINE_FRONT, ({ outline }) => outline === 'cornered') },
    excludes: having(NECKLINE_BACK, ({ outline }) => outline === 'cornered'),
    reason: 'collar-follows-curve',
  },
  { when: TIED, excludes: frontsNotFor('tied'), reason: 'collar-follows-curve' },
  { when: TIED, excludes: backsNotFor('tied'), reason: 'collar-follows-curve' },
  // Its edge turns down to a point, not back up from one between two arcs.
  { when: HOODED, excludes: frontsNotFor('hooded'), reason: 'collar-follows-curve' },
  { when: HOODED, excludes: backsNotFor('hooded'), reason: 'collar-follows-curve' },
  // What opens at the nape would have to open the hood as well.
  {
    when: HOODED,
    excludes: having(OPENING, ({ face }) => face === 'back'),
    reason: 'hood-needs-closed-back',
  },
  {
    when: LAPELS,
    excludes: having(BUST_SHAPING, ({ from }) => from === 'neckline'),
    reason: 'neckline-takes-no-dart',
  },
];
