import { pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { edgeOf } from '@/lib/pattern/find';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

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
    const length = edgeOf(view, edge)?.length ?? Number.NaN;
    return { figure: Math.max(0, -at, at - length), where: `${view.id}: notch ${id}` };
  });
  return [...marks, ...notches];
}

// METHODS §11: a notch is 3 to 4 mm deep; F2 keeps 1 mm of cloth before the stitching.
const DEEP = 0.4;
const KEPT = 0.1;
/** A stroke at a fold that the edge crosses a degree out of square. */
const BESIDE_FOLD = 0.06;

/** How far the stroke of a notch, square to its edge from the cut line inward, leaves the cloth. */
function strokeOutside(view: PieceView, { path, length, allowance }: EdgeView, at: number): number {
  const on = Math.min(length, Math.max(0, at));
  const [{ x, y }, along] = [pointAtLength(path, on), tangentAtLength(path, on)];
  const inner = allowance - Math.min(DEEP, Math.max(allowance - KEPT, allowance / 2));
  const ends = [allowance, inner].map((away) => [x + along.y * away, y - along.x * away] as const);
  return Math.max(
    ...ends.map(([px, py]) => (view.cutLine.contains(px, py) ? 0 : view.cutLine.distance(px, py))),
  );
}

function strokes(view: PieceView): Reading[] {
  return view.piece.notches.flatMap(({ id, edge, at }) => {
    const own = edgeOf(view, edge);
    if (!own) return [];
    const figure = strokeOutside(view, own, at);
    return [{ figure, where: `${view.id}: stroke of notch ${id}`, limits: atMost(BESIDE_FOLD) }];
  });
}

/** INVARIANTS A15. Labels are placed when sheets are made and checked there. */
export const A15 = defineRule({
  id: 'A15',
  title: 'Marks and notches lie on their piece',
  limits: { W: { max: 1e-3 } },
  read: ({ pieces }) => pieces.flatMap((view) => [...strays(view), ...strokes(view)]),
});
