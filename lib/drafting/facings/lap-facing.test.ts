import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';

describe('the strip behind a wide lap, where edges are bound', () => {
  it.each(['square', 'boat', 'v'])('ends in a %s neckline before it stands up, in every size', (neckline) => {
    const choices = completeChoices(
      'top',
      {
        ...{ opening: 'double-breasted', inside: 'bias-binding', 'neckline-front': neckline },
        ...{ sleeve: 'none', silhouette: 'a-line', 'bust-shaping': 'armhole-dart', collar: 'shirt' },
      },
      {},
    );
    expect(brokenBySize(choices)).toEqual([]);
  });

  it.each(['none', 'hood'])(
    'ends above fronts that arrive steep at the centre, with collar: %s',
    (collar) => {
      const choices = completeChoices(
        'top',
        {
          ...{ opening: 'double-breasted', inside: 'bias-binding', 'neckline-front': 'wrap', collar },
          ...{ 'neckline-back': 'square', ruffle: 'neckline' },
        },
        { 'neckline-front-depth': 10, 'neckline-back-depth': 2 },
      );
      expect(brokenBySize(choices)).toEqual([]);
    },
  );
});
