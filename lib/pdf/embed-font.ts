import { type PDFContext, PDFName, type PDFRef, PDFString } from 'pdf-lib';
import { fingerprint } from './fingerprint';
import type { FontProgram } from './font-program';
import { packed } from './packed';
import { subsetFont } from './subset';

const SYMBOLIC = 4;

const hex = (value: number): string => value.toString(16).padStart(4, '0').toUpperCase();

function utf16(codePoint: number): string {
  return [...String.fromCodePoint(codePoint)]
    .flatMap((sign) => sign.split('').map((unit) => hex(unit.charCodeAt(0))))
    .join('');
}

/** The map by which readers and searches get letters back from glyph numbers. */
function toUnicode(used: readonly (readonly [number, number])[]): string {
  const lines = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
  ];
  for (let at = 0; at < used.length; at += 100) {
    const part = used.slice(at, at + 100);
    lines.push(`${part.length} beginbfchar`);
    for (const [glyph, codePoint] of part) lines.push(`<${hex(glyph)}> <${utf16(codePoint)}>`);
    lines.push('endbfchar');
  }
  lines.push('endcmap CMapName currentdict /CMap defineresource pop end end');
  return lines.join('\n');
}

/** Six letters that name the subset, as the format asks; the same letters for the same glyphs. */
function subsetTag(glyphs: readonly number[]): string {
  const print = fingerprint(new Uint8Array(glyphs.flatMap((glyph) => [glyph >> 8, glyph & 255])));
  return [...print.slice(0, 6)].map((digit) => String.fromCharCode(65 + Number.parseInt(digit, 16))).join('');
}

function descriptor(context: PDFContext, font: FontProgram, name: string, glyphs: readonly number[]): PDFRef {
  const em = (value: number) => Math.round((value * 1000) / font.unitsPerEm);
  const program = subsetFont(font, glyphs);
  const file = context.register(packed(context, program, { Length1: program.length }));
  return context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: SYMBOLIC,
      FontBBox: font.box.map(em),
      ItalicAngle: 0,
      Ascent: em(font.ascent),
      Descent: em(font.descent),
      CapHeight: em(font.capHeight),
      XHeight: em(font.xHeight),
      StemV: 80,
      FontFile2: file,
    }),
  );
}

/** Writes the font with the letters used (glyph → code point) under the reference given. */
export function embedFont(
  context: PDFContext,
  ref: PDFRef,
  font: FontProgram,
  letters: ReadonlyMap<number, number>,
): void {
  const used = [...letters].sort(([a], [b]) => a - b);
  const glyphs = used.map(([glyph]) => glyph);
  const name = `${subsetTag(glyphs)}+${font.name}`;
  const widths = used.flatMap(([glyph]) => [glyph, [(font.advance(glyph) * 1000) / font.unitsPerEm]]);
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: descriptor(context, font, name, glyphs),
      W: widths,
      CIDToGIDMap: PDFName.of('Identity'),
    }),
  );
  context.assign(
    ref,
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: PDFName.of('Identity-H'),
      DescendantFonts: [descendant],
      ToUnicode: context.register(packed(context, toUnicode(used))),
    }),
  );
}
