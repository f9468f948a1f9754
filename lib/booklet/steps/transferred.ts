import type { Mark } from '@/lib/drafting/types';
import { type Book, say } from '../book';
import { listed } from './in-sentence';
import { placements } from './inner-places';

const DARTS = ['sew-dart', 'sew-fisheye-dart'];
/** Where a zip at the side ends is told by a step, as other stops are by a mark. */
const STOPPED = 'insert-side-zip';

/** What is drawn inside the pieces of a draft, to be carried over to the cloth; `none` where nothing is. */
export function transferred(book: Book): string {
  const { pieces, operations, seams } = book.draft;
  const sewn = new Set([...operations, ...seams].map(({ operation }) => operation));
  const cloth = pieces.filter(({ material }) => material !== 'interfacing');
  const has = (kind: Mark['kind']) => cloth.some(({ marks }) => marks.some((mark) => mark.kind === kind));
  const darted = DARTS.some((name) => sewn.has(name));
  const drawn = {
    darts: darted,
    placements: cloth.some((piece) => placements(piece).length > 0),
    dartPoints: darted,
    bustPoints: !darted && has('bust-point'),
    stops: has('stop') || sewn.has(STOPPED),
  };
  const named = Object.entries(drawn).flatMap(([key, is]) => (is ? [say(book, `steps.marks.${key}`)] : []));
  return named.length === 0 ? 'none' : listed(named, book.locale);
}
