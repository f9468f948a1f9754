import { item } from '@/lib/geometry/sequence';
import type { EdgeView } from './edge-view';
import { cornerAfter, edgeAfter, edgeBefore, type PieceView } from './piece-view';
import type { EdgeRef, LineName, Seam } from './types';

/** An edge as a seam walks it. */
export interface Step {
  readonly piece: PieceView;
  readonly edge: EdgeView;
  readonly reversed: boolean;
  /** Arc length from the seam's origin to where the step begins. */
  readonly from: number;
}

/** One side of a seam. */
export interface Side {
  readonly steps: readonly Step[];
  readonly length: number;
  /** The seam line it belongs to, when all its edges agree; empty where it has none. */
  readonly line: LineName | 'mixed' | '';
}

export interface SeamView {
  readonly seam: Seam;
  readonly id: string;
  readonly a: Side;
  readonly b: Side;
  /** A centre seam of a pair: the edge meets its own mirror image. */
  readonly selfPaired: boolean;
  /** A dart: two legs of one piece. */
  readonly dart: boolean;
}

/** One end of one side: the corner there, and the edge that goes on beyond the seam. */
export interface Corner {
  readonly piece: PieceView;
  /** Interior angle in degrees. */
  readonly angle: number;
  readonly beyond: EdgeView;
}

/** One end of a seam, where two corners come together. */
export interface Joint {
  readonly seam: SeamView;
  readonly a: Corner;
  readonly b: Corner;
  /** Tangent break in degrees of the line that runs on across the seam. */
  readonly break: number;
  readonly where: string;
}

function viewSide(refs: readonly EdgeRef[], find: (ref: EdgeRef) => [PieceView, EdgeView] | undefined): Side {
  const steps: Step[] = [];
  let from = 0;
  for (const ref of refs) {
    const found = find(ref);
    if (!found) continue;
    const [piece, edge] = found;
    steps.push({ piece, edge, reversed: ref.reversed === true, from });
    from += edge.length;
  }
  const line = steps[0]?.edge.line ?? '';
  return { steps, length: from, line: steps.every((step) => step.edge.line === line) ? line : 'mixed' };
}

function isSelfPaired({ a, b }: Seam): boolean {
  return a.length === b.length && a.every((ref, i) => ref.piece === b[i]?.piece && ref.edge === b[i]?.edge);
}

export function viewSeam(seam: Seam, find: (ref: EdgeRef) => [PieceView, EdgeView] | undefined): SeamView {
  const a = viewSide(seam.a, find);
  const b = viewSide(seam.b, find);
  const steps = [...a.steps, ...b.steps];
  return {
    seam,
    id: seam.id,
    a,
    b,
    selfPaired: isSelfPaired(seam),
    dart: steps.length > 0 && steps.every((step) => step.edge.role === 'dart'),
  };
}

/** The corner at the origin or at the finish of a side. */
export function cornerAt({ steps }: Side, end: 'origin' | 'finish'): Corner | undefined {
  const step = end === 'origin' ? steps[0] : steps[steps.length - 1];
  if (!step) return undefined;
  const { piece, edge, reversed } = step;
  const atStart = (end === 'origin') !== reversed;
  return atStart
    ? { piece, angle: item(piece.corners, edge.index), beyond: edgeBefore(piece, edge.index) }
    : { piece, angle: cornerAfter(piece, edge.index), beyond: edgeAfter(piece, edge.index) };
}

/** Both ends of a seam. A dart has none: its mouth is one place, and rule B4 looks at it. */
export function jointsOf(seam: SeamView): Joint[] {
  if (seam.dart) return [];
  return (['origin', 'finish'] as const).flatMap((end) => {
    const a = cornerAt(seam.a, end);
    const b = cornerAt(seam.b, end);
    if (!a || !b) return [];
    const where = `${seam.id}: ${a.beyond.name} + ${b.beyond.name}`;
    return [{ seam, a, b, break: Math.abs(a.angle + b.angle - 180), where }];
  });
}

/** Whether two lines meet in a seam, in either order. */
export function joins({ a, b }: SeamView, one: string, other: string): boolean {
  return (a.line === one && b.line === other) || (a.line === other && b.line === one);
}
