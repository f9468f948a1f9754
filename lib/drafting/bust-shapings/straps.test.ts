import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import type { Draft } from '@/lib/pattern/types';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const SIZES = ['34', '44', '56'] as const;
const WIDTHS = [2, 4, 6];

const drawn = (shaping: string, width: number, size: (typeof SIZES)[number]) =>
  drawDraft(
    completeChoices('top', { 'bust-shaping': shaping, sleeve: 'straps' }, { 'strap-width': width }),
    STANDARD_SIZES[size],
  );

const shoulderOf = ({ pieces }: Draft, part: string): number =>
  lengthOfAll(
    pieces
      .filter((piece) => piece.part === part)
      .flatMap(({ edges }) => edges.filter(({ line }) => line === 'shoulder')),
  );

describe.each(['shoulder-dart', 'neck-dart', 'princess-shoulder', 'gathered-yoke'])(
  'straps over a front shaped by %s',
  (shaping) => {
    it.each(SIZES)('hold every rule in size %s, and are as wide as asked once sewn', (size) => {
      for (const width of WIDTHS) {
        const draft = drawn(shaping, width, size);
        expect(breaches(check(draft))).toEqual([]);
        expect(shoulderOf(draft, 'front')).toBeCloseTo(width, 3);
      }
    });
  },
);

it('parts a strap down its middle, however narrow, by a princess seam', () => {
  const draft = drawn('princess-shoulder', 2, '44');
  for (const id of ['front-centre', 'front-side']) {
    const edges = pieceOf(draft, id)?.edges.filter(({ line }) => line === 'shoulder') ?? [];
    expect(lengthOfAll(edges)).toBeCloseTo(1, 1);
  }
});

it.each(SIZES)('a grown-on cap leaves room for a dart from the armhole in size %s', (size) => {
  const choices = completeChoices('top', { 'bust-shaping': 'armhole-dart', sleeve: 'cap' }, {});
  const draft = drawDraft(choices, STANDARD_SIZES[size]);
  expect(choices.options.sleeve).toBe('cap');
  expect(breaches(check(draft))).toEqual([]);
  expect(pieceOf(draft, 'facing-front')?.edges.some(({ role }) => role === 'dart')).toBe(false);
});
