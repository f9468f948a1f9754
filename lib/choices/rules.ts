import type { Rule } from './catalogue-types';
import { DRESS_RULES } from './dress-rules';
import { LINING_RULES } from './lining-rules';
import { OPENING_RULES } from './opening-rules';
import { SLEEVE_RULES } from './sleeve-rules';

/** Which choices cannot stand together. What depends on the wearer's own figures is checked on the draft instead. */
export const RULES: readonly Rule[] = [
  // A dart in the lower edge needs that edge at the waist or above: further down the cloth must widen again.
  {
    when: { 'bust-shaping': ['waist-dart'] },
    excludes: { length: ['high-hip', 'hip', 'tunic'] },
    reason: 'waist-dart-needs-waist-edge',
  },
  {
    when: { 'bust-shaping': ['waist-dart'] },
    excludes: { length: ['mid-thigh', 'knee'] },
    reason: 'waist-dart-needs-waist-edge',
    garments: ['jacket'],
  },
  // Corners and points leave no stretch of neckline wide enough for a mouth.
  {
    when: { 'bust-shaping': ['neck-dart'] },
    excludes: { 'neckline-front': ['sweetheart', 'square'] },
    reason: 'neckline-takes-no-dart',
  },
  // Shoulders and bust do not pass through a shaped waist without an opening (INVARIANTS E18).
  {
    when: { silhouette: ['fitted', 'peplum'] },
    excludes: { opening: ['none'] },
    reason: 'shaped-waist-needs-opening',
  },
  {
    when: { silhouette: ['straight', 'a-line'] },
    excludes: { 'back-shaping': ['waist-darts'] },
    reason: 'darts-need-fitted-silhouette',
  },
  // A bare armhole is faced together with the neckline: the dart would lie in the facing.
  {
    when: { 'back-shaping': ['shoulder-dart'] },
    excludes: { sleeve: ['none', 'straps', 'cap', 'dropped'] },
    reason: 'shoulder-dart-needs-sleeve',
  },
  // Front and neck of a funnel are one piece, which a seam across the shoulder would part.
  {
    when: { 'bust-shaping': ['gathered-yoke'] },
    excludes: { collar: ['funnel'] },
    reason: 'funnel-needs-whole-front',
  },
  {
    when: { length: ['cropped', 'waist', 'bolero'] },
    excludes: { belt: ['tie', 'buckle', 'half-belt'] },
    reason: 'belt-needs-cloth-below-waist',
  },
  {
    when: { length: ['cropped', 'waist', 'high-hip', 'bolero'] },
    excludes: { pockets: ['in-seam', 'patch', 'welt', 'flap'] },
    reason: 'pockets-need-length',
  },
  {
    when: { opening: ['back-zip', 'back-buttons'] },
    excludes: { belt: ['half-belt'] },
    reason: 'half-belt-closes-back',
  },
  // A band that stands up to the neck is too narrow for a head, and lies in folds on any other line.
  {
    when: { collar: ['stand', 'shirt', 'funnel'] },
    excludes: { opening: ['none', 'side-zip'] },
    reason: 'collar-needs-opening',
  },
  {
    when: { collar: ['stand', 'shirt', 'funnel'] },
    excludes: { 'neckline-front': ['scoop', 'v', 'square', 'boat', 'sweetheart', 'keyhole', 'wrap'] },
    reason: 'collar-needs-round-neckline',
  },
  {
    when: { collar: ['stand', 'shirt', 'funnel'] },
    excludes: { 'neckline-back': ['v', 'square', 'boat'] },
    reason: 'collar-needs-round-neckline',
  },
  // A flat or gathered band follows a curve, not a corner.
  {
    when: { collar: ['peter-pan', 'bow', 'ruffle'] },
    excludes: { 'neckline-front': ['square', 'sweetheart', 'keyhole', 'wrap'] },
    reason: 'collar-follows-curve',
  },
  {
    when: { collar: ['peter-pan', 'bow', 'ruffle'] },
    excludes: { 'neckline-back': ['v', 'square'] },
    reason: 'collar-follows-curve',
  },
  ...DRESS_RULES,
  ...LINING_RULES,
  ...SLEEVE_RULES,
  // A lapel is the upper part of a front that laps, turned over along a line down to its first button.
  {
    when: { collar: ['shawl', 'notched'] },
    excludes: {
      opening: ['none', 'back-zip', 'side-zip', 'back-buttons', 'back-keyhole', 'front-zip', 'wrap'],
    },
    reason: 'lapel-needs-buttoned-front',
  },
  {
    when: { collar: ['shawl', 'notched'] },
    excludes: { 'neckline-front': ['round', 'scoop', 'square', 'boat', 'sweetheart', 'keyhole', 'wrap'] },
    reason: 'lapel-needs-v',
  },
  {
    when: { collar: ['shawl', 'notched'] },
    excludes: { 'neckline-back': ['v', 'square', 'boat'] },
    reason: 'collar-needs-round-neckline',
  },
  {
    when: { collar: ['shawl', 'notched'] },
    excludes: { 'bust-shaping': ['neck-dart', 'gathered-yoke'] },
    reason: 'neckline-takes-no-dart',
  },
  {
    when: { collar: ['shawl', 'notched'] },
    excludes: { inside: ['bias-binding'] },
    reason: 'lapel-needs-facing',
  },
  ...OPENING_RULES,
];
