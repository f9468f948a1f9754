import { expect, test } from 'vitest';
import type { Action } from '@/lib/operations/action';
import { foldLine } from '@/lib/pattern/unfold';
import { bookWith } from '@/lib/testing/booklet/book';
import { sceneDrawing } from '@/lib/testing/booklet/scene-drawing';
import { type Book, pieceNumber } from '../../book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { sceneOf } from '../passes/complete-scene';

const shirt = (): Book => bookWith('top', { opening: 'front-buttons', collar: 'shirt' });

/** How many lines are marked in the picture of the stand alone. */
function marked(book: Book, operation: string): number {
  const job = jobsOf(book).find((each) => each.operation === operation) as Job;
  const { shown } = sceneOf(book, job, actionsOf(book, job)[0] as Action);
  const stand = shown.filter(({ piece }) => piece.cut.onFold);
  expect(stand).toHaveLength(1);
  const frame = { width: 8, height: 4, maxScale: 1, numberOf: (id: string) => pieceNumber(book, id) };
  const { drawing } = sceneDrawing({ shown: stand, arrows: [] }, frame);
  return drawing.items.filter((item) => item.kind === 'stroke' && item.stroke === 'highlight').length;
}

test('a stand has its hole at one end and its button at the other', () => {
  const book = shirt();
  expect(marked(book, 'make-buttonholes')).toBe(1);
  expect(marked(book, 'sew-buttons')).toBe(2);
});

/** Whether the picture of a front with these marks has its centre at the right of the reader. */
function centreAtRight(book: Book, operation: string): boolean {
  const job = jobsOf(book).find((each) => each.operation === operation) as Job;
  const { shown } = sceneOf(book, job, actionsOf(book, job)[0] as Action);
  const front = shown.find(({ piece }) => piece.part === 'front');
  return (front?.motion[0] ?? 0) < 0;
}

test('holes are shown in the right front, which laps over, and buttons on the left one', () => {
  const book = shirt();
  expect(centreAtRight(book, 'make-buttonholes')).toBe(true);
  expect(centreAtRight(book, 'sew-buttons')).toBe(false);
});

test('the half of a stand that is drawn lies at the right hand, where the hole is', () => {
  const stand = shirt().draft.pieces.find(({ cut, marks }) => cut.onFold && marks.length > 0);
  const fold = stand && foldLine(stand);
  for (const { at } of stand?.marks ?? [])
    expect(at[0]).toBeGreaterThan(fold?.[0]?.[0] ?? Number.POSITIVE_INFINITY);
});
