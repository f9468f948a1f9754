import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { carry } from '@/lib/geometry/motion';
import { bookWith } from '@/lib/testing/booklet/book';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from '../passes/complete-scene';

test.each(['welt', 'flap'])(
  'the bag of a %s pocket is pinned up to the top of its longer half',
  (pockets) => {
    const book = bookWith('jacket', { pockets });
    const job = jobsOf(book).find(({ operation }) => operation === 'sew-pocket-bag') as Job;
    const { shown } = sceneOf(book, job, { key: 'pin', view: 'together' });
    const [lower, upper] = shown.map((each) => boundsOf(outlineOf(each)));
    const [line = []] = shown.flatMap(({ motion, worked }) =>
      worked.map((each) => each.map((at) => carry(motion, at))),
    );
    expect(lower?.top).toBeGreaterThan((upper?.top ?? 0) + 0.4);
    expect(lower?.left).toBeCloseTo(upper?.left ?? 0);
    for (const end of [line[0], line.at(-1)]) expect(end?.[1]).toBeCloseTo(lower?.top ?? 0);
  },
);
