import type { Motion } from '@/lib/geometry/motion';
import { item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { OpenFont } from '@/lib/pdf/open-pdf';
import type { InkText } from './ink';
import { times } from './matrices';

const IDENTITY: Motion = [1, 0, 0, 1, 0, 0];
const EM = 1000;

/** A text object under construction: what its strings say and the room they take. */
export class TextPen {
  private start: Motion = IDENTITY;
  private line: Motion = IDENTITY;
  private along = 0;
  private text = '';
  private low = 0;
  private high = 0;
  font: OpenFont | undefined;
  size = 0;

  begin(): void {
    this.move(IDENTITY);
    this.text = '';
  }

  move(to: Motion): void {
    this.start = to;
    this.line = to;
    this.along = 0;
    this.low = 0;
    this.high = 0;
  }

  moveBy(x: number, y: number): void {
    this.move(times([1, 0, 0, 1, x, y], this.line));
  }

  /** Sets glyphs of two bytes each; a number between them pulls back by thousandths of an em. */
  show(parts: readonly (number | Uint8Array)[]): void {
    const { font, size } = this;
    if (!font) throw new RangeError('Text is set without a font');
    for (const part of parts) {
      if (typeof part === 'number') this.along -= (part * size) / EM;
      else this.glyphs(part, font, size);
    }
    this.low = Math.min(this.low, (font.descent * size) / EM);
    this.high = Math.max(this.high, (font.capHeight * size) / EM);
  }

  private glyphs(bytes: Uint8Array, { widths, letters }: OpenFont, size: number): void {
    for (let i = 0; i + 1 < bytes.length; i += 2) {
      const glyph = (item(bytes, i) << 8) | item(bytes, i + 1);
      const width = widths.get(glyph);
      if (width === undefined) throw new RangeError('A letter has no width');
      this.along += (width * size) / EM;
      this.text += letters.get(glyph) ?? '\u{FFFD}';
    }
  }

  /** What was set since it began or was last taken; nothing when that is nothing. */
  take(page: Motion, layers: readonly string[]): InkText | undefined {
    if (this.text === '') return undefined;
    const [a, b, c, d, e, f] = times(this.start, page);
    const at = (x: number, y: number): Pair => [a * x + c * y + e, b * x + d * y + f];
    const { low, high, along, text } = this;
    this.text = '';
    return { text, corners: [at(0, low), at(along, low), at(along, high), at(0, high)], layers };
  }
}
