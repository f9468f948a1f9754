import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/layout/silhouette';
import { actionsOf } from '../chapters/steps';
import { outlineOf } from '../drawings/scene-drawing';
import { bookWith } from '../test-book';
import type { Action } from './action';
import { type Job, jobsOf } from './jobs';
import { sceneOf } from './pictures';

const BANDED = {
  inside: 'lining',
  'waist-seam': 'natural',
  sleeve: 'bishop',
  'sleeve-length': 'long',
  'sleeve-finish': 'bracelet',
};

function shownAt(operation: string, key: string) {
  const book = bookWith('dress', BANDED);
  const job = jobsOf(book).find((each) => each.operation === operation) as Job;
  const action = actionsOf(book, job).find((each) => each.key === key) as Action;
  const { shown, arrows } = sceneOf(book, job, action);
  const of = (id: string) => shown.filter(({ piece }) => piece.id === id);
  return { of, arrows };
}

test('a band is sewn lying on the gathered edge of its sleeve, right sides together', () => {
  const { of } = shownAt('attach-band', 'sew');
  const [[sleeve], [band]] = [of('sleeve'), of('sleeve-band')];
  expect([sleeve?.side, band?.side]).toEqual(['wrong', 'right']);
  const wide = (outline: Parameters<typeof boundsOf>[0]) => boundsOf(outline).right - boundsOf(outline).left;
  expect(wide(sleeve ? outlineOf(sleeve) : [])).toBeLessThan(wide(band ? outlineOf(band) : []) + 3);
});

test.each(['gather', 'pin', 'press'])('a sleeve that has its band is set in with it: %s', (key) => {
  const { of } = shownAt('set-sleeve', key);
  expect(of('sleeve-band').length).toBe(of('sleeve').length);
});

test('a lining sleeve is drawn down to the band, then felled to its seam with its allowance folded in', () => {
  const [pulled, felled] = [shownAt('fell-lining-sleeve', 'pull'), shownAt('fell-lining-sleeve', 'sew')];
  const footOf = ({ of }: typeof pulled) => boundsOf(of('lining-sleeve').flatMap(outlineOf)).bottom;
  expect(footOf(felled) - footOf(pulled)).toBeGreaterThan(0.5);
  expect([pulled, felled].map(({ of }) => of('sleeve-band').length)).toEqual([1, 1]);
  expect(pulled.arrows.every(({ direction: [, y] }) => y < 0)).toBe(true);
});
