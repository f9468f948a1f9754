import type { Rule } from './catalogue-types';
import { SEAMED } from './slots/waist-seam';

/** Openings at which the cloth laps over its twin. */
export const LAPPED = ['front-buttons', 'hidden-buttons', 'back-buttons', 'double-breasted', 'wrap'];

/** Openings that cut the front from the neck down. */
const FRONT_OPEN = ['front-buttons', 'hidden-buttons', 'front-zip', 'double-breasted', 'wrap'];

/** Openings that leave no edge to cross. */
const CLOSES_OTHERWISE = [
  'none',
  'back-zip',
  'side-zip',
  'front-buttons',
  'hidden-buttons',
  'back-buttons',
  'back-keyhole',
  'front-zip',
  'double-breasted',
];

const COLLARS = ['stand', 'shirt', 'peter-pan', 'bow', 'shawl', 'notched', 'ruffle', 'funnel'];

/** What a way in asks of the rest (METHODS §10, INVARIANTS E18). */
export const OPENING_RULES: readonly Rule[] = [
  // What laps over its twin needs a facing behind its buttons.
  { when: { inside: ['bias-binding'] }, excludes: { opening: LAPPED }, reason: 'lap-needs-facing' },
  // Fronts that cross have one edge from the shoulder to the tie, and are tied.
  {
    when: { opening: ['wrap'] },
    excludes: { 'neckline-front': ['round', 'scoop', 'v', 'square', 'boat', 'sweetheart', 'keyhole'] },
    reason: 'wrap-crosses-and-ties',
  },
  {
    when: { 'neckline-front': ['wrap'] },
    excludes: { opening: CLOSES_OTHERWISE },
    reason: 'wrap-crosses-and-ties',
  },
  {
    when: { opening: ['wrap'] },
    excludes: { 'bust-shaping': ['neck-dart', 'gathered-yoke'] },
    reason: 'wrap-edge-takes-no-seam',
  },
  { when: { opening: ['wrap'] }, excludes: { collar: COLLARS }, reason: 'wrap-takes-no-collar' },
  { when: { opening: ['wrap'] }, excludes: { inside: ['lining'] }, reason: 'lap-needs-facing' },
  // A keyhole lets the head through, not the shoulders through a shaped waist.
  {
    when: { silhouette: ['fitted', 'peplum'] },
    excludes: { opening: ['back-keyhole'] },
    reason: 'shaped-waist-needs-opening',
  },
  // The curve of a drop is turned by a facing.
  {
    when: { 'neckline-front': ['keyhole'] },
    excludes: { inside: ['bias-binding', 'lining'] },
    reason: 'keyhole-needs-facing',
  },
  {
    when: { opening: ['back-keyhole'] },
    excludes: { inside: ['bias-binding', 'lining'] },
    reason: 'keyhole-needs-facing',
  },
  {
    when: { 'neckline-front': ['keyhole'] },
    excludes: { opening: FRONT_OPEN },
    reason: 'keyhole-needs-closed-front',
  },
  {
    when: { 'neckline-front': ['keyhole'] },
    excludes: { 'bust-shaping': ['gathered-yoke'] },
    reason: 'keyhole-needs-whole-front',
  },
  {
    when: { 'neckline-front': ['keyhole'] },
    excludes: { collar: COLLARS },
    reason: 'keyhole-takes-no-collar',
  },
  { when: { opening: ['back-keyhole'] }, excludes: { collar: COLLARS }, reason: 'keyhole-takes-no-collar' },
  {
    when: { opening: ['back-keyhole'] },
    excludes: { 'neckline-back': ['v', 'square'] },
    reason: 'keyhole-needs-high-neck',
  },
  // A zip lies flat in a straight seam, not in the hollow of a waist (INVARIANTS F11).
  {
    when: { opening: ['side-zip'] },
    excludes: { silhouette: ['fitted', 'peplum'] },
    reason: 'side-zip-needs-straight-side',
  },
  { when: { opening: ['side-zip'] }, excludes: { pockets: ['in-seam'] }, reason: 'side-zip-takes-the-seam' },
  {
    when: { opening: ['side-zip'] },
    excludes: { 'side-slit': ['sides'] },
    reason: 'side-zip-takes-the-seam',
  },
  { when: { opening: ['side-zip'] }, excludes: { inside: ['lining'] }, reason: 'side-zip-takes-the-seam' },
  // Tiers are sewn on one below the other: no lap runs through their seams.
  {
    when: { 'waist-seam': SEAMED, skirt: ['tiered'] },
    excludes: { opening: LAPPED },
    reason: 'tiers-take-no-lap',
    garments: ['dress'],
  },
  // A zip in the side ends above a level hem.
  {
    when: { opening: ['side-zip'] },
    excludes: { 'hem-shape': ['curved', 'high-low'] },
    reason: 'lapped-hem-stays-level',
  },
  { when: { opening: ['side-zip'] }, excludes: { hem: ['faced'] }, reason: 'faced-hem-needs-closed-hem' },
  { when: { sleeve: ['kimono'] }, excludes: { opening: ['side-zip'] }, reason: 'side-zip-takes-the-seam' },
];
