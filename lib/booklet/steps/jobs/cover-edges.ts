import { giving, isDone } from '@/lib/operations/ask';
import { OPERATIONS } from '@/lib/operations/registry';
import { edgeOf, pieceOf } from '@/lib/pattern/find';
import type { Draft, EdgeRef, Part, Piece } from '@/lib/pattern/types';
import { isLined } from '../../book';
import type { Job } from './jobs';

/** What hangs as low as the lining does, or lower. */
const HANGING: readonly Part[] = ['skirt-front', 'skirt-back', 'ruffle', 'pocket'];
const BODY: readonly Part[] = ['front', 'back'];

/** Whether the lining is sewn to all edges of the garment, hem included, and hides all its seams. */
export const isClosedIn = (draft: Draft): boolean =>
  isLined(draft) && !isDone(draft.operations, giving('looseLining'));

/**
 * Whether a lining hides the allowances along an edge, so that they may be left raw. One with a hem of its own hangs
 * free, and hides bodice and sleeves alone: cloth is seen and rubbed along all that runs down to the hem.
 */
export function isCovered(draft: Draft, { piece: id, edge: name }: EdgeRef): boolean {
  if (!isLined(draft) || isClosedIn(draft)) return isLined(draft);
  const piece = pieceOf(draft, id);
  const line = piece && edgeOf(piece, name)?.line;
  if (!piece || line === undefined || HANGING.includes(piece.part)) return false;
  return !BODY.includes(piece.part) || !linesToHem(piece).has(line);
}

/** A second layer of the same piece is sewn over its allowances. */
const isLaidOver = ({ operations }: Draft, job: Job): boolean => {
  const { coveredBy } = OPERATIONS[job.operation];
  return coveredBy !== undefined && operations.some(({ operation }) => operation === coveredBy);
};

/** All that a job sews. */
export const coversJob = (draft: Draft, job: Job): boolean =>
  isLaidOver(draft, job) ||
  job.seams.every(({ seam }) => [...seam.a, ...seam.b].every((ref) => isCovered(draft, ref)));

/** A line that a dart or a slit parts is one. */
function linesToHem({ edges }: Piece): Set<string> {
  const beside = (i: number) => [edges.at(i - 1), edges.at((i + 1) % edges.length)];
  return new Set(
    edges.flatMap(({ role }, i) => (role === 'hem' ? beside(i) : [])).flatMap((edge) => edge?.line ?? []),
  );
}
