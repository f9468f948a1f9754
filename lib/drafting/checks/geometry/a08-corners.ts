import { figureAt } from '@/lib/geometry/sequence';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { Outline } from '@/lib/pattern/outline';
import { edgeBefore, type PieceView } from '@/lib/pattern/piece-view';
import type { Reading } from '../result';
import { defineRule } from '../rule';

// A point cut off at the very limit may stand beyond it by what writing it down rounds.
const GRAIN = 1e-4;

// A foot this near to a corner is the corner (cm).
const AT = 1e-3;

/** Index of the corner a point of the cut line belongs to: the one its nearest point on the stitching line is. */
function cornerOf({ seamLine, owners, edges }: PieceView, side: number, t: number): number | undefined {
  const owner = figureAt(owners, side);
  const starts = side === 0 || owners[side - 1] !== owner;
  const ends = side === seamLine.count - 1 || owners[side + 1] !== owner;
  if (starts && t < AT) return owner;
  return ends && t > 1 - AT ? (owner + 1) % edges.length : undefined;
}

// Cosine of the turn below which a vertex lies on the run of a curve: a point that sticks out turns by more.
const STRAIGHT_ON = Math.cos(Math.PI / 18);

/** Whether the cut line has a corner of its own at a vertex. */
function turnsAt(outline: Outline, i: number): boolean {
  const before = i === 0 ? outline.count - 1 : i - 1;
  const ux = outline.x(i) - outline.x(before);
  const uy = outline.y(i) - outline.y(before);
  const vx = outline.x(i + 1) - outline.x(i);
  const vy = outline.y(i + 1) - outline.y(i);
  const along = ux * vx + uy * vy;
  return along <= STRAIGHT_ON * Math.sqrt((ux * ux + uy * uy) * (vx * vx + vy * vy));
}

/**
 * What a corner is measured by: the wider allowance beside it. Where one of both is folded up it has to reach out as far as
 * what it comes to lie on: as a square corner of theirs does.
 */
function measuredBy(edge: EdgeView, before: EdgeView): number {
  const folded = (edge.role === 'hem') !== (before.role === 'hem');
  return (folded ? Math.hypot : Math.max)(edge.allowance, before.allowance);
}

/** How far each corner of the cut line reaches, in multiples of what it is measured by. */
function reaches(view: PieceView): Reading[] {
  const reach = new Float64Array(view.edges.length);
  for (let i = 0; i < view.cutLine.count; i++) {
    if (!turnsAt(view.cutLine, i)) continue;
    const foot = view.seamLine.foot(view.cutLine.x(i), view.cutLine.y(i));
    const corner = cornerOf(view, foot.side, foot.t);
    if (corner !== undefined) reach[corner] = Math.max(figureAt(reach, corner), foot.distance);
  }
  return view.edges.flatMap((edge, i) => {
    const before = edgeBefore(view, i);
    const widest = measuredBy(edge, before);
    if (widest === 0 || edge.role === 'dart' || before.role === 'dart') return [];
    return [{ figure: figureAt(reach, i) / widest, where: `${before.name} + ${edge.id}` }];
  });
}

/** INVARIANTS A8. The cloth over a dart mouth is shaped by folding, and looked at by B5. */
export const A8 = defineRule({
  id: 'A8',
  title: 'No corner of the cut line runs out to a spike',
  limits: { W: { max: 2 + GRAIN } },
  read: ({ pieces }) => pieces.flatMap(reaches),
});
