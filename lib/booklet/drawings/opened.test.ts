import { expect, test } from 'vitest';
import { force } from '@/lib/choices/compatibility';
import { defaultChoices } from '@/lib/choices/defaults';
import { buildContext } from '@/lib/drafting/checks/context/context';
import type { Pair } from '@/lib/drafting/types';
import { DESIGNS_APART, type Design, draftOf } from '../test-designs';
import { contains } from './contains';
import { outlineOf } from './scene-drawing';
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

test('what a waist seam is pressed towards is shown with the arrows that point into it', () => {
  const { choices } = DESIGNS_APART.find(
    ({ choices: { options } }) => options.skirt === 'full-circle',
  ) as Design;
  const seams = buildContext(draftOf(choices)).seams.filter(({ seam }) => seam.operation === 'join-skirt');
  const { shown, arrows } = openedScene(seams, 'toward-b');
  const bodice = shown.filter(({ piece }) => !piece.part.startsWith('skirt'));
  expect(bodice.map(({ piece }) => piece.id).sort()).toEqual(['back', 'front-centre', 'front-side']);
  const outlines = bodice.map(outlineOf);
  for (const { at, direction } of arrows) {
    const inside: Pair = [at[0] + 3 * direction[0], at[1] + 3 * direction[1]];
    expect(outlines.filter((outline) => contains(outline, inside))).toHaveLength(1);
  }
  expect(arrows).toHaveLength(2 * bodice.length);
});
