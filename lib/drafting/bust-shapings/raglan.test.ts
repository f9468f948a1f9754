import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { flatDrawing } from '@/lib/flat/flat';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { lengthOfAll } from '@/lib/pattern/lines';
import type { Draft } from '@/lib/pattern/types';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const SIZES = ['34', '44', '56'] as const;

function drawn(options: RawOptions, size: (typeof SIZES)[number]): Draft {
  const choices = completeChoices('top', { ...options, sleeve: 'raglan' }, {});
  expect(choices.options).toMatchObject({ ...options, sleeve: 'raglan' });
  return drawDraft(choices, STANDARD_SIZES[size]);
}

/** Length of a line on all pieces of a part, cm. */
const along = ({ pieces }: Draft, part: string, line: string): number =>
  lengthOfAll(
    pieces
      .filter((piece) => piece.part === part && piece.material === 'shell')
      .flatMap(({ edges }) => edges.filter((edge) => edge.line === line)),
  );

const FRONTS = ['armhole-dart', 'shoulder-dart', 'neck-dart', 'princess-armhole', 'princess-shoulder'];
const DESIGNS: readonly (readonly [string, RawOptions])[] = [
  ...FRONTS.map((shaping) => [shaping, { 'bust-shaping': shaping }] as const),
  ['panels all round', { 'bust-shaping': 'princess-armhole', 'back-shaping': 'princess' }],
];

describe.each(DESIGNS)('a raglan sleeve over %s', (_, options) => {
  it.each(SIZES)('holds every rule in size %s', (size) => {
    expect(breaches(check(drawn(options, size)))).toEqual([]);
  });

  it('is sewn to a seam as long as that of the plain garment (METHODS §5.3)', () => {
    const [plain, shaped] = [drawn({}, '44'), drawn(options, '44')];
    for (const part of ['front', 'back'])
      expect(along(shaped, part, 'raglan')).toBeCloseTo(along(plain, part, 'raglan'), 2);
  });
});

it.each([
  ['armhole-dart', 'front/armhole-dart'],
  ['shoulder-dart', 'front/shoulder-dart'],
  ['princess-armhole', 'front/front-centre-seam'],
  ['princess-shoulder', 'front/front-centre-seam'],
])('%s is drawn on the flat, both sides of the front', (shaping, id) => {
  const { items } = flatDrawing(drawn({ 'bust-shaping': shaping }, '44'), 'front');
  expect(items.filter((item) => 'id' in item && item.id === id)).toHaveLength(2);
});

it.each(['princess-armhole', 'princess-shoulder'])(
  '%s ends in the raglan seam, between two panels of it',
  (shaping) => {
    const { pieces } = drawn({ 'bust-shaping': shaping }, '44');
    const panels = pieces.filter(({ part, material }) => part === 'front' && material === 'shell');
    expect(panels.map(({ id }) => id)).toEqual(['front-centre', 'front-side']);
    for (const { edges } of panels)
      expect(edges.filter(({ line }) => line === 'raglan').length).toBeGreaterThan(0);
  },
);
