import { runWidth, type TextRun, textRuns } from '@/lib/drawing/measure-text';
import type { FontName, Text } from '@/lib/drawing/types';
import type { FontProgram } from './font-program';
import type { Fonts } from './fonts';
import { figure, points, pt } from './units';

const FONT_NAMES: Readonly<Record<FontName, string>> = { sans: 'F1', 'sans-bold': 'F2', serif: 'F3' };

const hex = (glyph: number): string => glyph.toString(16).padStart(4, '0');

/** Sets text by glyph number and remembers which letters of which font the document used. */
export class TypeSetter {
  /** Glyph → code point, by font, in the order they came up. */
  readonly used = new Map<FontName, Map<number, number>>();

  constructor(readonly fonts: Fonts) {}

  static resourceName(font: FontName): string {
    return FONT_NAMES[font];
  }

  private glyphs(font: FontProgram, name: FontName, codePoints: readonly number[]): string {
    const seen = this.used.get(name) ?? new Map<number, number>();
    this.used.set(name, seen);
    let text = '';
    for (const codePoint of codePoints) {
      const glyph = font.glyph(codePoint);
      seen.set(glyph, Math.min(codePoint, seen.get(glyph) ?? codePoint));
      text += hex(glyph);
    }
    return text;
  }

  private run({ font, codePoints }: TextRun, size: number): string[] {
    const glyphs = this.glyphs(this.fonts[font], font, codePoints);
    return [`/${FONT_NAMES[font]} ${pt(size)} Tf`, `<${glyphs}> Tj`];
  }

  /** Operators for one line of text; nothing for an empty one. */
  set({ text, at, size, font, anchor, angle = 0 }: Text): string[] {
    const runs = textRuns(text, font);
    if (runs.length === 0) return [];
    const width = runs.reduce((sum, run) => sum + runWidth(run, size), 0);
    const back = anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width;
    const cos = Math.cos((angle * Math.PI) / 180);
    const sin = Math.sin((angle * Math.PI) / 180);
    const turn = [cos, sin, -sin, cos].map((value) => String(Math.round(value * 1e6) / 1e6 + 0)).join(' ');
    const start = `${figure(points(at[0] - back * cos))} ${figure(points(at[1] - back * sin))}`;
    return ['BT', `${turn} ${start} Tm`, ...runs.flatMap((run) => this.run(run, size)), 'ET'];
  }
}
