import { polyline } from '@/lib/geometry/path';
import { point } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import type { Draft, Edge, LineName, Part, Piece } from '@/lib/pattern/types';
import { type EdgeSketch, type SeamSketch, sketchDraft, sketchPiece, sketchSeam } from '../hand-made';

type Corner = readonly [number, number];

export interface SideSketch {
  readonly line: LineName;
  readonly role?: Edge['role'];
  readonly allowance?: number;
  /** Drawn instead of the straight line from corner to corner. */
  readonly path?: (a: Point, b: Point) => Path;
}

/** A piece with straight sides, counter-clockwise from the first corner. */
export function polygonPiece(
  id: string,
  part: Part,
  corners: readonly Corner[],
  sides: readonly SideSketch[],
  rest: Partial<Piece> = {},
): Piece {
  const edges = corners.map(([x, y], i): EdgeSketch => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] as Corner;
    const { path, ...side } = sides[i] as SideSketch;
    const [a, b] = [point(x, y), point(nextX, nextY)];
    return { ...side, path: path ? path(a, b) : polyline(a, b) };
  });
  return sketchPiece({ id, part, ...rest, edges });
}

const FREE: SideSketch = { line: 'outer', role: 'finished' };

/** A rectangle whose upper side is the line to be sewn; the others are finished. The seam runs from left to right. */
export function strip(
  id: string,
  part: Part,
  line: LineName,
  length: number,
  rest: Partial<Piece> = {},
): Piece {
  const corners: Corner[] = [
    [0, 0],
    [length, 0],
    [length, 8],
    [0, 8],
  ];
  const sides: SideSketch[] = [FREE, { ...FREE, line: 'end' }, { line }, { ...FREE, line: 'end' }];
  const piece = polygonPiece(id, part, corners, sides, rest);
  return {
    ...piece,
    edges: piece.edges.map((edge, i) => ({ ...edge, id: ['outer', 'right', line, 'left'][i] as string })),
  };
}

/** Two strips sewn to each other: the first is `a`. */
export function joined(a: Piece, b: Piece, seam: Partial<SeamSketch> = {}, rest: Partial<Draft> = {}): Draft {
  const line = (piece: Piece) => piece.edges[2]?.id ?? '';
  return sketchDraft({
    pieces: [a, b],
    seams: [
      sketchSeam({
        id: 'seam',
        a: [{ piece: a.id, edge: line(a), reversed: true }],
        b: [{ piece: b.id, edge: line(b), reversed: true }],
        ...seam,
      }),
    ],
    ...rest,
  });
}
