import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf, piecesOf } from '../../steps/jobs/jobs';
import { sceneOf } from '../passes/complete-scene';

/** Whether each skirt piece is shown in part only in the steps that hem or trim the lower edge. */
function torn(worn: Readonly<Record<string, string>>, operation: string): boolean[] {
  const book = bookWith('dress', { 'waist-seam': 'natural', ...worn });
  return jobsOf(book)
    .filter((job) => job.operation === operation && piecesOf(job).some((id) => id.startsWith('skirt')))
    .flatMap((job) => actionsOf(book, job).map((action) => sceneOf(book, job, action)))
    .flatMap(({ shown }) => shown.filter(({ piece }) => piece.part.startsWith('skirt')))
    .map((shown) => shown.torn === true);
}

test.each([
  [{ skirt: 'pleated' }, 'hem'],
  [{ skirt: 'gathered' }, 'hem'],
  [{ skirt: 'gathered', ruffle: 'hem' }, 'gather-hem-ruffle'],
] as const)('of a skirt pleated or gathered above, its lower edge alone is shown (%o)', (worn, operation) => {
  const shown = torn(worn, operation);
  expect(shown.length).toBeGreaterThan(1);
  expect(new Set(shown)).toEqual(new Set([true]));
});

test('a flat skirt is shown whole where it is hemmed', () => {
  expect(torn({ skirt: 'a-line' }, 'hem')).not.toContain(true);
});
