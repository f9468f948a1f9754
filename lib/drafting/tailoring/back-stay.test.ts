import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { boundsOf } from '@/lib/geometry/bounds';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import type { Draft, LineName } from '@/lib/pattern/types';
import { surveyBodies } from '@/lib/testing/bodies';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

type Size = (typeof SIZE_NAMES)[number];

const draw = (options: RawOptions = {}, size: Size = '40') =>
  drawDraft(completeChoices('jacket', options, {}), STANDARD_SIZES[size]);

const staysOf = ({ pieces }: Draft) => pieces.filter(({ id }) => id.startsWith('back-stay'));

const heights = (draft: Draft, piece: string, line: LineName) =>
  (measureDraft(draft).piece(piece)?.edges ?? [])
    .filter((edge) => edge.line === line)
    .flatMap(({ points }) => points.map(({ y }) => y));

describe('the stay of a lined jacket', () => {
  it.each(SIZE_NAMES)('reaches 18 below the neck and 7 below the underarm, size %s', (size) => {
    const draft = draw({}, size);
    const [centre, side] = (['centre', 'side'] as const).map((line) => heights(draft, 'back-stay', line));
    expect(Math.max(...(centre ?? [])) - Math.min(...(centre ?? []))).toBeCloseTo(18, 3);
    expect(Math.max(...(side ?? [])) - Math.min(...(side ?? []))).toBeCloseTo(7, 3);
    expect(breaches(check(draft))).toEqual([]);
  });

  it('lies within the stitching lines of the back, its upper edges the same', () => {
    const draft = draw();
    for (const line of ['armhole', 'shoulder', 'neckline'] as const)
      expect(heights(draft, 'back-stay', line)).toEqual(heights(draft, 'back', line));
    const [stay] = staysOf(draft);
    expect(stay?.edges.every(({ allowance }) => allowance === 0)).toBe(true);
  });

  it.each<RawOptions>([
    { 'back-shaping': 'shoulder-dart' },
    { sleeve: 'raglan' },
    { sleeve: 'dropped' },
    { sleeve: 'none' },
    { 'side-slit': 'back-vent' },
    { pockets: 'in-seam' },
  ])('is one piece: %j', (options) => {
    const draft = draw(options);
    expect(staysOf(draft)).toHaveLength(1);
    expect(breaches(check(draft))).toEqual([]);
  });

  it('leaves no shred of side where a pocket opens near its lower edge', () => {
    const woman = surveyBodies().find(({ row }) => row === 741);
    const options = { silhouette: 'straight', length: 'bolero', 'back-shaping': 'none', pockets: 'in-seam' };
    const draft = drawDraft(completeChoices('jacket', options, {}), woman?.body ?? STANDARD_SIZES['40']);
    const lengths =
      measureDraft(draft)
        .piece('back-stay')
        ?.edges.map(({ length }) => length) ?? [];
    expect(Math.min(...lengths)).toBeGreaterThan(0.1);
  });

  it('is parted at the seam of a yoke, which it covers', () => {
    const draft = draw({ 'back-shaping': 'yoke' });
    expect(staysOf(draft).map(({ id }) => id)).toEqual(['back-stay', 'back-stay-yoke']);
    const [stay, yoke] = [heights(draft, 'back-stay', 'yoke'), heights(draft, 'back-yoke', 'yoke')];
    expect(Math.min(...stay)).toBeCloseTo(Math.min(...yoke), 6);
    expect(heights(draft, 'back-stay-yoke', 'armhole')).toEqual(heights(draft, 'back-yoke', 'armhole'));
  });

  it.each(['yoke-box-pleat', 'yoke-gathers'])('leaves a back that falls from its yoke soft: %s', (value) => {
    expect(staysOf(draw({ 'back-shaping': value }))).toEqual([]);
  });

  it.each(['princess-armhole', 'princess-shoulder'])('is cut in two as the back is, beside %s', (front) => {
    const draft = draw({ 'bust-shaping': front, 'back-shaping': 'princess' });
    expect(staysOf(draft).map(({ id }) => id)).toEqual(['back-stay-centre', 'back-stay-side']);
    const [centre, side] = ['back-stay-centre', 'back-stay-side'].map((id) =>
      Math.min(...heights(draft, id, 'princess')),
    );
    expect(centre).toBeCloseTo(side ?? Number.NaN, 6);
    expect(breaches(check(draft))).toEqual([]);
    for (const { cutLine } of staysOf(draft)) expect(boundsOf(cutLine).bottom).toBeGreaterThan(0);
  });
});

it('passes below an armhole that is hollowed far into the back', () => {
  const wide = surveyBodies().find(({ row }) => row === 2016)?.body;
  if (!wide) throw new Error('No such woman');
  const options: RawOptions = { fit: 'easy', silhouette: 'a-line', 'back-shaping': 'princess' };
  const draft = drawDraft(completeChoices('jacket', { ...options, 'bust-shaping': 'french-dart' }, {}), wide);
  expect(staysOf(draft)).toHaveLength(2);
  expect(breaches(check(draft))).toEqual([]);
});

it.each<RawOptions>([{ inside: 'facings' }, { opening: 'back-buttons' }])(
  'leaves a back soft: %j',
  (options) => expect(staysOf(draw(options))).toEqual([]),
);
