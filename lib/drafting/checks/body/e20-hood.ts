import { boundsOf } from '@/lib/geometry/bounds';
import { headGirth } from '@/lib/measurements/head-girth';
import type { Body } from '@/lib/measurements/names';
import { alongLine, lengthAlong, type PieceView } from '@/lib/pattern/piece-view';
import { isHood } from '@/lib/pattern/worn/collar';
import type { Reading } from '../result';
import { atLeast, defineRule } from '../rule';

/** From the centre back of the neck edge to the highest place, cm. */
function heightOf(view: PieceView): number {
  const points = view.edges.flatMap((edge) => edge.points);
  const [nape] = alongLine(view, 'neck').flatMap((edge) => edge.points);
  return boundsOf(points.map(({ x, y }) => [x, y])).top - (nape?.y ?? 0);
}

/** What the head of the wearer asks for: over the crown to the nape, round the face, and up. */
function readings(view: PieceView, body: Body): Reading[] {
  const head = headGirth(body);
  const reading = (what: string, figure: number, least: number): Reading => ({
    figure,
    where: `${view.id}: ${what}`,
    limits: atLeast(least),
  });
  return [
    reading('crown seam', lengthAlong(view, 'centre'), 0.72 * head + 4),
    reading('round the face', view.copies * lengthAlong(view, 'outer'), 0.95 * head),
    reading('height', heightOf(view), 0.17 * body.stature + 5),
  ];
}

/** INVARIANTS E20. */
export const E20 = defineRule({
  id: 'E20',
  title: 'A hood goes over the head',
  limits: atLeast(0),
  read: ({ pieces, draft }) => pieces.filter(isHood).flatMap((view) => readings(view, draft.body)),
});
