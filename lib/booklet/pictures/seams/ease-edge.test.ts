import { expect, test } from 'vitest';
import type { Garment } from '@/lib/choices/types';
import { contains } from '@/lib/geometry/polyline/contains';
import type { Pair } from '@/lib/geometry/types';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import type { Shown } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

/** The layers of a seam while it is sewn. */
function sewn(operation: string, garment: Garment, worn: Readonly<Record<string, string>>): readonly Shown[] {
  const book = bookWith(garment, worn);
  const job = jobsOf(book).find((each) => each.operation === operation);
  const action = job && actionsOf(book, job).find(({ key }) => key === 'sew');
  if (!job || !action) throw new Error(`Nobody sews ${operation}`);
  return sceneOf(book, job, action).shown;
}

const told = (shown: readonly Shown[]) => shown.map(({ piece, side }) => `${piece.id} ${side}`);

const off = ([x, y]: Pair, line: readonly Pair[]) =>
  Math.min(...line.map(([ax, ay]) => Math.hypot(ax - x, ay - y)));

test.each([
  ['dress', { 'bust-shaping': 'princess-armhole' }],
  ['jacket', { 'bust-shaping': 'princess-armhole' }],
] as const)(
  'the side panel of a %s lies on the front all along their seam, wrong side up',
  (garment, worn) => {
    const [front, side] = sewn('sew-princess', garment, worn);
    expect(told([front, side] as Shown[])).toEqual(['front-centre right', 'front-side wrong']);
    const [line = []] = side?.worked ?? [];
    const stitched = front?.piece.edges.find(({ line }) => line === 'princess');
    expect(stitched).toBeDefined();
    // Stitched along the line of the front, an allowance inside the edge of both.
    for (const at of line.slice(2, -2)) {
      expect(contains(front?.piece.cutLine ?? [], at)).toBe(true);
      expect(contains(side?.outline ?? [], at)).toBe(true);
      expect(off(at, front?.piece.cutLine ?? [])).toBeLessThan(1.6);
    }
    expect(side?.torn).toBe(true);
  },
);

test('a gathered skirt lies on its bodice as wide as that, and leaves it to be seen', () => {
  const [bodice, skirt] = sewn('gather-skirt', 'dress', { 'waist-seam': 'natural', skirt: 'gathered' });
  expect(told([bodice, skirt] as Shown[])).toEqual(['front right', 'skirt-front wrong']);
  const wide = (shown: Shown | undefined) => {
    const across = shown ? outlineOf(shown).map(([x]) => x) : [];
    return Math.max(...across) - Math.min(...across);
  };
  expect(wide(skirt)).toBeLessThan(wide(bodice) + 3);
  const ruffled = { 'waist-seam': 'natural', skirt: 'gathered', ruffle: 'hem' };
  const [hem, ruffle] = sewn('gather-hem-ruffle', 'dress', ruffled);
  expect(told([hem, ruffle] as Shown[])).toEqual(['skirt-front right', 'ruffle-front wrong']);
  expect(wide(ruffle)).toBeLessThan(wide(hem) + 3);
  const tiers = sewn('gather-tier', 'dress', { 'waist-seam': 'natural', skirt: 'tiered' });
  expect(tiers.filter(({ side }) => side === 'wrong').every(({ torn }) => torn)).toBe(true);
});

test('a flat skirt is sewn with its bodice on top', () => {
  const upper = sewn('join-skirt', 'dress', { 'waist-seam': 'natural', skirt: 'pleated' }).filter(
    ({ side }) => side === 'wrong',
  );
  expect(upper.map(({ piece }) => piece.part)).toEqual(['front', 'back']);
});

test('a lining lies on the narrow facing it is sewn to as far as that is still seen', () => {
  const shown = sewn('attach-lining', 'dress', { inside: 'lining' });
  expect(shown.filter(({ side }) => side === 'wrong').map(({ piece }) => piece.part)).toEqual([
    'lining',
    'lining',
  ]);
});

test('panels joined before lie side by side on the skirt they are sewn to, their seam inside the strip', () => {
  const worn = { 'waist-seam': 'natural', skirt: 'full-circle', 'bust-shaping': 'princess-armhole' };
  const shown = sewn('join-skirt', 'dress', worn);
  const [skirt, centre, side] = shown;
  expect(told([skirt, centre, side] as Shown[])).toEqual([
    'skirt-front right',
    'front-centre wrong',
    'front-side wrong',
  ]);
  expect(shown.filter(({ piece }) => piece.part === 'skirt-back')).toHaveLength(1);
  // Where the line of one ends that of the other begins, and neither lies over the other there.
  const [end, start] = [centre?.worked[0]?.at(-1), side?.worked[0]?.[0]] as Pair[];
  expect(off(end as Pair, [start as Pair])).toBeLessThan(0.2);
  const over = (centre?.outline ?? []).filter((at) => off(at, side?.outline ?? []) > 0.2);
  expect(over.some((at) => contains(side?.outline ?? [], at))).toBe(false);
});

test('a slashed sleeve lies on its cuff from edge to edge of the slash, the folds of its pleats at their notches', () => {
  const worn = { sleeve: 'set-in', 'sleeve-length': 'long', 'sleeve-finish': 'cuff' };
  const [cuff, ...sleeve] = sewn('attach-cuff', 'dress', worn);
  expect(told([cuff, ...sleeve] as Shown[])).toEqual(['sleeve-cuff right', 'sleeve wrong', 'sleeve wrong']);
  const across = (at: readonly Pair[]) => [Math.min(...at.map(([x]) => x)), Math.max(...at.map(([x]) => x))];
  const [from = 0, to = 0] = across(sleeve.flatMap(({ worked }) => worked.flat()));
  const [left, right] = across(sleeve.flatMap(({ outline = [] }) => outline));
  expect([left, right]).toEqual([expect.closeTo(from, 1), expect.closeTo(to, 1)]);
  // The underlap stays bare.
  expect(across(cuff?.piece.cutLine ?? [])[1]).toBeGreaterThan(to + 1);
  const notches = cuff?.piece.notches.filter(({ edge }) => edge === 'cuff').map(({ at }) => at) ?? [];
  const folds = sleeve.flatMap(({ within = [] }) => within.map((fold) => fold.at(-1)?.[0] ?? Number.NaN));
  expect(folds).toHaveLength(notches.length);
  notches.forEach((at, i) => {
    expect(folds[i]).toBeCloseTo(to - at, 1);
  });
});
