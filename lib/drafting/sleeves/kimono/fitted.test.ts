import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Garment, RawOptions } from '@/lib/choices/types';
import { flatDrawing } from '@/lib/flat/flat';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { breaches, check } from '../../checks/check';
import { drawDraft } from '../../draft';

const SIZES = ['34', '44', '56'] as const;

function drawn(garment: Garment, options: RawOptions, size: (typeof SIZES)[number]) {
  const asked = { ...options, sleeve: 'kimono' };
  const choices = completeChoices(garment, asked, {});
  expect(choices.options).toMatchObject(asked);
  return drawDraft(choices, STANDARD_SIZES[size]);
}

const DESIGNS: readonly (readonly [string, Garment, RawOptions])[] = [
  ['a fitted waist', 'top', { silhouette: 'fitted' }],
  ['a peplum', 'top', { silhouette: 'peplum' }],
  ['panels from the shoulder', 'top', { 'bust-shaping': 'princess-shoulder', 'back-shaping': 'princess' }],
  ['panels over a skirt', 'dress', { 'bust-shaping': 'princess-shoulder', 'waist-seam': 'natural' }],
];

describe.each(DESIGNS)('a kimono sleeve with %s', (_, garment, options) => {
  it.each(SIZES)('holds every rule in size %s', (size) => {
    expect(breaches(check(drawn(garment, options, size)))).toEqual([]);
  });
});

it('a fitted kimono is taken in at the waist as much as any bodice of its ease', () => {
  const fitted = drawn('top', { silhouette: 'fitted' }, '44');
  const plain = drawDraft(completeChoices('top', { silhouette: 'fitted' }, {}), STANDARD_SIZES['44']);
  expect(fitted.finished.waist).toBeCloseTo(plain.finished.waist ?? 0, 1);
});

it('a seam from the shoulder leaves the whole sleeve to the side panel', () => {
  const draft = drawn('top', { 'bust-shaping': 'princess-shoulder', 'back-shaping': 'princess' }, '44');
  for (const face of ['front', 'back']) {
    const has = (id: string) => pieceOf(draft, id)?.edges.some(({ line }) => line === 'overarm');
    expect([has(`${face}-centre`), has(`${face}-side`)]).toEqual([false, true]);
  }
});

it('that seam runs as one sweep on the flat: a sleeve beside it does not draw it in', () => {
  const options = { 'bust-shaping': 'princess-shoulder', 'back-shaping': 'princess' };
  for (const face of ['front', 'back'] as const) {
    const { items } = flatDrawing(drawn('top', options, '44'), face);
    const seams = items.flatMap((item) =>
      item.kind === 'stroke' && item.id === `${face}/${face}-centre-seam` ? [item.path] : [],
    );
    expect(seams).toHaveLength(2);
    for (const path of seams) {
      const across = path.map((command) => Math.abs(command.at(-2) as number));
      // Never far inside the waist, where it comes nearest to the centre.
      expect(Math.min(...across)).toBeGreaterThan(7);
    }
  }
});
