import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import type { Book } from '../../book';
import { actionsOf, stepText } from '../../chapters/steps';
import { jobsOf } from '../jobs/jobs';

const jacket = (collar: string): Book => bookWith('jacket', { collar });

const pressed = (book: Book): string =>
  jobsOf(book)
    .filter(({ operation }) => operation === 'sew-facing-ends')
    .flatMap((job) => actionsOf(book, job).map((action) => stepText(book, job, action)))
    .join(' ');

test('a narrow allowance that is pressed open is not cut back, a wide one is', () => {
  expect(pressed(jacket('notched'))).toMatch(/moitié/);
  expect(pressed(jacket('shawl'))).not.toMatch(/moitié/);
});
