import type { Rule } from './catalogue-types';
import { LAPPED } from './opening-rules';
import { SEAMED } from './slots/waist-seam';

const FACED = { hem: ['faced'] };

/** What the facing of a hem, cut in one piece for the front and one for the back, asks of the lower edge. */
export const HEM_RULES: readonly Rule[] = [
  { when: FACED, excludes: { opening: [...LAPPED, 'front-zip'] }, reason: 'faced-hem-needs-closed-hem' },
  { when: FACED, excludes: { 'side-slit': ['sides', 'back-vent'] }, reason: 'faced-hem-needs-closed-hem' },
  { when: FACED, excludes: { pockets: ['in-seam'] }, reason: 'faced-hem-needs-plain-edge' },
  { when: FACED, excludes: { ruffle: ['hem'] }, reason: 'faced-hem-needs-plain-edge' },
  { when: FACED, excludes: { silhouette: ['peplum'] }, reason: 'faced-hem-needs-plain-edge' },
  {
    when: FACED,
    excludes: { 'bust-shaping': ['princess-armhole', 'princess-shoulder', 'waist-dart'] },
    reason: 'faced-hem-needs-plain-edge',
  },
  { when: FACED, excludes: { 'back-shaping': ['princess'] }, reason: 'faced-hem-needs-plain-edge' },
  {
    when: { 'waist-seam': SEAMED, ...FACED },
    excludes: {
      skirt: ['half-circle', 'full-circle', 'gathered', 'pleated', 'panelled', 'tiered'],
    },
    reason: 'faced-hem-needs-plain-edge',
  },
  // Folded up about a curve, so much cloth has no room to lie in (METHODS §11, INVARIANTS G4).
  {
    when: { 'hem-shape': ['curved', 'high-low'] },
    excludes: { hem: ['5-cm'] },
    reason: 'curved-hem-stays-shallow',
  },
  // Darts that reach the lower edge would part its facing.
  {
    when: { ...FACED, silhouette: ['fitted'] },
    excludes: { length: ['cropped', 'waist', 'high-hip'] },
    reason: 'faced-hem-needs-plain-edge',
  },
];
