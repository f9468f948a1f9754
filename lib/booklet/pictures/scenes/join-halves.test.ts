import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf, stepText } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { outlineOf, piecesIn } from '../cloth/lay-piece';
import { alone } from './show-piece';

test('once joined, the halves of an under collar lie as one beside the upper collar', () => {
  const book = bookWith('jacket', { collar: 'notched' });
  const job = jobsOf(book).find(({ operation }) => operation === 'sew-collar');
  const turn = job && actionsOf(book, job).find(({ key }) => key === 'turn');
  if (!job || !turn) throw new Error('No collar is turned');
  const shown = piecesIn(book, job).flatMap((piece) => alone(book, job, piece, turn).shown);
  const widthOf = (cutOnFold: boolean) => {
    const { left, right } = boundsOf(
      shown.filter(({ piece }) => piece.cut.onFold === cutOnFold).flatMap(outlineOf),
    );
    return right - left;
  };
  expect(shown.map(({ piece }) => piece.cut.onFold)).toEqual([true, false, false]);
  expect(Math.abs(widthOf(true) - widthOf(false))).toBeLessThan(1);
});

test('halves of two pieces are pinned each to their own', () => {
  const pinned = (collar: string): string => {
    const book = bookWith('jacket', { collar }, 'en');
    const job = jobsOf(book).find(({ operation }) => operation === 'join-collar-halves');
    const pin = job && actionsOf(book, job).find(({ key }) => key === 'pin');
    if (!job || !pin) throw new Error('No collar is joined');
    return stepText(book, job, pin);
  };
  expect(pinned('shawl')).toContain('the two halves of each piece');
  expect(pinned('notched')).toContain('one half to the other');
});
