import type { Rule } from './catalogue-types';
import { DEEP_CURVED } from './hem-facing';
import { COLLAR } from './slots/collar';
import { FACED } from './slots/hem';
import { UNEVEN } from './slots/hem-shape';
import { NECKLINE_FRONT } from './slots/neckline-front';
import { OPENING } from './slots/opening';
import { WAISTED } from './slots/silhouette';
import { allBut, having } from './slots/traits';
import { WAIST_SEAM } from './slots/waist-seam';

/** What ends at an edge that is parted, or goes round one that is not lapped. */
const CLOSED_WRAP_TAKES_NONE: readonly Rule['excludes'][] = [
  allBut(COLLAR, 'none'),
  { ruffle: ['hem', 'neckline'] },
  FACED,
  UNEVEN,
];

/** What a way in asks of the rest (METHODS §10, INVARIANTS E18). */
export const OPENING_RULES: readonly Rule[] = [
  // Fronts that cross have one edge from the shoulder to the tie: it runs on past the centre as it arrives there.
  {
    when: having(OPENING, ({ crosses }) => crosses),
    excludes: having(NECKLINE_FRONT, ({ pointed, slit }) => !pointed || slit),
    reason: 'wrap-crosses-and-ties',
  },
  // They are tied, closed by a double row or sewn down; a narrow lap or a zip down the centre leaves nothing to cross.
  {
    when: having(NECKLINE_FRONT, ({ crosses }) => crosses),
    excludes: having(
      OPENING,
      ({ placket, face, closes }) => placket || (face === 'front' && closes === 'zip'),
    ),
    reason: 'wrap-crosses-and-ties',
  },
  // Sewn down on each other they are one, which no collar parts, and no strip or facing goes round.
  ...CLOSED_WRAP_TAKES_NONE.map((excludes) => ({
    when: {
      ...having(NECKLINE_FRONT, ({ crosses }) => crosses),
      ...having(OPENING, ({ face }) => face !== 'front'),
    },
    excludes,
    reason: 'crossed-front-stays-plain',
  })),
  // A keyhole lets the head through, not the shoulders through a shaped waist.
  {
    when: WAISTED,
    excludes: { opening: ['back-keyhole'] },
    reason: 'shaped-waist-needs-opening',
  },
  {
    when: { 'neckline-front': ['keyhole'] },
    excludes: having(OPENING, ({ face }) => face === 'front'),
    reason: 'keyhole-needs-closed-front',
  },
  // A zip does not lie flat in the hollow of a waist that is cut in one; at a waist seam the hollow ends (INVARIANTS F11).
  {
    when: { opening: ['side-zip'], silhouette: ['fitted'] },
    excludes: { 'waist-seam': ['none'] },
    reason: 'side-zip-needs-straight-side',
    garments: ['dress'],
  },
  {
    when: { opening: ['side-zip'] },
    excludes: { silhouette: ['fitted'] },
    reason: 'side-zip-needs-straight-side',
    garments: ['top'],
  },
  // It runs on in a skirt from the waist: one sewn on higher leaves the waist closed, one lower begins in the bend of the hip.
  {
    when: { opening: ['side-zip'] },
    excludes: having(WAIST_SEAM, ({ bodiceTo }) => bodiceTo === 'above' || bodiceTo === 'below'),
    reason: 'opening-ends-at-waist-seam',
  },
  { when: { opening: ['side-zip'] }, excludes: { pockets: ['in-seam'] }, reason: 'side-zip-takes-the-seam' },
  {
    when: { opening: ['side-zip'] },
    excludes: { 'side-slit': ['sides'] },
    reason: 'side-zip-takes-the-seam',
  },
  { when: { opening: ['side-zip'] }, excludes: { inside: ['lining'] }, reason: 'side-zip-takes-the-seam' },
  {
    when: { opening: ['side-zip'] },
    excludes: FACED,
    reason: 'faced-hem-needs-closed-hem',
    garments: ['top'],
  },
  {
    when: DEEP_CURVED,
    excludes: { opening: ['side-zip'] },
    reason: 'curved-hem-stays-shallow',
    garments: ['top'],
  },
  { when: { sleeve: ['kimono'] }, excludes: { opening: ['side-zip'] }, reason: 'side-zip-takes-the-seam' },
];
