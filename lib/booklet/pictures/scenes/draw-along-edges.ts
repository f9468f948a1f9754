import { boundsOf } from '@/lib/geometry/bounds';
import { asPairs, swapAxes } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import { type Action, detailsOf } from '@/lib/operations/action';
import { OPERATIONS } from '@/lib/operations/registry';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { Draft, Piece } from '@/lib/pattern/types';
import { foldLine } from '@/lib/pattern/unfold';
import type { Book } from '../../book';
import { creases } from '../../steps/edges/find-inner-places';
import { turningGap } from '../../steps/edges/turning-gap';
import { TURNINGS } from '../../steps/edges/turnings';
import type { Job } from '../../steps/jobs/jobs';
import { factsOf } from '../../steps/words/facts';
import { arrowsAcross } from '../cloth/arrange-scenes';
import { inside, outside } from '../cloth/cut-at-levels';
import type { Doubled } from '../cloth/fold-strip';
import { closedLine, lineThrough, runsOf } from '../cloth/follow-edges';
import type { Drawn, PressArrow, Scene } from '../cloth/scene';
import type { TurnedUp } from '../cloth/turn-edge';
import { facedAll } from './find-faced-seams';
import { cutEdges } from './overcast-edges';
import { hookMarks } from './sew-fastenings';
import { besideFreeEdge, crossingSeams } from './tack-facing';
import { turnedPiece } from './turn-allowances';

/** The lines of an action along the edges of a piece, and the piece as it lies then. */
type AlongEdges = Drawn & TurnedUp & Pick<Scene, 'arrows'>;

export interface Doing {
  readonly action: Action;
  readonly strip: Doubled | undefined;
}

interface Along extends Doing {
  readonly edges: readonly EdgeView[];
}

/**
 * What is folded is drawn as a fold, what is turned lies turned and is stitched where its words say, what frays is
 * overcast on the cut edge, wherever its hem will be folded; a facing is tacked where its free edge crosses a seam; all
 * else is done along the stitching line.
 */
export function alongEdges(
  book: Book,
  job: Job,
  piece: Piece,
  { action, edges, strip }: Along,
): Partial<AlongEdges> {
  const { operation } = job;
  const { key } = action;
  const { draws, turned } = detailsOf(action);
  const loop = book.measured.piece(piece.id)?.edges ?? [];
  if (OPERATIONS[operation].overcasts) return { overcast: cutEdges(piece, loop, edges) };
  if (draws === 'outline' && strip) return { worked: [closedLine(strip.outline)] };
  if (draws === 'crease') {
    if (strip?.crease) return { creased: [strip.crease] };
    const folds = edges.length > 0 ? edges.map(pointsOf) : creases(piece);
    return { creased: folds, arrows: turnedIn(loop, edges) };
  }
  if (turned)
    return turnedPiece(piece, loop, edges, { turning: TURNINGS[turned], facts: factsOf(book, job) });
  if (OPERATIONS[operation].hooks)
    return { worked: edges.flatMap((edge) => hookMarks(pointsOf(edge), job, strip)) };
  if (operation === 'understitch' && key === 'tack')
    return { worked: [...besideFreeEdge(edges, loop), ...crossingSeams(facedAll(book, job), piece, loop)] };
  return {
    ...(draws === 'fold' ? { creased: creases(piece) } : {}),
    worked: besideGap(book.draft, job, key, piece, edges.map(pointsOf)),
  };
}

/** Which way allowances are folded: an arrow from the fold to where they will lie, twice along it. */
const turnedIn = (loop: readonly EdgeView[], edges: readonly EdgeView[]): PressArrow[] =>
  runsOf(loop, edges).flatMap((run) => arrowsAcross(lineThrough(run), [0.3, 0.7], 1));

const pointsOf = ({ points }: EdgeView): Pair[] => asPairs(points);

/** Where the two halves of a belt are joined. */
const JOIN = 'join';

/** All but the gap is sewn, and trimmed; once the belt is turned the gap is closed. */
const ALONG_GAP: Readonly<Record<string, typeof inside>> = {
  'sew-belt/sew': outside,
  'turn-strip/trim': outside,
  'turn-strip/turn': inside,
};

/** Of the edges of a piece what an action works on, the gap to turn it through minded. */
function besideGap(
  draft: Draft,
  job: Pick<Job, 'operation'>,
  key: string,
  piece: Piece,
  lines: readonly Pair[][],
): Pair[][] {
  const [half, action] = [turningGap(draft, job) / 2, `${job.operation}/${key}`];
  if (OPERATIONS[job.operation].turnedThrough === 'lining' && key === 'sew')
    return besideFold(piece, lines, half);
  const along = ALONG_GAP[action];
  if (half === 0 || piece.part !== 'belt' || !along) return [...lines];
  const middle = middleOf(piece, lines);
  return lines.flatMap((line) => along(line, [middle - half, middle + half]));
}

/** The middle of the gap is the fold its piece is cut on, half of it to either side. */
function besideFold(piece: Piece, lines: readonly Pair[][], half: number): Pair[][] {
  const [fold] = (piece.cut.onFold && foldLine(piece)) || [];
  if (!fold) return [...lines];
  const onItsSide = (line: readonly Pair[]) => line.map(swapAxes);
  return lines.flatMap((line) => outside(onItsSide(line), [fold[0] - half, fold[0] + half])).map(onItsSide);
}

/** How high its middle is: where its halves are joined, or midway between its ends. */
function middleOf({ edges }: Piece, lines: readonly Pair[][]): number {
  const { bottom, top } = boundsOf(lines.flat());
  return edges.some(({ line }) => line === JOIN) ? bottom : (bottom + top) / 2;
}
