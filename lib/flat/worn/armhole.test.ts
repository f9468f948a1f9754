import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { flatten } from '@/lib/geometry/flatten';
import { endOf } from '@/lib/geometry/path';
import { SIZE_NAMES, type SizeName, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { View } from './types';
import { wornGarment } from './worn';

const armholeOf = (options: Readonly<Record<string, string>>, size: SizeName, view: View) =>
  wornGarment(drawDraft(completeChoices('dress', options, {}), STANDARD_SIZES[size]), view).near.lines
    .armhole;

describe.each(SIZE_NAMES)('the armhole as worn, size %s', (size) => {
  // Whether the tip lies further out than the underarm or not changes from size to size.
  it.each(['front', 'back'] as const)('rises all the way to the tip of a cap: %s', (view) => {
    const heights = flatten(armholeOf({ sleeve: 'cap' }, size, view), 0.05).map(({ y }) => y);
    const falls = heights.slice(1).map((y, i) => (heights[i] as number) - y);
    expect(Math.max(...falls)).toBeLessThan(0.05);
  });

  it('ends at one height in front and behind where an edge goes on over the arm', () => {
    const [front, back] = (['front', 'back'] as const).map((view) =>
      endOf(armholeOf({ 'neckline-front': 'off-shoulder' }, size, view)),
    );
    expect(front?.y).toBeCloseTo(back?.y as number, 1);
  });
});
