import { expect, test } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { force } from '@/lib/choices/take-choice';
import { contains } from '@/lib/geometry/polyline/contains';
import type { Pair } from '@/lib/geometry/types';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { bookWith } from '@/lib/testing/booklet/book';
import { DESIGNS_APART, type Design, draftOf } from '@/lib/testing/booklet/designs';
import { sceneDrawing } from '@/lib/testing/booklet/scene-drawing';
import { outlineOf } from '../cloth/lay-piece';
import type { Scene } from '../cloth/scene';
import { openedScene } from './lay-seam';

/** The pieces seen where a seam of a jacket is pressed open. */
function seen(operation: string, slot: string, value: string): string[] {
  const { choices } = force(defaultChoices('jacket'), slot, value);
  expect(choices.options[slot]).toBe(value);
  const seams = measureDraft(draftOf(choices)).seams.filter(({ seam }) => seam.operation === operation);
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
  const seams = measureDraft(draftOf(choices)).seams.filter(({ seam }) => seam.operation === 'join-skirt');
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

test.each(['sew-sleeve-underarm', 'close-band'])(
  'a tube shows its seam and the cloth to either side (%s)',
  (operation) => {
    const { choices, size } = DESIGNS_APART.find(
      ({ choices: { options } }) => options.sleeve === 'bishop',
    ) as Design;
    const seams = measureDraft(draftOf(choices, size)).seams.filter(
      ({ seam }) => seam.operation === operation,
    );
    const scene = openedScene(seams, 'open');
    const outlines = scene.shown.map(outlineOf);
    expect(scene.arrows.length).toBeGreaterThan(1);
    for (const { at, direction } of scene.arrows) {
      const tip: Pair = [at[0] + 3 * direction[0], at[1] + 3 * direction[1]];
      expect(outlines.some((outline) => contains(outline, tip))).toBe(true);
    }
    expect(textsOf(scene)).toHaveLength(1);
  },
);

test('both parts of a sleeve lie below its body, each with the arrows of its own seam', () => {
  const { choices } = force(defaultChoices('jacket'), 'sleeve', 'two-piece');
  const seams = measureDraft(draftOf(choices)).seams.filter(({ seam }) => seam.operation === 'set-sleeve');
  const { shown, arrows } = openedScene(seams, 'toward-a');
  expect(shown.map(({ piece }) => piece.id).sort()).toEqual([
    'back',
    'front',
    'sleeve-under',
    'sleeve-upper',
  ]);
  for (const outline of shown.filter(({ piece }) => piece.part === 'sleeve').map(outlineOf)) {
    const own = arrows.filter(({ at, direction: [dx, dy] }) =>
      contains(outline, [at[0] + 3 * dx, at[1] + 3 * dy]),
    );
    expect(own).toHaveLength(arrows.length / 2);
  }
});

/** The numbers written on a picture. */
function textsOf(scene: Scene): string[] {
  const frame = { width: 6, height: 3, maxScale: 0.2, numberOf: () => 1 };
  return sceneDrawing(scene, frame).drawing.items.flatMap((item) =>
    item.kind === 'text' ? [item.text] : [],
  );
}

test('pressed up over a ruffle no allowance is shown pressed down, whichever half its piece is drawn as', () => {
  const { seams } = bookWith('dress', { 'waist-seam': 'natural', skirt: 'gathered', ruffle: 'hem' }).measured;
  const ruffle = seams.filter(({ seam }) => seam.operation === 'gather-hem-ruffle');
  const { arrows } = openedScene(ruffle, 'toward-b');
  expect(arrows.length).toBeGreaterThan(2);
  for (const { direction } of arrows) expect(direction[1]).toBeGreaterThan(0.9);
});

test('an armhole let out to its sleeve has an even edge, allowances trimmed or not', () => {
  const { seams } = bookWith('top', {}).measured;
  const armhole = seams.filter(({ seam }) => seam.operation === 'set-sleeve');
  for (const trimmed of [true, false]) {
    const letOut = openedScene(armhole, 'toward-a', 1, trimmed).shown.filter((shown) => shown.letOut);
    expect(letOut.length).toBeGreaterThan(0);
    for (const outline of letOut.map(outlineOf)) {
      const turnsBack = outline.filter(([x, y], i) => {
        const [[px, py], [nx, ny]] = [
          outline.at(i - 1) ?? [0, 0],
          outline[(i + 1) % outline.length] ?? [0, 0],
        ];
        return (x - px) * (nx - x) + (y - py) * (ny - y) < -0.2;
      });
      // Only where the stretch that is let out begins and ends.
      expect(turnsBack.length).toBeLessThan(5);
    }
  }
});
