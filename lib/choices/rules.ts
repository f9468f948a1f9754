import { BARE_SHOULDER_RULES } from './bare-shoulder-rules';
import type { Rule } from './catalogue-types';
import { COLLAR_RULES } from './collar-rules';
import { COWL_RULES } from './cowl-rules';
import { DRESS_RULES } from './dress-rules';
import { HALTER_RULES } from './halter-rules';
import { OPENING_RULES } from './opening-rules';
import { POCKET_RULES } from './pocket-rules';
import { SLEEVE_RULES } from './sleeve-rules';
import { BACK_SHAPING } from './slots/back-shaping';
import { LENGTH } from './slots/length';
import { SILHOUETTE } from './slots/silhouette';
import { SLEEVE } from './slots/sleeve';
import { having } from './slots/traits';

/** Which choices cannot stand together. What depends on the wearer's own figures is checked on the draft instead. */
export const RULES: readonly Rule[] = [
  // Where the waist is taken in, a dart in the lower edge needs that edge there or above, or a seam: further down the cloth must widen again.
  {
    when: {
      ...having(SILHOUETTE, ({ parted, shaped }) => shaped && !parted),
      'bust-shaping': ['waist-dart'],
    },
    excludes: having(LENGTH, ({ over }) => over !== 'waist'),
    reason: 'waist-dart-needs-waist-edge',
    garments: ['top', 'jacket'],
  },
  // A strap is faced in one with neck and armhole, its dart closed: no lining could be cut to the edge of that facing.
  {
    when: {
      ...having(BACK_SHAPING, ({ from }) => from === 'shoulder'),
      ...having(SLEEVE, ({ shoulder, apart }) => shoulder === 'strap' && !apart),
    },
    excludes: { inside: ['lining'] },
    reason: 'strap-dart-takes-no-lining',
  },
  ...COLLAR_RULES,
  ...COWL_RULES,
  ...DRESS_RULES,
  ...HALTER_RULES,
  ...BARE_SHOULDER_RULES,
  ...POCKET_RULES,
  ...SLEEVE_RULES,
  ...OPENING_RULES,
];
