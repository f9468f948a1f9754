import { describe, expect, test } from 'vitest';
import { draft } from '@/lib/drafting/draft';
import { itemsBox } from '@/lib/drawing/bounds';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { DESIGN_NAMES, designOf } from '@/lib/testing/goldens/designs';
import { sheetPlan } from '../plan';
import { pageMap } from './page-map';

/** Width and height of maps as the sheets and the booklet have them, cm. */
const ROOMS = [
  [6.6, 10],
  [4.2, 7.6],
  [8.2, 9.2],
] as const;

/** The box of a text has room below its line, which figures do not use, cm. */
const BELOW_LINE = 0.02;

describe('the page map holds everything within its frame', () => {
  test.each(DESIGN_NAMES.filter((_, i) => i % 6 === 0))('%s', (name) => {
    const outcome = draft(designOf(name), STANDARD_SIZES['44']);
    if ('refused' in outcome) throw new Error('Refused');
    for (const format of ['a4', 'a3', 'a0'] as const) {
      const plan = sheetPlan(outcome.draft, format, 'fr');
      for (const [width, height] of ROOMS) {
        const { box, items } = pageMap(outcome.draft, plan, width, height);
        const [x0, y0, x1, y1] = itemsBox(items) ?? box;
        expect(Math.min(x0, y0), format).toBeGreaterThan(-BELOW_LINE);
        expect(x1, format).toBeLessThan(box[2] + 1e-6);
        expect(y1, format).toBeLessThan(box[3] + 1e-6);
      }
    }
  });
});
