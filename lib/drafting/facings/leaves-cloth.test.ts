import { expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';

it.each([
  { sleeve: 'kimono', opening: 'double-breasted' },
  { sleeve: 'set-in', opening: 'front-buttons' },
])(
  'keeps the facing of a wide neckline with corners off armhole and shoulder in all sizes (%j)',
  (options) => {
    const designed = completeChoices(
      'dress',
      { ...options, 'neckline-front': 'sweetheart', collar: 'funnel', inside: 'lining' },
      { 'neckline-front-width': 4.5 },
    );
    expect(brokenBySize(designed)).toEqual([]);
  },
);
