import fontkit from '@pdf-lib/fontkit';
import { readTables, type Tables, viewOf } from './sfnt';

/** A parsed font: what embedding needs of it, read once per process. Lengths in font units. */
export interface FontProgram {
  readonly name: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly box: readonly [number, number, number, number];
  readonly codePoints: readonly number[];
  readonly tables: Tables;
  /** Glyph drawn for a code point, 0 when the font has none. */
  glyph(codePoint: number): number;
  advance(glyph: number): number;
}

function advanceReader(tables: Tables): (glyph: number) => number {
  const metrics = viewOf(table(tables, 'hmtx'));
  const last = viewOf(table(tables, 'hhea')).getUint16(34) - 1;
  return (glyph) => metrics.getUint16(4 * Math.min(glyph, last));
}

export function table(tables: Tables, tag: string): Uint8Array {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font lacks its table ${tag}`);
  return found;
}

/** Reads a static TrueType font. Refuses other formats. */
export function parseFont(file: Uint8Array): FontProgram {
  const font = fontkit.create(file);
  const tables = readTables(file);
  const glyphs = new Map<number, number>();
  for (const codePoint of font.characterSet) glyphs.set(codePoint, font.glyphForCodePoint(codePoint).id);
  return {
    name: font.postscriptName ?? 'Font',
    unitsPerEm: font.unitsPerEm,
    ascent: font.ascent,
    descent: font.descent,
    capHeight: font.capHeight,
    xHeight: font.xHeight,
    box: [font.bbox.minX, font.bbox.minY, font.bbox.maxX, font.bbox.maxY],
    codePoints: font.characterSet,
    tables,
    glyph: (codePoint) => glyphs.get(codePoint) ?? 0,
    advance: advanceReader(tables),
  };
}
