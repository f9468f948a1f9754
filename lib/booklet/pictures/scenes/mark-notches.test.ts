import { expect, test } from 'vitest';
import type { Piece } from '@/lib/pattern/types';
import { foldLine } from '@/lib/pattern/unfold';
import { bookWith } from '@/lib/testing/booklet/book';
import { jobsOf } from '../../steps/jobs/jobs';
import { sceneOf } from '../passes/complete-scene';
import { notchesOn } from './mark-notches';

const book = bookWith('dress', { sleeve: 'set-in' });
const scene = (operation: string, key: string, view: 'wrong' | 'facing') => {
  const job = jobsOf(book).find((each) => each.operation === operation);
  if (!job) throw new Error(`No ${operation}`);
  return sceneOf(book, job, { key, view });
};

test('every notch of a pattern is shown where its cloth is snipped', () => {
  const { shown } = scene('cut-out', 'mark', 'wrong');
  for (const { piece, notched = [] } of shown) expect(notched).toHaveLength(piece.notches.length);
  expect(shown.flatMap(({ notched = [] }) => notched).every(({ cut }) => cut)).toBe(true);
});

test('a sleeve is pinned with its one notch to the front and its two to the back', () => {
  const { shown } = scene('set-sleeve', 'pin', 'facing');
  const strokes = (id: string) =>
    shown
      .filter(({ piece }) => piece.id === id)
      .flatMap(({ notched = [] }) => notched.map((each) => each.strokes));
  expect(strokes('front')).toContain(1);
  expect(strokes('front')).not.toContain(2);
  expect(strokes('back')).toContain(2);
  expect(strokes('sleeve')).toEqual(expect.arrayContaining([1, 2]));
});

test('the point of a sweetheart on the fold is its own mark', () => {
  const cornered = bookWith('dress', { 'neckline-front': 'sweetheart' });
  const front = cornered.measured.piece('front');
  const [fold] = (front?.piece.cut.onFold && foldLine(front.piece)) || [];
  const neck = front?.edges.filter(({ line }) => line === 'neckline') ?? [];
  const away = notchesOn(front?.piece as Piece, neck).map(({ at }) => Math.abs(at[0] - Number(fold?.[0])));
  expect(Math.min(...away)).toBeGreaterThan(1);
});
