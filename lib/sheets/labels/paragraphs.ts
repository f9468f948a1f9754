import { wrapText } from '@/lib/drawing/fit-text';
import { type Place, written } from '@/lib/drawing/pen';
import type { FillName, FontName, Text } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';

const PLACE: Place = { layer: 'sheet' };

export interface Paragraph {
  readonly text: string;
  readonly size: number;
  readonly font?: FontName;
  readonly fill?: FillName;
  /** Room before it, as a share of its size. */
  readonly before?: number;
}

export interface SetText {
  readonly items: readonly Text[];
  /** Where the next line's top may be, y in cm. */
  readonly bottom: number;
}

const LEADING = 1.32;

/** Paragraphs set one below the other from a top left corner, broken to a width in cm. */
export function setParagraphs(paragraphs: readonly Paragraph[], [x, top]: Pair, width: number): SetText {
  const items: Text[] = [];
  let y = top;
  paragraphs.forEach(({ text, size, font = 'sans', fill = 'ink', before = 0 }, index) => {
    y -= index === 0 ? 0 : before * size;
    for (const line of wrapText(text, font, size, width)) {
      items.push(written(line, [x, y - size * 0.78], { size, font, fill }, PLACE));
      y -= size * LEADING;
    }
  });
  return { items, bottom: y };
}
