import type { PieceView } from '../context/piece-view';
import type { Reading } from '../result';
import { defineRule } from '../rule';

const DEGREE = Math.PI / 180;

/** Marks lie inside the stitching line, a buttonhole with both its ends; a notch lies on its edge. */
function strays(view: PieceView): Reading[] {
  const marks = view.piece.marks.flatMap(({ kind, at: [x, y], length = 0, angle = 0 }) => {
    const reach = kind === 'buttonhole' ? length : 0;
    const end = [x + reach * Math.cos(angle * DEGREE), y + reach * Math.sin(angle * DEGREE)] as const;
    return [[x, y] as const, end].map(([px, py]) => ({
      figure: view.seamLine.contains(px, py) ? 0 : view.seamLine.distance(px, py),
      where: `${view.id}: ${kind}`,
    }));
  });
  const notches = view.piece.notches.map(({ id, edge, at }) => {
    const length = view.edges.find((each) => each.id === edge)?.length ?? Number.NaN;
    return { figure: Math.max(0, -at, at - length), where: `${view.id}: notch ${id}` };
  });
  return [...marks, ...notches];
}

/** INVARIANTS A15. Labels are placed when sheets are made and checked there. */
export const A15 = defineRule({
  id: 'A15',
  title: 'Marks and notches lie on their piece',
  limits: { W: { max: 1e-3 } },
  read: ({ pieces }) => pieces.flatMap(strays),
});
