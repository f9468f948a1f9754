import { asPairs } from '@/lib/geometry/pair';
import { dot } from '@/lib/geometry/point';
import { parallel } from '@/lib/geometry/polyline/parallel';
import type { Point } from '@/lib/geometry/types';
import { findDone } from '@/lib/operations/ask';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { type MeasuredDraft, measureDraft } from '@/lib/pattern/measured-draft';
import { once } from '@/lib/pattern/once';
import { edgeAfter, edgeBefore, type PieceView } from '@/lib/pattern/piece-view';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Draft, Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { isAmong, zipsBefore } from '../../steps/edges/find-sewn';
import type { Job } from '../../steps/jobs/jobs';
import { lineThrough } from './follow-edges';
import type { Lines } from './scene';
import { type TurnedUp, turnedUp } from './turn-edge';
import { edgesOn } from './walk-seam';

/** The neck seam of a collar, and a hem: what meets there ends at the zip. */
const AT_NECK = 'attach-collar';
const AT_HEM = 'hem';
/** The end of a collar turns off its neckline by more than this, the edge of a bow runs on from it (cosine). */
const TURNS_OFF = Math.cos(Math.PI / 4);

/** A garment as it lies on the table. */
interface Lying {
  readonly book: Book;
  readonly job: Job;
}

type State = Pick<Book, 'draft' | 'measured'>;

/** By stage. */
const statesOf = once((_: Draft) => new Map<number, State>());

/**
 * A garment and its collar beside a zip sewn by then: the garment ends at the fold of its allowances, which lie on the
 * wrong side with the tapes, and the collar, its ends sewn and turned, flush with it. The seam lines stay.
 */
export function foldedAtZip<T extends Lying>(at: T): T {
  const { book, job } = at;
  const { draft, measured } = book;
  if (!measured.pieces.some((view) => foldedEdges(draft, job, view).length > 0)) return at;
  const states = statesOf(draft);
  const state = states.get(job.stage) ?? cutOff(at);
  states.set(job.stage, state);
  return {
    ...at,
    book: { ...book, ...state },
    job: { ...job, seams: lyingSo(job.seams, state.measured) },
  };
}

/** A hem is turned over the allowance of a zip that goes down to it. */
function foldedEdges(draft: Draft, job: Job, view: PieceView): EdgeView[] {
  const zipped = zippedEdges(draft, job, view);
  if (job.operation === AT_NECK) return zipped;
  const hems = job.operations.flatMap(({ operation, edges }) => (operation === AT_HEM ? edges : []));
  return zipped.filter(({ index }) =>
    [edgeBefore(view, index), edgeAfter(view, index)].some(({ id }) => isAmong(hems, view.id, id)),
  );
}

function cutOff({ book: { draft, measured }, job }: Lying): State {
  const pieces = measured.pieces.map((view): Piece => {
    const edges = [...foldedEdges(draft, job, view), ...endsOfCollar(job, view)];
    return edges.length > 0 ? turnedUp(view.piece, view.edges, edges).piece : view.piece;
  });
  const cut = { ...draft, pieces };
  return { draft: cut, measured: measureDraft(cut) };
}

/** What turns off the neckline of a collar at its ends. */
function endsOfCollar({ seams }: Job, view: PieceView): EdgeView[] {
  const neck = new Set(seams.flatMap(({ a }) => edgesOn(a.steps, view.id)).map(({ id }) => id));
  const own = view.edges.filter(({ id }) => neck.has(id));
  return own.flatMap((edge) => {
    const [before, after] = [edgeBefore(view, edge.index), edgeAfter(view, edge.index)];
    return [
      ...(dot(before.endDirection, edge.startDirection) < TURNS_OFF ? [before] : []),
      ...(dot(edge.endDirection, after.startDirection) < TURNS_OFF ? [after] : []),
    ].filter(({ role }) => role !== 'fold');
  });
}

/** Seams as their pieces lie now; their sides are as long as ever. */
export const lyingSo = (seams: readonly SeamView[], measured: Pick<MeasuredDraft, 'seams'>): SeamView[] =>
  seams.map((seam) => {
    const view = measured.seams.find(({ id }) => id === seam.id) ?? seam;
    const { a, b } = seam;
    return { ...view, a: { ...view.a, length: a.length }, b: { ...view.b, length: b.length } };
  });

/** A facing is folded so far before the teeth, cm. */
const BEFORE_TEETH = 0.5;

/** The edges of a piece that a zip is sewn into by then. */
export const zippedEdges = (draft: Draft, job: Job, { id, edges }: PieceView): EdgeView[] => {
  const refs = zipsBefore(draft, job).flatMap((each) => each.edges);
  return edges.filter((edge) => isAmong(refs, id, edge.id));
};

/** A piece folded along lines. */
interface Folded extends TurnedUp {
  readonly folds: Lines;
}

/** A facing with the edge that meets a zip folded to its wrong side, beside the teeth. */
export function foldedBesideZip({ operations }: Draft, { piece, id, edges }: PieceView): Folded {
  const refs = findDone(operations, ({ atZip }) => atZip).flatMap((each) => each.edges);
  const isFolded = (edge: EdgeView) => isAmong(refs, id, edge.id);
  const loop = edges.map((edge) => (isFolded(edge) ? movedIn(edge) : edge));
  const folded = loop.filter(isFolded);
  return { ...turnedUp(piece, loop, folded), folds: folded.map((edge) => lineThrough([edge])) };
}

function movedIn(edge: EdgeView): EdgeView {
  const points = parallel(asPairs(edge.points), BEFORE_TEETH).map(([x, y]): Point => ({ x, y }));
  return { ...edge, points };
}
