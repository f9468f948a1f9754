import { hangs } from '@/lib/drafting/cowl/cowled';
import { CLOTH_WIDTHS } from '@/lib/fabrics/cloth-widths';
import type { Material } from '@/lib/pattern/types';
import { type Book, namedPieces, say } from '../book';
import type { Chapter } from '../chapter';
import { type ClothNeed, clothNeeds } from '../cloth-needs';
import type { Block } from '../compose/block';
import { sectionTitle } from '../compose/heading';
import { table } from '../compose/table';
import { bullets, paragraph } from '../compose/text';
import { halvedWidths, type LeastWidth, leastWidth } from '../least-width';
import { yes } from '../sentences';
import { isSewn } from '../steps/edges/find-sewn';
import { listNames } from '../steps/words/list-names';

/** A front that is to fall in a fold is not cut from firm cloth. */
const ADVICE = ['crisp', 'soft', 'avoid'] as const;

export const fabric: Chapter = {
  id: 'fabric',
  room: 0,
  blocks: (book) => [
    paragraph(say(book, `fabric.advice.${book.draft.choices.garment}.intro`)),
    ...bullets(
      ADVICE.filter((kind) => kind !== 'crisp' || !hangs(book.draft.choices)).map((kind) =>
        say(book, `fabric.advice.${book.draft.choices.garment}.${kind}`, {
          gathered: gatheredSkirt(book),
          cowled: yes(hangs(book.draft.choices)),
        }),
      ),
    ),
    paragraph(say(book, 'fabric.before', { garment: book.draft.choices.garment })),
    sectionTitle(say(book, 'fabric.toBuy')),
    ...needsTable(book),
    paragraph(say(book, 'fabric.toBuyNote', { unit: book.unit }), { style: 'caption', after: 0.3 }),
    ...widthNotes(book),
  ],
};

const gatheredSkirt = ({ draft }: Book) =>
  isSewn(draft, ({ gathers }) => gathers === 'skirt' || gathers === 'tier') ? 'yes' : 'no';

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

/** Where some widths are too narrow: what has to be cut in two there, or which width will do. */
function widthNotes(book: Book): Block[] {
  return materialsOf(book)
    .flatMap((material) => [...halvedNotes(book, material), ...tooNarrow(book, material)])
    .map((text) => paragraph(text, { after: 0.3 }));
}

const halvedNotes = (book: Book, material: Material): string[] =>
  halvedWidths(book.draft, material).map(({ widths, allowance, ...least }) =>
    say(book, 'fabric.halved', {
      ...leastFigures(book, least),
      widths: listNames(
        widths.map((width) => book.numbers.length(width)),
        book.locale,
      ),
      allowance: book.numbers.length(allowance),
    }),
  );

function tooNarrow(book: Book, material: Material): string[] {
  const least = leastWidth(book.draft, material);
  return least ? [say(book, 'fabric.leastWidth', leastFigures(book, least))] : [];
}

const leastFigures = (book: Book, { width, pieces }: LeastWidth) => ({
  width: book.numbers.length(width),
  pieces: namedPieces(book, pieces),
  count: pieces.length,
});

const materialsOf = ({ draft }: Book) => [...new Set(clothNeeds(draft).map(({ material }) => material))];

function needText(book: Book, { layout, buy, halved }: ClothNeed): string {
  if (!layout) return say(book, 'fabric.tooNarrow');
  const laid = say(book, layout.folded ? 'fabric.folded' : 'fabric.single');
  return [book.numbers.cloth(buy), laid, ...(halved ? [say(book, 'fabric.inHalves')] : [])].join('\n');
}

export const materialName = (book: Book, material: Material) => say(book, `materials.${material}`);
