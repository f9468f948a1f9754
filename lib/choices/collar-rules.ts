import type { Rule } from './catalogue-types';
import { BUST_SHAPING } from './slots/bust-shaping';
import { COLLAR, type CollarKind } from './slots/collar';
import { NECKLINE_FRONT } from './slots/neckline-front';
import { OPENING } from './slots/opening';
import { having } from './slots/traits';

const ofKind = (wanted: CollarKind) => having(COLLAR, ({ kind }) => kind === wanted);

/** They stand up to the neck: too narrow for a head. */
const CLOSE = having(COLLAR, ({ kind }) => kind === 'standing' || kind === 'grown-on');
const HOODED = ofKind('hooded');

/** What each collar asks of neckline and opening. */
export const COLLAR_RULES: readonly Rule[] = [
  // A band that stands up to the neck is too narrow for a head, unless the neckline has a slit of its own; what is pulled on gets one.
  {
    when: { ...CLOSE, ...having(NECKLINE_FRONT, ({ slit }) => !slit) },
    excludes: having(OPENING, ({ opensNeck, face }) => !opensNeck && face !== 'none'),
    reason: 'collar-needs-opening',
  },
  // What opens at the nape would have to open the hood as well.
  {
    when: HOODED,
    excludes: having(OPENING, ({ face }) => face === 'back'),
    reason: 'hood-needs-closed-back',
  },
  // A lapel turns over from the very cloth beside the neck that a yoke would part from the front.
  {
    when: having(COLLAR, ({ kind }) => kind === 'lapel'),
    excludes: having(BUST_SHAPING, ({ from, by }) => from === 'neckline' && by !== 'dart'),
    reason: 'neckline-takes-no-yoke',
  },
];
