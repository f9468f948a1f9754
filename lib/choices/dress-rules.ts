import type { Rule } from './catalogue-types';
import { OPENING } from './slots/opening';
import { SEAMED } from './slots/waist-seam';

/** Openings that end above the waist, or go on in the skirt. */
const PASS_A_WAIST_SEAM = [
  'none',
  'back-zip',
  'back-keyhole',
  'front-buttons',
  'hidden-buttons',
  'back-buttons',
  'front-zip',
  'double-breasted',
  'wrap',
];

/** Openings that never reach the lower edge of a front. */
const LEAVE_THE_HEM = ['none', 'back-zip', 'back-keyhole', 'side-zip'];

const POCKETS = ['in-seam', 'patch', 'welt', 'flap'];

/** What a skirt sewn on asks of the rest, and a peplum. */
export const DRESS_RULES: readonly Rule[] = [
  {
    when: { 'bust-shaping': ['waist-dart'] },
    excludes: { 'waist-seam': ['none', 'dropped'] },
    reason: 'waist-dart-needs-waist-edge',
  },
  {
    when: { 'bust-shaping': ['french-dart'] },
    excludes: { 'waist-seam': ['empire'] },
    reason: 'french-dart-needs-side',
  },
  // The bodice ends at the seam: what flares is the skirt.
  {
    when: { 'waist-seam': SEAMED },
    excludes: { silhouette: ['a-line'] },
    reason: 'skirt-makes-line',
  },
  {
    when: { silhouette: ['peplum'] },
    excludes: { length: ['cropped', 'waist'] },
    reason: 'peplum-needs-length',
  },
  {
    when: { silhouette: ['peplum'] },
    excludes: { opening: Object.keys(OPENING.values).filter((value) => !PASS_A_WAIST_SEAM.includes(value)) },
    reason: 'opening-ends-at-waist-seam',
  },
  {
    when: { 'waist-seam': SEAMED },
    excludes: { opening: Object.keys(OPENING.values).filter((value) => !PASS_A_WAIST_SEAM.includes(value)) },
    reason: 'opening-ends-at-waist-seam',
  },
  // A vent laps in the centre back seam, which must run to the hem and hang close.
  {
    when: { 'side-slit': ['back-vent'] },
    excludes: { opening: Object.keys(OPENING.values).filter((value) => value !== 'back-zip') },
    reason: 'vent-needs-centre-back',
  },
  {
    when: { 'waist-seam': SEAMED, 'side-slit': ['back-vent'] },
    excludes: { skirt: ['half-circle', 'full-circle', 'gathered', 'pleated', 'panelled', 'tiered'] },
    reason: 'full-skirt-needs-no-slit',
  },
  {
    when: { 'waist-seam': SEAMED, 'side-slit': ['sides'] },
    excludes: { skirt: ['half-circle', 'full-circle', 'gathered', 'pleated', 'tiered'] },
    reason: 'full-skirt-needs-no-slit',
  },
  {
    when: { 'side-slit': ['sides', 'back-vent'] },
    excludes: { length: ['cropped', 'waist'] },
    reason: 'slit-needs-length',
  },
  {
    when: { 'side-slit': ['sides'] },
    excludes: { silhouette: ['peplum'] },
    reason: 'full-skirt-needs-no-slit',
  },
  // Where fronts lap or facings run to the hem, the lower edge stays level.
  {
    when: { 'hem-shape': ['curved', 'high-low'] },
    excludes: { opening: Object.keys(OPENING.values).filter((value) => !LEAVE_THE_HEM.includes(value)) },
    reason: 'lapped-hem-stays-level',
  },
  {
    when: { 'waist-seam': SEAMED, 'hem-shape': ['curved', 'high-low'] },
    excludes: { skirt: ['pleated', 'tiered'] },
    reason: 'folded-hem-stays-level',
  },
  {
    when: { 'hem-shape': ['curved', 'high-low'] },
    excludes: { length: ['cropped', 'waist', 'high-hip'] },
    reason: 'hem-shape-needs-length',
  },
  {
    when: { 'hem-shape': ['curved', 'high-low'] },
    excludes: { 'side-slit': ['back-vent'] },
    reason: 'vent-hem-stays-level',
  },
  // At a panel seam that the hem crosses aslant, wide allowances would not lie on one another.
  {
    when: {
      'hem-shape': ['curved', 'high-low'],
      'seam-allowance': ['1-5-cm', 'five-eighths-inch', 'one-inch'],
    },
    excludes: { 'bust-shaping': ['princess-armhole', 'princess-shoulder'] },
    reason: 'aslant-hem-needs-narrow-seams',
  },
  {
    when: {
      'hem-shape': ['curved', 'high-low'],
      'seam-allowance': ['1-5-cm', 'five-eighths-inch', 'one-inch'],
    },
    excludes: { 'back-shaping': ['princess'] },
    reason: 'aslant-hem-needs-narrow-seams',
  },
  {
    when: {
      'waist-seam': SEAMED,
      'hem-shape': ['curved', 'high-low'],
      'seam-allowance': ['1-5-cm', 'five-eighths-inch', 'one-inch'],
    },
    excludes: { skirt: ['panelled'] },
    reason: 'aslant-hem-needs-narrow-seams',
  },
  {
    when: { 'waist-seam': SEAMED, skirt: ['half-circle', 'full-circle', 'pleated', 'tiered'] },
    excludes: { pockets: POCKETS },
    reason: 'skirt-takes-no-pocket',
  },
  { when: { 'waist-seam': ['dropped'] }, excludes: { pockets: POCKETS }, reason: 'skirt-takes-no-pocket' },
  { when: { silhouette: ['peplum'] }, excludes: { pockets: POCKETS }, reason: 'skirt-takes-no-pocket' },
  {
    when: { 'waist-seam': ['empire'] },
    excludes: { belt: ['tie', 'buckle', 'half-belt'] },
    reason: 'belt-needs-bodice-at-waist',
  },
  {
    when: { silhouette: ['peplum'] },
    excludes: { 'hem-shape': ['high-low'] },
    reason: 'folded-hem-stays-level',
  },
  {
    when: { 'hem-shape': ['high-low'] },
    excludes: { ruffle: ['hem'] },
    reason: 'ruffle-needs-level-hem',
  },
  {
    when: { 'hem-shape': ['high-low'] },
    excludes: { 'back-shaping': ['princess'] },
    reason: 'panels-need-level-hem',
  },
  {
    when: { 'hem-shape': ['high-low'] },
    excludes: { 'bust-shaping': ['princess-armhole', 'princess-shoulder'] },
    reason: 'panels-need-level-hem',
  },
  {
    when: { 'waist-seam': SEAMED, 'hem-shape': ['high-low'] },
    excludes: { skirt: ['panelled'] },
    reason: 'panels-need-level-hem',
  },
];
