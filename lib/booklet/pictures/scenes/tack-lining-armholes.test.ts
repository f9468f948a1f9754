import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { sceneOf } from '../passes/complete-scene';

const shownWith = (sleeve: string) => {
  const book = bookWith('jacket', { sleeve });
  const job = jobsOf(book).find(({ operation }) => operation === 'attach-lining');
  const tack = job && actionsOf(book, job).find(({ key }) => key === 'tack');
  if (!job || !tack) throw new Error('Nothing is tacked');
  return sceneOf(book, job, tack).shown;
};

test.each(['two-piece', 'set-in', 'puff', 'dropped'])(
  'the armhole of a lining is caught to that of its garment (%s)',
  (sleeve) => {
    const worked = shownWith(sleeve).filter(({ worked: lines }) => lines.length > 0);
    expect(worked.map(({ piece }) => piece.material)).toEqual(['shell', 'lining']);
    for (const { worked: lines } of worked) {
      const [under, over] = lines.map((line) => line.map(([, y]) => y));
      expect(Math.max(...(under ?? []))).toBeLessThan(Math.min(...(over ?? [])));
    }
  },
);
