import { fromCommands } from '@/lib/geometry/commands';
import { turnDegrees } from '@/lib/geometry/point';
import { cyclic } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { type DartView, dartsOf } from './darts';
import { type EdgeView, viewEdge } from './edge-view';
import { copiesOf, copiesOnRight } from './find';
import { Outline } from './outline';
import type { LineName, Piece } from './types';

export interface InternalView {
  readonly id: string;
  readonly path: Path;
}

/** A piece with what the rules ask of it, measured once. */
export interface PieceView {
  readonly piece: Piece;
  readonly id: string;
  readonly edges: readonly EdgeView[];
  /** Interior angle in degrees at the start of each edge. */
  readonly corners: readonly number[];
  readonly seamLine: Outline;
  /** The edge that each side of the seam line belongs to. */
  readonly owners: Int16Array;
  readonly cutLine: Outline;
  readonly area: number;
  readonly darts: readonly DartView[];
  readonly fisheyes: readonly InternalView[];
  /** Lines along which the cloth is cut open inside the piece. */
  readonly slashes: readonly InternalView[];
  readonly levels: ReadonlyMap<string, Path>;
  /** How many such halves or wholes the garment wears. */
  readonly copies: number;
  /** And on her right alone. */
  readonly onRight: number;
  /** Whether it covers the front or the back of the body; sleeves and belts do neither. */
  readonly face: 'front' | 'back' | 'none';
}

export function edgeBefore(view: PieceView, index: number): EdgeView {
  return cyclic(view.edges, index - 1);
}

export function edgeAfter(view: PieceView, index: number): EdgeView {
  return cyclic(view.edges, index + 1);
}

/** Interior angle in degrees where an edge ends. */
export function cornerAfter(view: PieceView, index: number): number {
  return cyclic(view.corners, index + 1);
}

/** Length of all edges of a line together, cm. */
export function lengthAlong({ edges }: Pick<PieceView, 'edges'>, line: LineName): number {
  return edges.filter((edge) => edge.line === line).reduce((sum, { length }) => sum + length, 0);
}

/** The edges of a seam line in the order the outline runs along it, whatever darts part them and wherever it begins. */
export function alongLine({ edges }: PieceView, line: LineName): EdgeView[] {
  const plain = edges.filter(({ role }) => role !== 'dart');
  const first = plain.findIndex((edge, i) => {
    const before = cyclic(plain, i - 1);
    return edge.line === line && before.line !== line;
  });
  return [...plain.slice(first), ...plain.slice(0, Math.max(0, first))].filter((edge) => edge.line === line);
}

function cornersOf(edges: readonly EdgeView[]): number[] {
  return edges.map((edge, i) => {
    const before = cyclic(edges, i - 1);
    return 180 - turnDegrees(before.endDirection, edge.startDirection);
  });
}

function seamLineOf(edges: readonly EdgeView[]): { seamLine: Outline; owners: Int16Array } {
  const points: Point[] = [];
  const corners: number[] = [];
  const owners: number[] = [];
  edges.forEach((edge, index) => {
    corners.push(points.length);
    for (const point of edge.points.slice(0, -1)) {
      points.push(point);
      owners.push(index);
    }
  });
  return { seamLine: new Outline(points, corners), owners: Int16Array.from(owners) };
}

function faceOf({ id, part }: Piece): PieceView['face'] {
  const name = `${part} ${id}`;
  if (/\bfront\b/.test(name)) return 'front';
  return /\bback\b/.test(name) ? 'back' : 'none';
}

function internalsOf(piece: Piece, kind: string): InternalView[] {
  return piece.internal
    .filter((internal) => internal.kind === kind)
    .map(({ id, path }) => ({ id, path: fromCommands(path) }));
}

/** Refuses a piece whose paths cannot be read; rules A1 and A2 say why before it comes to that. */
export function viewPiece(piece: Piece): PieceView {
  const edges = piece.edges.map((edge, index) => viewEdge(edge, index, piece.id));
  const corners = cornersOf(edges);
  const { seamLine, owners } = seamLineOf(edges);
  return {
    piece,
    id: piece.id,
    edges,
    corners,
    seamLine,
    owners,
    cutLine: new Outline(piece.cutLine.map(([x, y]) => ({ x, y }))),
    area: seamLine.area(),
    darts: dartsOf(edges, corners),
    fisheyes: internalsOf(piece, 'fisheye-dart'),
    slashes: internalsOf(piece, 'slash'),
    levels: new Map(internalsOf(piece, 'level').map(({ id, path }) => [id, path])),
    copies: copiesOf(piece),
    onRight: copiesOnRight(piece),
    face: faceOf(piece),
  };
}
