import { jumpPleat } from '@/lib/drafting/lining/request';
import { cutAtLevel } from '@/lib/geometry/polyline/cut-along';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs/jobs';
import { lying, outlineOf, withoutFold } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import { hemProfile } from './draw-hem-profile';
import {
  APART,
  EDGE,
  type LinedHem,
  levelAt,
  linedHem,
  SEEN,
  SHORT,
  seamAt,
  shellUp,
  torn,
  WIDER,
} from './enlarge-lined-hem';

const isBack = ({ part }: Piece): boolean => part === 'back' || part === 'skirt-back';

/**
 * The lower edge of a lining at a seam, large: on the edge of the turned hem, right sides together, hanging down; then
 * turned up, its fold over the hem, and beside it how the layers lie, cut through. The seam itself is shown on the whole
 * lining. Undefined where no hem is turned up first.
 */
export function liningHemScene(book: Book, job: Job, key: string): Scene | undefined {
  const hem = linedHem(book, job, isBack);
  if (!hem) return undefined;
  if (key === 'pin') return { shown: pinned(hem), arrows: [], detail: true };
  return key === 'turn' ? { shown: fallen(hem), arrows: [], detail: true } : undefined;
}

/** Right sides together, edge on edge, the lining hangs down over the hem. */
function pinned(hem: LinedHem): Shown[] {
  const { lining, depth, seam } = hem;
  const { beside, below } = SEEN;
  const over = torn(lining, 'wrong', [-beside - WIDER, -below, SHORT, depth]);
  const worked = [levelAt(seam, EDGE - beside, SHORT - EDGE)];
  const { cloth, up } = shellUp(hem);
  return [cloth, up, { ...over, worked, within: [seamAt(EDGE - below, depth)] }];
}

/** Turned up, its surplus falls over the seam in a fold; beside it the layers cut through. */
function fallen(hem: LinedHem): Shown[] {
  const { lining, depth, seam } = hem;
  const { beside, above } = SEEN;
  const [fold, top] = [seam - jumpPleat(seam), depth + above];
  const { cloth, up } = shellUp(hem);
  const over = lying(withoutFold(lining), 'right', {
    ...{ outline: cutAtLevel(outlineOf(cloth), fold, [0, top]), torn: true, bent: true },
    ...{ creased: [levelAt(fold, EDGE - beside, beside - EDGE)], within: [seamAt(fold, top - EDGE)] },
  });
  return [up, over, ...hemProfile({ ...hem, fold, top }, beside + APART)];
}
