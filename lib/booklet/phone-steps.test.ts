import { expect, test } from 'vitest';
import { draftOf, TEST_DESIGNS } from '@/lib/testing/booklet/designs';
import { testOptions } from '@/lib/testing/booklet/options';
import { linesOf } from '@/lib/testing/booklet/page';
import { bookletDocument } from './booklet';
import { phoneSteps } from './phone-steps';

test('the phone tells the steps of the printed booklet, each with its picture', () => {
  const [design] = TEST_DESIGNS;
  if (!design) throw new Error('No design to test');
  const draft = draftOf(design.choices, design.size);
  const steps = phoneSteps(draft, testOptions('fr'));
  const printed = bookletDocument(draft, testOptions('fr')).pages.flatMap(linesOf);
  const said = printed
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s/g, ' ');
  expect(steps.length).toBeGreaterThan(20);
  for (const { text, drawing, pieces } of steps) {
    expect(said).toContain(text.replaceAll(/\s/g, ' ').slice(0, 20));
    expect(drawing.items.length).toBeGreaterThan(0);
    expect(pieces).toMatch(/\d/);
    expect(drawing.box[2] - drawing.box[0]).toBeLessThan(9);
  }
});
