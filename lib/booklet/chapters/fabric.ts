import type { Material } from '@/lib/drafting/types';
import { type Book, say } from '../book';
import type { Chapter } from '../chapter';
import { CLOTH_WIDTHS, type ClothNeed, clothNeeds } from '../cloth-needs';
import type { Block } from '../compose/block';
import { sectionTitle } from '../compose/heading';
import { table } from '../compose/table';
import { bullets, paragraph } from '../compose/text';

export const fabric: Chapter = {
  id: 'fabric',
  newPage: false,
  blocks: (book) => [
    paragraph(say(book, `fabric.advice.${book.draft.choices.garment}.intro`)),
    ...bullets(
      ['crisp', 'soft', 'avoid'].map((kind) =>
        say(book, `fabric.advice.${book.draft.choices.garment}.${kind}`),
      ),
    ),
    paragraph(say(book, 'fabric.before')),
    sectionTitle(say(book, 'fabric.toBuy')),
    ...needsTable(book),
    paragraph(say(book, 'fabric.toBuyNote'), { style: 'caption', after: 0.3 }),
  ],
};

function needsTable(book: Book): Block[] {
  const materials = [...new Set(clothNeeds(book.draft).map(({ material }) => material))];
  return table({
    columns: [{ share: 2.2 }, ...CLOTH_WIDTHS.map(() => ({ share: 1, anchor: 'end' as const }))],
    head: [say(book, 'fabric.width'), ...CLOTH_WIDTHS.map((width) => book.numbers.length(width))],
    rows: materials.map((material) => [materialName(book, material), ...needsOf(book, material)]),
  });
}

function needsOf(book: Book, material: Material): string[] {
  return clothNeeds(book.draft)
    .filter((need) => need.material === material)
    .map((need) => needText(book, need));
}

function needText(book: Book, { layout, buy }: ClothNeed): string {
  if (!layout) return say(book, 'fabric.tooNarrow');
  return `${book.numbers.cloth(buy)}\n${say(book, layout.folded ? 'fabric.folded' : 'fabric.single')}`;
}

export const materialName = (book: Book, material: Material) => say(book, `materials.${material}`);
