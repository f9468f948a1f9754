import { expect, test } from 'vitest';
import { force } from '@/lib/choices/compatibility';
import { defaultChoices } from '@/lib/choices/defaults';
import { buildContext } from '@/lib/drafting/checks/context/context';
import { draftOf } from '../test-designs';
import { openedScene } from './seam-scene';

/** The pieces seen where a seam of a jacket is pressed open. */
function seen(operation: string, slot: string, value: string): string[] {
  const { choices } = force(defaultChoices('jacket'), slot, value);
  expect(choices.options[slot]).toBe(value);
  const seams = buildContext(draftOf(choices)).seams.filter(({ seam }) => seam.operation === operation);
  return openedScene(seams, 'open').shown.map(({ piece }) => piece.id);
}

test.each(['hip', 'mid-thigh', 'knee'])('a side seam pressed open shows front and back (%s)', (length) => {
  expect(seen('sew-side', 'length', length).sort()).toEqual(['back', 'front']);
});

test('so does the seam of a back in panels', () => {
  expect(seen('sew-back-princess', 'back-shaping', 'princess')).toHaveLength(2);
});
