import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from './complete-scene';

const book = bookWith('top', { opening: 'wrap', 'neckline-front': 'wrap' });

function shownIn(operation: string, key: string) {
  const job = jobsOf(book).find((each) => each.operation === operation);
  const action = job && actionsOf(book, job).find((each) => each.key === key);
  if (!job || !action) throw new Error(`Nothing is done: ${operation} ${key}`);
  return sceneOf(book, job, action).shown;
}

test('a tie lies between a front and the facing sewn over it', () => {
  for (const key of ['pin', 'sew', 'grade']) {
    const shown = shownIn('attach-front-facing', key);
    const places = ['front', 'band', 'facing'].map((part) =>
      shown.findIndex(({ piece }) => piece.part === part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(shown.find(({ piece }) => piece.part === 'band')?.worked).toEqual([]);
  }
});

test('once the facing is turned the tie hangs from the edge', () => {
  const shown = shownIn('understitch', 'turn');
  const [tie, front] = ['band', 'front'].map((part) => {
    const one = shown.find(({ piece }) => piece.part === part);
    return one && boundsOf(outlineOf(one));
  });
  expect((tie?.left ?? 0) + 5).toBeLessThan(front?.left ?? 0);
});
