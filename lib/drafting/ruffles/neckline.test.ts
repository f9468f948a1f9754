import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { viewPiece } from '@/lib/pattern/piece-view';
import type { Draft, LineName } from '@/lib/pattern/types';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const SIZES = ['34', '44', '56'] as const;

const drawn = (options: RawOptions, size: (typeof SIZES)[number]): Draft =>
  drawDraft(completeChoices('top', { ruffle: 'neckline', ...options }, {}), STANDARD_SIZES[size]);

function lengthOf(draft: Draft, id: string, line: LineName): number {
  const piece = pieceOf(draft, id);
  if (!piece) throw new Error(`No piece ${id}`);
  return viewPiece(piece)
    .edges.filter((edge) => edge.line === line)
    .reduce((sum, { length }) => sum + length, 0);
}

describe.each(SIZES)('a ruffle under a collar, size %s', (size) => {
  it.each(['stand', 'bow'])(
    'is twice the neckline that a %s takes it in on, and basted before it',
    (collar) => {
      const draft = drawn({ collar }, size);
      const neckline = lengthOf(draft, 'front', 'neckline') + lengthOf(draft, 'back', 'neckline');
      expect(lengthOf(draft, 'neck-ruffle', 'neck')).toBeCloseTo(4 * neckline, 3);
      const [basted] = draft.operations.filter(({ operation }) => operation === 'baste-neck-ruffle');
      const [sewn] = draft.seams.filter(({ operation }) => operation === 'attach-collar');
      expect(basted?.figures.length).toBeCloseTo(2 * neckline, 1);
      expect(basted?.stage).toBeLessThan(sewn?.stage as number);
      expect(breaches(check(draft))).toEqual([]);
    },
  );

  it('ends with the collar on a wrap, and stands on the edge of a funnel itself', () => {
    const wrap = drawn({ collar: 'bow', opening: 'wrap' }, size);
    const neckline = lengthOf(wrap, 'front', 'neckline') + lengthOf(wrap, 'back', 'neckline');
    expect(lengthOf(wrap, 'neck-ruffle', 'neck')).toBeCloseTo(4 * neckline, 3);
    const funnel = drawn({ collar: 'funnel' }, size);
    expect(funnel.seams.some(({ operation }) => operation === 'attach-neck-ruffle')).toBe(true);
    expect(breaches(check(funnel))).toEqual([]);
  });
});

describe.each(SIZES)('a ruffle between straps of their own, size %s', (size) => {
  const FRONT: RawOptions[] = [
    { sleeve: 'thin-straps' },
    { sleeve: 'halter', opening: 'side-zip' },
    { sleeve: 'tied-straps', opening: 'front-buttons' },
    { sleeve: 'thin-straps', inside: 'bias-binding', 'neckline-front': 'sweetheart' },
  ];
  it.each(FRONT)('is twice the upper edge of the front, and closed at its ends: %j', (options) => {
    const draft = drawn(options, size);
    const edge = lengthOf(draft, 'front', 'neckline');
    // Both long edges of a folded band are edges at the neck.
    expect(lengthOf(draft, 'neck-ruffle', 'neck') / 2).toBeCloseTo(2 * edge, 2);
    const parted = options.opening === 'front-buttons';
    expect(pieceOf(draft, 'neck-ruffle')?.cut).toMatchObject({ count: parted ? 2 : 1, onFold: !parted });
    expect(draft.seams.some(({ operation }) => operation === 'sew-neck-ruffle')).toBe(true);
    expect(breaches(check(draft))).toEqual([]);
  });
});
