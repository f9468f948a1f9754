import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import type { Book } from '../../book';
import { actionsOf } from '../../chapters/steps';
import { sceneOf } from '../../pictures/passes/complete-scene';
import { jobsOf } from '../jobs/jobs';

const dress = (worn: Readonly<Record<string, string>>): Book => bookWith('dress', worn);

/** The pieces shown where threads are run in, and on how many of them a line is marked. */
function gathered(book: Book, operation: string) {
  const job = jobsOf(book).find((each) => each.operation === operation);
  const action = job && actionsOf(book, job).find(({ key }) => key === 'gather');
  if (!job || !action) throw new Error(`Nothing is gathered in ${operation}`);
  const { shown } = sceneOf(book, job, action);
  return {
    parts: [...new Set(shown.map(({ piece }) => piece.part))],
    unmarked: shown.filter(({ worked }) => worked.length === 0).length,
  };
}

const GATHERED = { 'waist-seam': 'natural', skirt: 'gathered' };

test('threads are shown in the skirt, not in the bodice it is drawn up to', () => {
  const { parts, unmarked } = gathered(dress(GATHERED), 'gather-skirt');
  expect(parts.every((part) => part.startsWith('skirt'))).toBe(true);
  expect(unmarked).toBe(0);
});

test('threads are shown in the cap, not in the armhole', () => {
  const { parts } = gathered(dress({ sleeve: 'puff' }), 'set-gathered-sleeve');
  expect(parts).toContain('sleeve');
  expect(parts.filter((part) => ['front', 'back'].includes(part))).toEqual([]);
});

test('threads are shown in the ruffle, not in the hem', () => {
  const { parts, unmarked } = gathered(dress({ ...GATHERED, ruffle: 'hem' }), 'gather-hem-ruffle');
  expect(parts).not.toContain('skirt-front');
  expect(unmarked).toBe(0);
});
