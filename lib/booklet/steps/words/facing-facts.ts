import { KEYHOLE } from '@/lib/drafting/openings/keyhole';
import { OPERATIONS } from '@/lib/operations/registry';
import type { Book } from '../../book';
import { yes } from '../../sentences';
import { zipsBefore } from '../edges/find-sewn';
import { placeOfLine } from '../edges/name-place';
import { type Job, piecesOf } from '../jobs/jobs';

/**
 * What the steps of a facing turn on: whether it faces the armholes as well, which holds it at the shoulders; whether a
 * collar stands between it and the neckline, or something gathered; whether a zip lies in its edges by then, which keeps
 * their allowance folded; whether the edge it is sewn to goes round a corner; whether it is sewn round a keyhole in the
 * same go, or a centre seam ends below one; which half of the body still lies open at its centre; where the ends of
 * facings are sewn to each other.
 */
export function facingFacts({ draft, measured }: Pick<Book, 'draft' | 'measured'>, job: Job) {
  const faced = measured.seams
    .filter(({ seam }) => OPERATIONS[seam.operation].faces === 'edge')
    .map(({ a }) => placeOfLine(a.line, draft));
  return {
    armholes: yes(faced.includes('armhole')),
    topped: yes(isTopped(draft)),
    standing: yes(faced.includes('neck')),
    faced: yes(['neck', 'ruffle'].some((place) => faced.includes(place))),
    zipped: yes(zipsBefore(draft, job).length > 0),
    keyhole: yes(job.seams.some(({ a }) => a.line === KEYHOLE) || endsBelowKeyhole(draft, job)),
    opened: openedAt({ draft, measured }, job),
    ends: endsOf(job),
    pivots: yes(job.seams.some(({ a }) => a.steps.length > 1)),
  };
}

/** Whether one seam faces all of the top, from under the arms: its facings lie inside before the sides are sewn. */
const isTopped = ({ seams }: Book['draft']): boolean =>
  seams.some(({ operation }) => operation === 'face-top');

/** Beside open slits a facing of the lower edge has no sides to be joined at. */
function endsOf({ seams }: Job): 'centre' | 'sides' | 'both' {
  const atCentre = seams.filter(({ a }) => a.line.startsWith('centre')).length;
  if (atCentre === 0) return 'sides';
  return atCentre === seams.length ? 'centre' : 'both';
}

const FACES = ['back', 'front'] as const;

/** The half whose two parts no seam joins yet: each of them passes through its shoulder. */
function openedAt({ draft, measured }: Pick<Book, 'draft' | 'measured'>, { stage }: Job): string {
  const closed = (face: (typeof FACES)[number]) =>
    draft.pieces.some(({ part, material, cut }) => part === face && material === 'shell' && cut.onFold) ||
    measured.seams.some(({ seam }) => OPERATIONS[seam.operation].closes === face && seam.stage < stage);
  return FACES.find((face) => !closed(face)) ?? 'none';
}

function endsBelowKeyhole({ pieces }: Book['draft'], job: Job): boolean {
  const own = piecesOf(job);
  return (
    OPERATIONS[job.operation].closes !== undefined &&
    pieces.some(({ id, edges }) => own.includes(id) && edges.some(({ line }) => line === KEYHOLE))
  );
}
