import { expect, test } from 'vitest';
import { carry, STILL } from '@/lib/geometry/motion';
import type { LineName } from '@/lib/pattern/types';
import { bookWith } from '@/lib/testing/booklet/book';
import type { Book } from '../../book';
import { actionsOf, stepText } from '../../chapters/steps';
import { handled } from '../../steps/edges/narrow-job';
import { type Job, jobsOf, piecesOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import type { Shown } from '../cloth/scene';
import { sceneOf } from './complete-scene';

const opened = (garment: 'dress' | 'jacket', slot: string, value: string): Book =>
  bookWith(garment, { [slot]: value });

const jobOf = (book: Book, operation: string): Job =>
  jobsOf(book).find((job) => job.operation === operation) as Job;

test('of the two bags of a welt pocket, each step marks the one it sews', () => {
  const book = opened('jacket', 'pockets', 'welt');
  const job = jobOf(book, 'attach-pocket-bags');
  const marked = actionsOf(book, job).map((action) =>
    sceneOf(book, job, action).shown.flatMap(({ piece, worked }) =>
      (worked?.length ?? 0) > 0 ? [piece.id] : [],
    ),
  );
  expect(marked).toEqual([['pocket-bag-under'], ['pocket-bag-upper']]);
});

test('a welt shows where it is folded, and lies folded, right side out, from then on', () => {
  const book = opened('jacket', 'pockets', 'welt');
  const job = jobOf(book, 'make-welt-pocket');
  const [[fold], ...later] = actionsOf(book, job).map((action) =>
    sceneOf(book, job, action).shown.filter(({ piece }) => piece.id === 'pocket-welt'),
  ) as [Shown[], ...Shown[][]];
  expect(fold?.creased?.flat().map(([, y]) => y)).toEqual([0, 0]);
  // From the wrong side, while the garment is cut, both lie hidden under it.
  expect(later.map((welts) => welts.length)).toEqual([2, 2, 0, 2, 4]);
  for (const { side, outline } of later.slice(0, 2).flat()) {
    const heights = outline?.map(([, y]) => y) ?? [];
    expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(2);
    expect(side).toBe('right');
  }
});

test('the two rows of a welted mouth, and the cut between them, are as far apart as its words say', () => {
  const book = opened('jacket', 'pockets', 'welt');
  const figures = jobOf(book, 'make-welt-pocket').operations[0]?.figures ?? {};
  const sewn = shownIn(book, 'make-welt-pocket', 'sew').flatMap(({ worked }) => worked);
  const [lower, upper] = sewn.map((line) => line.map(([, y]) => y));
  expect((upper?.[0] ?? 0) - (lower?.[0] ?? 0)).toBeCloseTo(Number(figures.rows));
  for (const line of sewn)
    expect((line.at(-1)?.[0] ?? 0) - (line[0]?.[0] ?? 0)).toBeCloseTo(Number(figures.mouth));
  const [cloth] = shownIn(book, 'make-welt-pocket', 'cut');
  const cut = cloth?.worked.flat().map((at) => carry(cloth.motion, at)[1]) ?? [];
  expect(Math.max(...cut) - Math.min(...cut)).toBeCloseTo(Number(figures.rows));
});

test('a flap is brought up to the row of its mouth, and hangs from there', () => {
  const book = opened('jacket', 'pockets', 'flap');
  const tops = ['place', 'sew'].map((key) => {
    const flap = shownIn(book, 'attach-pocket-flap', key).find(({ piece }) => piece.id === 'pocket-flap');
    return Math.max(...(flap?.outline ?? []).map((at) => carry(flap?.motion ?? STILL, at)[1]));
  });
  // Sewn on, it is hidden above the fold of the upper welt.
  expect(tops[0]).toBeLessThan(0);
  expect(tops[1]).toBeCloseTo(0);
});

test('the halves of a bag hang from the rows of their mouth, seen from inside the front, and end level', () => {
  const book = opened('jacket', 'pockets', 'flap');
  const rowOf = (key: string) => {
    const bag = shownIn(book, 'attach-pocket-bags', key).find(({ worked }) => worked.length > 0);
    return carry(bag?.motion ?? STILL, bag?.worked[0]?.[0] ?? [0, 0])[1];
  };
  const rows = jobOf(book, 'make-welt-pocket').operations[0]?.figures.rows;
  expect(rowOf('under') - rowOf('upper')).toBeCloseTo(Number(rows));
  const [under, upper] = ['under', 'upper'].map((key) => shownIn(book, 'attach-pocket-bags', key));
  expect(under?.[0]?.piece.part).toBe('front');
  const foot = (shown: typeof under, id: string) => {
    const bag = shown?.find(({ piece }) => piece.id === id);
    return Math.min(...(bag ? outlineOf(bag) : []).map(([, y]) => y));
  };
  expect(foot(under, 'pocket-bag-under')).toBeCloseTo(foot(upper, 'pocket-bag-upper'));
  // Lifted, it is out of the way of the lower row.
  expect(foot(upper, 'pocket-bag-under')).toBeGreaterThan(rowOf('upper'));
});

test('the gap for a tie is told once, where the side is sewn', () => {
  const book = opened('dress', 'opening', 'wrap');
  const told = jobsOf(book).flatMap((job) =>
    actionsOf(book, job).flatMap((action) =>
      /laissez .+ ouverts/i.test(stepText(book, job, action)) ? [job.operation] : [],
    ),
  );
  expect(told).toEqual(['sew-side']);
});

test('a pocket hem folded to the right side is seen from there', () => {
  const book = opened('dress', 'pockets', 'patch');
  const job = jobOf(book, 'hem-pocket-mouth');
  const sides = actionsOf(book, job).map((action) => sceneOf(book, job, action).shown[0]?.side);
  expect(sides).toEqual(['right', 'wrong']);
});

test('all that is cut is shown cut out; on interfacing nothing is marked', () => {
  const book = opened('dress', 'inside', 'lining');
  const interfacing = book.draft.pieces.filter(({ material }) => material === 'interfacing');
  expect(interfacing.length).toBeGreaterThan(0);
  const job = jobOf(book, 'cut-out');
  const [cut, mark] = actionsOf(book, job).map((action) => ({
    shown: new Set(sceneOf(book, job, action).shown.map(({ piece }) => piece.id)),
    named: new Set(piecesOf(handled(book, job, action))),
  }));
  const all = new Set(book.draft.pieces.map(({ id }) => id));
  expect([cut?.shown, cut?.named]).toEqual([all, all]);
  const cloth = new Set([...all].filter((id) => !interfacing.some((piece) => piece.id === id)));
  expect([mark?.shown, mark?.named]).toEqual([cloth, cloth]);
});

test('where pockets and belts go and welts are folded is marked with the darts, and not while cutting out', () => {
  const marksOn = (book: Book, key: string) => {
    const scene = sceneOf(book, jobOf(book, 'cut-out'), { key, view: 'wrong' });
    return scene.shown.reduce((sum, { worked }) => sum + (worked?.length ?? 0), 0);
  };
  const [plain, pocketed] = [opened('jacket', 'pockets', 'none'), opened('jacket', 'pockets', 'welt')];
  expect([marksOn(pocketed, 'mark') - marksOn(plain, 'mark'), marksOn(pocketed, 'cut')]).toEqual([2, 0]);
  const job = jobOf(pocketed, 'cut-out');
  expect(stepText(pocketed, job, { key: 'mark', view: 'wrong' })).toContain('les pinces, les emplacements');
  expect(stepText(plain, jobOf(plain, 'cut-out'), { key: 'mark', view: 'wrong' })).not.toContain(
    'emplacements',
  );
});

const shownIn = (book: Book, operation: string, key: string) => {
  const job = jobOf(book, operation);
  const action = actionsOf(book, job).find((each) => each.key === key);
  if (!action) throw new Error(`No ${key} in ${operation}`);
  return sceneOf(book, job, action).shown;
};

test('below a lapel only the edges of the front are understitched; its neck seam is caught to the one beneath', () => {
  const book = opened('jacket', 'collar', 'notched');
  const neckline = (id: string) =>
    book.measured.piece(id)?.edges.filter(({ line }) => line === 'neckline').length ?? 0;
  // On the facing below the lapel, on the front along it: where the row will not be seen.
  const [facing, front, ...others] = shownIn(book, 'understitch', 'sew');
  const linesOf = (id: string, line: LineName) =>
    book.measured.piece(id)?.edges.filter((edge) => edge.line === line).length;
  expect(others).toEqual([]);
  expect([facing?.piece.id, facing?.worked.length]).toEqual([
    'facing-front',
    linesOf('facing-front', 'front-edge'),
  ]);
  // The foot does not reach into its tip, nor along the short edge above.
  expect([front?.piece.id, front?.worked.length]).toEqual(['front', 1]);
  const caught = shownIn(book, 'understitch', 'catch');
  expect(caught.map(({ piece }) => piece.id)).toEqual(['facing-front', 'neck-facing-back', 'front', 'back']);
  for (const { piece, worked } of caught) expect(worked).toHaveLength(neckline(piece.id));
});

test('the pleat of a lining is shown where it is sewn, down to the waist', () => {
  const book = opened('jacket', 'inside', 'lining');
  const [back] = shownIn(book, 'fold-lining-pleat', 'fold');
  const heights = back?.worked.flat().map(([, y]) => y) ?? [];
  expect(Math.min(...heights)).toBeCloseTo(0, 5);
  expect(Math.max(...heights)).toBeGreaterThan(30);
});

test('a welt is folded by itself before it meets its front', () => {
  const book = opened('jacket', 'pockets', 'welt');
  expect(shownIn(book, 'make-welt-pocket', 'fold').map(({ piece }) => piece.id)).toEqual(['pocket-welt']);
  expect(shownIn(book, 'make-welt-pocket', 'place').map(({ piece }) => piece.id)).toContain('pocket-welt');
});

test('a patch pocket lies on its mark, turned in all round, and is stitched inside its edge', () => {
  const book = opened('dress', 'pockets', 'patch');
  const job = jobOf(book, 'attach-patch-pocket');
  const [, place, sew] = actionsOf(book, job).map((action) => sceneOf(book, job, action).shown);
  for (const shown of [place, sew]) {
    expect(shown?.map(({ piece }) => piece.part)).toEqual(['front', 'pocket']);
    const [front, pocket] = shown ?? [];
    const mark = front?.piece.internal.find(({ id }) => id.startsWith('pocket'))?.path ?? [];
    const levels = mark.map((command) => command.at(-1) as number);
    const edge = pocket?.piece.cutLine.map((at) => carry(pocket.motion, at)[1]) ?? [];
    expect(Math.min(...edge)).toBeCloseTo(Math.min(...levels), 1);
    expect(Math.max(...edge)).toBeCloseTo(Math.max(...levels), 1);
  }
  const lowest = (lines: Shown['worked'] = []) => Math.min(...lines.flat().map(([, y]) => y));
  expect(lowest(sew?.[1]?.worked) - lowest(place?.[1]?.worked)).toBeCloseTo(0.2);
});

test('both facings of a vent are laid to her left, and held by stitching through the left half', () => {
  const book = bookWith('dress', { 'side-slit': 'back-vent', 'waist-seam': 'natural', skirt: 'straight' });
  const [press, sew] = ['press', 'sew'].map((key) => shownIn(book, 'finish-vent', key));
  expect(press).toHaveLength(2);
  // From inside her left is to the right: the facing that lies uppermost ends there.
  const red = (shown: readonly Shown[] = []) =>
    shown.flatMap(({ worked, motion }) => worked.flat().map((at) => carry(motion, at)[0]));
  expect(Math.min(...red(press))).toBeGreaterThan(0);
  expect(Math.min(...red(sew))).toBeLessThan(-1);
});
