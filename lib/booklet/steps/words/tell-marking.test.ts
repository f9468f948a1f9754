import { expect, test } from 'vitest';
import type { Garment } from '@/lib/choices/types';
import { bookWith } from '@/lib/testing/booklet/book';
import { stepText } from '../../chapters/steps';
import { sceneOf } from '../../pictures/passes/complete-scene';
import { type Job, jobsOf } from '../jobs/jobs';

const marking = (garment: Garment, worn: Readonly<Record<string, string>>): string => {
  const book = bookWith(garment, worn, 'en');
  const job = jobsOf(book).find(({ operation }) => operation === 'cut-out') as Job;
  return stepText(book, job, { key: 'mark', view: 'wrong' });
};

test('only what a pattern carries inside its pieces is transferred', () => {
  expect(marking('jacket', { pockets: 'none' })).toContain(
    'transfer darts, centre lines, the roll line and points to',
  );
  expect(marking('jacket', { pockets: 'welt' })).toContain(
    'transfer darts, placements, fold lines, centre lines, the roll line and points to',
  );
  expect(marking('dress', { opening: 'back-zip' })).toContain('stop marks');
  expect(marking('dress', { opening: 'back-zip' })).not.toMatch(/centre lines|roll line/);
  expect(
    marking('dress', {
      silhouette: 'straight',
      'waist-seam': 'empire',
      skirt: 'tiered',
      'bust-shaping': 'gathered-yoke',
      'back-shaping': 'none',
      opening: 'none',
    }),
  ).toContain('transfer the bust points to the wrong side');
});

test.each([
  ['dress', { opening: 'back-zip' }, 'stop'],
  ['top', { silhouette: 'straight', 'bust-shaping': 'gathered-yoke', 'back-shaping': 'none' }, 'bust-point'],
] as const)('on the cloth of a %s with %o every %s is marked', (garment, worn, kind) => {
  const book = bookWith(garment, worn, 'en');
  const job = jobsOf(book).find(({ operation }) => operation === 'cut-out') as Job;
  const { shown } = sceneOf(book, job, { key: 'mark', view: 'wrong' });
  const carrying = shown.filter(({ piece }) => piece.marks.some((mark) => mark.kind === kind));
  expect(carrying.length).toBeGreaterThan(0);
  for (const { piece, worked } of carrying) {
    for (const { at } of piece.marks.filter((mark) => mark.kind === kind)) {
      const middles = worked.map(([[ax, ay] = [0, 0], [bx, by] = [0, 0]]) => [(ax + bx) / 2, (ay + by) / 2]);
      expect(middles.some(([x = 0, y = 0]) => Math.hypot(x - at[0], y - at[1]) < 0.01)).toBe(true);
    }
  }
});

test('the centre and the roll line of a lapelled front are drawn on its cloth', () => {
  const book = bookWith('jacket', { collar: 'notched' }, 'en');
  const job = jobsOf(book).find(({ operation }) => operation === 'cut-out') as Job;
  const { shown } = sceneOf(book, job, { key: 'mark', view: 'wrong' });
  const front = shown.find(({ piece }) => piece.id === 'front');
  for (const id of ['centre-front', 'roll-line']) {
    const [, x = 0, y = 0] = front?.piece.internal.find((line) => line.id === id)?.path[0] ?? [];
    expect(front?.worked.some(([[ax, ay] = [0, 0]]) => Math.hypot(ax - x, ay - y) < 0.01)).toBe(true);
  }
});

test.each([
  [
    { pockets: 'welt', belt: 'half-belt' },
    'Trace the slit line of the pockets and the place of the half-belt with thread',
  ],
  [
    { pockets: 'patch', belt: 'tie' },
    'Trace the place of the pockets and the place of the belt loops with thread',
  ],
  [{ pockets: 'flap', belt: 'none' }, 'Trace the slit line of the pockets with thread'],
])(
  'what is laid on from the right side of a jacket with %o is traced so as to be seen there',
  (worn, told) => {
    expect(marking('jacket', worn)).toContain(told);
  },
);

test('where nothing is laid on a marked place nothing is traced through', () => {
  expect(marking('jacket', { pockets: 'none', belt: 'none' })).not.toContain('Trace');
});

test('the lines that strips are folded along are marked on them', () => {
  expect(marking('jacket', { belt: 'tie' })).toContain('fold lines');
  expect(marking('dress', { opening: 'back-zip' })).not.toContain('fold lines');
  const book = bookWith('jacket', { pockets: 'welt', belt: 'half-belt' }, 'en');
  const job = jobsOf(book).find(({ operation }) => operation === 'cut-out') as Job;
  const { shown } = sceneOf(book, job, { key: 'mark', view: 'wrong' });
  const strips = shown.filter(({ piece }) => piece.internal.some(({ kind }) => kind === 'fold-line'));
  expect(strips.map(({ piece }) => piece.id)).toEqual(expect.arrayContaining(['pocket-welt', 'half-belt']));
  for (const { worked } of strips) expect(worked.length).toBeGreaterThan(0);
});
