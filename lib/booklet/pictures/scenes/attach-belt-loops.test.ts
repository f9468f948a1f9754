import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf, stepText } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { sceneOf } from '../passes/complete-scene';

const loops = (worn: Readonly<Record<string, string>>) => {
  const book = bookWith('dress', { belt: 'buckle', ...worn });
  const job = jobsOf(book).find(({ operation }) => operation === 'attach-belt-loops') as Job;
  const [place] = actionsOf(book, job);
  return place && { scene: sceneOf(book, job, place), text: stepText(book, job, place), book };
};

test.each(['panelled', 'gathered'])('loops reach from the bodice down onto a %s skirt', (skirt) => {
  const made = loops({ 'waist-seam': 'natural', skirt });
  const shown = made?.scene.shown ?? [];
  const bodice = shown.filter(({ piece }) => ['front', 'back'].includes(piece.part));
  const hung = shown.filter(({ piece }) => piece.part.startsWith('skirt'));
  expect(bodice).toHaveLength(2);
  const sides = bodice.map(({ piece }) => (piece.cut.onFold ? 2 : 1));
  const ends = hung.reduce((sum, { worked }) => sum + worked.length, 0);
  expect(ends).toBe(bodice.reduce((sum, { worked }, i) => sum + worked.length * (sides[i] as number), 0));
  for (const [foot, end] of hung.flatMap(({ worked }) => worked))
    expect((foot?.[1] ?? 0) - (end?.[1] ?? 0)).toBeCloseTo(0.75);
  expect(made?.text).toContain('sous la couture de taille');
});

test('without a waist seam no skirt is spoken of, and the side seam has its loop all the same', () => {
  const made = loops({ 'waist-seam': 'none' });
  const shown = made?.scene.shown.filter(({ piece }) => ['front', 'back'].includes(piece.part)) ?? [];
  for (const { piece, worked } of shown) {
    const marked = piece.internal.filter(({ id }) => id.startsWith('belt-loop'));
    expect(worked).toHaveLength(marked.length + 1);
  }
  expect(made?.text).not.toContain('couture de taille');
});
