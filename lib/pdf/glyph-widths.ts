import type { GlyphTable } from '@/lib/drawing/measure-text';
import type { FontName } from '@/lib/drawing/types';
import type { FontProgram } from './font-program';
import { printFonts } from './fonts';

/** Runs of neighbouring code points: first one → advances in font units, separated by spaces. */
function runs(font: FontProgram): Record<string, string> {
  const codePoints = [...font.codePoints].filter(isText).sort((a, b) => a - b);
  const found: Record<string, string> = {};
  let first = -1;
  codePoints.forEach((codePoint, index) => {
    const advance = String(font.advance(font.glyph(codePoint)));
    if (index > 0 && codePoints[index - 1] === codePoint - 1) found[first] += ` ${advance}`;
    else {
      first = codePoint;
      found[first] = advance;
    }
  });
  return found;
}

const isText = (codePoint: number): boolean =>
  !/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.test(String.fromCodePoint(codePoint));

/** The widths of every letter of the printed fonts: what `lib/drawing/glyph-widths.json` holds. */
export function readGlyphWidths(): Record<FontName, GlyphTable> {
  const read = (font: FontProgram): GlyphTable => ({
    unitsPerEm: font.unitsPerEm,
    ascent: font.ascent,
    descent: font.descent,
    capHeight: font.capHeight,
    xHeight: font.xHeight,
    runs: runs(font),
  });
  const fonts = printFonts();
  return { sans: read(fonts.sans), 'sans-bold': read(fonts['sans-bold']), serif: read(fonts.serif) };
}
