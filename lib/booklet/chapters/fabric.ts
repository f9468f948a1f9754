import type { Material } from '@/lib/drafting/types';
import { type Book, namedPieces, say } from '../book';
import type { Chapter } from '../chapter';
import { CLOTH_WIDTHS, type ClothNeed, clothNeeds } from '../cloth-needs';
import type { Block } from '../compose/block';
import { sectionTitle } from '../compose/heading';
import { table } from '../compose/table';
import { bullets, paragraph } from '../compose/text';
import { leastWidth } from '../least-width';
import { isSewn } from '../steps/sewn';

export const fabric: Chapter = {
  id: 'fabric',
  room: 0,
  blocks: (book) => [
    paragraph(say(book, `fabric.advice.${book.draft.choices.garment}.intro`)),
    ...bullets(
      ['crisp', 'soft', 'avoid'].map((kind) =>
        say(book, `fabric.advice.${book.draft.choices.garment}.${kind}`, { gathered: gatheredSkirt(book) }),
      ),
    ),
    paragraph(say(book, 'fabric.before', { garment: book.draft.choices.garment })),
    sectionTitle(say(book, 'fabric.toBuy')),
    ...needsTable(book),
    paragraph(say(book, 'fabric.toBuyNote', { unit: book.unit }), { style: 'caption', after: 0.3 }),
    ...widthNotes(book),
  ],
};

const gatheredSkirt = ({ draft }: Book) => (isSewn(draft, 'gather-skirt', 'gather-tier') ? 'yes' : 'no');

function needsTable(book: Book): Block[] {
  const materials = materialsOf(book);
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

/** Where some widths are too narrow: which will do, and whether the others may be made to. */
function widthNotes(book: Book): Block[] {
  return materialsOf(book).flatMap((material) => {
    const least = leastWidth(book.draft, material);
    if (!least) return [];
    const { width, pieces, allowance } = least;
    const figures = {
      width: book.numbers.length(width),
      pieces: namedPieces(book, pieces),
      count: pieces.length,
      halved: allowance === undefined ? 'no' : 'yes',
      allowance: book.numbers.length(allowance ?? 0),
    };
    return [paragraph(say(book, 'fabric.leastWidth', figures), { after: 0.3 })];
  });
}

const materialsOf = ({ draft }: Book) => [...new Set(clothNeeds(draft).map(({ material }) => material))];

function needText(book: Book, { layout, buy }: ClothNeed): string {
  if (!layout) return say(book, 'fabric.tooNarrow');
  return `${book.numbers.cloth(buy)}\n${say(book, layout.folded ? 'fabric.folded' : 'fabric.single')}`;
}

export const materialName = (book: Book, material: Material) => say(book, `materials.${material}`);
