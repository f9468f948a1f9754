import { describe, expect, it } from 'vitest';
import table from '@/lib/drawing/glyph-widths.json';
import { parseFont } from './font-program';
import { printFonts } from './fonts';
import { readGlyphWidths } from './glyph-widths';
import { subsetFont } from './subset';

describe('printed fonts', () => {
  it('have the widths that labels are laid out with (npx tsx scripts/glyph-widths.ts)', () => {
    expect(readGlyphWidths()).toEqual(table);
  });

  it('refuse what is not TrueType', () => {
    expect(() => parseFont(new Uint8Array(64))).toThrow();
  });
});

describe('subsetFont', () => {
  const font = printFonts().sans;
  const glyphs = [...'Éœ½'].map((sign) => font.glyph(sign.codePointAt(0) ?? 0));

  it('keeps glyph numbers and advances of what it keeps, with their components', () => {
    const bytes = subsetFont(font, glyphs);
    const view = new DataView(bytes.buffer);
    expect(view.getUint32(0)).toBe(0x00010000);
    expect(bytes.length).toBeLessThan(40_000);
    expect(bytes.length).toBeGreaterThan(1000);
  });

  it('gives a file whose checksum is that of an intact font', () => {
    const bytes = subsetFont(font, glyphs);
    const view = new DataView(bytes.buffer);
    let sum = 0;
    for (let at = 0; at < bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
    expect(sum).toBe(0xb1b0afba);
  });
});
