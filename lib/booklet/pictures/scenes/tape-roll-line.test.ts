import { expect, test } from 'vitest';
import { distanceToPath } from '@/lib/geometry/closest';
import { linesInside } from '@/lib/pattern/find';
import { pathOf } from '@/lib/pattern/lines';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { sceneOf } from '../passes/complete-scene';

test.each(['notched', 'shawl'])(
  'the tape lies behind the roll line of a %s collar, on the garment',
  (collar) => {
    const book = bookWith('jacket', { collar });
    const job = jobsOf(book).find(({ operation }) => operation === 'tape-roll-line');
    const [fuse] = job ? actionsOf(book, job) : [];
    if (!job || !fuse) throw new Error('No roll line is taped');
    const [front] = sceneOf(book, job, fuse).shown;
    const [roll] = front ? linesInside(front.piece, 'roll-line') : [];
    if (!front || !roll) throw new Error('No roll line is shown');
    expect(front.side).toBe('wrong');
    const line = pathOf(roll);
    const [tape = []] = front.worked;
    for (const [x, y] of tape) expect(distanceToPath({ x, y }, line)).toBeCloseTo(0.4, 3);
    const [[x = 0] = []] = tape;
    expect(x).toBeGreaterThan(line[0].a.x);
  },
);
