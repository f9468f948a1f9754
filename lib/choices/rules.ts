import type { Rule } from './catalogue-types';

/** Which choices cannot stand together. What depends on the wearer's own figures is checked on the draft instead. */
export const RULES: readonly Rule[] = [
  // A dart in the lower edge needs that edge at the waist or above: further down the cloth must widen again.
  {
    when: { 'bust-shaping': ['waist-dart'] },
    excludes: { length: ['high-hip', 'hip', 'tunic'] },
    reason: 'waist-dart-needs-waist-edge',
  },
  // Corners and points leave no stretch of neckline wide enough for a mouth.
  {
    when: { 'bust-shaping': ['neck-dart'] },
    excludes: { 'neckline-front': ['sweetheart', 'square'] },
    reason: 'neckline-takes-no-dart',
  },
  // Shoulders and bust do not pass through a shaped waist without an opening (INVARIANTS E18).
  {
    when: { silhouette: ['fitted'] },
    excludes: { opening: ['none'] },
    reason: 'shaped-waist-needs-opening',
  },
  {
    when: { silhouette: ['straight', 'a-line'] },
    excludes: { 'back-shaping': ['waist-darts'] },
    reason: 'darts-need-fitted-silhouette',
  },
  {
    when: { length: ['cropped', 'waist', 'bolero'] },
    excludes: { belt: ['tie', 'buckle', 'half-belt'] },
    reason: 'belt-needs-cloth-below-waist',
  },
  {
    when: { opening: ['back-zip', 'back-buttons'] },
    excludes: { belt: ['half-belt'] },
    reason: 'half-belt-closes-back',
  },
];
