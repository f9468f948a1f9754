import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { dartWidth } from '@/lib/geometry/dart';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';

const designed = (options: Record<string, string> = {}) =>
  completeChoices('top', { 'bust-shaping': 'gathered-yoke', ...options }, {});

describe('the gathered yoke', () => {
  it.each<Record<string, string>>([
    {},
    { length: 'cropped', sleeve: 'none' },
    { 'neckline-front': 'boat' },
    { 'neckline-front': 'sweetheart' },
    { 'neckline-front': 'v', silhouette: 'straight', 'back-shaping': 'none' },
  ])('breaks no rule on sizes 34–56 with %j', (options) => {
    expect(brokenBySize(designed(options))).toEqual([]);
  });

  it('leaves the waist darts to the front below it', () => {
    const { operations } = drawDraft(designed({ silhouette: 'fitted' }), STANDARD_SIZES[38]);
    const darts = operations.filter(({ operation }) => operation === 'sew-fisheye-dart');
    expect(darts.flatMap(({ pieces }) => pieces)).toEqual(['front', 'back']);
  });

  it('gathers about as much as the dart would have taken in', () => {
    const { construction, seams } = drawDraft(designed(), STANDARD_SIZES[38]);
    const seam = seams.find(({ id }) => id === 'front-yoke');
    const length = 14;
    const fullness = length * ((seam?.gather ?? 1) - 1);
    expect(fullness).toBeGreaterThan(0.7 * dartWidth(construction.dartAngle ?? 0, 17));
    expect(fullness).toBeLessThan(1.4 * dartWidth(construction.dartAngle ?? 0, 17));
  });

  it('leaves no dart and is cut as a pair of yokes', () => {
    const { pieces } = drawDraft(designed(), STANDARD_SIZES[52]);
    expect(pieces.find(({ id }) => id === 'front-yoke')?.cut.count).toBe(2);
    expect(pieces.find(({ id }) => id === 'front')?.edges.some(({ role }) => role === 'dart')).toBe(false);
  });
});
