import { edgeOf } from '@/lib/pattern/find';
import { defineRule } from '../rule';

// METHODS §11: a notch is cut 3 mm deep at least; F2 leaves 1 mm of cloth before the stitching.
const DEPTH = 0.3;
const LEFT = 0.1;

/** INVARIANTS F2: notches are drawn square to the edge from the cut line, so what must hold is the room for them. */
export const F2 = defineRule({
  id: 'F2',
  title: 'The allowance is deep enough for its notches',
  limits: { E: { min: DEPTH + LEFT } },
  read: ({ pieces }) =>
    pieces.flatMap((view) =>
      view.piece.notches.map(({ id, edge }) => ({
        figure: edgeOf(view, edge)?.allowance ?? Number.NaN,
        where: `${view.id}: ${id} on ${edge}`,
      })),
    ),
});
