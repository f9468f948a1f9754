import { describe, expect, it } from 'vitest';
import { GARMENTS } from '@/lib/choices/catalogue';
import { defaultChoices } from '@/lib/choices/defaults';
import { MEASUREMENTS, type MeasurementName } from '@/lib/measurements/names';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { drawDraft } from './draft';
import { shifts } from './shifts';

const body = STANDARD_SIZES['40'];

describe.each(GARMENTS)('a %s on a body measured wrongly', (garment) => {
  const choices = defaultChoices(garment);
  const before = drawDraft(choices, body);
  const told = (name: MeasurementName, by = 2) =>
    new Map(
      shifts(before, drawDraft(choices, { ...body, [name]: body[name] + by })).map((each) => [
        each.name,
        each.by,
      ]),
    );

  it('does not move when nothing does', () => {
    expect(shifts(before, drawDraft(choices, body))).toEqual([]);
  });

  it('follows the girth that was wrong', () => {
    expect(told('bustCircumference').get('bust')).toBeCloseTo(2, 1);
    expect(told('waistCircumference').get('waist')).toBeCloseTo(2, 1);
    expect(told('hipCircumference', -2).get('hip')).toBeCloseTo(-2, 1);
  });

  it('has its dart opened by the bust and closed by the ribs', () => {
    expect(told('bustCircumference').get('dart')).toBeGreaterThan(0.2);
    expect(told('underbustCircumference').get('dart')).toBeLessThan(-0.2);
  });

  it('hangs otherwise when the back is longer than the front', () => {
    expect(told('backHeight').get('balance')).toBeGreaterThan(1);
    expect(told('frontChestHeight').get('balance')).toBeLessThan(-1);
  });

  it('has its bust point where the bust is', () => {
    expect(told('bustHeight').get('bustPointDepth')).toBeCloseTo(2, 1);
    expect(told('bustSpacing').get('bustPointSpacing')).toBeCloseTo(2, 1);
  });

  it('is told in four figures at most, the largest first', () => {
    for (const name of MEASUREMENTS) {
      const sizes = [...told(name).values()].map(Math.abs);
      expect(sizes.length).toBeLessThanOrEqual(4);
      expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    }
  });
});
