import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { pieceOf } from '@/lib/pattern/find';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
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

test('at a raglan neck the facing is turned on to each piece of the garment', () => {
  const book = bookWith('dress', { sleeve: 'raglan', inside: 'facings' });
  const job = jobsOf(book).find(({ operation }) => operation === 'understitch') as Job;
  const { shown } = sceneOf(book, job, { key: 'turn', view: 'right', along: 'faced-edges' });
  expect(new Set(shown.map(({ piece, side }) => `${piece.part} ${side}`))).toEqual(
    new Set(['front wrong', 'sleeve wrong', 'back wrong', 'facing right']),
  );
});
