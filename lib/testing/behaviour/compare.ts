import type { Draft, Edge, Piece } from '@/lib/pattern/types';
import type { Lapse } from './lapse';

/** Greatest distance between points of two paths that stand for each other, handles included. */
function shift(a: Edge, b: Edge): number {
  if (a.path.length !== b.path.length) return Number.POSITIVE_INFINITY;
  let most = 0;
  a.path.forEach(([letter, ...figures], i) => {
    const [other, ...others] = b.path[i] as Edge['path'][number];
    if (letter !== other) most = Number.POSITIVE_INFINITY;
    figures.forEach((figure, k) => {
      most = Math.max(most, Math.abs(figure - (others[k] as number)));
    });
  });
  return most;
}

/** Distance between the ends of two edges: what a maker would call the vertices. */
export function vertexShift(a: Edge, b: Edge): number {
  const ends = ({ path }: Edge) => [path[0]?.slice(-2), path[path.length - 1]?.slice(-2)].flat() as number[];
  const other = ends(b);
  return Math.max(...ends(a).map((figure, i) => Math.abs(figure - (other[i] as number))));
}

export interface Scope {
  readonly pieces?: (piece: Piece) => boolean;
  readonly edges?: (edge: Edge) => boolean;
}

const every = () => true;

/**
 * How far each edge within the scope differs between two drafts, cm; without end where it has another shape, or exists
 * in one of them only.
 */
export function edgeShifts(
  a: Draft,
  b: Draft,
  { pieces = every, edges = every }: Scope = {},
  measure: (a: Edge, b: Edge) => number = shift,
): Lapse[] {
  const others = new Map(
    b.pieces.flatMap((piece) =>
      piece.edges.map((edge) => [`${piece.id}/${edge.id}` as string, edge] as const),
    ),
  );
  return a.pieces.filter(pieces).flatMap((piece) =>
    piece.edges.filter(edges).map((edge) => {
      const where = `${piece.id}/${edge.id}`;
      const other = others.get(where);
      return { where, figure: other ? measure(edge, other) : Number.POSITIVE_INFINITY };
    }),
  );
}

const SHELL = new Set<Piece['part']>(['front', 'back', 'skirt-front', 'skirt-back']);

/** Pieces of the garment's own body, without what is added to it. */
export function isBodice({ part, material }: Piece): boolean {
  return SHELL.has(part) && material !== 'lining' && material !== 'interfacing';
}

/** What is done in steps: one step more is told by its figure. */
const STEPPED = new Set(['armhole-deepened']);

/** Codes of what the draft told, and what it counts: when these change, something discrete has happened. */
export function events({ notices, notions, pieces }: Draft): string {
  const told = notices.map(({ code, figures }) => (STEPPED.has(code) ? `${code} ${figures.by}` : code));
  const bought = notions.map(({ kind, count, length }) => `${kind} ${count} ${length ?? ''}`);
  const drawn = pieces.map(({ id, edges }) => `${id} ${edges.map((edge) => edge.id)}`);
  return [...told, ...bought, ...drawn].join('\n');
}
