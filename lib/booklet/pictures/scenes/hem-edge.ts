import { layAlong } from '@/lib/geometry/motion';
import { placeOn } from '@/lib/geometry/polyline/place-on';
import { firstOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Action } from '@/lib/operations/action';
import type { Question } from '@/lib/operations/ask';
import { OPERATIONS } from '@/lib/operations/registry';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { cornerAt, type SeamView, type Side, type Step } from '@/lib/pattern/seam-view';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { isAmong, sewnBefore } from '../../steps/edges/find-sewn';
import type { Job } from '../../steps/jobs/jobs';
import { piecesIn } from '../cloth/lay-piece';
import type { Scene } from '../cloth/scene';
import { isDrawnIn, tornAboveHem } from '../cloth/tear-near-work';
import { endedAtSeams, lineOf } from '../cloth/walk-seam';
import { makesPanelsOne } from '../seams/hang-panels';
import { edgesLieOn, sameSide } from '../seams/meet-sides';
import { type Joined, lyingJoined } from './lay-joined';
import { alone } from './show-piece';

/**
 * A hem that runs through seams: panels lie beside each other as they were sewn, and a front with its facing opened out
 * beyond its edge. Where they do not lie flat on the table higher up, or not as they were cut, what is near the hem is all
 * that is shown. Undefined where each piece is hemmed by itself.
 */
export function hemScene(book: Book, job: Job, action: Action, rows: number): Scene | undefined {
  const joins = joinedAtHem(book, job);
  if (joins.length === 0) return undefined;
  const pieces = piecesIn(book, job).filter(({ material }) => material !== 'interfacing');
  const isWhole = joins.every(({ flat }) => flat) && !pieces.some(({ id }) => isDrawnIn(book, job, id));
  const near = isWhole
    ? (scene: Scene) => scene
    : (scene: Scene) => ({ ...scene, shown: scene.shown.map((each) => tornAboveHem(each, book, job)) });
  const sewn = joins.map(({ seam }) => seam);
  const sceneOf = (piece: Piece) => near(alone(book, job, endedAtSeams(book, piece, sewn), action));
  return lyingJoined(pieces, joins, sceneOf, rows);
}

/** Seams that lie open at a hem: of panels, of a facing opened out, of the halves of a sleeve. Sides stay apart. */
const isLaidOpen: Question = (operation) =>
  makesPanelsOne(operation) || operation.works === 'overarm' || operation.faces === 'front';
/** Of a sleeve in two parts, or of its lining, the seam that is sewn first. */
const SLEEVE_LINE = 'fore';

const liesOpen = ({ seam, selfPaired, a }: SeamView): boolean =>
  !selfPaired && (isLaidOpen(OPERATIONS[seam.operation]) || a.line === SLEEVE_LINE);

/** Two pieces sewn to each other at a hem: the second lies beside the first, the hem of both in one line. */
interface JoinedAtHem extends Joined {
  /** Their edges lie on each other all along, not at the hem alone. */
  readonly flat: boolean;
}

/** Pieces of a hem that seams hold to each other by then, each pair both ways. */
function joinedAtHem(book: Book, job: Job): JoinedAtHem[] {
  const hems = job.operations.flatMap(({ edges }) => edges);
  const isHemmed = (beyond: EdgeView | undefined) =>
    beyond !== undefined && isAmong(hems, beyond.pieceId, beyond.id);
  return sewnBefore(book, job)
    .filter(liesOpen)
    .flatMap((seam) => {
      const end = (['origin', 'finish'] as const).find((each) =>
        [seam.a, seam.b].every((side) => isHemmed(cornerAt(side, each)?.beyond)),
      );
      return end ? [...joined(seam, [seam.a, seam.b], end), ...joined(seam, [seam.b, seam.a], end)] : [];
    });
}

function joined(
  seam: SeamView,
  [one, other]: readonly [Side, Side],
  end: 'origin' | 'finish',
): JoinedAtHem[] {
  const [from, to] = [one, other].map(({ steps }) => (end === 'origin' ? steps[0] : steps.at(-1)));
  if (!from || !to) return [];
  const mirrored = sameSide({ a: [from], b: [to], self: false });
  const motion = layAlong(upFrom(to, end), upFrom(from, end), mirrored);
  const flat = edgesLieOn({ a: one.steps, b: other.steps }, motion);
  return [{ from: from.piece.id, to: to.piece.id, motion, flat, seam }];
}

/** As much of a seam above a hem as is taken as straight, cm. */
const STRAIGHT = 10;

function upFrom(step: Step, end: 'origin' | 'finish'): readonly [Pair, Pair] {
  const line = end === 'origin' ? lineOf(step) : lineOf(step).reverse();
  return [firstOf(line), placeOn(line, Math.min(1, STRAIGHT / step.edge.length)).at];
}
