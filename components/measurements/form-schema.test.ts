import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ESSENTIAL, MEASUREMENTS } from '@/lib/measurements/names';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { convertFields, fieldsOf, type MeasureFields, measureSchema, readable } from './form-schema';
import { doubtsAt, understand } from './understood';

const size38 = STANDARD_SIZES['38'];
const filled = (over: Partial<MeasureFields> = {}) => ({
  name: 'Camille',
  ...fieldsOf(size38, 'cm', 'fr'),
  ...over,
});
const troubles = (values: unknown, unit: 'cm' | 'in' = 'cm') => {
  const result = measureSchema(unit, { withName: true }).safeParse(values);
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((i) => [i.path.join('.'), i.message]));
};

describe('measureSchema', () => {
  it('gives centimetres for a filled form', () => {
    const result = measureSchema('cm', { withName: true }).parse(filled());
    expect(result).toEqual({ name: 'Camille', measured: size38 });
  });

  it('lets the recommended ones stay empty and asks for each essential one', () => {
    const empty = Object.fromEntries(MEASUREMENTS.map((name) => [name, '']));
    expect(Object.keys(troubles({ name: 'A', ...empty }))).toEqual([...ESSENTIAL]);
    const { measured } = measureSchema('cm', { withName: true }).parse(filled({ backWidth: ' ' }));
    expect('backWidth' in measured).toBe(false);
  });

  it.each([
    ['abc', 'notALength'],
    ['0', 'higher'],
    ['9999', 'lower'],
    ['34', 'typedInInches'],
    ['-88', 'higher'],
    ['− 5', 'higher'],
    ['5-5', 'notALength'],
    ['<script>alert(1)</script>', 'notALength'],
    ['🧵', 'notALength'],
  ])('answers a bust of %s with %s', (text, code) => {
    expect(troubles(filled({ bustCircumference: text }))).toEqual({ bustCircumference: code });
  });

  it('notices centimetres in an inch form', () => {
    const fields = { name: 'A', ...fieldsOf(size38, 'in', 'en'), bustCircumference: '88' };
    expect(troubles(fields, 'in')).toEqual({ bustCircumference: 'typedInCentimetres' });
  });

  it('cleans a name of what cannot be seen and keeps the rest', () => {
    const parse = (name: string) => measureSchema('cm', { withName: true }).parse({ ...filled(), name }).name;
    expect(parse('  Zoé\u0000\u200b  <b>Łuna</b> 🧵 ')).toBe('Zoé <b>Łuna</b> 🧵');
    expect(troubles({ ...filled(), name: '\u0007 ' })).toEqual({ name: 'required' });
    expect(troubles({ ...filled(), name: 'x'.repeat(61) })).toEqual({ name: 'tooLong' });
  });

  it('never throws, whatever stands in a field', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...MEASUREMENTS), (text, name) => {
        expect(() =>
          measureSchema('cm', { withName: true }).safeParse(filled({ [name]: text })),
        ).not.toThrow();
      }),
    );
  });
});

describe('convertFields', () => {
  it('goes to inches and back within the width of a tape line', () => {
    const cm = fieldsOf(size38, 'cm', 'fr');
    const back = readable(convertFields(convertFields(cm, 'cm', 'in', 'fr'), 'in', 'cm', 'fr'), 'cm');
    for (const name of MEASUREMENTS) expect(Math.abs((back[name] ?? 0) - size38[name])).toBeLessThan(0.06);
  });

  it('leaves alone what it cannot read', () => {
    const fields = { ...fieldsOf(size38, 'cm', 'fr'), bustCircumference: 'quatre-vingts' };
    expect(convertFields(fields, 'cm', 'in', 'fr').bustCircumference).toBe('quatre-vingts');
  });
});

describe('understand', () => {
  it('waits for the essential measurements', () => {
    expect(understand({ bustCircumference: 88 })).toBeNull();
  });

  it('marks what it estimated', () => {
    const essentials = Object.fromEntries(ESSENTIAL.map((name) => [name, size38[name]]));
    const known = understand(essentials);
    expect(known?.estimated).toContain('bicepsCircumference');
    expect(known?.estimated).not.toContain('bustCircumference');
  });

  it('shows a contradiction once, at a field that was measured', () => {
    const known = understand({ ...size38, underbustCircumference: 95 });
    expect(known?.doubts[0]).toMatchObject({ severity: 'block', code: 'underbust-above-bust' });
    if (!known) throw new Error('the body is complete');
    const places = MEASUREMENTS.filter((name) => doubtsAt(name, known).length > 0);
    expect(places).toHaveLength(1);
  });
});
