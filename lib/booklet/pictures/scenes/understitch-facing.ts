import { hasLapel } from '@/lib/drafting/collars/revers';
import { STILL } from '@/lib/geometry/motion';
import type { Action } from '@/lib/operations/action';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { rollLines } from '../../steps/edges/find-inner-places';
import { sewnBefore } from '../../steps/edges/find-sewn';
import { handled } from '../../steps/edges/narrow-job';
import type { Job } from '../../steps/jobs/jobs';
import { inARow } from '../cloth/arrange-scenes';
import { piecesIn } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import { endedAtSeams } from '../cloth/walk-seam';
import { besideEachOther } from '../seams/chain-panels';
import { withJoinedPanels } from '../seams/hang-panels';
import { isTube } from '../seams/lay-apart';
import { facingScene, openedScene } from '../seams/lay-seam';
import { shownOf } from '../seams/meet-sides';
import {
  closedOff,
  collarSeam,
  facedInside,
  facedThroughCollar,
  metAlong,
  seamInsideShawl,
} from './find-faced-seams';
import { understitchedRows } from './lay-understitching';
import { alone } from './show-piece';
import { turnedInParts, turnedScene } from './turn-facing';

/** Understitching by its key: the row sewn, the facing turned to the inside, or lifted again. */
export function understitchScene(book: Book, job: Job, key: string, rows: number): Scene | undefined {
  if (key === 'sew') return rolledScene(book, job, rows) ?? sewnScene(book, job, rows);
  if (key === 'turn') return turnedScene(book, job, rows) ?? turnedInParts(book, job, rows);
  if (key === 'roll') return rollingScene(book, job, rows);
  if (key === 'catch') return liftedScene(book, job, rows);
  return undefined;
}

/**
 * The facings joined to be one, right side up, the allowances folded under them along their seam and the row of stitches
 * beside it. Undefined where they stand up as a tube.
 */
function sewnScene(book: Book, job: Job, rows: number): Scene | undefined {
  const faced = facedInside(book, job);
  const all = metAlong(book, job, faced.map(closedOff(sewnBefore(book, job))));
  if (all.length === 0 || all.some(({ a }) => isTube({ a, b: a, self: false }))) return undefined;
  const stitched = (shown: Shown): Shown => ({ ...shown, worked: understitchedRows(book, job, shown.piece) });
  const scenes = all.map(
    (met): Scene => ({
      shown: shownOf(besideEachOther(met).a, 'right', STILL).map(stitched).filter(isWorked),
      arrows: [],
    }),
  );
  return inARow(
    scenes.filter(({ shown }) => shown.length > 0),
    rows,
  );
}

/** Along a placket that is topstitched a facing is held without. */
const isWorked = ({ worked }: Shown): boolean => worked.length > 0;

const SEW: Action = { key: 'sew', view: 'right' };

/**
 * Below a lapel its facing, and the front and under collar it rolls over with: right side up, the allowances of the edge
 * under each of them where the row of stitches is sewn beside it. Undefined where nothing rolls over.
 */
function rolledScene(book: Book, job: Job, rows: number): Scene | undefined {
  if (!hasLapel(book.draft.choices)) return undefined;
  const sewn = sewnBefore(book, job);
  const panels = book.measured.seams.map(closedOff(sewn));
  // Halves of a collar are joined to be one as they are drawn.
  const joins = sewn.filter(({ selfPaired }) => !selfPaired);
  const own = piecesIn(book, handled(book, job, SEW));
  const stitched = (piece: Piece) => (shown: Shown) => ({
    ...shown,
    worked: understitchedRows(book, job, piece),
  });
  return inARow(
    own.map((piece) => {
      const { shown, arrows } = alone(book, job, endedAtSeams(book, piece, joins), SEW);
      return withJoinedPanels({ shown: shown.map(stitched(piece)), arrows }, panels, { ...job, seams: sewn });
    }),
    rows,
  );
}

const ROLL: Action = { key: 'roll', view: 'right', along: 'lapels' };

/** The fronts themselves, where they fold over: their facings lie inside by then. */
function rollingScene(book: Book, job: Job, rows: number): Scene | undefined {
  const fronts = book.draft.pieces.filter((piece) => piece.part === 'front' && rollLines(piece).length > 0);
  if (fronts.length === 0) return undefined;
  const sewn = sewnBefore(book, job);
  const panels = book.measured.seams;
  const scenes = fronts.map((piece) =>
    withJoinedPanels(alone(book, job, piece, ROLL), panels, { ...job, seams: sewn }),
  );
  return inARow(scenes, rows);
}

/** Both neck seams seen from inside, the facing lifted off the garment. Undefined where no collar stands between them. */
function liftedScene(book: Book, job: Job, rows: number): Scene | undefined {
  const seams = facedThroughCollar(book, job);
  if (seams.length === 0) return liftedShawl(book, job);
  const scene = facingScene(seams, rows, sewnBefore(book, job));
  return withJoinedPanels(seenInside(scene), book.measured.seams, { ...job, seams });
}

/**
 * The neck of a shawl: of its facings, one of which is the upper collar, and of the garment beside them. They lie on each
 * other across the back; in front the facing goes over the seam uncut.
 */
function liftedShawl(book: Book, job: Job): Scene | undefined {
  const [inner, outer] = [seamInsideShawl(book), collarSeam(book)];
  if (!inner || !outer) return undefined;
  const sewn = sewnBefore(book, job).filter((seam) => seam !== inner && seam !== outer);
  const facings = openedScene([inner], 'open', 1, false, sewn).shown.map(stitchedAlong);
  const garment = facingScene([outer], 1, sewn)
    .shown.filter(({ piece }) => piece.part !== 'collar')
    .map((shown) => (shown.piece.part === 'back' ? shown : { ...shown, worked: [] }));
  const both = inARow([facings, garment].map((shown) => seenInside({ shown, arrows: [] })));
  return withJoinedPanels(both, book.measured.seams, { ...job, seams: [inner, outer] });
}

const seenInside = ({ shown, arrows }: Scene): Scene => ({
  arrows,
  shown: shown.map((each) => ({ ...each, side: 'wrong' })),
});

const stitchedAlong = ({ sewn = [], ...shown }: Shown): Shown => ({ ...shown, worked: sewn });
