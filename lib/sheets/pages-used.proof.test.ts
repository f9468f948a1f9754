import { expect, test } from 'vitest';
import { draft } from '@/lib/drafting/draft';
import { areaOf } from '@/lib/geometry/polygon';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { DESIGN_NAMES, designOf } from '@/lib/testing/goldens/designs';
import { sheetPlan } from './plan';

test.each(DESIGN_NAMES)('%s takes few A0 pages for what its pieces cover', (name) => {
  const outcome = draft(designOf(name), STANDARD_SIZES['38']);
  if ('refused' in outcome) throw new Error(`Refused: ${JSON.stringify(outcome.refused)}`);
  const plan = sheetPlan(outcome.draft, 'a0', 'fr');
  const area = outcome.draft.pieces.reduce((sum, { cutLine }) => sum + areaOf(cutLine), 0);
  const [width, height] = plan.field;
  expect(plan.pages).toBeLessThanOrEqual(1.15 * (area / (width * height)) + 2);
});
