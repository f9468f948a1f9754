import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import type { Book } from '../../book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import type { Shown } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

/** What the actions of an operation show of one piece, without the other side of the tube it is. */
function shownIn(book: Book, operation: string, id: string): Record<string, Shown | undefined> {
  const job = jobsOf(book).find(
    (each) =>
      each.operation === operation &&
      each.operations.some(({ edges }) => edges.some(({ piece }) => piece === id)),
  );
  if (!job) throw new Error(`No ${operation} on ${id}`);
  const scenes = actionsOf(book, job).map((action) => [action.key, sceneOf(book, job, action)] as const);
  return Object.fromEntries(
    scenes.map(([key, { shown }]) => [key, shown.find(({ piece, unnamed }) => piece.id === id && !unnamed)]),
  );
}

const heights = (lines: Shown['worked'] = []): number[] => lines.flat().map(([, y]) => y);
const levelOf = (book: Book, piece: string, edge: string): number =>
  book.measured.piece(piece)?.edges.find(({ id }) => id === edge)?.start.y ?? Number.NaN;

test('a deep hem is folded along its line and stitched beside its overcast edge', () => {
  const book = bookWith('dress', { 'waist-seam': 'natural', skirt: 'gathered', hem: '4-cm' });
  const { press, sew } = shownIn(book, 'hem', 'skirt-front');
  const fold = levelOf(book, 'skirt-front', 'hem');
  expect(press?.worked).toEqual([]);
  for (const y of heights(press?.creased)) expect(y).toBeCloseTo(fold);
  for (const y of heights(sew?.worked)) expect(y).toBeCloseTo(fold + 3.8);
  expect(Math.min(...(sew?.piece.cutLine ?? []).map(([, y]) => y))).toBeCloseTo(fold);
  const rims = sew?.turned?.flatMap(({ rims: own }) => heights(own)) ?? [];
  expect(Math.max(...rims)).toBeCloseTo(fold + 4);
});

test('a narrow hem is turned in twice and stitched beside its inner fold', () => {
  const book = bookWith('dress', { 'waist-seam': 'natural', skirt: 'gathered', hem: '1-cm' });
  const { sew } = shownIn(book, 'hem', 'skirt-front');
  const fold = levelOf(book, 'skirt-front', 'hem');
  for (const y of heights(sew?.worked)) expect(y).toBeCloseTo(fold + 0.4);
  expect(Math.max(...heights(sew?.turned?.flatMap(({ rims }) => rims)))).toBeCloseTo(fold + 0.5);
});

test('a casing stays open at its seam, and there only, for the elastic', () => {
  const book = bookWith('top', { sleeve: 'puff', 'sleeve-finish': 'elastic' });
  const { fold, thread } = shownIn(book, 'insert-elastic', 'sleeve');
  const wide = (lines: Shown['worked'] = []) => {
    const across = lines.flat().map(([x]) => x);
    return Math.max(...across) - Math.min(...across);
  };
  expect(fold?.worked).toHaveLength(1);
  expect(wide(thread?.worked) - wide(fold?.worked)).toBeCloseTo(2, 1);
});

test('the mouth of a pocket is stitched at its ends, then beside its overcast edge', () => {
  const book = bookWith('dress', { pockets: 'patch' });
  const { fold, sew } = shownIn(book, 'hem-pocket-mouth', 'pocket');
  const top = levelOf(book, 'pocket', 'mouth');
  expect(fold?.worked).toHaveLength(2);
  const ends = heights(fold?.worked);
  expect([Math.max(...ends), Math.min(...ends)]).toEqual([
    expect.closeTo(top, 1),
    expect.closeTo(top - 2.5, 1),
  ]);
  for (const y of heights(fold?.overcast)) expect(y).toBeCloseTo(top - 2.5);
  for (const y of heights(sew?.worked)) expect(y).toBeCloseTo(top - 2.3);
});

test('a slit is turned over the hem sewn before it, and its allowance no higher than it is open', () => {
  const book = bookWith('top', { 'side-slit': 'sides', length: 'tunic' });
  const job = jobsOf(book).find(({ operation }) => operation === 'sew-slit') as Job;
  const action = actionsOf(book, job).find(({ key }) => key === 'sew');
  const { shown } = sceneOf(book, job, action as never);
  const [front] = shown;
  const piece = book.draft.pieces.find(({ id }) => id === front?.piece.id);
  const hem = piece?.edges.find(({ line }) => line === 'hem')?.allowance ?? 0;
  const level = boundsOf(front?.outline ?? []).bottom;
  expect(level - boundsOf(piece?.cutLine ?? []).bottom).toBeCloseTo(hem, 1);
  const length = Number(
    book.draft.operations.find(({ operation }) => operation === 'sew-slit')?.figures.length,
  );
  const [, slit] = front?.turned ?? [];
  const { bottom, top } = boundsOf(slit?.surface ?? []);
  expect(top - bottom).toBeLessThan(length + 0.5);
  expect(top - bottom).toBeGreaterThan(length - 0.5);
  const fold = Math.max(...(front?.outline ?? []).filter(([, y]) => y < level + 1).map(([x]) => x));
  const caught = boundsOf(front?.turned?.[0]?.surface ?? []);
  expect(Math.abs(Math.max(caught.right, -caught.left) - fold)).toBeLessThan(0.1);
});
