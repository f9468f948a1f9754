import { parallel } from '@/lib/geometry/polyline/parallel';
import type { Pair } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs/jobs';
import { lineThrough, runsOf } from '../cloth/follow-edges';

/** The strips fused along the hems of a piece: over the allowance, and beyond the line it is folded up on. */
export function hemStrips({ measured }: Book, { operations }: Job, piece: Piece): Pair[][] {
  const beyond = Number(operations[0]?.figures.beyond ?? 0);
  const loop = measured.piece(piece.id)?.edges ?? [];
  const hems = loop.filter(({ role }) => role === 'hem');
  return runsOf(loop, hems).map((run) => stripAlong(run, beyond));
}

function stripAlong(run: readonly EdgeView[], beyond: number): Pair[] {
  const depth = Math.max(...run.map(({ allowance }) => allowance));
  const fold = lineThrough(run);
  return [...parallel(fold, -depth), ...parallel(fold, beyond).reverse()];
}
