import { carry, type Motion, STILL } from '@/lib/geometry/motion';
import { asPairs } from '@/lib/geometry/pair';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Question } from '@/lib/operations/ask';
import { OPERATIONS } from '@/lib/operations/registry';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { once } from '@/lib/pattern/once';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { SeamView, Side, Step } from '@/lib/pattern/seam-view';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs/jobs';
import { isMirrored } from './lay-piece';
import { turnedUp } from './turn-edge';

/** A stretch of seam on a piece, and where that lies when it is laid beside another piece. */
export interface Laid extends Step {
  readonly lies?: Motion;
}

/** All stretches of some seams, of both their sides. */
export const stepsOf = (seams: readonly SeamView[]): Step[] =>
  seams.flatMap(({ a, b }) => [...a.steps, ...b.steps]);

/** Seams sewn before a job of whose operation something is true. */
export const sewnBy = (
  asked: Question,
  seams: readonly SeamView[],
  { stage }: Pick<Job, 'stage'>,
): SeamView[] => seams.filter(({ seam }) => seam.stage < stage && asked(OPERATIONS[seam.operation]));

/** The edges of one piece among some stretches, in their order. */
export const edgesOn = (steps: readonly Step[], id: string): EdgeView[] =>
  steps.filter(({ piece }) => piece.id === id).map(({ edge }) => edge);

const endedPieces = once((_: PieceView) => new Map<string, Piece>());

/** A piece that ends where it is sewn along some stretches: the allowances lie inside. One picture after another shows it so. */
export function withoutAllowances(view: PieceView, steps: readonly Step[]): Piece {
  const known = endedPieces(view);
  const edges = edgesOn(steps, view.id);
  const key = edges.map(({ id }) => id).join();
  const ended = known.get(key) ?? turnedUp(view.piece, view.edges, edges).piece;
  known.set(key, ended);
  return ended;
}

/** A piece that ends where it is sewn by some seams. */
export function endedAtSeams(
  { measured }: Pick<Book, 'measured'>,
  piece: Piece,
  seams: readonly SeamView[],
): Piece {
  const view = measured.piece(piece.id);
  return view ? withoutAllowances(view, stepsOf(seams)) : piece;
}

export const ownLine = ({ edge, reversed }: Step): Pair[] => {
  const points = asPairs(edge.points);
  return reversed ? points.reverse() : points;
};

/** As its piece lies. */
export const lineOf = (step: Laid): Pair[] => {
  const { lies } = step;
  return lies ? ownLine(step).map((at) => carry(lies, at)) : ownLine(step);
};

/** Which way from it, as it is walked, the cloth of a stretch lies as its piece does: to the left (1) or to the right (-1). */
export const clothSideOf = ({ lies = STILL, reversed }: Laid): 1 | -1 =>
  isMirrored(lies) === Boolean(reversed) ? 1 : -1;

/** The stretches on each piece, in the order they are walked. */
export const eachPiece = (steps: readonly Laid[]): Laid[][] =>
  [...new Set(steps.map(({ piece }) => piece.id))].map((id) => steps.filter(({ piece }) => piece.id === id));

export const longestOf = (steps: readonly Laid[]): Laid =>
  steps.reduce((best, step) => (step.edge.length > best.edge.length ? step : best));

/** Where a stretch begins and ends. */
export function ends(steps: readonly Laid[]): readonly [Pair, Pair] {
  const [first, last] = [firstOf(steps), lastOf(steps)];
  return [firstOf(lineOf(first)), lastOf(lineOf(last))];
}

export const lengthOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, { edge }) => sum + edge.length, 0);

export const isOnePiece = (steps: readonly Step[]) =>
  steps.every(({ piece }) => piece.id === steps[0]?.piece.id);

/** Whether a seam joins two pieces somewhere, whichever way round. */
export function joinsPieces({ a, b }: Pick<SeamView, 'a' | 'b'>, one?: string, other?: string): boolean {
  const meets = ({ steps }: Side, id?: string) => steps.some(({ piece }) => piece.id === id);
  return (meets(a, one) && meets(b, other)) || (meets(a, other) && meets(b, one));
}

/** Whether all of a stretch is on a certain piece. */
export const isOn = (steps: readonly Step[], id: string | undefined): boolean =>
  steps.length > 0 && steps.every(({ piece }) => piece.id === id);
