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
  const owner = owners[side] as number;
  const starts = side === 0 || owners[side - 1] !== owner;
  const ends = side === seamLine.count - 1 || owners[side + 1] !== owner;
  if (starts && t < AT) return owner;
  return ends && t > 1 - AT ? (owner + 1) % edges.length : undefined;
}

// Cosine of the turn below which a vertex lies on the run of a curve: a point that sticks out turns by more.
const STRAIGHT_ON = Math.cos(Math.PI / 18);

/** Whether the cut line has a corner of its own at a vertex. */
function turnsAt({ xs, ys, count }: Outline, i: number): boolean {
  const before = i === 0 ? count - 1 : i - 1;
  const ux = (xs[i] as number) - (xs[before] as number);
  const uy = (ys[i] as number) - (ys[before] as number);
  const vx = (xs[i + 1] as number) - (xs[i] as number);
  const vy = (ys[i + 1] as number) - (ys[i] as number);
  const along = ux * vx + uy * vy;
  return along <= STRAIGHT_ON * Math.sqrt((ux * ux + uy * uy) * (vx * vx + vy * vy));
}

/** How far each corner of the cut line reaches, in multiples of the wider allowance beside it. */
function reaches(view: PieceView): Reading[] {
  const reach = new Float64Array(view.edges.length);
  for (let i = 0; i < view.cutLine.count; i++) {
    if (!turnsAt(view.cutLine, i)) continue;
    const foot = view.seamLine.foot(view.cutLine.xs[i] as number, view.cutLine.ys[i] as number);
    const corner = cornerOf(view, foot.side, foot.t);
    if (corner !== undefined) reach[corner] = Math.max(reach[corner] as number, foot.distance);
  }
  return view.edges.flatMap((edge, i) => {
    const before = edgeBefore(view, i);
    const widest = Math.max(edge.allowance, before.allowance);
    if (widest === 0 || edge.role === 'dart' || before.role === 'dart') return [];
    return [{ figure: (reach[i] as number) / widest, where: `${before.name} + ${edge.id}` }];
  });
}

/** INVARIANTS A8. The cloth over a dart mouth is shaped by folding, and looked at by B5. */
export const A8 = defineRule({
  id: 'A8',
  title: 'No corner of the cut line runs out to a spike',
  limits: { W: { max: 2 + GRAIN } },
  read: ({ pieces }) => pieces.flatMap(reaches),
});
