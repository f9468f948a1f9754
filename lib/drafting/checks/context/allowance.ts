import { figureAt } from '@/lib/geometry/sequence';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { foldEdge } from '@/lib/pattern/find';
import { once } from '@/lib/pattern/once';
import { edgeAfter, edgeBefore, type PieceView } from '@/lib/pattern/piece-view';
import { type AllowanceSpan, type Beside, noteSide, Tally, type Zone } from './allowance-tally';

const STEP = 0.5;
// INVARIANTS A6: within 1.5 allowances of a corner the cut line is shaped for the corner. Beside a bound edge it runs on
// along that edge till it is a whole allowance from the seam, as far as A8 lets a corner reach.
const CORNER_ZONE = 1.5;
const BOUND_CORNER_ZONE = 2;

/** Arc length from the start of its edge to each vertex of the stitching line. */
function alongEdges({ seamLine, owners }: PieceView): Float64Array {
  const along = new Float64Array(seamLine.count + 1);
  for (let i = 1; i <= seamLine.count; i++) {
    const dx = seamLine.x(i) - seamLine.x(i - 1);
    const dy = seamLine.y(i) - seamLine.y(i - 1);
    const starts = i === seamLine.count || owners[i] !== owners[i - 1];
    along[i] = starts ? 0 : figureAt(along, i - 1) + Math.sqrt(dx * dx + dy * dy);
  }
  return along;
}

const isBound = ({ role, allowance }: EdgeView): boolean => role === 'finished' && allowance === 0;

/** How far from the corner of two edges the cut line is shaped for it, cm. */
const cornerZone = (a: EdgeView, b: EdgeView): number =>
  (isBound(a) || isBound(b) ? BOUND_CORNER_ZONE : CORNER_ZONE) * Math.max(a.allowance, b.allowance);

function openZones(view: PieceView): Zone[] {
  return view.edges.map((edge, i) => {
    const near = cornerZone(edge, edgeBefore(view, i));
    const far = cornerZone(edge, edgeAfter(view, i));
    return edge.role === 'dart' ? { from: 1, to: 0 } : { from: near, to: edge.length - far };
  });
}

/** Beyond the end of the fold the outline runs on along it: the cloth is not cut there. */
function onFold({ start, startDirection }: EdgeView, x: number, y: number): boolean {
  const off = (x - start.x) * startDirection.y - (y - start.y) * startDirection.x;
  return Math.abs(off) < 1e-6;
}

/** Over a dart mouth the cut line is shaped for the fold, and looked at by B5. */
function overMouth({ darts }: PieceView, x: number, y: number): boolean {
  return darts.some(({ tip, mouth: [from, to] }) => {
    const px = x - tip.x;
    const py = y - tip.y;
    const pastFirst = (from.x - tip.x) * py - (from.y - tip.y) * px >= 0;
    return pastFirst && px * (to.y - tip.y) - py * (to.x - tip.x) >= 0;
  });
}

/** Looks at the cut line every half centimetre, each place beside its own nearest edge; at straight runs as a whole. */
function measure(view: PieceView): (AllowanceSpan | undefined)[] {
  const { cutLine, seamLine } = view;
  const along = alongEdges(view);
  const fold = foldEdge(view);
  const tally = new Tally(view, openZones(view));
  const beside = (x: number, y: number): Beside | undefined => {
    if ((fold && onFold(fold, x, y)) || overMouth(view, x, y)) return undefined;
    const { side, t, distance } = seamLine.foot(x, y);
    const sx = seamLine.x(side + 1) - seamLine.x(side);
    const sy = seamLine.y(side + 1) - seamLine.y(side);
    return {
      side,
      at: figureAt(along, side) + t * Math.sqrt(sx * sx + sy * sy),
      distance,
      square: t > 0 && t < 1,
    };
  };
  let due = 0;
  for (let i = 0; i < cutLine.count; i++) {
    const ax = cutLine.x(i);
    const ay = cutLine.y(i);
    const dx = cutLine.x(i + 1) - ax;
    const dy = cutLine.y(i + 1) - ay;
    const size = Math.sqrt(dx * dx + dy * dy);
    const steps = Math.max(0, Math.ceil((size - due) / STEP));
    const placeAt = (k: number) => {
      const share = (due + k * STEP) / size;
      return beside(ax + dx * share, ay + dy * share);
    };
    if (steps > 0) noteSide(tally, steps, placeAt);
    due += steps * STEP - size;
  }
  return tally.spans();
}

/** For each edge, how far the cut line runs from it; nothing where no point lies clear of the corners. */
export const allowanceSpans = once(measure);
