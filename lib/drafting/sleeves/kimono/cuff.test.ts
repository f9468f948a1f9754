import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Garment, RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { lengthOf, lengthOfAll } from '@/lib/pattern/lines';
import { breaches, check } from '../../checks/check';
import { drawDraft } from '../../draft';

const SIZES = ['34', '44', '56'] as const;

function drawn(garment: Garment, options: RawOptions, size: (typeof SIZES)[number]) {
  const asked = { ...options, sleeve: 'kimono', 'sleeve-finish': 'cuff' };
  const choices = completeChoices(garment, asked, {});
  expect(choices.options).toMatchObject(asked);
  return drawDraft(choices, STANDARD_SIZES[size]);
}

describe.each(['short', 'elbow', 'three-quarter', 'long'])(
  'a cuff on a kimono sleeve of length %s',
  (length) => {
    it.each(SIZES)('holds every rule in size %s', (size) => {
      expect(breaches(check(drawn('top', { 'sleeve-length': length }, size)))).toEqual([]);
    });
  },
);

it.each(SIZES)(
  'its sleeve is slashed in the middle of the back half, and closes over the arm in size %s',
  (size) => {
    const draft = drawn('top', { 'sleeve-length': 'long' }, size);
    const back = pieceOf(draft, 'back');
    const edge = back?.edges.filter(({ line }) => line === 'sleeve-hem') ?? [];
    expect(edge).toHaveLength(2);
    expect(Math.min(...edge.map(lengthOf)) / lengthOfAll(edge)).toBeCloseTo(0.5, 2);
    expect(back?.internal.filter(({ kind }) => kind === 'slash')).toHaveLength(1);
    const cuff = pieceOf(draft, 'sleeve-cuff')?.edges.filter(({ line }) => line === 'cuff') ?? [];
    expect(lengthOfAll(cuff)).toBeCloseTo(draft.finished.sleeveHem ?? 0, 1);
  },
);

it('its lining is slashed like it, and hangs from its cuff', () => {
  const draft = drawn('dress', { 'sleeve-length': 'long', inside: 'lining' }, '44');
  expect(breaches(check(draft))).toEqual([]);
  expect(pieceOf(draft, 'lining-back')?.internal.filter(({ kind }) => kind === 'slash')).toHaveLength(1);
});
