import { hasLapel } from '@/lib/drafting/collars/revers';
import type { Question } from '@/lib/operations/ask';
import { OPERATIONS } from '@/lib/operations/registry';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { SeamView, Side } from '@/lib/pattern/seam-view';
import type { Book } from '../../book';
import { sewnBefore } from '../../steps/edges/find-sewn';
import { placeOfLine } from '../../steps/edges/name-place';
import { type Job, piecesOf } from '../../steps/jobs/jobs';
import { stepsOf, withoutAllowances } from '../cloth/walk-seam';
import { acrossSeams, joinedMeetings } from '../seams/join-meetings';
import type { Meeting } from '../seams/meet-sides';

type Source = Pick<Book, 'draft' | 'measured'>;

/** How facings are sewn to what they face. */
export const sewsFacing: Question = ({ faces }) => faces === 'edge' || faces === 'front';

/** The line of the facing of a shawl along the neck, where it is sewn to that of the back. */
const SHAWL_NECK = 'collar-neck';

const isOfFacing = ({ steps }: Side): boolean => steps.every(({ piece }) => piece.piece.part === 'facing');
const isOfCollar = ({ steps }: Side): boolean => steps.some(({ piece }) => piece.piece.part === 'collar');

/** Edges of the garment that the facings of a job lie inside of, facing first, as they are sewn to each other. */
function facedDirectly({ measured }: Source, job: Job): SeamView[] {
  return ofFacings(measured.seams, job).filter(({ b }) => !isOfCollar(b));
}

/**
 * The two neck seams on either side of a collar, the facing's first and the garment's second: once the collar stands
 * up they lie on each other.
 */
export function facedThroughCollar(source: Source, job: Job): SeamView[] {
  const below = collarSeam(source);
  const inside = facedWithCollar(source, job);
  return below ? inside.map((view) => ({ ...view, b: isOfCollar(below.a) ? below.b : below.a })) : [];
}

/** The neck seam of the garment, with the collar sewn to it. */
export const collarSeam = ({ measured }: Source): SeamView | undefined =>
  measured.seams.find(({ seam }) => seam.operation === 'attach-collar');

/** The neck seam of facings one of which goes on up as the upper collar. */
export const seamInsideShawl = ({ measured }: Source): SeamView | undefined =>
  measured.seams.find(
    ({ seam, a, b }) =>
      seam.operation === 'sew-facing-ends' && [a, b].some(({ line }) => line === SHAWL_NECK),
  );

/** The neck seam of the facings, themselves first, with the collar that stands up between them and the garment. */
export const facedWithCollar = ({ measured }: Source, job: Job): SeamView[] =>
  ofFacings(measured.seams, job).filter(({ b }) => isOfCollar(b));

/** All edges of the garment that the facings of a job lie inside of, facing first. */
export const facedAll = (source: Source, job: Job): SeamView[] => [
  ...facedDirectly(source, job),
  ...facedThroughCollar(source, job),
];

/**
 * All edges along which the facings lie on the garment once they are turned. With its lapels folded over the neck of a
 * front lies elsewhere.
 */
export const facedInside = (source: Source, job: Job): SeamView[] => [
  ...facedDirectly(source, job),
  ...(hasLapel(source.draft.choices) ? [] : facedThroughCollar(source, job)),
];

/** The lower edge is faced last, when the facing of a lap was turned long since. */
function ofFacings(seams: readonly SeamView[], job: Job): SeamView[] {
  const own = piecesOf(job);
  return seams
    .filter(({ seam }) => sewsFacing(OPERATIONS[seam.operation]) && seam.stage <= job.stage)
    .map((view) => (isOfFacing(view.a) ? view : { ...view, a: view.b, b: view.a }))
    .filter(({ a }) => isOfFacing(a) && a.steps.some(({ piece }) => own.includes(piece.id)));
}

/** A facing of neck and armholes in one lies along the neck; its armholes lie where they are sewn then. */
export function metAlong(book: Book, job: Job, seams: readonly SeamView[]): Meeting[] {
  const alone = seams.filter(({ a }) => placeOfLine(a.line, book.draft) !== 'armhole');
  return acrossSeams(joinedMeetings(alone.length > 0 ? alone : seams), sewnBefore(book, job));
}

/** A seam whose pieces end where they are sewn by then: the allowances lie inside. */
export function closedOff(seams: readonly SeamView[]): (seam: SeamView) => SeamView {
  const sewn = stepsOf(seams);
  const closed = (view: PieceView): PieceView => ({ ...view, piece: withoutAllowances(view, sewn) });
  const sideOf = (side: Side): Side => ({
    ...side,
    steps: side.steps.map((step) => ({ ...step, piece: closed(step.piece) })),
  });
  return (seam) => ({ ...seam, a: sideOf(seam.a), b: sideOf(seam.b) });
}
