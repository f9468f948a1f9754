import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Garment, RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { viewPiece } from '@/lib/pattern/piece-view';
import type { Draft, LineName } from '@/lib/pattern/types';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const SIZES = ['34', '44', '56'] as const;

const drawn = (garment: Garment, options: RawOptions, size: (typeof SIZES)[number]): Draft =>
  drawDraft(completeChoices(garment, { 'neckline-front': 'wrap', ...options }, {}), STANDARD_SIZES[size]);

function edgesOf(draft: Draft, id: string, line: LineName) {
  const piece = pieceOf(draft, id);
  if (!piece) throw new Error(`No piece ${id}`);
  return viewPiece(piece).edges.filter((edge) => edge.line === line);
}

const sewnDown = ({ operations }: Draft) =>
  operations.find(({ operation }) => operation === 'sew-crossed-fronts');

describe.each(SIZES)('fronts that cross and stay closed, size %s', (size) => {
  it('reach over as far as those that are tied, and are sewn down instead', () => {
    const closed = drawn('top', { opening: 'back-zip' }, size);
    const tied = drawn('top', { opening: 'wrap' }, size);
    expect(closed.construction.extension).toBeCloseTo(tied.construction.extension as number, 6);
    const edge = (draft: Draft) => edgesOf(draft, 'front', 'front-edge')[0]?.length as number;
    expect(edge(closed)).toBeCloseTo(edge(tied), 6);
    expect(closed.pieces.some(({ part }) => part === 'band')).toBe(false);
    expect(sewnDown(closed)?.edges.map(({ piece }) => piece)).toEqual(['front']);
    expect(sewnDown(tied)).toBeUndefined();
    expect(breaches(check(closed))).toEqual([]);
  });

  it('go on below a waist seam, with the zip behind', () => {
    const skirted = { opening: 'back-zip', 'waist-seam': 'natural', skirt: 'a-line' };
    const draft = drawn('dress', skirted, size);
    expect(sewnDown(draft)?.edges.map(({ piece }) => piece)).toEqual(['front', 'skirt-front']);
    expect(breaches(check(draft))).toEqual([]);
  });

  it('part the neckline in front: bound, each half takes its own strip where the back opens too', () => {
    const tapes = (opening: string) =>
      drawn('top', { opening, inside: 'bias-binding', silhouette: 'straight' }, size).notions.filter(
        ({ kind }) => kind === 'bias-tape',
      );
    expect(tapes('none').map(({ count }) => count)).toEqual([1]);
    expect(tapes('back-zip').map(({ count }) => count)).toEqual([2]);
  });
});
