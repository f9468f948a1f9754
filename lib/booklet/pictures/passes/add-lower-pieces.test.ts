import { expect, test } from 'vitest';
import type { Action } from '@/lib/operations/action';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from './complete-scene';

const book = bookWith('top', { sleeve: 'set-in', 'sleeve-finish': 'ruffle' });
const jobOf = (wanted: string) => jobsOf(book).find(({ operation }) => operation === wanted) as Job;

test('a sleeve lies with the ruffle that was sewn to it, gathered to its width', () => {
  const job = jobOf('set-sleeve');
  const gather = actionsOf(book, job).find(({ key }) => key === 'gather') as Action;
  const { shown } = sceneOf(book, job, gather);
  const [sleeve, ruffle] = ['sleeve', 'sleeve-ruffle'].map((id) => {
    const own = shown.find(({ piece }) => piece.id === id);
    if (!own) throw new Error(`${id} is not shown`);
    return own;
  });
  expect(ruffle?.torn).toBe(false);
  const across = (each: typeof sleeve) => {
    const xs = each ? outlineOf(each).map(([x]) => x) : [];
    return Math.max(...xs) - Math.min(...xs);
  };
  expect(across(ruffle)).toBeLessThan(1.3 * across(sleeve));
});
