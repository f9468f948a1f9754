import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { surveyBodies } from '@/lib/testing/bodies';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../../draft';

const designed = (options: RawOptions = {}, sizes: Record<string, number> = {}) =>
  completeChoices('top', { sleeve: 'halter', ...options }, sizes);
const drawn = (
  options: RawOptions = {},
  sizes: Record<string, number> = {},
  size: keyof typeof STANDARD_SIZES = '38',
) => drawDraft(designed(options, sizes), STANDARD_SIZES[size]);

const lowBusted = surveyBodies().flatMap(({ row, body }) => (row === 35 ? [body] : []));

describe('a halter over a seam under the bust', () => {
  it.each(['square', 'v'])('has room for a princess seam in its short back, its edge %s', (shape) => {
    const options = {
      ...{ sleeve: 'halter', 'waist-seam': 'empire', 'back-shaping': 'princess', 'neckline-back': shape },
      'seam-allowance': 'quarter-inch',
    };
    for (const body of [STANDARD_SIZES['34'], STANDARD_SIZES['56'], ...lowBusted]) {
      const draft = drawDraft(completeChoices('dress', options, {}), body);
      expect(() => draft.pieces.map(({ cutLine }) => cutLine)).not.toThrow();
    }
  });

  it('has no notch where a level of the body meets the point of its back', () => {
    const options = { sleeve: 'halter', 'waist-seam': 'empire', 'back-shaping': 'princess', opening: 'wrap' };
    const lapped = { ...options, 'neckline-front': 'wrap', 'neckline-back': 'v', 'seam-allowance': '0-7-cm' };
    const choices = completeChoices('dress', lapped, { 'neckline-back-depth': 8 });
    expect(brokenBySize(choices)).toEqual([]);
  });

  it('has a lining that ends on its own centre, which is taken in less there', () => {
    const lined = completeChoices(
      'dress',
      { sleeve: 'halter', 'waist-seam': 'empire', inside: 'lining' },
      {},
    );
    expect(brokenBySize(lined)).toEqual([]);
  });
});

describe('a halter', () => {
  it.each<RawOptions>([
    {},
    { 'neckline-back': 'v', 'back-shaping': 'princess', silhouette: 'fitted' },
    { 'neckline-back': 'square', opening: 'back-buttons' },
    { 'neckline-back': 'boat', inside: 'bias-binding', opening: 'none', silhouette: 'straight' },
    { 'bust-shaping': 'princess-shoulder', 'neckline-front': 'v' },
    { 'back-shaping': 'waist-darts', fit: 'easy', opening: 'side-zip' },
    // On size 52 the edge lies a hair above the place where the centre begins to turn in.
    { fit: 'loose', opening: 'back-zip' },
  ])('breaks no rule on sizes 34–56 with %j', (options) => {
    expect(brokenBySize(designed(options))).toEqual([]);
  });

  it('says to what depth its back is cut where that would come too near the waist', () => {
    const cut = (depth: number) => {
      const { notices, pieces } = drawn({ 'neckline-back': 'v' }, { 'neckline-back-depth': depth }, '34');
      const said = notices.find(({ code }) => code === 'bare-back-limited')?.figures;
      return { said, back: pieces.find(({ id }) => id === 'back')?.edges };
    };
    expect(cut(3).said).toBeUndefined();
    const deepest = cut(18);
    expect(deepest.said).toMatchObject({ asked: 18 });
    expect(cut(Number(deepest.said?.used) + 0.5).back).toEqual(deepest.back);
    expect(cut(Number(deepest.said?.used) - 0.5).back).not.toEqual(deepest.back);
  });

  it('has straps that reach round the neck of the body and 35 to 45 beyond', () => {
    for (const size of ['34', '44', '56'] as const) {
      const draft = drawn({}, {}, size);
      const strap = measureDraft(draft).piece('strap');
      const long = Math.max(...(strap?.edges.map(({ length }) => length) ?? []));
      const { strapFront = 0 } = draft.construction;
      // The back of the neck is less than half of its base; what is left of that is what goes to the bow.
      const nape = 0.21 * STANDARD_SIZES[size].neckBaseCircumference;
      expect(long - strapFront - nape).toBeGreaterThan(35);
      expect(long - strapFront - nape).toBeLessThan(45);
    }
  });

  it('leaves the back no shoulder, and ends it where its neckline says', () => {
    const top = (sizes: Record<string, number>) => {
      const back = measureDraft(drawn({ 'neckline-back': 'v' }, sizes)).piece('back');
      expect(back?.edges.some(({ line }) => line === 'shoulder')).toBe(false);
      const edge = back?.edges.findLast(({ line }) => line === 'neckline');
      return edge?.end.y ?? 0;
    };
    expect(top({ 'neckline-back-depth': 4 }) - top({ 'neckline-back-depth': 9 })).toBeCloseTo(5, 6);
    expect(top({ 'neckline-back-depth': 18 })).toBeCloseTo(10, 6);
  });

  it('lies closer than without sleeves, and pinches the gape of its long edge into the bust dart', () => {
    const [halter, bare] = [
      drawn(),
      drawDraft(completeChoices('top', { sleeve: 'none' }, {}), STANDARD_SIZES['38']),
    ];
    expect((bare.ease.bust ?? 0) - (halter.ease.bust ?? 0)).toBeCloseTo(3, 2);
    expect(halter.construction.armholeDart ?? 0).toBeGreaterThan(bare.construction.armholeDart ?? 0);
    expect(drawn({ fit: 'very-fitted' }).ease.bust).toBeCloseTo(2, 2);
  });

  it('ends its darts below the edge of the back', () => {
    const draft = measureDraft(drawn({ silhouette: 'fitted' }, { 'neckline-back-depth': 9 }));
    const tips = draft.piece('back')?.piece.internal.filter(({ kind }) => kind === 'fisheye-dart') ?? [];
    const highest = Math.max(
      ...tips.flatMap(({ path }) => path.flatMap((command) => command.slice(-1)[0] as number)),
    );
    expect(tips.length).toBeGreaterThan(0);
    expect(highest).toBeLessThanOrEqual((draft.draft.construction.bareBackLevel ?? 0) - 2.9);
  });

  it('is bound from one top of the front round the back to the other, in one strip where the back is whole', () => {
    const tapes = (opening: string) =>
      drawn({ inside: 'bias-binding', opening, silhouette: 'straight' })
        .operations.filter(({ operation }) => operation === 'bind-edge')
        .map(({ id, figures }) => [id, figures.count]);
    expect(tapes('none')).toContainEqual(['bind-armhole', 1]);
    expect(tapes('back-zip')).toContainEqual(['bind-armhole', 2]);
  });
});
