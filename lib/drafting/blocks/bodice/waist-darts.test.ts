import { describe, expect, it } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { breaches, check } from '@/lib/drafting/checks/check';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { dartReach } from './waist-darts';

describe('waist darts', () => {
  it('end above the hip line of a figure whose hips lie high', () => {
    expect(dartReach(12, { hip: -20 })).toBe(12);
    expect(dartReach(12, { hip: -10.3 })).toBeCloseTo(9.8, 9);
  });

  it('leave the hips their ease on such a figure (INVARIANTS E3)', () => {
    const body = STANDARD_SIZES['42'];
    const highHips = { ...body, hipsToFloor: body.waistToFloor - 12.2 };
    const broken = breaches(check(drawDraft(defaultChoices('dress'), highHips)));
    expect(broken.filter(({ id }) => id === 'E3')).toEqual([]);
  });
});
