import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { carry } from '@/lib/geometry/motion';
import { pieceOf } from '@/lib/pattern/find';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from '../passes/complete-scene';

const book = bookWith('top', { collar: 'shirt' });
/** Open in front it is cut on the fold at the back. */
const onFold = bookWith('top', { opening: 'front-buttons', collar: 'shirt' });

function shownAt(key: string, of = book) {
  const job = jobsOf(of).find(({ operation }) => operation === 'join-stand');
  const action = job && actionsOf(of, job).find((each) => each.key === key);
  if (!job || !action) throw new Error('No stand is joined');
  return sceneOf(of, job, action).shown;
}

const idsOf = (shown: ReturnType<typeof shownAt>) => shown.map(({ piece, side }) => [piece.id, side]);
const cutLineOf = (id: string) => pieceOf(book.draft, id)?.cutLine ?? [];

test('the stand is sewn over the turned collar and the other stand in one go', () => {
  const shown = shownAt('sew');
  expect(idsOf(shown)).toEqual([
    ['stand-outer', 'right'],
    ['collar-upper', 'right'],
    ['stand-inner', 'wrong'],
  ]);
  expect(shown.map(({ worked }) => worked.length)).toEqual([0, 0, 2]);
  const [, fall, stand] = shown.map((each) => boundsOf(outlineOf(each).map((at) => carry(each.motion, at))));
  // The fall, its free edges turned, hangs out below the stand it is sewn under.
  expect(fall?.bottom).toBeLessThan(stand?.bottom ?? Number.NEGATIVE_INFINITY);
  const [seen, whole] = [outlineOf(shown[1] as (typeof shown)[0]), cutLineOf('collar-upper')].map((line) =>
    boundsOf(line),
  );
  expect(seen?.right).toBeLessThan(whole?.right ?? 0);
});

test('no wrong side is seen once the stands are turned down', () => {
  const shown = shownAt('press');
  expect(shown.map(({ piece }) => piece.id).sort()).toEqual(
    ['collar-upper', 'collar-under', 'stand-inner', 'stand-outer'].sort(),
  );
  expect(shown.every(({ side, worked, sewn }) => side === 'right' && worked.length === 0 && !sewn)).toBe(
    true,
  );
});

test('collar and stands are seen from end to end, their middles above each other', () => {
  for (const key of ['pin', 'sew', 'press'])
    for (const each of shownAt(key, onFold)) {
      expect(each.unfolded).toBe(true);
      const { left, right } = boundsOf(outlineOf(each));
      expect(right - left).toBeGreaterThan(30);
    }
});
