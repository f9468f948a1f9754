import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from '../passes/complete-scene';
import { mouthOf, ROW } from './welt-mouth';

/** A bag closed: its picture, and the mouth. */
function closed(garment: 'jacket' | 'dress', pockets: string) {
  const book = bookWith(garment, { pockets });
  const job = jobsOf(book).find(({ operation }) => operation === 'sew-pocket-bag') as Job;
  return { ...sceneOf(book, job, { key: 'sew', view: 'together' }), mouth: mouthOf(book) };
}

test.each(['welt', 'flap'])(
  'the seam of the bag of a %s pocket takes in the ends of both welts',
  (pockets) => {
    const { shown, mouth } = closed('jacket', pockets);
    if (!mouth) throw new Error('No mouth');
    const [line = [], ...others] = shown.flatMap(({ worked }) => worked);
    expect(others).toEqual([]);
    const [x] = line.map(([at]) => at);
    expect(x).toBeGreaterThan(mouth.half + 0.5);
    expect(x).toBeLessThan(mouth.reach - 0.3);
    const { top, bottom } = boundsOf(line);
    expect(top).toBeGreaterThan(ROW);
    expect(bottom).toBeLessThan(-mouth.high - 1);
    const bags = shown.filter(({ piece }) => piece.id.startsWith('pocket-bag'));
    const [under, upper] = bags.map((each) => boundsOf(outlineOf(each)));
    expect(under?.top).toBeCloseTo(top);
    expect(upper?.top).toBeCloseTo(-ROW);
  },
);

test('a flap sewn on by then lies on the garment, under its upper welt', () => {
  const flaps = (pockets: string) =>
    closed('jacket', pockets).shown.filter(({ piece }) => piece.id === 'pocket-flap');
  expect(flaps('welt')).toEqual([]);
  const [flap, ...others] = flaps('flap').map((each) => boundsOf(outlineOf(each)));
  expect(others).toEqual([]);
  expect(flap?.top).toBeCloseTo(0);
});

test('the bag of a pocket in a seam is closed as it was cut', () => {
  expect(closed('dress', 'in-seam').shown.every(({ bent }) => !bent)).toBe(true);
});
