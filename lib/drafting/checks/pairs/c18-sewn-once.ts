import type { EdgeView } from '@/lib/pattern/edge-view';
import { type MeasuredDraft, operations } from '@/lib/pattern/measured-draft';
import type { EdgeRef, Piece } from '@/lib/pattern/types';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

const key = ({ piece, edge }: EdgeRef): string => `${piece}/${edge}`;

function zippedEdges(context: MeasuredDraft): Set<string> {
  return new Set(operations(context, /zip|elastic/).flatMap(({ edges }) => edges.map(key)));
}

const isSingle = (cut: Piece['cut'] | undefined): boolean => Boolean(cut?.rightSideUp || cut?.side);

/** Seams of an edge: one, where the copies or the halves of a piece are sewn to the right and to the left of what is cut whole, or once for each side. */
function seamsOf({ name, pieceId }: EdgeView, { sewn, piece }: MeasuredDraft): number {
  const own = sewn.get(name) ?? [];
  const copies = piece(pieceId)?.copies ?? 1;
  const beside = own.filter(({ seam: { a, b } }) =>
    [...a, ...b].some((ref) => isSingle(piece(ref.piece)?.piece.cut)),
  );
  return own.length === copies && beside.length === copies ? 1 : own.length;
}

/** Seams and zips an edge goes into, less those it ought to. */
function surplus(edge: EdgeView, context: MeasuredDraft, zipped: Set<string>): number {
  const { role, name } = edge;
  const seams = seamsOf(edge, context);
  if (role === 'dart') return Math.abs(seams - 1);
  if (role !== 'seam') return seams;
  return Math.abs(seams + (zipped.has(name) && seams === 0 ? 1 : 0) - 1);
}

function unknownRefs({ draft, edge }: MeasuredDraft): Reading[] {
  const refs = [
    ...draft.seams.flatMap(({ id, a, b }) => [...a, ...b].map((ref) => ({ ref, id }))),
    ...draft.operations.flatMap(({ id, edges }) => edges.map((ref) => ({ ref, id }))),
  ];
  return refs
    .filter(({ ref }) => !edge(ref))
    .map(({ ref, id }) => ({ figure: 1, where: `${id} names ${key(ref)}, which is not there` }));
}

/** INVARIANTS C18. Interfacing is fused, not sewn. */
export const C18 = defineRule({
  id: 'C18',
  title: 'Every edge to be sewn is sewn once',
  limits: atMost(0),
  read(context) {
    const zipped = zippedEdges(context);
    const edges = context.pieces
      .filter(({ piece }) => piece.material !== 'interfacing')
      .flatMap((view) => view.edges)
      .map((edge) => ({ figure: surplus(edge, context, zipped), where: edge.name }));
    return [...edges, ...unknownRefs(context)];
  },
});
