import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf, stepText } from '../../chapters/steps';
import { type Job, jobsOf } from '../jobs/jobs';

test.each<[string, Readonly<Record<string, string>>, boolean]>([
  ['no waist seam', { 'waist-seam': 'none' }, false],
  ['a waist seam', { 'waist-seam': 'natural', skirt: 'tiered' }, true],
])('the sides of a dress with %s are pinned at the ends of the seams they cross', (_name, worn, crossed) => {
  const book = bookWith('dress', worn, 'en');
  const job = jobsOf(book).find(({ operation }) => operation === 'sew-side') as Job;
  const [pin] = actionsOf(book, job).map((action) => stepText(book, job, action));
  expect(pin).toContain(crossed ? 'underarm, seams and lower edge' : 'underarm and lower edge');
});
