import type { EdgeView } from '@/lib/pattern/edge-view';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { atMost, defineRule } from '../rule';

/** What may be offered, exact; the last four are 1/4, 1/2, 5/8 and 1 in. */
const OFFERED = [0.5, 0.7, 1, 1.5, 0.635, 1.27, 1.5875, 2.54];
// METHODS §11: what is finished by a folded hem may be this deep without being asked for.
const NARROW_HEMS = [0.6, 0.8];

function declaredDepths({ draft }: MeasuredDraft): Map<string, number[]> {
  const depths = new Map<string, number[]>();
  for (const { edges, figures } of draft.operations) {
    const numbers = Object.values(figures).filter((value) => typeof value === 'number');
    for (const { piece, edge } of edges) {
      const name = `${piece}/${edge}`;
      depths.set(name, [...(depths.get(name) ?? []), ...numbers]);
    }
  }
  return depths;
}

function chosenHem({ draft }: MeasuredDraft): number[] {
  return [Number.parseFloat(draft.choices.options.hem ?? '')].filter((depth) => depth > 0);
}

function nearest(value: number, allowed: readonly number[]): number {
  return Math.min(...allowed.map((each) => Math.abs(each - value)));
}

function allowedFor(edge: EdgeView, hem: number[], declared: Map<string, number[]>): number[] {
  const own = declared.get(edge.name) ?? [];
  if (edge.role === 'hem') return [...hem, ...own, ...OFFERED, ...NARROW_HEMS];
  return edge.role === 'seam' ? OFFERED : [0, ...OFFERED];
}

/** INVARIANTS A7. */
export const A7 = defineRule({
  id: 'A7',
  title: 'Allowances are those offered, or the declared hem, unrounded',
  limits: atMost(1e-9),
  read: (context) => {
    const hem = chosenHem(context);
    const declared = declaredDepths(context);
    return context.pieces.flatMap(({ edges }) =>
      edges.map((edge) => ({
        figure: nearest(edge.allowance, allowedFor(edge, hem, declared)),
        where: edge.name,
      })),
    );
  },
});
