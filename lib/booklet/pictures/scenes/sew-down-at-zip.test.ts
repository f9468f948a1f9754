import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from '../passes/complete-scene';

const LINED = { 'waist-seam': 'natural', inside: 'lining', opening: 'back-zip' };

test.each(['straight', 'pleated'])(
  'a lining is felled on the tapes of a zip, its folds beside the teeth (%s skirt)',
  (skirt) => {
    const book = bookWith('dress', { ...LINED, skirt });
    const job = jobsOf(book).find(({ operation }) => operation === 'fell-lining');
    const action = job && actionsOf(book, job).find(({ key }) => key === 'sew');
    if (!job || !action) throw new Error('No lining is felled');
    const { shown } = sceneOf(book, job, action);
    const tapes = shown.filter(({ piece }) => piece.id === 'zip').map((each) => boundsOf(outlineOf(each)));
    const linings = shown.filter(({ piece }) => piece.part === 'lining');
    expect([tapes.length, linings.length]).toEqual([2, 2]);
    const first = shown.findIndex(({ piece }) => piece.part === 'lining');
    expect(shown.slice(0, first).every(({ piece }) => piece.id === 'zip')).toBe(true);
    const folds = linings.map((each) => boundsOf(outlineOf(each))).sort((a, b) => a.left - b.left);
    const teeth = [...tapes].sort((a, b) => a.left - b.left);
    // Both tapes lie partly under a lining and partly between the two.
    expect(teeth[0]?.left).toBeLessThan(folds[0]?.right as number);
    expect(teeth[0]?.right).toBeGreaterThan(folds[0]?.right as number);
    expect(teeth[1]?.right).toBeGreaterThan(folds[1]?.left as number);
    expect(teeth[1]?.left).toBeLessThan(folds[1]?.left as number);
    for (const { worked } of linings) expect(worked).toHaveLength(1);
    for (const { outline, torn } of linings) expect([torn, outline !== undefined]).toEqual([true, true]);
  },
);
