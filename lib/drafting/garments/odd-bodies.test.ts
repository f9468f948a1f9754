import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Garment } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { extremeBodies, surveyBodies } from '@/lib/testing/bodies';
import { breaches, check } from '../checks/check';
import { draft as drafted, drawDraft } from '../draft';

type Options = Record<string, string>;

function woman(row: number, among = surveyBodies()) {
  const found = among.find((each) => each.row === row);
  if (!found) throw new Error(`No woman ${row}`);
  return found.body;
}

const EMPIRE: Options = {
  ...{ 'waist-seam': 'empire', length: 'floor', 'bust-shaping': 'shoulder-dart', sleeve: 'none' },
  ...{ 'neckline-front': 'sweetheart', 'neckline-back': 'v', inside: 'lining', 'seam-allowance': 'one-inch' },
};

// What the chart sizes do not bring out, each with a woman of the survey who does.
const CASES: readonly (readonly [string, number, Garment, Options])[] = [
  [
    'a waist that lies over two open darts',
    1123,
    'dress',
    {
      'waist-seam': 'dropped',
      'bust-shaping': 'gathered-yoke',
      'back-shaping': 'none',
      sleeve: 'two-piece',
    },
  ],
  [
    'a French dart under a side taken in at the waist',
    1672,
    'dress',
    { 'bust-shaping': 'french-dart', 'back-shaping': 'none' },
  ],
  [
    'a narrow sleeve that ends in a band near the elbow',
    1733,
    'dress',
    { fit: 'very-fitted', 'sleeve-length': 'three-quarter', 'sleeve-finish': 'bracelet' },
  ],
  [
    'a long sleeve shortened by its band',
    1625,
    'top',
    {
      fit: 'very-fitted',
      'back-shaping': 'shoulder-dart',
      'sleeve-length': 'long',
      'sleeve-finish': 'bracelet',
    },
  ],
  [
    'a faced hem that bends otherwise in front than behind',
    762,
    'top',
    { 'back-shaping': 'none', 'hem-shape': 'high-low', hem: 'faced' },
  ],
  [
    'an armhole dart under a dropped shoulder',
    1393,
    'top',
    { fit: 'very-fitted', 'bust-shaping': 'armhole-dart', sleeve: 'dropped' },
  ],
  [
    'an armhole dart where the armhole turns away under the arm',
    1307,
    'top',
    {
      fit: 'very-fitted',
      'bust-shaping': 'armhole-dart',
      collar: 'notched',
      'seam-allowance': 'five-eighths-inch',
    },
  ],
  [
    'a wrap with a waist dart near its centre',
    2009,
    'top',
    { silhouette: 'peplum', fit: 'easy', 'back-shaping': 'none', opening: 'wrap', sleeve: 'dropped' },
  ],
  [
    'a bound armhole that runs on into a princess seam',
    1501,
    'dress',
    {
      fit: 'fitted',
      silhouette: 'straight',
      length: 'mini',
      'bust-shaping': 'princess-armhole',
      sleeve: 'cap',
      inside: 'bias-binding',
    },
  ],
  ['a skirt whose upper edge swings about its length', 612, 'dress', EMPIRE],
  ['a facing between a corner of the neckline and a near armhole', 613, 'dress', EMPIRE],
  ['a waist seam under a low bust, a finger above the waist', 681, 'dress', EMPIRE],
  [
    'a pocket in a short side seam',
    8,
    'top',
    { silhouette: 'a-line', 'bust-shaping': 'neck-dart', pockets: 'in-seam', belt: 'half-belt' },
  ],
];

describe('on a woman unlike the charts', () => {
  it.each(CASES)('%s is sound', (_what, row, garment, options) => {
    expect(breaches(check(drawDraft(completeChoices(garment, options, {}), woman(row))))).toEqual([]);
  });
});

describe('on a body at the end of what there is', () => {
  const extreme = (row: number) => woman(row, extremeBodies());

  it('a skirt whose upper edge changes its form where its length comes out is sound', () => {
    const options = { 'waist-seam': 'natural', skirt: 'straight', length: 'mini', hem: 'rolled' };
    const rest = { 'bust-shaping': 'waist-dart', sleeve: 'raglan', belt: 'tie', 'seam-allowance': '1-5-cm' };
    const choices = completeChoices('dress', { ...options, ...rest }, {});
    expect(breaches(check(drawDraft(choices, extreme(22))))).toEqual([]);
  });

  it('a hem that darts part behind rises there as it does in front', () => {
    const options = {
      fit: 'easy',
      'bust-shaping': 'princess-shoulder',
      ruffle: 'hem',
      'hem-shape': 'curved',
    };
    const draft = drawDraft(completeChoices('top', options, {}), extreme(67));
    expect(draft.construction.hemLiftSide).toBeGreaterThan(1);
    expect(breaches(check(draft))).toEqual([]);
  });

  it('a dart that would open beyond the side is refused by the choices to change', () => {
    const options = { fit: 'fitted', 'waist-seam': 'natural', 'bust-shaping': 'waist-dart' };
    const rest = { 'back-shaping': 'none', opening: 'front-zip', skirt: 'panelled' };
    const choices = completeChoices('dress', { ...options, ...rest }, {});
    expect(drafted(choices, extreme(16))).toMatchObject({
      refused: { code: 'incompatible-choices', fields: ['bust-shaping', 'fit'] },
    });
  });
});

describe('an arm no sleeve of its kind goes round', () => {
  const body = { ...STANDARD_SIZES['56'], bicepsCircumference: 48 };
  const outcome = (options: Options) => drafted(completeChoices('dress', options, {}), body);

  it('is refused with a raglan by the choices to change, and drafted with a set-in sleeve', () => {
    const options = { sleeve: 'raglan', opening: 'wrap' };
    expect(outcome(options)).toMatchObject({
      refused: { code: 'incompatible-choices', fields: ['sleeve', 'fit'] },
    });
    expect(outcome({ ...options, sleeve: 'set-in' })).toHaveProperty('draft');
  });

  it('finds room in a kimono, whose underarm is longer for it', () => {
    expect(outcome({ sleeve: 'kimono', 'sleeve-length': 'long', fit: 'easy' })).toHaveProperty('draft');
  });
});

describe('a dart in a hollow too tight for its allowance', () => {
  const options = { fit: 'very-fitted', 'bust-shaping': 'armhole-dart', collar: 'funnel', sleeve: 'dropped' };
  const outcome = (allowance: string) =>
    drafted(completeChoices('top', { ...options, 'seam-allowance': allowance }, {}), woman(814));

  it('is refused by the choices to change, and drafted with a narrower one', () => {
    expect(outcome('1-5-cm')).toMatchObject({
      refused: { code: 'incompatible-choices', fields: ['bust-shaping', 'seam-allowance'] },
    });
    expect(outcome('1-cm')).toHaveProperty('draft');
  });
});

describe('a straight skirt pulled on from a waist above the waist', () => {
  const options = { skirt: 'straight', fit: 'very-fitted', opening: 'back-keyhole', silhouette: 'straight' };
  const drawn = (seam: string) =>
    drawDraft(completeChoices('dress', { ...options, 'waist-seam': seam }, {}), woman(677));
  const raised = (seam: string) =>
    drawn(seam).notices.find(({ code }) => code === 'ease-raised-to-pull-on')?.figures.hips;

  it('is as wide at the hip as the shoulders ask, and the maker is told', () => {
    const draft = drawn('empire');
    expect(raised('empire')).toBeCloseTo(draft.ease.hip ?? 0, 0);
    expect(breaches(check(draft))).toEqual([]);
  });

  it('says nothing of the hip where that was left alone', () => {
    expect(raised('none')).toBe(0);
  });
});

describe('a straight skirt under a seam wider than her hips', () => {
  it('falls plumb, and the maker is told', () => {
    const options = { 'waist-seam': 'empire', skirt: 'straight', opening: 'side-zip' };
    const draft = drawDraft(completeChoices('dress', options, {}), woman(482));
    const told = draft.notices.find(({ code }) => code === 'hip-ease-of-wider-seam')?.figures;
    expect(told?.hip).toBeCloseTo(draft.ease.hip ?? 0, 0);
    expect(draft.finished.hem).toBeCloseTo(draft.finished.hip ?? 0, 1);
    expect(breaches(check(draft))).toEqual([]);
  });
});

describe('a lifted hem that no longer passes the hip all round', () => {
  it.each(['curved', 'high-low'])('has no girth there when %s, and breaks no rule', (shape) => {
    for (const row of [1203, 1402]) {
      const draft = drawDraft(completeChoices('top', { 'hem-shape': shape }, { length: 17 }), woman(row));
      expect(draft.ease.hip).toBeUndefined();
      expect(breaches(check(draft))).toEqual([]);
    }
  });
});
