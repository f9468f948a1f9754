import table from './glyph-widths.json';
import { safeText } from './safe-text';
import type { FontName } from './types';

/** Metrics of a font in its own units, and the advances of its letters in runs of neighbouring code points. */
export interface GlyphTable {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly runs: Readonly<Record<string, string>>;
}

/** Letters in a row that one font can draw. */
export interface TextRun {
  readonly font: FontName;
  readonly codePoints: readonly number[];
}

/** Drawn in place of a letter none of the fonts has: never dropped, never taken for another. */
const SUBSTITUTE = 0x25a1;

const TABLES: Readonly<Record<FontName, GlyphTable>> = table;
const widths = new Map<FontName, ReadonlyMap<number, number>>();

function readWidths({ runs, unitsPerEm }: GlyphTable): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const [first, run] of Object.entries(runs)) {
    run.split(' ').forEach((width, i) => {
      found.set(Number(first) + i, Number(width) / unitsPerEm);
    });
  }
  return found;
}

function widthsOf(font: FontName): ReadonlyMap<number, number> {
  const known = widths.get(font);
  if (known) return known;
  const read = readWidths(TABLES[font]);
  widths.set(font, read);
  return read;
}

function fontFor(codePoint: number, wanted: FontName): FontName | undefined {
  return [wanted, 'sans' as const].find((font) => widthsOf(font).has(codePoint));
}

/** The text cut into runs as it will be drawn: in the font asked for, else in the sans, else a visible box. */
export function textRuns(text: string, font: FontName): TextRun[] {
  const found: { font: FontName; codePoints: number[] }[] = [];
  for (const sign of safeText(text)) {
    const codePoint = sign.codePointAt(0) ?? SUBSTITUTE;
    const drawnIn = fontFor(codePoint, font);
    const drawn = drawnIn ? codePoint : SUBSTITUTE;
    const last = found.at(-1);
    if (last && last.font === (drawnIn ?? 'sans')) last.codePoints.push(drawn);
    else found.push({ font: drawnIn ?? 'sans', codePoints: [drawn] });
  }
  return found;
}

/** Width of a run in cm at a type height of `size` cm. */
export function runWidth({ font, codePoints }: TextRun, size: number): number {
  const known = widthsOf(font);
  return codePoints.reduce((sum, codePoint) => sum + (known.get(codePoint) ?? 0), 0) * size;
}

/** Width in cm of one line of text whose type (em) is `size` cm high, exactly as the PDF will draw it. */
export function textWidth(text: string, font: FontName, size: number): number {
  const line = safeText(text);
  const known = latinWidths(font);
  let sum = 0;
  for (let i = 0; i < line.length; ) {
    const codePoint = line.codePointAt(i) ?? SUBSTITUTE;
    sum += known[codePoint] ?? drawnWidth(codePoint, font);
    i += codePoint > 0xffff ? 2 : 1;
  }
  return sum * size;
}

/** Width of a letter as it will be drawn: in the font asked for, else in the sans, else as a visible box. */
function drawnWidth(codePoint: number, font: FontName): number {
  const sans = widthsOf('sans');
  return widthsOf(font).get(codePoint) ?? sans.get(codePoint) ?? sans.get(SUBSTITUTE) ?? 0;
}

/** Letters up to here are asked for in nearly every word. */
const LATIN = 0x250;
const latin = new Map<FontName, Float64Array>();

function latinWidths(font: FontName): Float64Array {
  const known = latin.get(font);
  if (known) return known;
  const read = Float64Array.from({ length: LATIN }, (_, codePoint) => drawnWidth(codePoint, font));
  latin.set(font, read);
  return read;
}

/** Heights of a font as fractions of its type size; descent is negative. */
export function fontMetrics(font: FontName) {
  const { unitsPerEm, ascent, descent, capHeight, xHeight } = TABLES[font];
  return {
    ascent: ascent / unitsPerEm,
    descent: descent / unitsPerEm,
    capHeight: capHeight / unitsPerEm,
    xHeight: xHeight / unitsPerEm,
  };
}
