import type { Draft, Edge, EdgeRef, Internal, InternalKind, Piece } from './types';

/** What has edges: a piece of the draft, or one that was measured. */
interface Edged<E> {
  readonly edges: readonly E[];
}

/** The piece of that name. */
export const pieceOf = ({ pieces }: Pick<Draft, 'pieces'>, id: string): Piece | undefined =>
  pieces.find((piece) => piece.id === id);

/** The edge of that name. */
export const edgeOf = <E extends Pick<Edge, 'id'>>({ edges }: Edged<E>, id: string): E | undefined =>
  edges.find((edge) => edge.id === id);

/** The edge that a seam or an operation names. */
export function edgeAt(draft: Pick<Draft, 'pieces'>, { piece: id, edge }: EdgeRef): Edge | undefined {
  const piece = pieceOf(draft, id);
  return piece && edgeOf(piece, edge);
}

/** The edges of a seam line, whole or cut up. */
export const edgesAlong = <E extends { readonly line: string }>({ edges }: Edged<E>, line: E['line']): E[] =>
  edges.filter((edge) => edge.line === line);

/** The first edge of a seam line. */
export const firstAlong = <E extends { readonly line: string }>(
  { edges }: Edged<E>,
  line: E['line'],
): E | undefined => edges.find((edge) => edge.line === line);

/** The edge that lies on the fold of the cloth. */
export const foldEdge = <E extends Pick<Edge, 'role'>>({ edges }: Edged<E>): E | undefined =>
  edges.find(({ role }) => role === 'fold');

/** The lines of one kind inside a piece. */
export const linesInside = ({ internal }: Pick<Piece, 'internal'>, kind: InternalKind): Internal[] =>
  internal.filter((line) => line.kind === kind);

/** How often a piece as drawn lies in the garment: each copy, and both halves of one on the fold. */
export const copiesOf = ({ cut }: Pick<Piece, 'cut'>): number => cut.count * (cut.onFold ? 2 : 1);

/** How often it lies on her right, the side that has whatever one alone has. */
export function copiesOnRight(piece: Pick<Piece, 'cut'>): number {
  const { side, rightSideUp } = piece.cut;
  if (side === 'left') return 0;
  return side || rightSideUp ? copiesOf(piece) : copiesOf(piece) / 2;
}
