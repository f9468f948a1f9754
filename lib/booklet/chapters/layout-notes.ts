import type { FabricLayout } from '@/lib/layout/fabric';
import type { Material } from '@/lib/pattern/types';
import { type Book, namedPieces, pieceNumber, say } from '../book';
import { clothNeeds } from '../cloth-needs';
import type { Block } from '../compose/block';
import { introduction, paragraph } from '../compose/text';

/** How the layouts are read: a piece that would lie on the fold may lie away from it, opened out. */
export function howToRead(book: Book): Block {
  const laid = clothNeeds(book.draft).flatMap(({ layout }) => layout?.placements ?? []);
  const legend = say(book, 'layouts.legend');
  const opened = laid.some(({ unfolded }) => unfolded) ? ` ${say(book, 'layouts.opened')}` : '';
  return introduction(`${legend}${opened}`, { style: 'caption', after: 0.25 });
}

/** Pieces whose left and right differ: one that is cut turned over is wasted cloth. */
export function layRightSideUp(book: Book): Block[] {
  const ids = book.draft.pieces.flatMap(({ id, material, cut }) =>
    (cut.rightSideUp || cut.side) && material !== 'interfacing' ? [id] : [],
  );
  if (ids.length === 0) return [];
  return [
    paragraph(say(book, 'layouts.sided', { pieces: namedPieces(book, ids) }), {
      style: 'strong',
      after: 0.25,
    }),
  ];
}

/** Interfacing has no right side but one that sticks: it meets the wrong side of the cloth. */
export const gluedOf = (material: Material): string => (material === 'interfacing' ? 'yes' : 'no');

/** What is cut last, said once above the layouts of one material: it depends on no width. */
export function cutLast(book: Book, material: Material, laid: readonly FabricLayout[]): Block[] {
  const once = new Set(laid.flatMap(cutOnce));
  const last = [...once].sort((a, b) => pieceNumber(book, a) - pieceNumber(book, b));
  if (last.length === 0) return [];
  const text = say(book, 'layouts.lastly', { pieces: namedPieces(book, last), glued: gluedOf(material) });
  return [paragraph(text, { style: 'caption', after: 0.15 })];
}

/** Pieces that folded cloth would give twice: they are cut when it is opened out again. */
function cutOnce({ folded, placements }: FabricLayout): string[] {
  const doubled = new Set(placements.flatMap(({ piece, layers }) => (layers === 2 ? [piece] : [])));
  const once = placements.filter(({ piece }) => folded && !doubled.has(piece));
  return once.map(({ piece }) => piece);
}
