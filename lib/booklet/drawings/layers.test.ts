import { expect, test } from 'vitest';
import { bookWith } from '../test-book';
import { outlineOf } from './scene-drawing';
import { facingScene, openedScene } from './seam-scene';

const { seams } = bookWith('top', { collar: 'shirt' }).measured;
const stand = seams.filter(({ seam }) => seam.operation === 'join-stand');
const heightOf = (scene: ReturnType<typeof facingScene>) => {
  const heights = scene.shown.flatMap(outlineOf).map(([, y]) => y);
  return Math.max(...heights) - Math.min(...heights);
};

test('the two stands of a collar lie on each other, never end to end', () => {
  const pinned = facingScene(stand);
  expect(pinned.shown.slice(-2).map(({ side }) => side)).toEqual(['right', 'wrong']);
  expect(heightOf(pinned)).toBeLessThan(20);
  const pressed = openedScene(stand, 'toward-b');
  expect(pressed.shown).toHaveLength(4);
  expect(heightOf(pressed)).toBeLessThan(20);
});

test('a side seam is as long as its pieces: alike or not they are opened out', () => {
  const side = seams.filter(({ seam }) => seam.operation === 'sew-side');
  expect(openedScene(side, 'open').shown).toHaveLength(2);
});
