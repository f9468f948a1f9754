import type { SeamView, Step } from '@/lib/drafting/checks/context/seam-view';
import { type Book, pieceNumber, say } from '../book';
import { listed } from './in-sentence';
import type { Job } from './jobs';

/** Less than this the fingers spread unasked, cm; more than this share of an edge is gathered or laid in pleats. */
const FELT = 0.2;
const EASED = 0.1;
/** Their own sentences tell how much and where. */
const IN_WORDS = ['sew-shoulder', 'set-sleeve', 'sew-facing-ends', 'sew-sleeve-fore', 'sew-sleeve-hind'];

/** How much longer one edge is than the one it is pinned to, and on which pieces: a sentence, where it is felt at all. */
export function easeTold(book: Book, { operation, seams }: Job): string[] {
  if (IN_WORDS.includes(operation)) return [];
  const told = seams.filter(isFelt).map((view) => easeOn(book, view));
  if (told.length === 0) return [];
  return [say(book, 'steps.eased', { where: listed([...new Set(told)], book.locale) })];
}

const isFelt = ({ seam: { gather, ease }, dart, b }: SeamView): boolean =>
  !dart && gather === 1 && Math.abs(ease) > FELT && Math.abs(ease) < EASED * b.length;

/** `0,6 cm sur la pièce 3`: a collar shorter than its neckline leaves the ease to the neckline. */
function easeOn(book: Book, { seam: { ease }, a, b }: SeamView): string {
  const numbers = numbersOf(book, ease > 0 ? a.steps : b.steps);
  return say(book, 'steps.easedOn', {
    length: book.numbers.length(Math.abs(ease)),
    count: numbers.length,
    numbers: listed(numbers.map(String), book.locale),
  });
}

const numbersOf = (book: Book, steps: readonly Step[]): number[] => [
  ...new Set(steps.map(({ piece }) => pieceNumber(book, piece.id))),
];
