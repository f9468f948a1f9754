import { boundsOf } from '@/lib/geometry/bounds';
import { STILL, shiftMotion } from '@/lib/geometry/motion';
import { parallel } from '@/lib/geometry/polyline/parallel';
import type { Pair } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { innerPlaces } from '../../steps/find-inner-places';
import type { Job } from '../../steps/jobs';
import { lineThrough } from '../cloth/follow-edges';
import { piecesIn } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import { nearWork } from '../cloth/tear-near-work';

/** A patch is stitched on so far inside its edge, cm. */
const INSIDE = 0.2;

/** A patch pocket, its hem and allowances turned under, lies on its mark: pinned along its edge, stitched inside it. */
export function patchScene(book: Book, job: Job, key: string): Scene | undefined {
  const own = piecesIn(book, job);
  const pocket = own.find(({ part }) => part === 'pocket');
  const on = own.find((piece) => piece !== pocket && innerPlaces(job.operation, piece).length > 0);
  const mark = on && innerPlaces(job.operation, on)[0];
  if (!pocket || !on || !mark) return undefined;
  const cloth: Shown = { piece: on, side: 'right', unfolded: false, motion: STILL, worked: [mark] };
  const [near] = nearWork([
    { shown: [cloth], arrows: [] },
    { shown: [patch(book, pocket, key)], arrows: [] },
  ]);
  const laid = laidOnMark(patch(book, pocket, key), mark);
  return { shown: [...(near?.shown ?? []).map((each) => ({ ...each, worked: [] })), laid], arrows: [] };
}

function patch({ measured }: Book, pocket: Piece, key: string): Shown {
  const loop = measured.piece(pocket.id)?.edges ?? [];
  const lineOf = (edges: readonly EdgeView[]) => lineThrough(edges);
  const edge = lineOf(loop.filter(({ role }) => role !== 'hem'));
  return {
    piece: { ...pocket, cutLine: lineOf(loop) },
    side: 'right',
    unfolded: false,
    motion: STILL,
    worked: [key === 'sew' ? parallel(edge, INSIDE) : edge],
  };
}

/** The mark is the edge of the pocket, as it will lie. */
function laidOnMark(pocket: Shown, mark: readonly Pair[]): Shown {
  const [place, own] = [boundsOf(mark), boundsOf(pocket.piece.cutLine)];
  return {
    ...pocket,
    motion: shiftMotion(STILL, [
      (place.left + place.right - own.left - own.right) / 2,
      place.bottom - own.bottom,
    ]),
  };
}
