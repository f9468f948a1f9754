import { SKIRT } from '@/lib/choices/slots/skirt';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Draft } from '@/lib/pattern/types';
import { type Job, piecesOf } from '../jobs';

/** Cloth on the bias drops: a circle's hem is levelled before it is turned up. */
export function hangs({ choices, pieces }: Draft, job: Job): boolean {
  const own = piecesOf(job);
  const skirted = pieces.some(({ id, part }) => own.includes(id) && part.startsWith('skirt'));
  return (
    skirted && traitsOf(SKIRT, choices.options)?.circular === true && choices.options['waist-seam'] !== 'none'
  );
}

/** A peplum is part of a circle: its hem is turned up onto a shorter line, though it is too short to drop. */
export function isPeplum({ choices, pieces }: Draft, job: Job): boolean {
  const own = piecesOf(job);
  return (
    choices.options.silhouette === 'peplum' &&
    pieces.some(({ id, part }) => own.includes(id) && part.startsWith('skirt'))
  );
}

/** Pleats are pressed in before the skirt is hemmed, and have to be opened for its hem. */
export function isCreased({ operations }: Draft, job: Job): boolean {
  const own = piecesOf(job);
  return operations.some(
    ({ operation, pieces }) => operation === 'fold-pleats' && pieces.some((id) => own.includes(id)),
  );
}
