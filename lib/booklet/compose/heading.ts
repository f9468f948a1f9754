import type { Block } from './block';
import { COLUMN_WIDTH } from './page';
import { grainDivider } from './strokes';
import { paragraph, textLine } from './text';
import { STYLES } from './type-styles';

/** Title of a chapter at the head of a page, its number before it and a grainline under it. */
export function chapterTitle(number: number, title: string, options: { readonly newPage: boolean }): Block {
  const text = paragraph(title, { style: 'chapter', width: COLUMN_WIDTH - 1.3 });
  const height = text.height + 0.45;
  return {
    height,
    before: 0.7,
    after: 0.35,
    keepWithNext: true,
    newPage: options.newPage,
    title,
    draw: (x, y) => [
      textLine(String(number), [x, y - (STYLES.chapter.leading - STYLES.number.leading) / 2], 'number'),
      ...text.draw(x + 1.3, y),
      ...grainDivider([x, y - height + 0.12], [x + COLUMN_WIDTH, y - height + 0.12]),
    ],
  };
}

export function sectionTitle(title: string): Block {
  return { ...paragraph(title, { style: 'section', after: 0.12 }), before: 0.25, keepWithNext: true };
}
