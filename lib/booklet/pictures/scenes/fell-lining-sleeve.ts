import { STILL } from '@/lib/geometry/motion';
import { asPairs } from '@/lib/geometry/pair';
import { placeOn } from '@/lib/geometry/polyline/place-on';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import { type Book, findPiece } from '../../book';
import { type Job, piecesOf } from '../../steps/jobs';
import { workedEdges } from '../../steps/worked-edges';
import { aboveBand, gathered } from '../cloth/gather-pieces';
import type { PressArrow, Scene, Shown } from '../cloth/scene';
import { turnedUp } from '../cloth/turn-edge';
import { lengthOf } from '../cloth/walk-seam';
import { bandBeside, bandSeams } from './lay-band';

/**
 * A lining sleeve over the band it is felled to, both seen from their right side: drawn down to it, then with its
 * allowance folded in, its fullness spread on the seam of the band.
 */
export function felledSleeveScene(book: Book, job: Job, key: string): Scene | undefined {
  const [lining] = piecesOf(job).flatMap((id) => findPiece(book, id) ?? []);
  const [seam] = bandSeams(book, job);
  const flat = lining && book.measured.piece(lining.id);
  if (!flat || !seam) return undefined;
  const worked = workedEdges(book, job, flat.piece, key);
  const { view, within } = key === 'sew' ? spreadOn(flat, worked, seam) : { view: flat, within: [] };
  const edges = view.edges.filter(({ id }) => worked.some((edge) => edge.id === id));
  const reversed = seam.a.steps[0]?.reversed ?? false;
  const steps = edges.map((edge): Step => ({ piece: view, edge, reversed, from: 0 }));
  const line = edges.flatMap(({ points }) => asPairs(points));
  const piece = key === 'sew' ? turnedUp(view.piece, view.edges, edges).piece : view.piece;
  const sleeve: Shown = {
    piece,
    side: 'right',
    unfolded: false,
    motion: STILL,
    worked: key === 'sew' ? [line] : [],
    ...(within.length > 0 ? { within } : {}),
  };
  return {
    shown: [...bandBeside(book, reversed ? steps.reverse() : steps, seam.b.steps), sleeve],
    arrows: key === 'pull' ? [0.3, 0.7].map((share) => outward(line, share)) : [],
  };
}

/** Its fullness spread on the seam of a band, as the folds of it lie. */
function spreadOn(view: PieceView, edges: readonly EdgeView[], { b }: SeamView) {
  const ratio = lengthOf(b.steps) / edges.reduce((sum, { length }) => sum + length, 0);
  const drawn = aboveBand(
    view,
    edges.map(({ points }) => asPairs(points)),
    ratio,
  );
  return drawn ? { view: gathered(view, drawn), within: drawn.folds } : { view, within: [] };
}

/** From inside a piece toward its edge, the cloth to the left of it. */
function outward(line: Parameters<typeof placeOn>[0], share: number): PressArrow {
  const { at, along } = placeOn(line, share);
  return { at, direction: [along[1], -along[0]], slides: true };
}
