import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { outlineOf } from '../cloth/lay-piece';
import { facingScene, openedScene } from './lay-seam';

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

test('strips of a ruffle, alike and sewn at their ends, are pressed open end to end', () => {
  const joined = bookWith('dress', { 'waist-seam': 'natural', skirt: 'gathered', ruffle: 'hem' }).measured
    .seams;
  const ends = joined.filter(({ seam, selfPaired }) => seam.operation === 'join-ruffle' && !selfPaired);
  expect(ends.length).toBeGreaterThan(0);
  const pressed = openedScene(ends, 'open')
    .shown.flatMap(outlineOf)
    .map(([x]) => x);
  const alone = ends.flatMap(({ a }) => a.steps[0]?.piece.piece.cutLine ?? []).map(([x]) => x);
  const across = (xs: readonly number[]) => Math.max(...xs) - Math.min(...xs);
  expect(across(pressed)).toBeGreaterThan(1.5 * across(alone));
});
