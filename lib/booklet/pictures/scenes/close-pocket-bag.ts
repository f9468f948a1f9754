import { boundsOf } from '@/lib/geometry/bounds';
import { cutAlong, cutAtLevel } from '@/lib/geometry/polyline/cut-along';
import type { Pair } from '@/lib/geometry/types';
import { pieceOf } from '@/lib/pattern/find';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs/jobs';
import { tornFinely } from '../cloth/enlarge-detail';
import { doneBefore, lying, outlineOf, piecesIn, withoutFold } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import { turnedFlap } from './attach-flap';
import { type Bag, bagOf, belowSeam, hung } from './attach-pocket-bag';
import { foldedBack, INWARD, upright } from './turn-welts';
import { type Mouth, mouthOf, ROW } from './welt-mouth';

/** The garment is seen so far below its mouth, and the bag a little less, cm. */
const BELOW = 5.4;
const SHORTER = 0.7;
/** A bag goes on behind the garment, a flap to its other end: so much of either is drawn, cm. */
const BEHIND = 1;
const OF_FLAP = 0.4;
/** The seam ends so far before the tear, cm. */
const EDGE = 0.5;

/**
 * One end of a welted mouth, large, the garment folded back there: both halves of the bag behind the welts, their seam
 * from the top of the longer one down, over the ends of the welts and the tip of the triangle. Undefined for a bag that
 * no welts hold; while it is pinned the whole of it is shown.
 */
export function bagClosedScene(book: Book, job: Job, key: string): Scene | undefined {
  const mouth = job.operation === 'sew-pocket-bag' && key === 'sew' ? mouthOf(book) : undefined;
  const [upper, under] = mouth ? piecesIn(book, job).map((piece) => bagOf(book, piece)) : [];
  if (!mouth || !upper || !under) return undefined;
  const outlines = hanging(upper, under, mouth);
  const folded = foldedBack(mouth, BELOW);
  return {
    shown: [
      lying(under.piece, 'right', { outline: outlines.under, torn: true, bent: true }),
      lying(upper.piece, 'wrong', { outline: outlines.upper, torn: true, bent: true }),
      ...folded.welts,
      ...folded.garment,
      ...flapOn(book, job, mouth),
      ...folded.over,
      { ...folded.triangle, worked: [seamOf(book, under)], sewn: [folded.row] },
    ],
    arrows: [],
    detail: true,
  };
}

/** Both halves as they hang, each from its row, torn off below and behind the garment. */
function hanging(upper: Bag, under: Bag, { half }: Mouth) {
  const [short, long] = [
    outlineOf({ ...lying(upper.piece, 'wrong', hung(upper, -ROW, 1)), outline: belowSeam(upper) }),
    outlineOf({ ...lying(under.piece, 'right', hung(under, ROW, 1)), outline: under.outline }),
  ];
  const behind: Pair = [half + 1, -ROW - 1];
  const part = (line: readonly Pair[]): Pair[] => {
    const { right, top, bottom } = boundsOf(line);
    const low = Math.max(bottom, SHORTER - BELOW);
    return tornFinely(
      cutAlong(line, upright(half - BEHIND), behind),
      [half - 2 * BEHIND, low, right + 1, top + 1],
      behind,
    );
  };
  return { upper: part(short), under: part(long) };
}

/** The seam of the bag beside the mouth, from the top of the longer half as far down as is seen. */
function seamOf({ measured }: Book, under: Bag): Pair[] {
  const outer = measured.piece(under.piece.id)?.edges.find(({ line }) => line === 'outer');
  const { right, top } = boundsOf(under.outline);
  const x = right - under.middle - (outer?.allowance ?? 0);
  return [
    [x, top - under.mouth + ROW],
    [x, SHORTER + EDGE - BELOW],
  ];
}

/** A flap sewn over the mouth by then lies on the garment. */
function flapOn(book: Book, { stage }: Job, { half }: Mouth): Shown[] {
  const ids = doneBefore(book.draft, stage, ['attach-pocket-flap']).flatMap(({ pieces }) => pieces);
  const isFlap = ({ id }: Piece): boolean => id === 'pocket-flap';
  const flap = ids.flatMap((id) => pieceOf(book.draft, id) ?? []).find(isFlap);
  if (!flap) return [];
  const hanging = cutAtLevel(turnedFlap(book, flap), 0, [0, -1]);
  const low = Math.max(boundsOf(hanging).bottom - 1, 2 * SHORTER - BELOW);
  const outline = tornFinely(hanging, [half - INWARD + OF_FLAP, low, half + 1, 1], [half - 1, -1]);
  return [lying(withoutFold(flap), 'right', { outline, torn: true, bent: true })];
}
