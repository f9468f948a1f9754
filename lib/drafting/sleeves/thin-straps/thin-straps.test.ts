import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { surveyBodies } from '@/lib/testing/bodies';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { breaches, check } from '../../checks/check';
import { drawDraft } from '../../draft';
import { TOP_WIDTH } from './top';

const designed = (options: RawOptions = {}, width?: number) =>
  completeChoices('top', { sleeve: 'thin-straps', ...options }, width ? { 'strap-width': width } : {});
const drawn = (options: RawOptions = {}, width?: number) =>
  drawDraft(designed(options, width), STANDARD_SIZES['38']);

describe('thin straps', () => {
  it.each<RawOptions>([
    {},
    { sleeve: 'tied-straps', 'neckline-front': 'v' },
    { inside: 'bias-binding', opening: 'none', silhouette: 'straight' },
    { 'back-shaping': 'princess', 'neckline-back': 'square', 'neckline-front': 'sweetheart' },
    { 'bust-shaping': 'waist-dart', 'back-shaping': 'shoulder-dart' },
  ])('break no rule on sizes 34–56 with %j', (options) => {
    expect(brokenBySize(designed(options))).toEqual([]);
  });

  it('begin at a level top as wide as their seam needs, and reach from there over the shoulder', () => {
    const { edges } = measureDraft(drawn()).piece('front') ?? { edges: [] };
    const top = edges.find(({ line }) => line === 'shoulder');
    expect(top?.length).toBeCloseTo(TOP_WIDTH, 6);
    expect(top?.start.y).toBeCloseTo(top?.end.y ?? 0, 6);
    const { construction } = drawn();
    const strap = measureDraft(drawn()).piece('strap');
    const long = Math.max(...(strap?.edges.map(({ length }) => length) ?? []));
    expect(long).toBeCloseTo((construction.strapFront ?? 0) + (construction.strapBack ?? 0) + 3, 2);
  });

  it.each([1766, 2048])('keep clear of the armhole on long shoulders over a narrow front (row %i)', (row) => {
    const body = surveyBodies().find((woman) => woman.row === row)?.body ?? STANDARD_SIZES['38'];
    for (const sleeve of ['thin-straps', 'straps']) {
      const draft = drawDraft(completeChoices('dress', { sleeve, 'neckline-front': 'square' }, {}), body);
      expect(breaches(check(draft))).toEqual([]);
    }
  });

  it('are cut on the bias as cords, and on the straight grain from 1 cm on', () => {
    const grains = [0.6, 1].map((width) => {
      const [from, to] = drawn({}, width).pieces.find(({ id }) => id === 'strap')?.grain ?? [];
      return from && to ? Math.abs(Math.atan2(to[1] - from[1], to[0] - from[0])) * (180 / Math.PI) : 0;
    });
    expect(grains[0]).toBeCloseTo(45, 3);
    expect(grains[1]).toBeCloseTo(90, 3);
  });

  it('leave no shoulder to sew, and no dart in it', () => {
    const draft = drawn({ 'back-shaping': 'shoulder-dart' });
    expect(draft.seams.some(({ operation }) => operation === 'sew-shoulder')).toBe(false);
    expect(draft.notices.map(({ code }) => code)).toContain('shoulder-dart-left-out');
  });
});
