import { expect, test } from 'vitest';
import type { Garment } from '@/lib/choices/types';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { outlineOf } from '../cloth/lay-piece';
import { facingScene, openedScene, togetherScene } from './lay-seam';

const GATHERED = { 'waist-seam': 'natural', skirt: 'gathered' };

/** How the pieces of a seam lie while it is sewn: which, and with which side up. */
function laid(operation: string, garment: Garment, worn: Readonly<Record<string, string>>): string[] {
  const { seams } = bookWith(garment, worn).measured;
  const sewn = seams.filter(({ seam }) => seam.operation === operation);
  return togetherScene(sewn).shown.map(({ piece, side }) => `${piece.id} ${side}`);
}

test('the half of a welted bag that stands higher is seen to, by as much', () => {
  const book = bookWith('jacket', { pockets: 'welt' });
  const sewn = book.measured.seams.filter(({ seam }) => seam.operation === 'sew-pocket-bag');
  const [under, upper] = togetherScene(sewn).shown.map((shown) => boundsOf(outlineOf(shown)));
  const rows = book.draft.operations.find(({ operation }) => operation === 'make-welt-pocket')?.figures.rows;
  expect((under?.top ?? 0) - (upper?.top ?? 0)).toBeCloseTo(Number(rows));
  expect(under?.bottom).toBeCloseTo(upper?.bottom ?? 0);
});

test('of two pieces alike the lower one peeks out, and a ruffle leaves its skirt to be seen', () => {
  expect(laid('sew-side', 'dress', GATHERED)).toContain('skirt-front wrong');
  const ruffled = laid('gather-hem-ruffle', 'dress', { ...GATHERED, ruffle: 'hem' });
  expect(ruffled).toContain('ruffle-front wrong');
});

test('of a piece that is narrower than the upper one more than its foot is seen', () => {
  const book = bookWith('jacket', { sleeve: 'two-piece' });
  const [hind] = book.measured.seams.filter(({ seam }) => seam.operation === 'sew-sleeve-hind');
  const [under, upper] = togetherScene(hind ? [hind] : []).shown.map((shown) => boundsOf(outlineOf(shown)));
  expect(under?.left).toBeLessThan((upper?.left ?? 0) - 0.5);
});

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
