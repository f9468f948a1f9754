import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { carry } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import type { Action } from '@/lib/operations/action';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs';
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
