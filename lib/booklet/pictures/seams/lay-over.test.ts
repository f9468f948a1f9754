import { expect, test } from 'vitest';
import type { Garment } from '@/lib/choices/types';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { outlineOf } from '../cloth/lay-piece';
import { togetherScene } from './lay-seam';

const GATHERED = { 'waist-seam': 'natural', skirt: 'gathered' };

/** How the pieces of a seam lie while it is sewn: which, and with which side up. */
function laid(operation: string, garment: Garment, worn: Readonly<Record<string, string>>): string[] {
  const { seams } = bookWith(garment, worn).measured;
  const sewn = seams.filter(({ seam }) => seam.operation === operation);
  return togetherScene(sewn).shown.map(({ piece, side }) => `${piece.id} ${side}`);
}

test('the half of a welted bag that stands higher is seen to, by as much', () => {
  const book = bookWith('jacket', { pockets: 'welt' });
  const sewn = book.measured.seams.filter(({ seam }) => seam.operation === 'sew-pocket-bag');
  const [under, upper] = togetherScene(sewn).shown.map((shown) => boundsOf(outlineOf(shown)));
  const rows = book.draft.operations.find(({ operation }) => operation === 'make-welt-pocket')?.figures.rows;
  expect((under?.top ?? 0) - (upper?.top ?? 0)).toBeCloseTo(Number(rows));
  expect(under?.bottom).toBeCloseTo(upper?.bottom ?? 0);
});

test('of two pieces alike the lower one peeks out, and a ruffle leaves its skirt to be seen', () => {
  expect(laid('sew-side', 'dress', GATHERED)).toContain('skirt-front wrong');
  const ruffled = laid('gather-hem-ruffle', 'dress', { ...GATHERED, ruffle: 'hem' });
  expect(ruffled).toContain('ruffle-front wrong');
});

test('of a piece that is narrower than the upper one more than its foot is seen', () => {
  const book = bookWith('jacket', { sleeve: 'two-piece' });
  const [hind] = book.measured.seams.filter(({ seam }) => seam.operation === 'sew-sleeve-hind');
  const [under, upper] = togetherScene(hind ? [hind] : []).shown.map((shown) => boundsOf(outlineOf(shown)));
  expect(under?.left).toBeLessThan((upper?.left ?? 0) - 0.5);
});
