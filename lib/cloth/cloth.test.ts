import { describe, expect, it } from 'vitest';
import { CLOTH_NAMES, coloursOf } from './catalogue';
import { COLOURS, contrast, luminance, mixed } from './colours';
import { inksOf } from './inks';
import { lookText, printOf, readLook } from './look';
import { clothPattern, tileMarkup } from './pattern';

const all = CLOTH_NAMES.flatMap((cloth) => coloursOf(cloth).map((colour) => ({ cloth, colour })));

describe('the cloths', () => {
  it('are sixteen at least, each in several colours', () => {
    expect(CLOTH_NAMES.length).toBeGreaterThanOrEqual(16);
    for (const cloth of CLOTH_NAMES) {
      const colours = coloursOf(cloth);
      expect(colours.length).toBeGreaterThan(1);
      expect(new Set(colours).size).toBe(colours.length);
    }
  });

  it.each(all)('$cloth in $colour is drawn with plain figures and stays light', (chosen) => {
    const markup = tileMarkup(printOf(chosen));
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    expect(markup.length).toBeLessThan(6000);
  });

  it('all look different', () => {
    expect(new Set(all.map((chosen) => tileMarkup(printOf(chosen)))).size).toBe(all.length);
  });

  it.each(all)('shows lines on $cloth in $colour at a contrast of 3 at least', (chosen) => {
    const { line, trace, body } = inksOf({ main: chosen });
    expect(contrast(line, body)).toBeGreaterThan(3);
    expect(contrast(trace, body)).toBeGreaterThan(3);
  });

  it('is repeated as large as it is', () => {
    expect(clothPattern('p', printOf({ cloth: 'striped', colour: 'blue' }))).toMatch(
      /^<pattern id="p" width="2" height="2" patternUnits="userSpaceOnUse">/,
    );
  });
});

describe('a look', () => {
  it.each(all)('of $cloth in $colour is read as it was written', (main) => {
    expect(readLook(lookText({ main }))).toEqual({ main });
    const second = { cloth: 'poplin', colour: 'white' } as const;
    expect(readLook(lookText({ main, second }))).toEqual({ main, second });
  });

  it.each([null, undefined, '', 'silk.red', 'poplin', 'poplin.red', 'poplin.white+', 'toString.white'])(
    'is not read from %j',
    (text) => expect(readLook(text)).toBeUndefined(),
  );

  it('takes no more than two cloths', () => {
    expect(readLook('poplin.white+poplin.white+poplin.white')).toBeUndefined();
  });
});

describe('colours', () => {
  it('are mixed by channel', () => {
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mixed('#102030', '#ffffff', 0)).toBe('#102030');
  });

  it('have the luminance WCAG computes', () => {
    expect(luminance('#ffffff')).toBeCloseTo(1, 6);
    expect(luminance(COLOURS.black)).toBeLessThan(0.05);
  });
});
