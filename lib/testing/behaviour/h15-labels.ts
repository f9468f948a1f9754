import type { Draft, Piece } from '@/lib/pattern/types';
import type { Lapse } from './lapse';

/** What keeps a piece from being cut by its label alone. */
function missing(piece: Piece, names: ReadonlySet<string>): string[] {
  const { count, onFold } = piece.cut;
  const [from, to] = piece.grain;
  const folded = piece.edges.some(({ role }) => role === 'fold');
  return [
    names.has(piece.id) ? '' : 'name',
    Number.isInteger(count) && count > 0 ? '' : 'count',
    onFold === folded ? '' : 'fold',
    Math.hypot(to[0] - from[0], to[1] - from[1]) > 0 ? '' : 'grain',
  ].filter(Boolean);
}

/** INVARIANTS H15: pieces without name, count, fold or grain, and pieces of one name. */
export function labelGaps({ pieces }: Draft, names: ReadonlySet<string>): Lapse[] {
  const ids = pieces.map(({ id }) => id);
  const twice = ids
    .filter((id, i) => ids.indexOf(id) !== i)
    .map((id) => ({ where: `${id}: twice`, figure: 1 }));
  return [
    ...pieces.flatMap((piece) =>
      missing(piece, names).map((what) => ({ where: `${piece.id}: ${what}`, figure: 1 })),
    ),
    ...twice,
  ];
}
