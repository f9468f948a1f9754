import { lengthAtPoint } from '@/lib/geometry/closest';
import { pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { add, distance, dot, lerp, perp, scale, sub, turnDegrees } from '@/lib/geometry/point';
import { firstOf, lastOf, mapTuple } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import { offAxis } from '@/lib/pattern/distances';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { Outline } from '@/lib/pattern/outline';
import type { PieceView } from '@/lib/pattern/piece-view';
import { foldedHems, type HemEnd, hemEnds } from '../context/hem-ends';
import type { Reading } from '../result';
import { between, defineRule } from '../rule';

// A hem that bows more than this share of its depth cannot be measured across: bent near one end only, it reads narrower
// than it is by half its turn. G2 holds its ends and G4 its depth.
const STRAIGHT = 0.06;
// Near the fold nothing shows; near the cut edge, and near the end of the seam that a dart parts, a corner begins.
const SHARE = 0.9;

function isStraight({ points, start, end, allowance }: EdgeView): boolean {
  const most = STRAIGHT * allowance;
  return distance(start, end) > 0 && points.every((p) => Math.abs(offAxis(p, start, end)) < most);
}

/** Width of an outline on the line through `at` along the hem. */
function widthThrough(outline: Outline, at: Point, along: Point): number {
  const hits: number[] = [];
  const across = perp(along);
  for (let i = 0; i < outline.count; i++) {
    const a = sub(outline.vertex(i), at);
    const b = sub(outline.vertex(i + 1), at);
    const da = dot(a, across);
    const db = dot(b, across);
    if (da <= 0 === db <= 0) continue;
    hits.push(dot(lerp(a, b, da / (da - db)), along));
  }
  const left = Math.max(...hits.filter((s) => s < 0));
  const right = Math.min(...hits.filter((s) => s >= 0));
  return right - left;
}

/** The way of the hem where an end of it, folded up, comes to lie: square across from what it lies on, off the corner. */
function headingBelow({ hem, side, leaving }: HemEnd, depth: number): Point {
  const on = pointAtLength(side.path, leaving ? depth : side.length - depth);
  return tangentAtLength(hem.path, lengthAtPoint(hem.path, on));
}

/** What a flared hem has more below the fold than above it: it turns, and so widens as it goes down. */
function fullness(ends: readonly HemEnd[], depth: number): number {
  const [start, end] = mapTuple([firstOf(ends), lastOf(ends)], (each) => headingBelow(each, depth));
  return (2 * depth * turnDegrees(start, end) * Math.PI) / 180;
}

/** The cloth folded up against the cloth it is folded on to, with what both need to be sewn at the sides. */
function reading(view: PieceView, hem: EdgeView): Reading[] {
  const ends = hemEnds(view, hem);
  if (!isStraight(hem) || ends.length < 2) return [];
  const along = sub(hem.end, hem.start);
  const unitAlong = scale(along, 1 / distance(hem.start, hem.end));
  const middle = lerp(hem.start, hem.end, 0.5);
  const depth = SHARE * Math.min(hem.allowance, ...ends.map(({ side }) => side.length));
  const up = scale(perp(unitAlong), depth);
  const folded = widthThrough(view.cutLine, sub(middle, up), unitAlong);
  const sewn = ends.reduce((sum, { side }) => sum + side.allowance, 0);
  const under = widthThrough(view.seamLine, add(middle, up), unitAlong) + sewn;
  const surplus = folded - under - fullness(ends, depth);
  // Nothing is sewn along a free edge: beside it the cloth folded up may end short of the cloth it lies on.
  const free = ends.some(({ side }) => side.role === 'finished');
  const drawn = hem.line === 'neckline' ? { limits: DRAWN_IN } : {};
  return [{ figure: free ? Math.max(0, surplus) : surplus, where: hem.name, ...drawn }];
}

/** What an elastic draws in lies in gathers: a little less cloth folded over is not missed. */
const DRAWN_IN = between(-0.5, 0.6);

/** INVARIANTS G1. */
export const G1 = defineRule({
  id: 'G1',
  title: 'The hem folded up lies flat on the garment',
  limits: between(-0.1, 0.6),
  read: ({ pieces }) => pieces.flatMap((view) => foldedHems(view).flatMap((hem) => reading(view, hem))),
});
