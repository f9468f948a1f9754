import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import type { Book } from '../../book';
import { actionsOf, stepText } from '../../chapters/steps';
import { workedEdges } from '../../steps/edges/find-worked-edges';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from '../passes/complete-scene';

const SHIRT = { opening: 'front-buttons', collar: 'shirt', inside: 'facings' };
const WRAP = { opening: 'wrap', inside: 'facings' };

const jobOf = (book: Book, operation: string): Job =>
  jobsOf(book).find((job) => job.operation === operation) as Job;

const keysOf = (book: Book, operation: string) =>
  actionsOf(book, jobOf(book, operation)).map(({ key }) => key);

const textOf = (book: Book, operation: string, key: string): string => {
  const job = jobOf(book, operation);
  return stepText(
    book,
    job,
    actionsOf(book, job).find((action) => action.key === key) ?? { key, view: 'wrong' },
  );
};

/** The lines of the facings that an action of understitching works along. */
function linesAt(book: Book, key: string): string[] {
  const job = jobOf(book, 'understitch');
  const facings = book.draft.pieces.filter(({ part }) => part === 'facing');
  return facings.flatMap((piece) => workedEdges(book, job, piece, key).map(({ line }) => line));
}

test('the edges of a front are understitched where no stitching of a placket holds their facing', () => {
  expect(linesAt(bookWith('top', WRAP), 'sew')).toContain('front-edge');
  expect(linesAt(bookWith('top', SHIRT), 'sew')).not.toContain('front-edge');
  expect(linesAt(bookWith('top', SHIRT), 'turn')).toContain('front-edge');
});

test('a facing is tacked where it crosses a seam, unless a second seam or a lining holds it', () => {
  expect(keysOf(bookWith('top', { sleeve: 'set-in', inside: 'facings' }), 'understitch')).toContain('tack');
  expect(keysOf(bookWith('top', { sleeve: 'none', inside: 'facings' }), 'understitch')).not.toContain('tack');
  expect(keysOf(bookWith('jacket', { inside: 'lining' }), 'understitch')).not.toContain('tack');
});

test('the free edge of a faced hem is sewn down', () => {
  const book = bookWith('top', { hem: 'faced', inside: 'bias-binding' });
  expect(keysOf(book, 'understitch')).toEqual(['sew', 'turn', 'fell']);
});

test('a facing under a collar that runs to the edge of the front ends at its seam', () => {
  expect(textOf(bookWith('top', SHIRT), 'attach-front-facing', 'sew')).not.toContain('pivotez');
  const plain = bookWith('top', { opening: 'front-buttons', collar: 'none', inside: 'facings' });
  expect(textOf(plain, 'attach-front-facing', 'sew')).toContain('pivotez');
});

test('under a collar only the seam of the edges is rolled inwards', () => {
  expect(textOf(bookWith('top', SHIRT), 'understitch', 'turn')).toContain('la couture des bords');
  expect(textOf(bookWith('top', WRAP), 'understitch', 'turn')).not.toContain('bords');
});

test('the slanting edge of a wrap is kept from stretching like its neckline', () => {
  const book = bookWith('top', WRAP);
  const lines = sceneOf(book, jobOf(book, 'staystitch'), { key: 'sew', view: 'wrong' }).shown.map(
    ({ worked }) => worked.length,
  );
  expect(lines).toEqual([2, 1]);
});

test('the facing of an edge that goes on down a skirt is understitched and turned with it', () => {
  const shownIn = (book: Book, key: string): string[] => {
    const job = jobOf(book, 'understitch');
    const action = actionsOf(book, job).find((each) => each.key === key);
    return action ? sceneOf(book, job, action).shown.map(({ piece }) => piece.id) : [];
  };
  const wrapped = bookWith('dress', { ...WRAP, 'waist-seam': 'natural' });
  expect(shownIn(wrapped, 'sew')).toContain('skirt-facing-front');
  expect(shownIn(wrapped, 'tack')).not.toContain('skirt-facing-front');
  const buttoned = bookWith('dress', {
    opening: 'front-buttons',
    inside: 'facings',
    'waist-seam': 'natural',
  });
  expect(shownIn(buttoned, 'sew')).not.toContain('skirt-facing-front');
  expect(shownIn(buttoned, 'turn')).toContain('skirt-facing-front');
});

test('a facing is pinned round a keyhole, where there is one', () => {
  const pinned = (opening: string) =>
    textOf(bookWith('top', { opening, inside: 'facings' }), 'attach-facing', 'pin');
  expect(pinned('back-keyhole')).toContain('autour de la goutte');
  expect(pinned('back-zip')).not.toContain('goutte');
});

test('of the seam between facing and collar the widest allowance lies towards the collar', () => {
  const grade = (collar: string) => textOf(bookWith('dress', { collar }), 'attach-facing', 'grade');
  expect(grade('peter-pan')).toContain('côté col');
  expect(grade('none')).toContain('côté vêtement');
});

test('below a keyhole a centre seam begins, secured, and its facing is tacked to it', () => {
  const keyhole = bookWith('top', { 'neckline-front': 'keyhole', inside: 'facings', sleeve: 'set-in' });
  expect(textOf(keyhole, 'sew-centre-front', 'sew')).toContain('depuis le fond de la goutte');
  expect(linesAt(keyhole, 'tack')).toContain('centre');
  const back = (opening: string) => textOf(bookWith('top', { opening }), 'sew-centre-back', 'sew');
  expect(back('back-keyhole')).toContain('goutte');
  expect(back('back-zip')).not.toContain('goutte');
});

test('a facing folded in at a zip is seen from inside, its two halves clear of each other', () => {
  const zip = { opening: 'back-zip', inside: 'facings', 'seam-allowance': 'five-eighths-inch' };
  const book = bookWith('dress', zip);
  const job = jobOf(book, 'finish-facing-at-zip');
  for (const action of actionsOf(book, job)) {
    const { shown } = sceneOf(book, job, action);
    const halves = shown.filter(({ piece }) => piece.part === 'facing');
    expect(halves.map(({ side }) => side)).toEqual(['right', 'right']);
    // They lie on the tapes.
    expect(shown.some(({ piece }) => piece.id === 'zip')).toBe(true);
    const [twin, own] = halves.map((each) => boundsOf(outlineOf(each)));
    expect(twin?.right).toBeLessThan((own?.left ?? 0) + 1e-6);
  }
});

test('a facing shows where the collar ends beside its centre, at a zip alone', () => {
  const pinned = (opening: string) =>
    textOf(bookWith('jacket', { opening, collar: 'stand', inside: 'facings' }), 'attach-facing', 'pin');
  expect(pinned('front-zip')).toMatch(/ligne de couture de la parementure, à 1\scm de son bord/);
  expect(pinned('front-buttons')).not.toContain('de son bord');
});

test('a lapel is rolled over before its neck seams are caught to each other', () => {
  const lapelled = bookWith('jacket', { collar: 'notched', inside: 'facings' });
  expect(keysOf(lapelled, 'understitch')).toEqual(['sew', 'turn', 'roll', 'catch', 'tack']);
  const roll = { key: 'roll', view: 'right' } as const;
  const { shown } = sceneOf(lapelled, jobOf(lapelled, 'understitch'), roll);
  expect(shown.map(({ piece, creased }) => [piece.id, creased?.length])).toEqual([['front', 1]]);
  expect(keysOf(bookWith('top', SHIRT), 'understitch')).not.toContain('roll');
});

test('the fold of a facing beside a zip runs out at the end of a collar set on, not on a grown-on one', () => {
  const folded = (collar: string) =>
    textOf(
      bookWith('dress', { opening: 'back-zip', collar, inside: 'facings' }),
      'finish-facing-at-zip',
      'fold',
    );
  expect(folded('bow')).toContain('au ras du bout de la lavallière');
  expect(folded('funnel')).not.toContain('bout du col');
  expect(folded('none')).not.toContain('bout du col');
});
