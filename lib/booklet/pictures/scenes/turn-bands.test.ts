import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { pieceOf } from '@/lib/pattern/find';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from '../passes/complete-scene';

test('a cuff is sewn on folded, its ends turned, with the allowance of its open edge', () => {
  const book = bookWith('top', { 'sleeve-length': 'long', 'sleeve-finish': 'cuff' });
  const job = jobsOf(book).find(({ operation }) => operation === 'attach-cuff') as Job;
  const piece = pieceOf(book.draft, 'sleeve-cuff');
  const whole = boundsOf(
    (piece?.edges ?? []).flatMap(({ path }) => path.map(({ 1: x, 2: y }) => [Number(x), Number(y)])),
  );
  const allowance = piece?.edges.find(({ line }) => line === 'cuff')?.allowance ?? 0;
  for (const action of actionsOf(book, job).filter(({ key }) => ['pin', 'sew'].includes(key))) {
    const cuff = sceneOf(book, job, action).shown.find(({ piece }) => piece.part === 'cuff');
    const seen = boundsOf(cuff ? outlineOf(cuff) : []);
    expect(seen.top - seen.bottom).toBeCloseTo((whole.top - whole.bottom) / 2 + allowance, 6);
    expect(seen.right - seen.left).toBeCloseTo(whole.right - whole.left, 6);
  }
});

test('a folded collar is set on as its half, right side out, its end to tie slanted', () => {
  const book = bookWith('top', { collar: 'bow' });
  const job = jobsOf(book).find(({ operation }) => operation === 'attach-collar') as Job;
  const piece = book.draft.pieces.find(({ part }) => part === 'collar');
  const whole = boundsOf(piece?.cutLine ?? []);
  for (const action of actionsOf(book, job).filter(({ view }) => view !== 'together')) {
    const collar = sceneOf(book, job, action).shown.find(({ piece }) => piece.part === 'collar');
    const seen = boundsOf(collar?.piece.cutLine ?? []);
    expect(seen.top - seen.bottom).toBeCloseTo((whole.top - whole.bottom) / 2, 6);
    expect(collar?.side).toBe('right');
  }
});
