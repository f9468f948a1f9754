import { asPairs } from '@/lib/geometry/pair';
import { placeOn } from '@/lib/geometry/polyline/place-on';
import type { Pair } from '@/lib/geometry/types';
import { type Action, detailsOf } from '@/lib/operations/action';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { Piece } from '@/lib/pattern/types';
import { foldLine, mirrorIn } from '@/lib/pattern/unfold';
import type { Book } from '../../book';
import { dartsSewn } from '../../steps/find-darts';
import {
  centreLines,
  creases,
  marksOf,
  placements,
  pointsMarked,
  rollLines,
  sleevePleatLines,
  topmostMark,
} from '../../steps/find-inner-places';
import { TURNINGS } from '../../steps/hems/turning';
import type { Job } from '../../steps/jobs';
import { factsOf } from '../../steps/words/facts';
import { pointsTransferred } from '../../steps/words/transferred';
import { workedEdges } from '../../steps/worked-edges';
import { carriedArrow } from '../cloth/arrange-scenes';
import type { Doubled } from '../cloth/fold-strip';
import type { Drawn, Lines, PressArrow, Turned } from '../cloth/scene';
import { runsOf } from '../cloth/turn-edge';
import { innerLines } from './draw-places';
import { facedAll } from './find-faced-seams';
import { besideGap } from './leave-turning-gap';
import { notchesOn } from './mark-notches';
import { cutEdges } from './overcast-edges';
import { hookMarks } from './sew-fastenings';
import { besideFreeEdge, crossingSeams } from './tack-facing';
import { turnedPiece } from './turn-allowances';

/** What an action does on one piece: the piece as it lies then, the edges it is about, the lines drawn. */
interface LinesOn extends Drawn {
  readonly piece: Piece;
  readonly edges: readonly EdgeView[];
  readonly turned?: readonly Turned[];
  readonly arrows: readonly PressArrow[];
}

interface Doing {
  readonly action: Action;
  readonly strip: Doubled | undefined;
}

export function linesOn(book: Book, job: Job, piece: Piece, { action, strip }: Doing): LinesOn {
  const { key } = action;
  const inner = innerOf(book, job, piece, action);
  const isInside = Object.values(inner).some((lines) => lines.length > 0);
  const whole = isInside ? [] : edgesOf(book, job, piece, action);
  const edges =
    strip && job.operation !== 'sew-hook' ? whole.filter((edge) => strip.shows(pointsOf(edge))) : whole;
  const darts = key === 'cut' ? [] : dartsSewn(book, job, piece);
  const marks = job.operation === 'cut-out' && key === 'mark';
  const marked = marks ? carriedOver(book, piece) : [];
  const along = alongEdges(book, job, piece, { action, edges, strip });
  const cut = marks ? notchesOn(piece, book.measured.piece(piece.id)?.edges ?? []) : [];
  const pressed = key === 'press' ? darts.map(({ arrow }) => arrow) : [];
  return {
    piece,
    edges,
    ...inner,
    ...along,
    worked: [
      ...marked,
      ...(inner.worked ?? []),
      ...(along.worked ?? []),
      ...darts.flatMap(({ lines }) => lines),
    ],
    ...(cut.length > 0 ? { notched: cut.map((notch) => ({ ...notch, cut: true as const })) } : {}),
    arrows: [...pressed, ...(along.arrows ?? [])].flatMap((arrow) =>
      action.lies === 'folded' ? [arrow] : bothSides(piece, arrow),
    ),
  };
}

function innerOf(book: Book, { operation }: Job, piece: Piece, action: Action): Partial<Drawn> {
  const { on } = detailsOf(action);
  if (on?.what === 'topmost-mark') return { worked: topmostMark(on.name, piece, book.draft.pieces) };
  if (on?.what === 'marks') return { worked: marksOf(piece, on.name) };
  return innerLines(operation, action.key, piece);
}

function edgesOf(book: Book, job: Job, piece: Piece, action: Action): readonly EdgeView[] {
  const { on } = detailsOf(action);
  if (on?.what === 'piece' && on.name !== piece.id) return [];
  if (on?.what !== 'line') return workedEdges(book, job, piece, action.key);
  return (book.measured.piece(piece.id)?.edges ?? []).filter(({ line }) => line === on.name);
}

interface Along extends Doing {
  readonly edges: readonly EdgeView[];
}

/**
 * What is folded is drawn as a fold, what is turned lies turned and is stitched where its words say, what frays is
 * overcast on the cut edge, wherever its hem will be folded; a facing is tacked where its free edge crosses a seam; all
 * else is done along the stitching line.
 */
function alongEdges(book: Book, job: Job, piece: Piece, { action, edges, strip }: Along): Partial<LinesOn> {
  const { operation } = job;
  const { key } = action;
  const { draws, turned } = detailsOf(action);
  const loop = book.measured.piece(piece.id)?.edges ?? [];
  if (operation === 'finish-edges') return { overcast: cutEdges(piece, loop, edges) };
  if (draws === 'outline' && strip) return { worked: [[...strip.outline, ...strip.outline.slice(0, 1)]] };
  if (draws === 'crease') {
    if (strip?.crease) return { creased: [strip.crease] };
    const folds = edges.length > 0 ? edges.map(pointsOf) : creases(piece);
    return { creased: folds, arrows: turnedIn(loop, edges) };
  }
  if (turned)
    return turnedPiece(piece, loop, edges, { turning: TURNINGS[turned], facts: factsOf(book, job) });
  if (operation === 'sew-hook')
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
  runsOf(loop, edges).flatMap((run) =>
    [0.3, 0.7].map((share): PressArrow => {
      const { at, along } = placeOn(run.flatMap(pointsOf), share);
      return { at, direction: [-along[1], along[0]] };
    }),
  );

/** What is carried over from the pattern to the cloth, beside the darts. */
const carriedOver = ({ draft }: Book, piece: Piece): Lines => [
  ...placements(piece),
  ...sleevePleatLines(piece),
  ...creases(piece),
  ...centreLines(piece),
  ...rollLines(piece),
  ...pointsMarked(piece, pointsTransferred(draft)),
];

const pointsOf = ({ points }: EdgeView): Pair[] => asPairs(points);

function bothSides(piece: Piece, arrow: PressArrow): PressArrow[] {
  const fold = piece.cut.onFold ? foldLine(piece) : undefined;
  return fold ? [arrow, carriedArrow(arrow, mirrorIn(fold))] : [arrow];
}
