import type { Draft, Mark } from '@/lib/pattern/types';
import { type Job, piecesOf } from '../jobs';

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
