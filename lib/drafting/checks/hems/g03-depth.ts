import { allowanceSpans } from '../context/allowance';
import { atMost, defineRule } from '../rule';

/** INVARIANTS G3. */
export const G3 = defineRule({
  id: 'G3',
  title: 'The hem is equally deep all along',
  limits: atMost(0.05),
  read: ({ pieces }) =>
    pieces.flatMap((view) =>
      allowanceSpans(view).flatMap((span, i) => {
        const edge = view.edges[i];
        if (!span || edge?.role !== 'hem') return [];
        return [{ figure: span.greatest - span.least, where: edge.name }];
      }),
    ),
});
