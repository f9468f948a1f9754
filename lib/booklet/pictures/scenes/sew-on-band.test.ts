import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { carry } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import type { Action } from '@/lib/operations/action';
import { pieceOf } from '@/lib/pattern/find';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import type { Shown } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

const book = bookWith('dress', { sleeve: 'bishop', 'sleeve-length': 'long', 'sleeve-finish': 'bracelet' });
const job = jobsOf(book).find(({ operation }) => operation === 'attach-band') as Job;

/** A band and its sleeve, and how far the one reaches down from the other. */
function sceneFor(key: string) {
  const action = actionsOf(book, job).find((each) => each.key === key);
  const { shown } = sceneOf(book, job, action as Action);
  const of = (part: string) => shown.find(({ piece }) => piece.part === part) as Shown;
  const [band, sleeve] = [of('cuff'), of('sleeve')];
  const [one, other] = [band, sleeve].map((each) => boundsOf(outlineOf(each)));
  return {
    shown,
    band,
    air: (other?.bottom ?? 0) - (one?.top ?? 0),
    height: (one?.top ?? 0) - (one?.bottom ?? 0),
  };
}

test.each(['fold', 'fell'])('once sewn to its sleeve a band stays joined to it (%s)', (key) => {
  expect(sceneFor(key).air).toBeLessThan(0.5);
});

test('folded up, the band lies over its seam, half as high, and is stitched along it', () => {
  const { shown, band, height } = sceneFor('fell');
  expect(shown.at(-1)).toBe(band);
  expect(height).toBeLessThan(0.6 * sceneFor('fold').height);
  expect(band.side).toBe('right');
  const { top } = boundsOf(outlineOf(band));
  const sewn = band.worked.flat().map((at): Pair => carry(band.motion, at));
  expect(sewn.length).toBeGreaterThan(1);
  for (const [, y] of sewn) expect(Math.abs(y - top)).toBeLessThan(0.1);
});

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
