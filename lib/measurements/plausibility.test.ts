import { describe, expect, it } from 'vitest';
import { looksLikeInches } from './inches';
import { MEASUREMENTS } from './names';
import { blocking, judge } from './plausibility';
import { SIZE_NAMES, STANDARD_SIZES } from './standard-sizes';

const size38 = STANDARD_SIZES['38'];

describe('judging a body', () => {
  it.each(SIZE_NAMES)('asks nothing of chart size %s', (size) => {
    expect(judge(STANDARD_SIZES[size]).filter(({ severity }) => severity !== 'warn')).toEqual([]);
  });

  it.each([0, -4, 9999, Number.NaN, Number.POSITIVE_INFINITY])('blocks %s in any field', (value) => {
    for (const name of MEASUREMENTS) {
      const [doubt] = judge({ ...size38, [name]: value });
      expect(doubt).toMatchObject({ severity: 'block', fields: [name] });
    }
  });

  it.each([
    ['underbust-above-bust', { underbustCircumference: 95 }, 'underbustCircumference'],
    ['hips-above-waist', { hipsToFloor: 108 }, 'hipsToFloor'],
    ['bust-below-waist', { bustHeight: 45.5 }, 'bustHeight'],
  ])('blocks a contradiction: %s', (code, wrong, field) => {
    const [doubt] = blocking({ ...size38, ...wrong });
    expect(doubt?.code).toBe(code);
    expect(doubt?.fields).toContain(field);
  });

  it('asks again for an unlikely pair and warns of a rare value', () => {
    const codes = judge({ ...size38, bicepsCircumference: 36 }).map(
      ({ severity, code }) => `${severity} ${code}`,
    );
    expect(codes).toContain('ask rare-value');
    expect(codes).toContain('ask biceps-bust');
  });

  it('recognises a front chest height taken from the pit of the neck', () => {
    const codes = judge({ ...size38, frontChestHeight: 38.5, bustHeight: 22 }).map(({ code }) => code);
    expect(codes).toContain('front-chest-from-neck-pit');
  });
});

describe('inches typed as centimetres', () => {
  it('is seen by the field', () => {
    expect(looksLikeInches('bustCircumference', 34.6)).toBe(true);
    expect(looksLikeInches('waistCircumference', 70)).toBe(false);
    expect(looksLikeInches('armLength', 23.6)).toBe(true);
    expect(judge({ ...size38, stature: 66 })[0]?.code).toBe('typed-in-inches');
  });
});
