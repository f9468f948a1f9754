import { describe, expect, it } from 'vitest';
import type { Choices, Garment, RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { firstAlong } from '@/lib/pattern/find';
import { measureDraft } from '@/lib/pattern/measured-draft';
import type { Draft, LineName } from '@/lib/pattern/types';
import { surveyBodies } from '@/lib/testing/bodies';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

function lined(garment: Garment, options: RawOptions = {}): Choices {
  return chooseInTurn(garment, { inside: 'lining', ...options });
}

const body = STANDARD_SIZES['38'];

function piece(draft: Draft, id: string) {
  const found = measureDraft(draft).piece(id);
  if (!found) throw new Error(`No ${id}`);
  return found;
}

const lowest = (draft: Draft, id: string) =>
  Math.min(
    ...piece(draft, id)
      .edges.filter(({ line }) => line === 'hem')
      .map(({ start }) => start.y),
  );

function lineLength(draft: Draft, id: string, line: LineName): number {
  return piece(draft, id)
    .edges.filter((edge) => edge.line === line && edge.role !== 'dart')
    .reduce((sum, { length }) => sum + length, 0);
}

describe.each(['dress', 'jacket'] as const)('a lined %s', (garment) => {
  it.each(['34', '44', '56'] as const)('holds every rule in size %s, with and without sleeves', (size) => {
    for (const sleeve of ['none', 'set-in'])
      expect(breaches(check(drawDraft(lined(garment, { sleeve }), STANDARD_SIZES[size]))), sleeve).toEqual(
        [],
      );
  });

  it('has its lining sewn to the free edge of the facings, and nothing of them overcast (INVARIANTS C12)', () => {
    const draft = drawDraft(lined(garment), body);
    const c12 = check(draft).find(({ id }) => id === 'C12');
    expect(c12).toMatchObject({ ok: true, applies: true });
    for (const face of ['front', 'back'])
      expect(draft.seams.find(({ id }) => id === `lining-${face}-facing`)?.ease).toBe(0);
    expect(draft.operations.map(({ id }) => id)).not.toContain('finish-facing');
  });

  it('has the ends of its facings sewn to a zip once the lining hangs on them, and the lining after that', () => {
    const opening = garment === 'dress' ? 'back-zip' : 'front-zip';
    const { seams, operations } = drawDraft(lined(garment, { collar: 'none', opening }), body);
    const attached = seams.filter(({ operation }) => operation === 'attach-lining').map(({ stage }) => stage);
    const at = (name: string) => operations.find(({ operation }) => operation === name)?.stage;
    expect(at('finish-facing-at-zip')).toBeGreaterThan(Math.max(...attached));
    expect(at('finish-facing-at-zip')).toBeLessThan(at('fell-lining') as number);
  });

  it('has room: half a centimetre at each side, a higher underarm, the sleeve solved against it (METHODS §7)', () => {
    const draft = drawDraft(lined(garment, { sleeve: 'set-in' }), body);
    const own = lineLength(draft, 'lining-front', 'side');
    const outer = lineLength(draft, 'front', 'side');
    const shorter = lowest(draft, 'lining-front') - lowest(draft, 'front');
    expect(own - (outer - shorter)).toBeGreaterThan(1);
    expect(own - (outer - shorter)).toBeLessThan(1.5);
    const armhole =
      lineLength(draft, 'lining-front', 'armhole') + lineLength(draft, 'lining-back', 'armhole');
    const cap = lineLength(draft, 'lining-sleeve', 'cap');
    expect(cap - armhole).toBeGreaterThan(0);
    expect(cap - armhole).toBeLessThan(3.5);
  });

  it('is cut from lining cloth', () => {
    const parts = drawDraft(lined(garment), body).pieces.filter(({ part }) => part === 'lining');
    expect(parts.length).toBeGreaterThanOrEqual(3);
    expect(new Set(parts.map(({ material }) => material))).toEqual(new Set(['lining']));
  });
});

describe('the lower edge of a lining', () => {
  it('of a dress hangs free, 2.5 to 3 shorter, hemmed by itself', () => {
    const draft = drawDraft(lined('dress'), body);
    const shorter = lowest(draft, 'lining-back') - lowest(draft, 'back');
    expect(shorter).toBeGreaterThanOrEqual(2.5);
    expect(shorter).toBeLessThanOrEqual(3);
    expect(draft.operations.map(({ operation }) => operation)).toContain('hem-lining');
  });

  it('of a jacket is sewn to the turned hem and falls in a pleat of 1 to 1.5 about 2 above it', () => {
    const draft = drawDraft(lined('jacket'), body);
    const above = lowest(draft, 'lining-back') - lowest(draft, 'back');
    const sewnAt = 4 - 1;
    const pleat = (sewnAt - above) / 2;
    expect(pleat).toBeGreaterThanOrEqual(1);
    expect(pleat).toBeLessThanOrEqual(1.5);
    expect(above + pleat).toBeGreaterThan(1.5);
  });
});

describe('the back of a lining', () => {
  it('has a pleat of 2 to 3 down the centre where it is on the fold', () => {
    const back = piece(drawDraft(lined('jacket'), body), 'lining-back');
    const pleat = firstAlong(back, 'pleat');
    expect(pleat?.length).toBeGreaterThanOrEqual(2);
    expect(pleat?.length).toBeLessThanOrEqual(3);
  });

  it('is open beside a zip, a little further than the zip itself', () => {
    const draft = drawDraft(lined('dress', { opening: 'back-zip', 'side-slit': 'none' }), body);
    const edges = piece(draft, 'lining-back').edges.filter(({ line }) => line === 'centre');
    expect(edges.map(({ role }) => role).sort()).toEqual(['finished', 'seam']);
    const shorter = lowest(draft, 'lining-back') - lowest(draft, 'back');
    const seam = edges.find(({ role }) => role === 'seam')?.length ?? 0;
    const outer = piece(draft, 'back').edges.find(({ id }) => id === 'centre')?.length ?? 0;
    expect(outer - shorter - seam).toBeCloseTo(1, 1);
  });

  it('leaves the middle of the front to a zip there', () => {
    for (const length of ['bolero', 'hip', 'knee']) {
      const draft = drawDraft(lined('jacket', { opening: 'front-zip', collar: 'stand', length }), body);
      const centre = piece(draft, 'lining-front').edges.filter(({ line }) => line === 'centre');
      expect(piece(draft, 'lining-front').piece.cut).toMatchObject({ count: 2, onFold: false });
      expect(centre.map(({ role }) => role)).toContain('finished');
      expect(breaches(check(draft)), length).toEqual([]);
    }
  });

  it('opens a little higher than the vent it hangs in', () => {
    const draft = drawDraft(lined('dress', { 'side-slit': 'back-vent' }), body);
    const vent = Number(draft.operations.find(({ id }) => id === 'back-vent')?.figures.length);
    const open = piece(draft, 'lining-back').edges.find(
      ({ id }) => /^centre-open/.test(id) && !/opening/.test(id),
    );
    const shorter = lowest(draft, 'lining-back') - lowest(draft, 'back');
    expect((open?.length ?? 0) + shorter - vent).toBeCloseTo(1, 1);
  });
});

describe('under a waist seam the lining of a dress', () => {
  const seamed = (skirt: string, more: RawOptions = {}) =>
    lined('dress', { 'waist-seam': 'natural', skirt, 'side-slit': 'none', ...more });

  it.each(['gathered', 'pleated', 'full-circle', 'tiered', 'panelled'])(
    'of a %s skirt is cut in one to the hem',
    (skirt) => {
      for (const size of ['34', '44', '56'] as const) {
        const draft = drawDraft(seamed(skirt), STANDARD_SIZES[size]);
        expect(breaches(check(draft)), size).toEqual([]);
        const shorter = lowest(draft, 'lining-back') - (draft.construction.hemLevel ?? 0);
        expect(shorter).toBeGreaterThanOrEqual(2);
        expect(shorter).toBeLessThanOrEqual(3);
      }
    },
  );

  it('goes on opening below the zip to where it can be stepped into', () => {
    const options = { 'waist-seam': 'empire', opening: 'front-zip', length: 'floor', 'side-slit': 'sides' };
    const draft = drawDraft(seamed('straight', options), body);
    const lines = piece(draft, 'lining-front').edges.map(({ id }) => id);
    expect(lines).toEqual(expect.arrayContaining(['centre-opening', 'centre-free', 'centre', 'side-open']));
    expect(breaches(check(draft))).toEqual([]);
  });

  it('opens its sides where it would bind the stride', () => {
    const sides = (length: string) =>
      piece(drawDraft(seamed('full-circle', { length }), body), 'lining-front').edges.filter(
        ({ line, role }) => line === 'side' && role === 'finished',
      );
    expect(sides('ankle').length).toBe(1);
    expect(sides('above-knee')).toEqual([]);
  });
});

it('sews its bust dart shorter where the facing of a deep neckline comes near the bust', () => {
  const options = { inside: 'lining', 'bust-shaping': 'shoulder-dart', 'neckline-front': 'sweetheart' };
  const choices = lined('dress', { ...options, opening: 'double-breasted', sleeve: 'two-piece' });
  const deep = { ...choices, sizes: { ...choices.sizes, 'neckline-front-depth': 12 } };
  for (const row of [1046, 1057, 1078]) {
    const woman = surveyBodies()[row - 1];
    if (!woman) throw new Error(`No woman ${row}`);
    expect(breaches(check(drawDraft(deep, woman.body))), `row ${row}`).toEqual([]);
  }
});
