import type { Figures } from '@/lib/errors/app-error';
import { type Book, findPiece, pieceName } from '../book';
import { type Job, piecesOf, TURNED_ONCE } from './jobs';

/** What the sentences of a job may quote: names, widths and lengths already written as the reader does. */
export function figuresOf(book: Book, job: Job): Record<string, string | number> {
  const { numbers } = book;
  const ease = job.seams.reduce((most, { seam }) => Math.max(most, Math.abs(seam.ease)), 0);
  return {
    pieces: listOf(book, clothPieces(book, job)),
    allowance: numbers.length(allowanceOf(book, job)),
    ease: numbers.length(ease),
    eased: ease > 0.05 ? 'yes' : 'no',
    place: placeOf(book, job),
    zip: book.draft.operations.some(({ operation }) => operation === 'insert-zip') ? 'yes' : 'no',
    lined: book.draft.pieces.some(({ material }) => material === 'lining') ? 'yes' : 'no',
    hidden: book.draft.operations.some(({ operation }) => operation === 'attach-lining-hem') ? 'yes' : 'no',
    double: book.draft.choices.options.opening === 'double-breasted' ? 'yes' : 'no',
    turned: allowanceOf(book, job) > TURNED_ONCE ? 'once' : 'twice',
    ...written(book, figuresTogether(job)),
  };
}

/** The figures of all operations of a job; what is counted is counted together. */
function figuresTogether({ operations }: Job): Figures {
  const counts = operations.flatMap(({ figures: { count } }) => (typeof count === 'number' ? [count] : []));
  const all: Figures = Object.assign({}, ...operations.map(({ figures }) => figures));
  return counts.length === 0 ? all : { ...all, count: counts.reduce((sum, count) => sum + count) };
}

/** Interfacing is told apart from what it stiffens: a sentence names the cloth. */
function clothPieces(book: Book, job: Job): string[] {
  return piecesOf(job).filter((id) => findPiece(book, id)?.material !== 'interfacing');
}

/** The line of the garment a job works along: `neckline`, `armhole`, `shoulder`, `side`, `hem` … */
function placeOf({ measured }: Book, { seams, operations }: Job): string {
  const line = seams[0]?.a.line ?? operations[0]?.edges[0]?.edge ?? 'none';
  const pieces = new Set(seams.flatMap(({ a }) => a.steps.map(({ piece }) => piece.id)));
  const atHem = measured.seams.some(
    ({ seam, a }) =>
      seam.operation === 'attach-facing' &&
      a.line === 'hem' &&
      a.steps.some(({ piece }) => pieces.has(piece.id)),
  );
  // The ends of a facing are named after what it faces when that is the lower edge.
  return atHem ? 'hem' : line;
}

/** Lengths in words of the reader; counts stay numbers, so that messages can bend to them. */
function written({ numbers }: Book, figures: Figures): Record<string, string | number> {
  const entries = Object.entries(figures).map(([name, value]) => {
    const counted = typeof value === 'string' || name === 'count';
    return [name, counted ? value : numbers.length(value)] as const;
  });
  return Object.fromEntries(entries);
}

/** The width to sew at: of the edges worked on, the one most of them have. */
function allowanceOf({ draft }: Book, { seams, operations }: Job): number {
  const fromSeams = seams.flatMap(({ a, b }) => [...a.steps, ...b.steps].map(({ edge }) => edge.allowance));
  const refs = operations.flatMap(({ edges }) => edges);
  const fromEdges = refs.map((ref) => {
    const piece = draft.pieces.find(({ id }) => id === ref.piece);
    return piece?.edges.find(({ id }) => id === ref.edge)?.allowance ?? 0;
  });
  const widths = [...fromSeams, ...fromEdges].filter((width) => width > 0);
  const count = (width: number) => widths.filter((other) => other === width).length;
  return widths.reduce((best, width) => (count(width) > count(best) ? width : best), widths[0] ?? 0);
}

/** Names in a sentence: `devant, dos et manche`. German nouns keep their capital. */
function listOf(book: Book, ids: readonly string[]): string {
  const names = ids.map((id) => {
    const name = pieceName(book, id);
    return book.locale === 'de' ? name : name.charAt(0).toLocaleLowerCase(book.locale) + name.slice(1);
  });
  return new Intl.ListFormat(book.locale, { type: 'conjunction' }).format(names);
}
