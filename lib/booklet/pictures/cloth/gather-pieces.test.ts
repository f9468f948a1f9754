import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { pieceOf } from '@/lib/pattern/find';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { sceneOf } from '../passes/complete-scene';
import { outlineOf } from './lay-piece';
import { preparePieces } from './prepare-pieces';
import type { Shown } from './scene';

const ruffled = bookWith('dress', { 'waist-seam': 'natural', skirt: 'gathered', ruffle: 'hem' });
const tiered = bookWith('dress', { 'waist-seam': 'natural', skirt: 'tiered' });

function shownIn(book: typeof ruffled, operation: string, key: string): readonly Shown[] {
  const job = jobsOf(book).find((each) => each.operation === operation) as Job;
  const action = actionsOf(book, job).find((each) => each.key === key);
  if (!action) throw new Error(`No ${key} of ${operation}`);
  return sceneOf(book, job, action).shown;
}

const widthOf = (shown: Shown): number => {
  const { left, right } = boundsOf(outlineOf(shown));
  return right - left;
};
const one = (shown: readonly Shown[], id: string) => shown.find(({ piece }) => piece.id === id) as Shown;

test.each([
  ['gather-skirt', 'skirt-front', 'front', ruffled],
  ['gather-hem-ruffle', 'ruffle-front', 'skirt-front', ruffled],
  ['gather-tier', 'skirt-front-tier-2', 'skirt-front', tiered],
] as const)(
  'pressed after %s the gathered layer is as wide as what it hangs from, its folds seen',
  (operation, id, upper, book) => {
    const flat = one(shownIn(book, operation, 'gather'), id);
    const shown = shownIn(book, operation, 'press');
    const [layer, above] = [one(shown, id), one(shown, upper)];
    expect(layer.within?.length).toBeGreaterThan(4);
    expect(flat.within ?? []).toEqual([]);
    // It spreads again below, but not to what it was cut.
    expect(widthOf(layer)).toBeLessThan(1.5 * widthOf(above));
    expect(widthOf(layer)).toBeLessThan(
      boundsOf(flat.piece.cutLine).right - boundsOf(flat.piece.cutLine).left,
    );
  },
);

test('tiers hang from each other as wide as they meet, however wide the one above was drawn', () => {
  const job = jobsOf(tiered).find(({ operation }) => operation === 'sew-side') as Job;
  const { measured } = preparePieces(tiered, job).book;
  const joins = measured.seams.filter(({ seam }) => ['gather-tier', 'gather-skirt'].includes(seam.operation));
  const lengthOf = (steps: (typeof joins)[number]['a']['steps']) =>
    steps.reduce((sum, { edge }) => sum + edge.length, 0);
  expect(joins.length).toBeGreaterThan(3);
  for (const { a, b } of joins) expect(lengthOf(a.steps)).toBeCloseTo(lengthOf(b.steps), 0);
});

test('a gathered skirt keeps its allowances and the line of its centre', () => {
  const job = jobsOf(ruffled).find(({ operation }) => operation === 'sew-side') as Job;
  const now = preparePieces(ruffled, job).book.measured.piece('skirt-back');
  const before = ruffled.measured.piece('skirt-back');
  const centres = (view: typeof now) =>
    view?.edges
      .filter(({ line }) => line.startsWith('centre'))
      .flatMap(({ points }) => points.map(({ x }) => x)) ?? [];
  expect(centres(now)).toEqual(centres(before));
  expect(boundsOf(now?.piece.cutLine ?? []).left).toBeCloseTo(boundsOf(before?.piece.cutLine ?? []).left, 5);
});

test('beside its gathers the lap of a front stays as it was cut', () => {
  const lapped = bookWith('dress', { 'waist-seam': 'natural', skirt: 'gathered', opening: 'front-buttons' });
  const job = jobsOf(lapped).find(({ operation }) => operation === 'sew-side') as Job;
  const leftOf = (book: Pick<typeof lapped, 'measured'>) =>
    (book.measured.piece('skirt-front')?.piece.cutLine ?? []).filter(([x]) => x < 0);
  expect(leftOf(lapped).length).toBeGreaterThan(1);
  expect(leftOf(preparePieces(lapped, job).book)).toEqual(expect.arrayContaining(leftOf(lapped)));
});

test.each(['pin', 'sew', 'press'])(
  'a ruffle (%s) meets the lower edge of a gathered skirt at its full width',
  (key) => {
    const shown = shownIn(ruffled, 'gather-hem-ruffle', key);
    for (const id of ['skirt-front', 'skirt-back']) {
      const flat = pieceOf(ruffled.draft, id);
      const cut = boundsOf(flat?.cutLine ?? []);
      expect(Math.abs(widthOf(one(shown, id)) - (cut.right - cut.left))).toBeLessThan(1);
    }
  },
);
