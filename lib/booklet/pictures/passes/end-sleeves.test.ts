import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { carry } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import type { Action } from '@/lib/operations/action';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import type { Shown } from '../cloth/scene';
import { sceneOf } from './complete-scene';

const BANDED = {
  inside: 'lining',
  'waist-seam': 'natural',
  sleeve: 'bishop',
  'sleeve-length': 'long',
  'sleeve-finish': 'bracelet',
};

const bookOfBand = bookWith('dress', BANDED);
const wide = (outline: Parameters<typeof boundsOf>[0]) => boundsOf(outline).right - boundsOf(outline).left;

function shownAt(operation: string, key: string, book = bookOfBand) {
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
  expect(wide(sleeve ? outlineOf(sleeve) : [])).toBeLessThan(wide(band ? outlineOf(band) : []) + 3);
});

test('a sleeve that has its band lies with it while its cap is gathered', () => {
  const { of } = shownAt('set-sleeve', 'gather');
  expect(of('sleeve-band').length).toBe(of('sleeve').length);
});

const footOf = (shown: Shown) => {
  const outline = outlineOf(shown);
  const { bottom } = boundsOf(outline);
  return wide(outline.filter(([, y]) => y < bottom + 1.5));
};

test.each([
  ['attach-band', 'press'],
  ['attach-band', 'fold'],
  ['attach-band', 'fell'],
  ['set-sleeve', 'gather'],
  ['fell-lining-sleeve', 'sew'],
])('sewn to its band a sleeve ends as wide as that: %s %s', (operation, key) => {
  const { of } = shownAt(operation, key);
  const [[sleeve], [band]] = [
    of(operation.startsWith('fell') ? 'lining-sleeve' : 'sleeve'),
    of('sleeve-band'),
  ];
  if (!sleeve || !band) throw new Error('no sleeve, or no band');
  // The allowances of its own seam lie beyond the ring of the band.
  expect(Math.abs(footOf(sleeve) - wide(outlineOf(band)))).toBeLessThan(3);
  expect(wide(outlineOf(sleeve))).toBeGreaterThan(1.4 * wide(outlineOf(band)));
});

test.each(['gather', 'pin'])('until it is sewn to its band a sleeve is as wide as it was cut: %s', (key) => {
  const [sleeve] = shownAt('attach-band', key).of('sleeve');
  expect(sleeve?.piece.cutLine).toEqual(sleeve && bookOfBand.measured.piece('sleeve')?.piece.cutLine);
});

const bookOfCuff = bookWith('top', {
  sleeve: 'set-in',
  'sleeve-length': 'long',
  'sleeve-finish': 'cuff',
});

test.each([
  ['attach-cuff', 'finish'],
  ['set-sleeve', 'gather'],
])('a cuff sewn on runs round along the end of its sleeve, open at the slit: %s %s', (operation, key) => {
  const { of } = shownAt(operation, key, bookOfCuff);
  const [[sleeve], cuffs] = [of('sleeve'), of('sleeve-cuff')];
  if (!sleeve) throw new Error('no sleeve');
  expect(cuffs.map(({ unnamed = false }) => unnamed)).toEqual([true, false]);
  const [foot, cuff] = [boundsOf(outlineOf(sleeve)), boundsOf(cuffs.flatMap(outlineOf))];
  // Its upper edge is the line the sleeve was sewn along.
  expect(cuff.top).toBeGreaterThan(foot.bottom);
  expect(cuff.top).toBeLessThan(foot.bottom + 2);
  expect(Math.abs(footOf(sleeve) - (cuff.right - cuff.left))).toBeLessThan(4);
  // The slit runs down to it.
  const slit = (sleeve.within ?? []).flat().map((at) => carry(sleeve.motion, at)[1]);
  expect(Math.min(...slit)).toBeLessThan(cuff.top + 0.5);
});

test('a cuff is stitched down along its sleeve and all round, but where the picture parts it', () => {
  const { of } = shownAt('attach-cuff', 'finish', bookOfCuff);
  const cuffs = of('sleeve-cuff');
  for (const { worked } of cuffs) {
    const [[x, y], [toX, toY]] = [worked[0]?.[0], worked[0]?.at(-1)] as [Pair, Pair];
    // From one corner of the cut to the other: as deep as the cuff.
    expect(Math.hypot(toX - x, toY - y)).toBeGreaterThan(3);
  }
  expect(cuffs).toHaveLength(2);
});

test('a lining sleeve is drawn down to the band, then felled to its seam with its allowance folded in', () => {
  const [pulled, felled] = [shownAt('fell-lining-sleeve', 'pull'), shownAt('fell-lining-sleeve', 'sew')];
  const lowest = ({ of }: typeof pulled) => boundsOf(of('lining-sleeve').flatMap(outlineOf)).bottom;
  expect(lowest(felled) - lowest(pulled)).toBeGreaterThan(0.5);
  expect([pulled, felled].map(({ of }) => of('sleeve-band').length)).toEqual([1, 1]);
  expect(pulled.arrows.every(({ direction: [, y] }) => y < 0)).toBe(true);
});
