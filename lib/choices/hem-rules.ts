import type { Rule } from './catalogue-types';
import { BUST_SHAPING } from './slots/bust-shaping';
import { HEM_SHAPE } from './slots/hem-shape';
import { LENGTH } from './slots/length';
import { OPENING } from './slots/opening';
import { SIDE_SLIT } from './slots/side-slit';
import { SKIRT } from './slots/skirt';
import { allBut, having } from './slots/traits';
import { SEAMED } from './slots/waist-seam';

const FACED = { hem: ['faced'] };

/** What the facing of a hem, cut in one piece for the front and one for the back, asks of the lower edge. */
export const HEM_RULES: readonly Rule[] = [
  {
    when: FACED,
    excludes: having(OPENING, ({ partsHem }) => partsHem),
    reason: 'faced-hem-needs-closed-hem',
  },
  { when: FACED, excludes: allBut(SIDE_SLIT, 'none'), reason: 'faced-hem-needs-closed-hem' },
  { when: FACED, excludes: { pockets: ['in-seam'] }, reason: 'faced-hem-needs-plain-edge' },
  { when: FACED, excludes: { ruffle: ['hem'] }, reason: 'faced-hem-needs-plain-edge' },
  { when: FACED, excludes: { silhouette: ['peplum'] }, reason: 'faced-hem-needs-plain-edge' },
  {
    when: FACED,
    excludes: having(BUST_SHAPING, ({ parts, from }) => parts || from === 'lower-edge'),
    reason: 'faced-hem-needs-plain-edge',
  },
  { when: FACED, excludes: { 'back-shaping': ['princess'] }, reason: 'faced-hem-needs-plain-edge' },
  {
    when: { ...SEAMED, ...FACED },
    excludes: having(SKIRT, ({ cut }) => cut !== 'plain'),
    reason: 'faced-hem-needs-plain-edge',
  },
  // Folded up about a curve, so much cloth has no room to lie in (METHODS §11, INVARIANTS G4).
  {
    when: allBut(HEM_SHAPE, 'straight'),
    excludes: { hem: ['5-cm'] },
    reason: 'curved-hem-stays-shallow',
  },
  // Darts that reach the lower edge would part its facing.
  {
    when: { ...FACED, silhouette: ['fitted'] },
    excludes: having(LENGTH, ({ over }) => over === 'waist' || over === 'high-hip'),
    reason: 'faced-hem-needs-plain-edge',
  },
];
