import type { Rule } from './catalogue-types';
import { BELT } from './slots/belt';
import { UNEVEN } from './slots/hem-shape';
import { ABOVE_HIP, TO_WAIST } from './slots/length';
import { OPENING } from './slots/opening';
import { POCKETS } from './slots/pockets';
import { SLIT } from './slots/side-slit';
import { SKIRT } from './slots/skirt';
import { allBut, having } from './slots/traits';
import { SEAMED, WAIST_SEAM } from './slots/waist-seam';

const ANY_POCKET = allBut(POCKETS, 'none');
const ON_FRONT = allBut(POCKETS, 'none', 'in-seam');

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
];
