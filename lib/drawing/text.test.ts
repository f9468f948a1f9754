import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, wrapText } from './fit-text';
import { textRuns, textWidth } from './measure-text';
import { safeText } from './safe-text';

describe('safeText', () => {
  it('strips control and direction characters, and keeps letters', () => {
    expect(safeText('\u202eÉl\u0000o\u200ddie\ufe0f\u061c')).toBe('Élodie');
    expect(safeText('e\u0301')).toBe('é');
    expect(safeText('a\tb\r\nc\u2028d')).toBe('a b c d');
    expect(safeText('x\u0300\u0301\u0302\u0303\u0304')).toHaveLength(3);
    expect(safeText('e\u200d\u0301')).toBe('é');
    expect(safeText('\ud800x')).toBe('\ufffdx');
  });

  it('keeps the spaces of French typography', () => {
    expect(safeText('oui\u202f! 10\u00a0cm')).toBe('oui\u202f! 10\u00a0cm');
  });

  it('is the same the second time, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => safeText(safeText(text)) === safeText(text)),
    );
  });
});

describe('textRuns', () => {
  it('falls back to the sans, then to a visible box', () => {
    expect(textRuns('Œ½→😀', 'serif')).toEqual([
      { font: 'serif', codePoints: [0x152, 0xbd] },
      { font: 'sans', codePoints: [0x2192, 0x25a1] },
    ]);
  });

  it('loses no sign of any safe text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const drawn = textRuns(text, 'sans-bold').reduce((sum, { codePoints }) => sum + codePoints.length, 0);
        return drawn === [...safeText(text)].length;
      }),
    );
  });
});

describe('textWidth', () => {
  it('is that of the font, in cm', () => {
    expect(textWidth('0', 'sans', 1)).toBeCloseTo(0.497, 6);
    expect(textWidth('00', 'sans', 2)).toBeCloseTo(1.988, 6);
    expect(textWidth('', 'sans', 2)).toBe(0);
  });
});

describe('fitText and wrapText', () => {
  const words = fc
    .array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 12 })
    .map((list) => list.join(' '));

  it('never exceed the width', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 2, max: 20 }), (text, width) => {
        expect(textWidth(fitText(text, 'sans', 0.5, width), 'sans', 0.5)).toBeLessThanOrEqual(width + 1e-9);
        for (const line of wrapText(text, 'sans', 0.5, width)) {
          expect(textWidth(line, 'sans', 0.5)).toBeLessThanOrEqual(width + 1e-9);
        }
      }),
    );
  });

  it('keep short text whole and break at spaces', () => {
    expect(fitText('Devant', 'sans', 0.5, 10)).toBe('Devant');
    expect(fitText('Devant très long', 'sans', 0.5, 2)).toMatch(/^Devant.*…$/);
    expect(wrapText('un deux trois', 'sans', 1, 4)).toEqual(['un deux', 'trois']);
    expect(wrapText('10\u00a0cm', 'sans', 1, 2.6)).toEqual(['10\u00a0cm']);
  });
});
