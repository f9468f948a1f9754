import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { dartTraces } from '@/lib/testing/behaviour/h07-h09-neutrality';
import { surveyBodies } from '@/lib/testing/bodies';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const designed = (shaping: string, options: Record<string, string> = {}) =>
  completeChoices('top', { 'bust-shaping': shaping, ...options }, {});

describe.each(['princess-armhole', 'princess-shoulder'])('%s', (shaping) => {
  it('cuts the front in a centre on the fold and a pair of sides, without darts', () => {
    const { pieces } = drawDraft(designed(shaping), STANDARD_SIZES[38]);
    const panels = pieces.filter(({ part }) => part === 'front');
    expect(panels.map(({ id, cut }) => [id, cut.count, cut.onFold])).toEqual([
      ['front-centre', 1, true],
      ['front-side', 2, false],
    ]);
    expect(panels.flatMap(({ edges }) => edges).some(({ role }) => role === 'dart')).toBe(false);
    expect(panels.flatMap(({ internal }) => internal).some(({ kind }) => kind === 'fisheye-dart')).toBe(
      false,
    );
  });

  it('eases a little, and never over 0.6, into the side panel', () => {
    const { seams } = drawDraft(designed(shaping), STANDARD_SIZES[38]);
    const seam = seams.find(({ id }) => id === 'front-princess');
    expect(seam?.ease).toBeGreaterThan(0.15);
    expect(seam?.ease).toBeLessThanOrEqual(0.6);
  });

  it.each(['34', '44', '56'] as const)('breaks no rule on size %s', (size) => {
    expect(breaches(check(drawDraft(designed(shaping), STANDARD_SIZES[size])))).toEqual([]);
  });

  it('leaves the fit alone', () => {
    expect(dartTraces(drawDraft, designed('side-dart'), designed(shaping), STANDARD_SIZES[44])).toEqual([]);
  });

  // Women of the survey whose bust point lies 2 to 6 cm above the line their bust is measured on.
  it.each([752, 1444, 1832, 2083])('matches over the high bust of woman %i', (row) => {
    const woman = surveyBodies().find((each) => each.row === row);
    if (!woman) throw new Error(`No woman ${row}`);
    const straight: Record<string, string> = { silhouette: 'straight', 'back-shaping': 'none' };
    for (const options of [{}, straight]) {
      const drawn = drawDraft(designed(shaping, options), woman.body);
      const { bustLevel = 0, bustLine = 0 } = drawn.construction;
      expect(bustLevel - bustLine).toBeGreaterThan(2);
      expect(breaches(check(drawn))).toEqual([]);
    }
  });
});
