import type { Figures } from '@/lib/errors/app-error';
import { pieceOf } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import { once } from '@/lib/pattern/once';
import type { Book } from '../../book';
import { yes } from '../../sentences';
import { PLEAT_STITCHED } from '../edges/find-inner-places';
import { facedAtZip, insetAtZip } from '../edges/find-sewn';
import { tieGapFoot, tiesOf } from '../edges/find-tie-gap';
import { fullerSides } from '../edges/narrow-seams';
import { turningGap } from '../edges/turning-gap';
import type { Job } from '../jobs/jobs';
import { allowanceOf, easeOf, type Facts, factsOf } from './facts';
import { findClothPieces, findFirstSide, listLines, listPieces } from './name-pieces';
import { tellTraced, tellTransferred } from './tell-marking';

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
    pieces: listPieces(book, findClothPieces(book, job)),
    layer: listPieces(book, findFirstSide(job)),
    fuller: listPieces(book, findFirstSide(fullerSides(job))),
    lines: listLines(book, job),
    allowance: numbers.width(allowanceOf(book, job)),
    ease: numbers.length(easeOf(job)),
    gap: numbers.length(tieGap(book)),
    ...tieFoot(book),
    turning: numbers.length(turningGap(book.draft, job)),
    free: numbers.length(neckOfBand(book)),
    stitched: numbers.length(PLEAT_STITCHED),
    beyond: numbers.width(facedAtZip(book.draft)),
    short: numbers.width(insetAtZip(book.draft)),
    several: yes(findClothPieces(book, job).length > 1),
    half: halfOf(book, allowanceOf(book, job)),
    marked: tellTransferred(book),
    traced: tellTraced(book),
    ...written(book, figuresTogether(job)),
  };
}

/** The figures of all operations of a job; what is counted is counted together. */
function figuresTogether({ operations }: Job): Figures {
  const counts = operations.flatMap(({ figures: { count } }) => (typeof count === 'number' ? [count] : []));
  const all: Figures = Object.assign({}, ...operations.map(({ figures }) => figures));
  return counts.length === 0 ? all : { ...all, count: counts.reduce((sum, count) => sum + count) };
}

/** What is turned in twice is turned by half each time: a narrow one by millimetres, in full. */
function halfOf({ numbers }: Book, allowance: number): string {
  const half = allowance / 2;
  return half < 1 ? numbers.diameter(half) : numbers.length(half);
}

/** How much of the side seam stays open for a tie to pass, cm. */
function tieGap({ draft }: Book): number {
  return Number(tiesOf(draft)?.figures.width ?? 0);
}

/** How far up the side seams of garment and lining that gap begins: next to a lower end there is nothing to measure. */
function tieFoot(book: Book): Readonly<Record<'foot' | 'low' | 'inner', string>> {
  const foot = tieGapFoot(book);
  return {
    foot: book.numbers.length(foot),
    low: yes(foot < AT_FOOT),
    inner: book.numbers.length(tieGapFoot(book, 'lining')),
  };
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

/**
 * How much of a bow's long edge goes to the neckline on either side of the centre back, cm; 0 without a bow. The edge
 * runs on straight into the end to tie: it has no corner there to be told by.
 */
function neckOfBand({ draft }: Pick<Book, 'draft'>): number {
  const band = pieceOf(draft, 'collar-bow');
  const own = band?.edges.filter(({ id }) => id === 'neck') ?? [];
  return lengthOfAll(own);
}
