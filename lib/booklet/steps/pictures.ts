import type { EdgeView } from '@/lib/drafting/checks/context/edge-view';
import type { Pair, Piece } from '@/lib/drafting/types';
import { foldLine, mirrorIn } from '@/lib/layout/unfold';
import { type Book, findPiece } from '../book';
import { ASUNDER, TWIN } from '../drawings/apart';
import { asPairs } from '../drawings/as-pairs';
import { contains } from '../drawings/contains';
import { creases, doubled } from '../drawings/doubled';
import { inARow } from '../drawings/in-a-row';
import { nearWork } from '../drawings/near-work';
import { STILL } from '../drawings/rigid';
import type { Half, PressArrow, Scene, Shown } from '../drawings/scene';
import { facingScene, openedScene, togetherScene } from '../drawings/seam-scene';
import type { Action } from './action';
import { cutEdges } from './cut-edges';
import { dartsSewn } from './darts-sewn';
import { besideFreeEdge } from './free-end';
import { halfBeltScene } from './half-belt-scene';
import { handled } from './handled';
import { halfOf, innerPlaces, laidOn, placements, pointsMarked, topmostMark } from './inner-places';
import { interfacingOn } from './interfacing-on';
import { type Job, piecesOf } from './jobs';
import { joinedHalves } from './joined-halves';
import { shortened } from './long-strip';
import { loopScene } from './loop-scene';
import { sewnSoFar } from './sewn-so-far';
import { withTieGap } from './tie-gap';
import { tiedScene } from './tied-scene';
import { pointsTransferred } from './transferred';
import { besideGap } from './turning-gap';
import { workedEdges } from './worked-edges';

/** The scene of one action: its pieces as they lie on the table at that moment, in so many rows. */
export function sceneOf(book: Book, job: Job, action: Action, rows = 1): Scene {
  const soFar = sewnSoFar(book, job);
  const scene = sceneNow(soFar.book, soFar.job, action, rows);
  return { ...scene, shown: scene.shown.map((each) => withSeams(each, soFar.seamsIn(each.piece.id))) };
}

/** What lies beyond a tear or under a fold is not seen. */
function withSeams(shown: Shown, seams: Shown['worked']): Shown {
  const { outline, sewn = [] } = shown;
  const seen = outline ? seams.filter((line) => line.every((at) => contains(outline, at))) : seams;
  return seen.length === 0 ? shown : { ...shown, sewn: [...sewn, ...seen] };
}

function sceneNow(book: Book, job: Job, action: Action, rows: number): Scene {
  if (job.operation === 'attach-ties') return tiedScene(book, job, rows);
  const scene = sceneOfJob(book, job, action, rows);
  return job.operation === 'sew-side' ? withTieGap(book, scene, action.key !== 'pin') : scene;
}

function sceneOfJob(book: Book, job: Job, action: Action, rows: number): Scene {
  const { view, press = 'open' } = action;
  if (job.seams.some(({ dart }) => !dart)) {
    if (view === 'facing') return facingScene(job.seams, rows);
    if (view === 'together') return togetherScene(job.seams, rows);
    if (view === 'opened') return openedScene(job.seams, press, rows);
  }
  const belted = job.operation === 'attach-half-belt' ? halfBeltScene(book, job, action.key) : undefined;
  return belted ?? piecesAlone(book, handled(book, job, action), action, rows);
}

function piecesAlone(book: Book, job: Job, action: Action, rows: number): Scene {
  const own = piecesOf(job).flatMap((id) => findPiece(book, id) ?? []);
  const pieces = [...laidOn(job.operation, book.draft.pieces), ...own];
  const cloth = pieces.filter(({ material }) => material !== 'interfacing');
  // What is fused is shown on the cloth it stiffens; cut out it lies there by itself.
  const loose = job.operation === 'cut-out' && action.key === 'cut';
  const shown = cloth.length > 0 && !loose ? cloth : pieces;
  return inARow(nearWork(shown.map((piece) => alone(book, job, piece, action))), rows);
}

function alone(book: Book, job: Job, piece: Piece, action: Action): Scene {
  const { view, key, on = piece.id, topmost, folded = false } = action;
  const inner = topmost ? topmostMark(topmost, piece, book.draft.pieces) : innerPlaces(job.operation, piece);
  const strip = action.doubled ? doubled(piece, book.measured.seams, view === 'right') : undefined;
  const whole = inner.length > 0 || on !== piece.id ? [] : workedEdges(book, job, piece, key);
  const edges = strip ? whole.filter((edge) => strip.shows(pointsOf(edge))) : whole;
  const darts = key === 'cut' ? [] : dartsSewn(book, job, piece);
  const placed = job.operation === 'cut-out' && key === 'mark' ? carriedOver(book, piece) : [];
  const folds = job.operation === 'make-welt-pocket' && key === 'fold' ? creases(piece) : [];
  const lines = [
    ...placed,
    ...inner,
    ...folds,
    ...edgeLines(book, job, piece, edges, key),
    ...darts.flatMap(({ lines: sewn }) => sewn),
  ];
  const half = halfOf(job.operation);
  const shown: Shown = {
    piece,
    ...(half ? { half } : {}),
    ...(strip ? { outline: strip.outline } : {}),
    side: view === 'right' || strip?.rightSideOut ? 'right' : 'wrong',
    unfolded: piece.cut.onFold && !folded,
    motion: half && view === 'right' && isOther(piece, half) ? TWIN : STILL,
    worked: key === 'fuse' ? [] : lines,
    covered: key === 'fuse' ? interfacingOn(book, job, piece) : [],
  };
  const slit = edges.find(() => job.operation === 'make-loop');
  if (slit) return loopScene(shown, slit, key === 'sew');
  const arrows = key === 'press' ? darts.flatMap(({ arrow }) => bothSides(piece, arrow)) : [];
  const atCentre = edges.some(({ line }) => line.startsWith('centre'));
  const motion = job.operation === 'finish-edges' ? ASUNDER : TWIN;
  if (piece.cut.mirrored && atCentre) return { shown: [{ ...shown, motion }, shown], arrows };
  const joined: Scene = { shown: joinedHalves(book, job, shown), arrows };
  return piece.part === 'belt' ? shortened(joined) : joined;
}

/**
 * Of a pair the one the step is done on: with the right side up a front is drawn as the wearer's left one and a back
 * as her right one, while holes are made at her right, which laps over, and buttons sewn at her left.
 */
function isOther({ cut, part }: Piece, half: Half): boolean {
  return cut.mirrored && (half === 'own') === (part === 'front' || part === 'skirt-front');
}

/** What is carried over from the pattern to the cloth, beside the darts. */
const carriedOver = ({ draft }: Book, piece: Piece): Pair[][] => [
  ...placements(piece),
  ...pointsMarked(piece, pointsTransferred(draft)),
];

/**
 * What frays is the cut edge, wherever its hem will be folded; a facing is tacked where its free edge crosses a seam; all
 * else is done along the stitching line.
 */
function edgeLines(
  { draft, measured }: Book,
  { operation }: Job,
  piece: Piece,
  edges: readonly EdgeView[],
  key: string,
): Pair[][] {
  const loop = measured.piece(piece.id)?.edges ?? [];
  if (operation === 'finish-edges') return cutEdges(piece, loop, edges);
  if (operation === 'understitch' && key === 'tack') return edges.map((edge) => besideFreeEdge(edge, loop));
  return besideGap(draft, `${operation}/${key}`, piece, edges.map(pointsOf));
}

const pointsOf = ({ points }: EdgeView): Pair[] => asPairs(points);

function bothSides(piece: Piece, arrow: PressArrow): PressArrow[] {
  const fold = piece.cut.onFold ? foldLine(piece) : undefined;
  if (!fold) return [arrow];
  const mirror = mirrorIn(fold);
  const at = mirror(arrow.at);
  const tip = mirror([arrow.at[0] + arrow.direction[0], arrow.at[1] + arrow.direction[1]]);
  return [arrow, { at, direction: [tip[0] - at[0], tip[1] - at[1]] }];
}
