import type { Figures } from '@/lib/errors/app-error';
import { once } from '@/lib/pattern/once';
import { type Book, findPiece, pieceName, say } from '../../book';
import { PLEAT_STITCHED } from '../find-inner-places';
import { facedAtZip, insetAtZip } from '../find-sewn';
import { tieGapFoot } from '../find-tie-gap';
import { type Job, piecesOf } from '../jobs';
import { fullerSides } from '../narrow-seams';
import { turningGap } from '../size-turning-gap';
import { traced } from '../traced';
import { allowanceOf } from './allowance';
import { yes } from './facing-facts';
import { easeOf, type Facts, factsOf } from './facts';
import { inSentence, listed } from './in-sentence';
import { neckOfBand } from './neck-of-band';
import { transferred } from './transferred';

const LISTED = 'sew-lining';
/** Less than this above a seam is just above it, cm. */
const AT_FOOT = 1;

type Quoted = Facts & Figures;

/** What the sentences of a job may quote: names, widths and lengths already written as the reader does. */
export const figuresOf = (book: Book, job: Job): Quoted => figuresIn(book)(job);

const figuresIn = once((book: Book) => once((job: Job) => quoted(book, job)));

function quoted(book: Book, job: Job): Quoted {
  const { numbers } = book;
  return {
    ...factsOf(book, job),
    pieces: listOf(book, clothPieces(book, job)),
    layer: listOf(book, firstSide(job)),
    fuller: listOf(book, firstSide(fullerSides(job))),
    lines: linesOf(book, job),
    allowance: numbers.width(allowanceOf(book, job)),
    ease: numbers.length(easeOf(job)),
    gap: numbers.length(tieGap(book)),
    ...tieFoot(book),
    turning: numbers.length(turningGap(book.draft, job)),
    free: numbers.length(neckOfBand(book)),
    stitched: numbers.length(PLEAT_STITCHED),
    beyond: numbers.width(facedAtZip(book.draft)),
    short: numbers.width(insetAtZip(book.draft)),
    several: yes(clothPieces(book, job).length > 1),
    half: halfOf(book, allowanceOf(book, job)),
    marked: transferred(book),
    traced: traced(book),
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

/** The pieces on the first side of a job's seams: of a collar and its neckline, the layer of the collar. */
const firstSide = ({ seams }: Job): string[] => [
  ...new Set(seams.flatMap(({ a }) => a.steps.map(({ piece }) => piece.id))),
];

/** The seams of an operation that sews many, each kind once; the others need no list. */
function linesOf(book: Book, job: Job): string {
  if (job.operation !== LISTED) return '';
  const lines = [...new Set(job.seams.map(({ a }) => a.line))];
  const facts = factsOf(book, job);
  return listed(
    lines.map((line) => say(book, `steps.lines.${line}`, facts)),
    book.locale,
  );
}

/** What is turned in twice is turned by half each time: a narrow one by millimetres, in full. */
function halfOf({ numbers }: Book, allowance: number): string {
  const half = allowance / 2;
  return half < 1 ? numbers.diameter(half) : numbers.length(half);
}

/** How much of the side seam stays open for a tie to pass, cm. */
function tieGap({ draft }: Book): number {
  const ties = draft.operations.find(({ operation }) => operation === 'attach-ties');
  return Number(ties?.figures.width ?? 0);
}

/** How far up the side seam that gap begins: next to its lower end there is nothing to measure. */
function tieFoot(book: Book): { readonly foot: string; readonly low: string } {
  const foot = tieGapFoot(book);
  return { foot: book.numbers.length(foot), low: yes(foot < AT_FOOT) };
}

/** Lengths in words of the reader; counts stay numbers, so that messages can bend to them. */
function written({ numbers }: Book, figures: Figures): Record<string, string | number> {
  const entries = Object.entries(figures).map(([name, value]) => {
    const counted = typeof value === 'string' || name === 'count';
    const told = name === 'diameter' ? numbers.diameter : numbers.length;
    return [name, counted ? value : told(value)] as const;
  });
  return Object.fromEntries(entries);
}

/** Names in a sentence: `devant, dos et manche`. */
function listOf(book: Book, ids: readonly string[]): string {
  return listed(
    ids.map((id) => inSentence(pieceName(book, id), book.locale)),
    book.locale,
  );
}
