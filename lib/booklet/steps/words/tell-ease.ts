import { OPERATIONS } from '@/lib/operations/registry';
import { notchPairs } from '@/lib/pattern/notch-pairs';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import { type Book, pieceNumber, say } from '../../book';
import { yes } from '../../sentences';
import type { Job } from '../jobs/jobs';
import { factsOf, isPleated } from './facts';
import { listNames } from './list-names';

/** Less than this the fingers spread unasked, cm; more than this share of an edge is gathered or laid in pleats. */
const FELT = 0.2;
const EASED = 0.1;
/** Beyond the outermost notches, cm. */
const BEYOND = 0.1;

/** How much longer one edge is than the one it is pinned to, where, and on which pieces: in sentences, where it is felt. */
export function tellEase(book: Book, job: Job): string[] {
  if (OPERATIONS[job.operation].tellsEase) return [];
  const eased = job.seams.filter(isFelt);
  const manners = eased.map(mannerOf).filter((manner, i, all) => all.findIndex(sameAs(manner)) === i);
  return manners.map((manner) => {
    const told = eased
      .filter((view) => sameAs(manner)(mannerOf(view)))
      .map((view) => easeOn(book, job, view));
    return say(book, 'steps.eased', { ...manner, where: listNames([...new Set(told)], book.locale) });
  });
}

const isFelt = (view: SeamView): boolean => isMuchEased(view) && !isPleated(view);

const isMuchEased = ({ seam: { gather, ease }, dart, b }: SeamView): boolean =>
  !dart && gather === 1 && Math.abs(ease) > FELT && Math.abs(ease) < EASED * b.length;

/** Whether all of it lies between two notches, and whether it is that of one half of a piece sewn as a whole. */
interface Manner {
  readonly notched: string;
  readonly halved: string;
}

const sameAs =
  ({ notched, halved }: Manner) =>
  (other: Manner): boolean =>
    other.notched === notched && other.halved === halved;

const mannerOf = (view: SeamView): Manner => ({
  notched: yes(isBetweenNotches(view)),
  halved: yes(fullerSteps(view).some(reachesFold)),
});

function isBetweenNotches(view: SeamView): boolean {
  const pairs = notchPairs(view);
  const [first, last] = [pairs[0], pairs.at(-1)];
  if (!first || !last) return false;
  const before = first.a.at - first.b.at;
  const after = view.a.length - last.a.at - (view.b.length - last.b.at);
  return Math.abs(before) < BEYOND && Math.abs(after) < BEYOND;
}

/** A collar shorter than its neckline leaves the ease to the neckline. */
const fullerSteps = ({ seam: { ease }, a, b }: SeamView): readonly Step[] => (ease > 0 ? a.steps : b.steps);

/** Of the fuller edge what lies between its outermost notches, where these hold all of the ease. */
function easedSteps(view: SeamView): readonly Step[] {
  const steps = fullerSteps(view);
  if (!isBetweenNotches(view)) return steps;
  const side = view.seam.ease > 0 ? 'a' : 'b';
  const notches = notchPairs(view).map((pair) => pair[side].at);
  const [first, last] = [Math.min(...notches), Math.max(...notches)];
  return steps.filter(({ from, edge }) => from < last - BEYOND && from + edge.length > first + BEYOND);
}

/** Whether a seam runs on over the fold of a piece, into its other half. */
const reachesFold = ({ piece: { edges }, edge: { index } }: Step): boolean =>
  [edges.at(index - 1), edges[(index + 1) % edges.length]].some((beside) => beside?.role === 'fold');

/** `0,6 cm sur la pièce 3`. */
function easeOn(book: Book, job: Job, view: SeamView): string {
  const numbers = [...new Set(easedSteps(view).map(({ piece }) => pieceNumber(book, piece.id)))];
  return say(book, 'steps.easedOn', {
    length: book.numbers.length(Math.abs(view.seam.ease)),
    count: numbers.length,
    numbers: listNames(numbers.map(String), book.locale),
    line: OPERATIONS[job.operation].namesLines
      ? say(book, `steps.lines.${view.a.line}`, factsOf(book, job))
      : 'none',
  });
}
