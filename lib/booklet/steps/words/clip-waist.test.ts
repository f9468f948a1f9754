import { expect, test } from 'vitest';
import { OPERATIONS } from '@/lib/operations/registry';
import { bookWith } from '@/lib/testing/booklet/book';
import { handled } from '../edges/narrow-job';
import { jobsOf, piecesOf } from '../jobs/jobs';
import { factsOf } from './facts';

const clips = (garment: 'top' | 'dress', options: Readonly<Record<string, string>>) => {
  const book = bookWith(garment, options);
  return jobsOf(book)
    .filter(({ operation }) => operation === 'join-skirt')
    .flatMap((job) =>
      OPERATIONS['join-skirt'].actions
        .filter(({ key, when }) => key === 'clip' && when?.(factsOf(book, job)))
        .map((action) => piecesOf(handled(book, job, action)).sort()),
    );
};

test('the hollow waist of a circle or a peplum is clipped before it meets the bodice, and it alone', () => {
  const circle = clips('dress', { 'waist-seam': 'natural', skirt: 'full-circle' });
  expect(circle).toEqual([['skirt-back', 'skirt-front']]);
  expect(clips('top', { silhouette: 'peplum' })).toHaveLength(1);
});

test('the waist of a straight skirt needs no clips', () => {
  expect(clips('dress', { 'waist-seam': 'natural', skirt: 'straight' })).toEqual([]);
});
