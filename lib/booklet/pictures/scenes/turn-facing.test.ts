import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { pieceOf } from '@/lib/pattern/find';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { sceneOf } from '../passes/complete-scene';

test('a collar with a fold stands up folded where its facing is turned to the inside', () => {
  const book = bookWith('dress', { 'waist-seam': 'natural', collar: 'bow', opening: 'back-zip' });
  const collars = jobsOf(book)
    .filter(({ operation }) => operation === 'understitch')
    .flatMap((job) => actionsOf(book, job).map((action) => sceneOf(book, job, action)))
    .flatMap(({ shown }) => shown.filter(({ piece }) => piece.part === 'collar'));
  expect(collars.length).toBeGreaterThan(0);
  for (const shown of collars) {
    const whole = boundsOf(pieceOf(book.draft, shown.piece.id)?.cutLine ?? []);
    const seen = boundsOf(shown.outline ?? shown.piece.cutLine);
    expect(seen.top - seen.bottom).toBeLessThan(0.6 * (whole.top - whole.bottom));
  }
});
