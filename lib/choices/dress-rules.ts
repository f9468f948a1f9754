import type { Rule } from './catalogue-types';
import { BACK_SHAPING } from './slots/back-shaping';
import { BELT } from './slots/belt';
import { BUST_SHAPING } from './slots/bust-shaping';
import { UNEVEN } from './slots/hem-shape';
import { ABOVE_HIP, TO_WAIST } from './slots/length';
import { OPENING } from './slots/opening';
import { POCKETS } from './slots/pockets';
import { SEAM_ALLOWANCE } from './slots/seam-allowance';
import { SLIT } from './slots/side-slit';
import { SKIRT } from './slots/skirt';
import { allBut, having } from './slots/traits';
import { SEAMED, WAIST_SEAM } from './slots/waist-seam';

const ANY_POCKET = allBut(POCKETS, 'none');
const ON_FRONT = allBut(POCKETS, 'none', 'in-seam');
const PANELS = having(BUST_SHAPING, ({ by }) => by === 'seam');
const BACK_PANELS = having(BACK_SHAPING, ({ parts }) => parts);
const STOPS_AT_WAIST_SEAM = having(OPENING, ({ passesWaistSeam }) => !passesWaistSeam);
const WIDE_SEAMS = having(SEAM_ALLOWANCE, ({ cm }) => cm >= 1.5);

/** What a skirt sewn on asks of the rest, and a peplum. */
export const DRESS_RULES: readonly Rule[] = [
  {
    when: { 'bust-shaping': ['waist-dart'] },
    excludes: having(WAIST_SEAM, ({ bodiceTo }) => bodiceTo !== 'above' && bodiceTo !== 'waist'),
    reason: 'waist-dart-needs-waist-edge',
  },
  {
    when: { 'bust-shaping': ['french-dart'] },
    excludes: { 'waist-seam': ['empire'] },
    reason: 'french-dart-needs-side',
  },
  {
    when: { silhouette: ['peplum'] },
    excludes: TO_WAIST,
    reason: 'peplum-needs-length',
  },
  {
    when: { silhouette: ['peplum'] },
    excludes: STOPS_AT_WAIST_SEAM,
    reason: 'opening-ends-at-waist-seam',
  },
  {
    when: SEAMED,
    excludes: STOPS_AT_WAIST_SEAM,
    reason: 'opening-ends-at-waist-seam',
  },
  // A back that comes apart down to the hem opens there already.
  {
    when: { 'side-slit': ['back-vent'] },
    excludes: having(OPENING, ({ face, partsHem }) => face === 'back' && partsHem),
    reason: 'vent-needs-centre-back',
  },
  {
    when: { ...SEAMED, 'side-slit': ['back-vent'] },
    excludes: having(SKIRT, ({ cut }) => cut !== 'plain'),
    reason: 'full-skirt-needs-no-slit',
  },
  {
    when: { ...SEAMED, 'side-slit': ['sides'] },
    excludes: having(SKIRT, ({ cut }) => cut === 'full'),
    reason: 'full-skirt-needs-no-slit',
  },
  {
    when: SLIT,
    excludes: TO_WAIST,
    reason: 'slit-needs-length',
  },
  {
    when: { 'side-slit': ['sides'] },
    excludes: { silhouette: ['peplum'] },
    reason: 'full-skirt-needs-no-slit',
  },
  // Fronts that cross lie over one another all across: only level edges meet.
  { when: UNEVEN, excludes: having(OPENING, ({ crosses }) => crosses), reason: 'lapped-hem-stays-level' },
  // A front that opens down to the hem is not cut shorter there.
  {
    when: { 'hem-shape': ['high-low'] },
    excludes: having(OPENING, ({ partsHem, face }) => partsHem && face === 'front'),
    reason: 'lapped-hem-stays-level',
  },
  {
    when: { ...SEAMED, ...UNEVEN },
    excludes: having(SKIRT, ({ folded }) => folded),
    reason: 'folded-hem-stays-level',
  },
  {
    when: UNEVEN,
    excludes: ABOVE_HIP,
    reason: 'hem-shape-needs-length',
  },
  {
    when: UNEVEN,
    excludes: { 'side-slit': ['back-vent'] },
    reason: 'vent-hem-stays-level',
  },
  // At a panel seam that the hem crosses aslant, wide allowances would not lie on one another.
  {
    when: {
      ...UNEVEN,
      ...WIDE_SEAMS,
    },
    excludes: PANELS,
    reason: 'aslant-hem-needs-narrow-seams',
  },
  {
    when: {
      ...UNEVEN,
      ...WIDE_SEAMS,
    },
    excludes: BACK_PANELS,
    reason: 'aslant-hem-needs-narrow-seams',
  },
  {
    when: {
      ...SEAMED,
      ...UNEVEN,
      ...WIDE_SEAMS,
    },
    excludes: having(SKIRT, ({ cut }) => cut === 'panelled'),
    reason: 'aslant-hem-needs-narrow-seams',
  },
  {
    when: { ...SEAMED, ...having(SKIRT, ({ takesPocket }) => !takesPocket) },
    excludes: ON_FRONT,
    reason: 'skirt-takes-no-pocket',
  },
  { when: { 'waist-seam': ['dropped'] }, excludes: ON_FRONT, reason: 'skirt-takes-no-pocket' },
  { when: { silhouette: ['peplum'] }, excludes: ANY_POCKET, reason: 'skirt-takes-no-pocket' },
  {
    when: { 'waist-seam': ['empire'] },
    excludes: allBut(BELT, 'none'),
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
    excludes: BACK_PANELS,
    reason: 'panels-need-level-hem',
  },
  {
    when: { 'hem-shape': ['high-low'] },
    excludes: PANELS,
    reason: 'panels-need-level-hem',
  },
  {
    when: { ...SEAMED, 'hem-shape': ['high-low'] },
    excludes: having(SKIRT, ({ cut }) => cut === 'panelled'),
    reason: 'panels-need-level-hem',
  },
];
