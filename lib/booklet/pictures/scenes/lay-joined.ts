import { composeMotions, invertMotion, layAlong, type Motion, STILL } from '@/lib/geometry/motion';
import { type Action, isAlone } from '@/lib/operations/action';
import { pieceOf } from '@/lib/pattern/find';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import type { Piece } from '@/lib/pattern/types';
import { foldLine } from '@/lib/pattern/unfold';
import type { Book } from '../../book';
import { sewnBefore } from '../../steps/edges/find-sewn';
import { handled } from '../../steps/edges/narrow-job';
import { type Job, piecesOf } from '../../steps/jobs/jobs';
import { inARow, movedBy } from '../cloth/arrange-scenes';
import { hideEachOther } from '../cloth/hide-shapes';
import { outlineOf } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import { endedAtSeams, isOnePiece } from '../cloth/walk-seam';
import { canFace, facing } from '../seams/face-edges';
import { isInTwoRows } from './sew-fastenings';
import { alone, restingAs } from './show-piece';

/** Two pieces held to each other by a seam: where the second lies beside the first. */
export interface Joined {
  readonly from: string;
  readonly to: string;
  readonly motion: Motion;
  readonly seam: SeamView;
}

/** Pieces as they lie on the table where seams hold some of them to each other, those beside each other, the others by themselves. */
export function lyingJoined(
  pieces: readonly Piece[],
  joins: readonly Joined[],
  sceneOf: (piece: Piece) => Scene,
  rows: number,
): Scene {
  return inARow(
    hangingTogether(pieces, joins).map((group) => laidOut(group, sceneOf)),
    rows,
  );
}

/** Pieces with where they lie beside the first of them. */
type Group = ReadonlyMap<Piece, Motion>;

/** What seams hold to each other, from the pieces of the garment on to its facings. */
function hangingTogether(pieces: readonly Piece[], joins: readonly Joined[]): Group[] {
  const isFacing = ({ part }: Piece): boolean => part === 'facing';
  const left = [...pieces.filter((piece) => !isFacing(piece)), ...pieces.filter(isFacing)];
  const groups: Group[] = [];
  for (let first = left.shift(); first; first = left.shift()) {
    const group = new Map([[first, STILL]]);
    for (const [piece, lies] of group)
      for (const { to, motion } of joins.filter(({ from }) => from === piece.id)) {
        const at = left.findIndex(({ id }) => id === to);
        const [next] = at < 0 ? [] : left.splice(at, 1);
        if (next) group.set(next, composeMotions(lies, motion));
      }
    groups.push(group);
  }
  return groups;
}

/** Beside a piece that lies opened on its fold its neighbours lie on both sides. */
function laidOut(group: Group, sceneOf: (piece: Piece) => Scene): Scene {
  const all = [...group].map(([piece, lies]) => ({ piece, lies, scene: sceneOf(piece) }));
  const opened = all.find(({ scene }) => scene.shown.some(({ unfolded }) => unfolded));
  const twin = opened && overFold(opened);
  const scenes = all.reverse().flatMap(({ piece, lies, scene: own }) => {
    const scene = movedBy(own, lies);
    if (!twin || piece.cut.onFold) return [scene];
    const other = movedBy(scene, twin);
    return [{ ...other, shown: other.shown.map((each) => ({ ...each, unnamed: true })) }, scene];
  });
  return { shown: scenes.flatMap(({ shown }) => shown), arrows: scenes.flatMap(({ arrows }) => arrows) };
}

/** From one side of a group to its other one, over the fold of the piece that is cut on it. */
function overFold({ piece, lies }: { readonly piece: Piece; readonly lies: Motion }): Motion | undefined {
  const fold = foldLine(piece);
  return fold && composeMotions(lies, composeMotions(layAlong(fold, fold, true), invertMotion(lies)));
}

/**
 * What is overcast, caught by hand or buttoned after some of it was sewn to the rest lies joined: facings at their
 * shoulders, a front or a back to its yoke. Undefined where each piece is handled by itself, or would hide the other beside it.
 */
export function joinedScene(book: Book, job: Job, action: Action, rows: number): Scene | undefined {
  const ids = piecesOf(job);
  const inTwoRows = isInTwoRows(book, job, action);
  const found = sewnBefore(book, job).flatMap((seam) => joinedBy(seam, ids));
  if (found.length === 0) return undefined;
  const joins = found.map((join) => asResting(join, book, (piece) => restingAs(job, action, piece)));
  const pieces = ids.flatMap((id) => pieceOf(book.draft, id) ?? []);
  const onFold = pieces.filter(({ cut }) => cut.onFold).map(({ id }) => id);
  // Sewn at both their ends into a ring, two pieces lie folded as they were pinned.
  const folded = joins.filter(({ from, to }) => onFold.includes(from) && onFold.includes(to));
  const sewn = joins.map(({ seam }) => seam);
  const sceneOf = (piece: Piece): Scene => {
    const isRing = folded.some(({ from }) => from === piece.id);
    const doing: Action = isRing && isAlone(action) ? { ...action, lies: 'folded' } : action;
    const scene = alone(book, job, endedAtSeams(book, piece, sewn), doing);
    const isJoined = joins.some(({ from }) => from === piece.id);
    // Beside the other piece the second one of a pair has no place, unless it buttons in two rows.
    return isJoined && !inTwoRows ? { ...scene, shown: scene.shown.slice(-1) } : scene;
  };
  const scene = lyingJoined(pieces, joins, sceneOf, rows);
  const beside = inTwoRows ? lastOfEach(scene.shown) : scene.shown;
  return hideEachOther(beside.map(outlineOf)) ? undefined : scene;
}

/** One of what shows a piece twice: halves that lap lie on each other. */
const lastOfEach = (shown: readonly Shown[]): Shown[] => [
  ...new Map(shown.map((each) => [each.piece.id, each])).values(),
];

/** The same where it buttons. */
export const buttonedScene = (book: Book, job: Job, action: Action, rows: number): Scene | undefined =>
  joinedScene(book, handled(book, job, action), action, rows);

/** Of two pieces that are shown as the other ones of their pairs the second lies on the other side, too. */
function asResting(join: Joined, { draft }: Book, lies: (piece: Piece) => Motion): Joined {
  const [from, to] = [join.from, join.to].flatMap((id) => pieceOf(draft, id) ?? []).map(lies);
  if (!from || !to) return join;
  return { ...join, motion: composeMotions(from, composeMotions(join.motion, invertMotion(to))) };
}

/** Two pieces beside each other along a seam, both ways. */
function joinedBy(seam: SeamView, ids: readonly string[]): Joined[] {
  const { dart, selfPaired, a, b } = seam;
  const met = { a: a.steps, b: b.steps, self: false };
  const [one, other] = [onlyPieceOf(a.steps), onlyPieceOf(b.steps)];
  const isBeside = one && other && one !== other && [one, other].every((id) => ids.includes(id));
  if (dart || selfPaired || !isBeside || !canFace(met)) return [];
  return [
    { from: one, to: other, motion: facing(met, 0), seam },
    { from: other, to: one, motion: facing({ ...met, a: met.b, b: met.a }, 0), seam },
  ];
}

/** The only piece of one side of a seam. */
const onlyPieceOf = (steps: readonly Step[]): string | undefined =>
  isOnePiece(steps) ? steps[0]?.piece.id : undefined;
