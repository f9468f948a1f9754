import type { Rule } from './catalogue-types';
import { BACK_SHAPING } from './slots/back-shaping';
import { BUST_SHAPING } from './slots/bust-shaping';
import { FACED, HEM } from './slots/hem';
import { UNEVEN } from './slots/hem-shape';
import { ABOVE_HIP } from './slots/length';
import { OPENING } from './slots/opening';
import { SLIT } from './slots/side-slit';
import { SKIRT } from './slots/skirt';
import { having } from './slots/traits';
import { SEAMED } from './slots/waist-seam';

/** Folded up about a curve, more cloth has no room to lie in, cm (METHODS §11, INVARIANTS G4). */
const DEEPEST_CURVED = 4;

/** What the facing of a hem, cut in one piece for the front and one for the back, asks of the lower edge. */
export const HEM_RULES: readonly Rule[] = [
  {
    when: FACED,
    excludes: having(OPENING, ({ partsHem }) => partsHem),
    reason: 'faced-hem-needs-closed-hem',
  },
  { when: FACED, excludes: SLIT, reason: 'faced-hem-needs-closed-hem' },
  { when: FACED, excludes: { pockets: ['in-seam'] }, reason: 'faced-hem-needs-plain-edge' },
  { when: FACED, excludes: { ruffle: ['hem'] }, reason: 'faced-hem-needs-plain-edge' },
  { when: FACED, excludes: { silhouette: ['peplum'] }, reason: 'faced-hem-needs-plain-edge' },
  {
    when: FACED,
    excludes: having(BUST_SHAPING, ({ by, from }) => by === 'seam' || from === 'lower-edge'),
    reason: 'faced-hem-needs-plain-edge',
  },
  { when: FACED, excludes: having(BACK_SHAPING, ({ parts }) => parts), reason: 'faced-hem-needs-plain-edge' },
  {
    when: { ...SEAMED, ...FACED },
    excludes: having(SKIRT, ({ cut }) => cut !== 'plain'),
    reason: 'faced-hem-needs-plain-edge',
  },
  {
    when: UNEVEN,
    excludes: having(HEM, ({ cm = 0 }) => cm > DEEPEST_CURVED),
    reason: 'curved-hem-stays-shallow',
  },
  // Darts that reach the lower edge would part its facing.
  {
    when: { ...FACED, silhouette: ['fitted'] },
    excludes: ABOVE_HIP,
    reason: 'faced-hem-needs-plain-edge',
  },
];
