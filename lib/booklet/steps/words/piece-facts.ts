import { HEM_SHAPE } from '@/lib/choices/slots/hem-shape';
import { traitsOf } from '@/lib/choices/slots/traits';
import { liesOver } from '@/lib/pattern/halves';
import type { BodySide, Draft, Mark, Part } from '@/lib/pattern/types';
import { type Book, findPiece } from '../../book';
import { dartsSewn } from '../edges/find-darts';
import { type Job, piecesOf } from '../jobs/jobs';

type Source = Pick<Book, 'draft' | 'measured'>;

const partsOf = ({ pieces }: Draft, job: Job): Part[] => {
  const own = piecesOf(job);
  return pieces.filter(({ id }) => own.includes(id)).map(({ part }) => part);
};

/** Whether a job is done on the lining, as another one was on the garment. */
export function isOfLining({ draft }: Source, job: Job): boolean {
  const parts = partsOf(draft, job);
  return parts.length > 0 && parts.every((part) => part === 'lining');
}

/** What a job works on where it is done to several kinds of piece at several times: their facings, those of the lower edge. */
export function layerOf({ draft }: Source, job: Job): 'facing' | 'hem' | 'outer' {
  const parts = partsOf(draft, job);
  if (parts.length === 0 || parts.some((part) => part !== 'facing')) return 'outer';
  return piecesOf(job).every(isHemFacing) ? 'hem' : 'facing';
}

/** A facing of the lower edge, of the garment or of its skirt. */
export const isHemFacing = (id: string): boolean =>
  id.includes('hem-facing') || /^(skirt|peplum)-facing/.test(id);

/** Parts that end at the lower edge of a garment; a ruffle may hang anywhere. */
const BODY: readonly Part[] = ['front', 'back', 'skirt-front', 'skirt-back', 'facing'];

/** The end of a sleeve that is grown on to front and back. */
const GROWN_ON = 'sleeve-hem';

/** What a job hems: the sleeves are done apart from the lower edge where they are sewn in last. */
export function hemmedOf({ draft }: Source, job: Job): 'sleeves' | 'body' | 'ruffles' | 'mixed' {
  const parts = partsOf(draft, job);
  const atArm = job.operations.every(({ edges }) => edges.every(({ edge }) => edge === GROWN_ON));
  if (atArm || parts.every((part) => part === 'sleeve')) return 'sleeves';
  if (parts.every((part) => part === 'ruffle')) return 'ruffles';
  return parts.every((part) => BODY.includes(part)) ? 'body' : 'mixed';
}

/** An edge of which no more than this can be folded up is rolled round a tight bend, cm. */
const ROLLED = 1;

/** Whether a job hems a lower edge that bends so tightly that its allowance must be drawn up to follow: a shirt tail. */
export function bends(source: Source, job: Job): boolean {
  const { turnedUp = Number.POSITIVE_INFINITY } = traitsOf(HEM_SHAPE, source.draft.choices.options) ?? {};
  return turnedUp <= ROLLED && !['sleeves', 'ruffles'].includes(hemmedOf(source, job));
}

/** Which way all darts of a job are pressed. */
export function leaningOf(source: Source, job: Job): 'none' | 'down' | 'centre' | 'mixed' {
  const pieces = piecesOf(job).flatMap((id) => findPiece(source, id) ?? []);
  const levels = pieces
    .flatMap((piece) => dartsSewn(source, job, piece))
    .map(({ arrow: { direction } }) => direction[0] === 0);
  if (levels.length === 0) return 'none';
  if (levels.every(Boolean)) return 'down';
  return levels.some(Boolean) ? 'mixed' : 'centre';
}

/** Along a band or across it; a slit that leans is nearer to the one or the other. */
const isUpright = ({ angle = 0 }: Mark): boolean => Math.abs(Math.sin((angle * Math.PI) / 180)) > 0.7;

/** How the buttonholes of a job's pieces lie: a shirt's are upright in its placket and level in its stand. */
export function holesOf({ pieces }: Draft, job: Job): 'none' | 'level' | 'upright' | 'mixed' {
  const own = piecesOf(job);
  const holes = pieces
    .filter(({ id }) => own.includes(id))
    .flatMap(({ marks }) => marks.filter(({ kind }) => kind === 'buttonhole'));
  if (holes.length === 0) return 'none';
  if (holes.every(isUpright)) return 'upright';
  return holes.some(isUpright) ? 'mixed' : 'level';
}

/** Which half of what a job works on lies over the other where they are buttoned. */
export function overOf({ pieces }: Draft, job: Job): BodySide {
  const own = piecesOf(job);
  const lapped = pieces.filter(({ id, part }) => own.includes(id) && (part === 'front' || part === 'back'));
  return lapped.every((piece) => liesOver(piece, 'right')) ? 'right' : 'left';
}
