import { describe, expect, it } from 'vitest';
import type { RawOptions } from '@/lib/choices/types';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';

const KIMONO = { sleeve: 'kimono', length: 'waist' };
const IN_SIDE = { length: 'high-hip', pockets: 'in-seam' };

/** What a short side is to hold, beside what takes its part of it. */
const SHORT_SIDES: readonly RawOptions[] = [
  { ...IN_SIDE, 'bust-shaping': 'french-dart' },
  { ...IN_SIDE, belt: 'tie' },
  { ...IN_SIDE, ruffle: 'hem' },
  { ...IN_SIDE, 'side-slit': 'sides' },
  { ...IN_SIDE, hem: 'faced' },
  { ...IN_SIDE, length: 'hip', sleeve: 'kimono' },
  { silhouette: 'peplum', length: 'waist', pockets: 'in-seam' },
  { silhouette: 'peplum', length: 'hip', pockets: 'in-seam' },
  { ...KIMONO, 'side-slit': 'sides' },
  { ...KIMONO, hem: 'faced' },
  { ...KIMONO, ruffle: 'hem' },
  { opening: 'side-zip', hem: 'faced' },
  { opening: 'side-zip', hem: '5-cm', 'hem-shape': 'curved' },
];

describe('a short top', () => {
  it.each(SHORT_SIDES)('breaks no rule on sizes 34–56 with %j', (options) => {
    expect(brokenBySize(chooseInTurn('top', options))).toEqual([]);
  });
});
