import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf, stepText } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs';
import { sceneOf } from '../passes/complete-scene';

function tacked(worn: Readonly<Record<string, string>>) {
  const book = bookWith('dress', { inside: 'lining', ...worn });
  return jobsOf(book)
    .filter(({ operation }) => operation === 'attach-lining')
    .flatMap((job) =>
      actionsOf(book, job)
        .filter(({ key }) => key === 'tack')
        .map((action) => ({ text: stepText(book, job, action), shown: sceneOf(book, job, action).shown })),
    );
}

test('the lining of a sleeved garment is caught to it at both ends of its armholes, as the words say', () => {
  const [step] = tacked({ sleeve: 'set-in' });
  expect(step?.text).toMatch(/dessous de bras et au bout de l’épaule/);
  expect(step?.shown.map(({ piece }) => piece.part)).toEqual(['lining', 'lining']);
  for (const { worked } of step?.shown ?? []) expect(worked).toHaveLength(2);
});

test('bare armholes, sewn to those of the lining, are not tacked', () => {
  expect(tacked({ sleeve: 'none' })).toEqual([]);
});
