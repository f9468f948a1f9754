import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLength } from './parse-length';
import { editableLength, formatDifference, formatLength, toCm } from './units';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatLength', () => {
  it('writes centimetres in the notation of the reader', () => {
    expect(plain(formatLength(92.5, 'cm', 'fr'))).toBe('92,5 cm');
    expect(plain(formatLength(92.5, 'cm', 'en'))).toBe('92.5 cm');
    expect(plain(formatLength(88, 'cm', 'de'))).toBe('88 cm');
  });

  it('writes inches as the tape shows them', () => {
    expect(plain(formatLength(92.71, 'in', 'en'))).toBe('36 ½ in');
    expect(plain(formatLength(0.635, 'in', 'en'))).toBe('¼ in');
    expect(plain(formatLength(2.54, 'in', 'en'))).toBe('1 in');
    expect(plain(formatLength(0, 'in', 'en'))).toBe('0 in');
  });

  it('always signs a difference', () => {
    expect(plain(formatDifference(4, 'cm', 'fr'))).toBe('+4 cm');
    expect(plain(formatDifference(-1.5, 'cm', 'en'))).toBe('−1.5 cm');
    expect(plain(formatDifference(0, 'cm', 'en'))).toBe('0 cm');
  });
});

describe('parseLength', () => {
  it.each([
    ['92', 'cm', 92],
    ['92,5', 'cm', 92.5],
    [' 92.5 ', 'cm', 92.5],
    ['36', 'in', 91.44],
    ['36 1/4', 'in', 92.075],
    ['36¼', 'in', 92.075],
    ['½', 'in', 1.27],
    ['36"', 'cm', 91.44],
    ['36 in', 'cm', 91.44],
    ['92 cm', 'in', 92],
    ['925 mm', 'cm', 92.5],
    ['-4', 'cm', -4],
    ['− 4,5 cm', 'in', -4.5],
  ] as const)('reads %s in %s', (text, unit, cm) => {
    expect(parseLength(text, unit)).toBeCloseTo(cm, 9);
  });

  it.each([
    '',
    ' ',
    'abc',
    '12abc',
    '1e9',
    '--4',
    '1/0',
    '36.5 1/4',
    'NaN',
    'Infinity',
    '<script>',
    '🧵',
    '9,2,5',
  ])('refuses %j', (text) => {
    expect(parseLength(text, 'cm')).toBeNull();
  });

  it('reads back whatever is put in a field', () => {
    const locale = fc.constantFrom('fr', 'en', 'de');
    const unit = fc.constantFrom('cm' as const, 'in' as const);
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 250, noNaN: true }), unit, locale, (cm, u, l) => {
        const back = parseLength(editableLength(cm, u, l), u);
        expect(back).not.toBeNull();
        expect(Math.abs((back ?? 0) - cm)).toBeLessThanOrEqual(toCm(0.00501, u));
      }),
    );
  });

  it('never throws and never returns a negative or unfinished number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const value = parseLength(text, 'cm');
        expect(value === null || (Number.isFinite(value) && value >= 0)).toBe(true);
      }),
    );
  });
});
