import { allowanceSpans } from '../context/allowance';
import { atMost, defineRule } from '../rule';

/** INVARIANTS A6. */
export const A6 = defineRule({
  id: 'A6',
  title: 'The allowance is as wide as declared along every edge',
  limits: atMost(0.01),
  read: ({ pieces }) =>
    pieces.flatMap((view) =>
      allowanceSpans(view).flatMap((span, i) => {
        const edge = view.edges[i];
        if (!span || !edge) return [];
        const off = Math.max(Math.abs(span.least - edge.allowance), Math.abs(span.greatest - edge.allowance));
        return [{ figure: off, where: edge.name }];
      }),
    ),
});
