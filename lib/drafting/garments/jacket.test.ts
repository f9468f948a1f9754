import { describe, expect, it } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import type { Choices, RawOptions } from '@/lib/choices/types';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

function jacket(options: RawOptions = {}): Choices {
  return chooseInTurn('jacket', options);
}

const body = STANDARD_SIZES['38'];

describe('a jacket', () => {
  it.each([
    ['fitted', 10, 8, 8, 7],
    ['semi-fitted', 14, 12, 11, 8],
    ['easy', 20, 18, 16, 10],
  ])('%s has the ease of METHODS §2', (fit, bust, waist, hip, biceps) => {
    const { finished } = drawDraft(jacket({ fit }), body);
    expect(finished.bust).toBeCloseTo(body.bustCircumference + bust, 1);
    expect(finished.waist).toBeCloseTo(body.waistCircumference + waist, 1);
    expect(finished.hip).toBeCloseTo(body.hipCircumference + hip, 0);
    expect(Math.abs((finished.biceps ?? 0) - body.bicepsCircumference - biceps)).toBeLessThan(1.5);
  });

  it('keeps its ease without sleeves: it is worn over other clothes', () => {
    expect(drawDraft(jacket({ sleeve: 'none' }), body).ease.bust).toBeCloseTo(14, 1);
  });

  it('has 1.5 to 2 more in the neck and a deeper armhole than a top', () => {
    const [own, top] = [drawDraft(jacket(), body), drawDraft(defaultChoices('top'), body)];
    const { blockNeckline = 0, neckEase, armholeDepth = 0 } = own.construction;
    expect(neckEase).toBe(1.75);
    expect(2 * blockNeckline).toBeCloseTo(body.neckBaseCircumference + 1.75, 2);
    expect(armholeDepth - (top.construction.armholeDepth ?? 0)).toBeCloseTo(3.7 - 2.2, 2);
  });

  it('ends where its length says, from above the waist to the knee', () => {
    const hems = ['bolero', 'waist', 'hip', 'mid-thigh', 'knee'].map(
      (length) => drawDraft(jacket({ length }), body).construction.hemLevel ?? 0,
    );
    expect(hems[0]).toBeGreaterThan(0);
    expect(hems[1]).toBeCloseTo(0, 6);
    expect(hems[2]).toBeCloseTo(body.hipsToFloor - body.waistToFloor, 1);
    expect(hems[4]).toBeCloseTo(-0.56 * body.waistToFloor, 1);
    expect([...hems].sort((a, b) => b - a)).toEqual(hems);
  });

  it('buttons with buttons of 2 cm and more', () => {
    const button = drawDraft(jacket(), body).notions.find(({ kind }) => kind === 'button');
    expect(button?.width).toBeGreaterThanOrEqual(2);
  });

  it.each(SIZE_NAMES)('holds every rule in size %s, whatever its length', (size) => {
    for (const length of ['bolero', 'hip', 'knee'])
      expect(breaches(check(drawDraft(jacket({ length }), STANDARD_SIZES[size]))), length).toEqual([]);
  });
});
