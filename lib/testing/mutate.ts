import type { PathCommand } from '@/lib/geometry/types';
import type { Draft, Edge, Notch, Piece, Seam } from '@/lib/pattern/types';

/** The draft with one piece changed. Refuses a piece that is not there: the mutation would prove nothing. */
export function changePiece(draft: Draft, id: string, change: (piece: Piece) => Partial<Piece>): Draft {
  if (!draft.pieces.some((piece) => piece.id === id)) throw new Error(`No piece ${id}`);
  return {
    ...draft,
    pieces: draft.pieces.map((piece) => (piece.id === id ? { ...piece, ...change(piece) } : piece)),
  };
}

/** The draft with one edge changed, named `piece/edge`. */
export function changeEdge(draft: Draft, name: string, change: (edge: Edge) => Partial<Edge>): Draft {
  const [id = '', edgeId] = name.split('/');
  return changePiece(draft, id, ({ edges }) => {
    if (!edges.some((edge) => edge.id === edgeId)) throw new Error(`No edge ${name}`);
    return { edges: edges.map((edge) => (edge.id === edgeId ? { ...edge, ...change(edge) } : edge)) };
  });
}

/** A path with every figure, handles included, put through `move`. */
export function movePath(
  path: readonly PathCommand[],
  move: (x: number, y: number) => [number, number],
): PathCommand[] {
  return path.map(([letter, ...figures]) => {
    const moved: number[] = [];
    for (let i = 0; i < figures.length; i += 2)
      moved.push(...move(figures[i] as number, figures[i + 1] as number));
    return [letter, ...moved] as unknown as PathCommand;
  });
}

/** Every drawn figure of a piece put through `move`: edges, cut line, inner lines, marks, grain, landmarks. */
export function movePiece(piece: Piece, move: (x: number, y: number) => [number, number]): Piece {
  const pair = ([x, y]: readonly [number, number]): [number, number] => move(x, y);
  return {
    ...piece,
    edges: piece.edges.map((edge) => ({ ...edge, path: movePath(edge.path, move) })),
    cutLine: piece.cutLine.map(pair),
    internal: piece.internal.map((line) => ({ ...line, path: movePath(line.path, move) })),
    marks: piece.marks.map((mark) => ({ ...mark, at: pair(mark.at) })),
    grain: [pair(piece.grain[0]), pair(piece.grain[1])],
    landmarks: Object.fromEntries(Object.entries(piece.landmarks).map(([name, at]) => [name, pair(at)])),
  };
}

export function changeSeam(draft: Draft, id: string, change: (seam: Seam) => Partial<Seam>): Draft {
  if (!draft.seams.some((seam) => seam.id === id)) throw new Error(`No seam ${id}`);
  return {
    ...draft,
    seams: draft.seams.map((seam) => (seam.id === id ? { ...seam, ...change(seam) } : seam)),
  };
}

export function changeNotch(
  draft: Draft,
  pieceId: string,
  id: string,
  change: (notch: Notch) => Partial<Notch>,
): Draft {
  return changePiece(draft, pieceId, ({ notches }) => {
    if (!notches.some((notch) => notch.id === id)) throw new Error(`No notch ${id} on ${pieceId}`);
    return { notches: notches.map((notch) => (notch.id === id ? { ...notch, ...change(notch) } : notch)) };
  });
}

export function withOptions(draft: Draft, options: Readonly<Record<string, string>>): Draft {
  return { ...draft, choices: { ...draft.choices, options: { ...draft.choices.options, ...options } } };
}

export function withSizes(draft: Draft, sizes: Readonly<Record<string, number>>): Draft {
  return { ...draft, choices: { ...draft.choices, sizes: { ...draft.choices.sizes, ...sizes } } };
}

export function withConstruction(draft: Draft, construction: Readonly<Record<string, number>>): Draft {
  return { ...draft, construction: { ...draft.construction, ...construction } };
}
