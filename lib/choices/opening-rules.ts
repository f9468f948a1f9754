import type { Rule } from './catalogue-types';
import { BUST_SHAPING } from './slots/bust-shaping';
import { COLLAR } from './slots/collar';
import { FACED } from './slots/hem';
import { INSIDE } from './slots/inside';
import { NECKLINE_BACK } from './slots/neckline-back';
import { NECKLINE_FRONT } from './slots/neckline-front';
import { OPENING } from './slots/opening';
import { WAISTED } from './slots/silhouette';
import { allBut, having } from './slots/traits';
import { WAIST_SEAM } from './slots/waist-seam';

/** Openings at which the cloth laps over its twin. */
export const LAPPED = having(OPENING, ({ laps }) => laps);
const COLLARS = allBut(COLLAR, 'none');

/** What a way in asks of the rest (METHODS §10, INVARIANTS E18). */
export const OPENING_RULES: readonly Rule[] = [
  // What laps over its twin needs a facing behind its buttons.
  { when: having(INSIDE, ({ faced }) => !faced), excludes: LAPPED, reason: 'lap-needs-facing' },
  // Fronts that cross have one edge from the shoulder to the tie, and are tied.
  {
    when: having(OPENING, ({ crosses }) => crosses),
    excludes: having(NECKLINE_FRONT, ({ crosses }) => !crosses),
    reason: 'wrap-crosses-and-ties',
  },
  {
    when: having(NECKLINE_FRONT, ({ crosses }) => crosses),
    excludes: having(OPENING, ({ crosses }) => !crosses),
    reason: 'wrap-crosses-and-ties',
  },
  {
    when: { opening: ['wrap'] },
    excludes: having(BUST_SHAPING, ({ from }) => from === 'neckline'),
    reason: 'wrap-edge-takes-no-seam',
  },
  { when: { opening: ['wrap'] }, excludes: COLLARS, reason: 'wrap-takes-no-collar' },
  { when: { opening: ['wrap'] }, excludes: { inside: ['lining'] }, reason: 'lap-needs-facing' },
  // A keyhole lets the head through, not the shoulders through a shaped waist.
  {
    when: WAISTED,
    excludes: { opening: ['back-keyhole'] },
    reason: 'shaped-waist-needs-opening',
  },
  // The curve of a drop is turned by a facing.
  {
    when: { 'neckline-front': ['keyhole'] },
    excludes: allBut(INSIDE, 'facings'),
    reason: 'keyhole-needs-facing',
  },
  {
    when: { opening: ['back-keyhole'] },
    excludes: allBut(INSIDE, 'facings'),
    reason: 'keyhole-needs-facing',
  },
  {
    when: { 'neckline-front': ['keyhole'] },
    excludes: having(OPENING, ({ face }) => face === 'front'),
    reason: 'keyhole-needs-closed-front',
  },
  {
    when: { 'neckline-front': ['keyhole'] },
    excludes: { 'bust-shaping': ['gathered-yoke'] },
    reason: 'keyhole-needs-whole-front',
  },
  {
    when: { opening: ['back-keyhole'] },
    excludes: having(NECKLINE_BACK, ({ outline, pointed }) => pointed || outline === 'cornered'),
    reason: 'keyhole-needs-high-neck',
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
  { when: { sleeve: ['kimono'] }, excludes: { opening: ['side-zip'] }, reason: 'side-zip-takes-the-seam' },
];
