import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { DESIGNS_APART, type Design, draftOf } from '@/lib/testing/booklet/designs';
import { sceneDrawing } from '@/lib/testing/booklet/scene-drawing';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { facingScene, openedScene, togetherScene } from '../seams/lay-seam';
import { artOutline } from './lay-piece';
import { reachBeyond, tornAt, tornOff } from './tear-cloth';

const coat = measureDraft(
  draftOf(chooseInTurn('jacket', { collar: 'shawl', length: 'knee', inside: 'facings' })),
);
const seamsOf = (...operations: string[]) =>
  coat.seams.filter(({ seam }) => operations.includes(seam.operation));

const heightOf = (outline: Parameters<typeof boundsOf>[0]) => {
  const { bottom, top } = boundsOf(outline);
  return top - bottom;
};

test.each(['attach-collar', 'join-collar-halves'])(
  'beside a collar long pieces end soon beyond the work: %s',
  (operation) => {
    const seams = seamsOf(operation);
    expect(seams.length).toBeGreaterThan(0);
    for (const { shown } of [facingScene(seams), togetherScene(seams)]) {
      expect(shown.some(({ outline }) => outline)).toBe(true);
      for (const { piece, outline, worked, sewn = [] } of shown) {
        const whole = artOutline(piece, false);
        const seen = boundsOf(outline ?? whole);
        const work = boundsOf([...worked, ...sewn].flat());
        if (worked.length + sewn.length > 0) {
          expect(work.bottom).toBeGreaterThanOrEqual(seen.bottom);
          expect(work.top).toBeLessThanOrEqual(seen.top);
        }
        expect(heightOf(outline ?? whole)).toBeLessThan(60);
        if (piece.id.includes('collar')) expect(outline).toBeUndefined();
      }
    }
  },
);

test('they do where a seam of the facing is pressed open as well', () => {
  const { shown } = openedScene(seamsOf('join-facings', 'join-collar-halves'), 'open');
  expect(shown.some(({ outline }) => outline)).toBe(true);
});

test('pieces about as long as each other are shown whole', () => {
  expect(reachBeyond(seamsOf('sew-side'))).toBeUndefined();
  expect(facingScene(seamsOf('sew-side')).shown.every(({ outline }) => !outline)).toBe(true);
});

test('a skirt that would stay as wide is shown whole beside a short bodice', () => {
  const { choices } = DESIGNS_APART.find(
    ({ choices: { options } }) => options.skirt === 'full-circle',
  ) as Design;
  const seams = measureDraft(draftOf(choices)).seams.filter(({ seam }) => seam.operation === 'join-skirt');
  expect(seams.length).toBeGreaterThan(0);
  expect(reachBeyond(seams)).toBeUndefined();
});

test('so are those worked all along', () => {
  expect(reachBeyond(seamsOf('face-edges'))).toBeUndefined();
});

test('the fold of a torn piece ends with it', () => {
  const scene = facingScene(seamsOf('attach-collar'));
  const { drawing } = sceneDrawing(scene, { width: 6, height: 3, maxScale: 0.2, numberOf: () => 1 });
  const [, bottom, , top] = drawing.box;
  const folds = drawing.items.flatMap((item) =>
    item.kind === 'stroke' && item.stroke === 'detail' ? [item.path] : [],
  );
  expect(folds.length).toBeGreaterThan(0);
  for (const [, , y] of folds.flat()) {
    expect(y).toBeGreaterThanOrEqual(bottom);
    expect(y).toBeLessThanOrEqual(top);
  }
});

test('a piece that nothing is worked on stays whole', () => {
  expect(
    tornOff(
      [
        [0, 0],
        [20, 0],
        [20, 90],
        [0, 90],
      ],
      [],
      14,
    ),
  ).toBeUndefined();
});

test('a tear too short for a wave stays close to its level', () => {
  const narrow = tornAt(
    [
      [0, 0],
      [0.6, 0],
      [0.6, 20],
      [0, 20],
    ],
    10,
    [0, 0],
  );
  expect(Math.max(...narrow.map(([, y]) => y))).toBeLessThan(10.2);
});
