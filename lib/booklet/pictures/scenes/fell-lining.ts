import { asPairs } from '@/lib/geometry/pair';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import type { Book } from '../../book';
import { gapHeights } from '../../steps/edges/find-tie-gap';
import { workedEdges } from '../../steps/edges/find-worked-edges';
import type { Job } from '../../steps/jobs/jobs';
import { arrowsAcross, inARow } from '../cloth/arrange-scenes';
import { inside } from '../cloth/cut-at-levels';
import { lineThrough } from '../cloth/follow-edges';
import { aboveBand, gathered } from '../cloth/gather-pieces';
import { lying, piecesIn } from '../cloth/lay-piece';
import type { Scene } from '../cloth/scene';
import { turnedUp } from '../cloth/turn-edge';
import { lengthOf } from '../cloth/walk-seam';
import { bandBeside, bandSeams } from './lay-band';

/** The gap in the side of a lining that a tie passes through, felled to that of the garment. */
export function liningGapScene(book: Book, rows: number): Scene | undefined {
  const heights = gapHeights(book);
  if (!heights) return undefined;
  const scenes = book.measured.pieces.flatMap(({ piece, edges }): Scene[] => {
    const sides = piece.part === 'lining' ? edges.filter(({ line }) => line === 'side') : [];
    const worked = sides.flatMap(({ points }) => inside(asPairs(points), heights));
    return worked.length > 0 ? [{ shown: [lying(piece, 'right', { worked })], arrows: [] }] : [];
  });
  return scenes.length > 0 ? inARow(scenes, rows) : undefined;
}

/**
 * A lining sleeve over the band it is felled to, both seen from their right side: drawn down to it, then with its
 * allowance folded in, its fullness spread on the seam of the band.
 */
export function felledSleeveScene(book: Book, job: Job, key: string): Scene | undefined {
  const [lining] = piecesIn(book, job);
  const [seam] = bandSeams(book, job);
  const flat = lining && book.measured.piece(lining.id);
  if (!flat || !seam) return undefined;
  const own = workedEdges(book, job, flat.piece, key);
  const { view, within } = key === 'sew' ? spreadOn(flat, own, seam) : { view: flat, within: [] };
  const edges = view.edges.filter(({ id }) => own.some((edge) => edge.id === id));
  const reversed = seam.a.steps[0]?.reversed ?? false;
  const steps = edges.map((edge): Step => ({ piece: view, edge, reversed, from: 0 }));
  const line = lineThrough(edges);
  const piece = key === 'sew' ? turnedUp(view.piece, view.edges, edges).piece : view.piece;
  const worked = { worked: key === 'sew' ? [line] : [], ...(within.length > 0 ? { within } : {}) };
  const sleeve = lying(piece, 'right', worked);
  return {
    shown: [...bandBeside(book, reversed ? steps.reverse() : steps, seam.b.steps), sleeve],
    // From inside toward its edge.
    arrows:
      key === 'pull' ? arrowsAcross(line, [0.3, 0.7], -1).map((each) => ({ ...each, slides: true })) : [],
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
