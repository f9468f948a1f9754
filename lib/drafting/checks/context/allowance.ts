import type { EdgeView } from './edge-view';
import { once } from './memo';
import { edgeAfter, edgeBefore, type PieceView } from './piece-view';

/** Least and greatest distance measured from an edge to the cut line, away from its corners. */
export interface AllowanceSpan {
  readonly least: number;
  readonly greatest: number;
}

const STEP = 0.5;
// INVARIANTS A6: within 1.5 allowances of a corner the cut line is shaped for the corner.
const CORNER_ZONE = 1.5;

/** Arc length from the start of its edge to each vertex of the stitching line. */
function alongEdges({ seamLine, owners }: PieceView): Float64Array {
  const along = new Float64Array(seamLine.count + 1);
  for (let i = 1; i <= seamLine.count; i++) {
    const dx = (seamLine.xs[i] as number) - (seamLine.xs[i - 1] as number);
    const dy = (seamLine.ys[i] as number) - (seamLine.ys[i - 1] as number);
    const starts = i === seamLine.count || owners[i] !== owners[i - 1];
    along[i] = starts ? 0 : (along[i - 1] as number) + Math.sqrt(dx * dx + dy * dy);
  }
  return along;
}

interface Zone {
  readonly from: number;
  readonly to: number;
}

function openZones(view: PieceView): Zone[] {
  return view.edges.map((edge, i) => {
    const near = CORNER_ZONE * Math.max(edge.allowance, edgeBefore(view, i).allowance);
    const far = CORNER_ZONE * Math.max(edge.allowance, edgeAfter(view, i).allowance);
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

/** Points every half centimetre of the cut line, each with its own nearest edge. */
function measure(view: PieceView): (AllowanceSpan | undefined)[] {
  const { cutLine, seamLine, owners } = view;
  const along = alongEdges(view);
  const zones = openZones(view);
  const fold = view.edges.find(({ role }) => role === 'fold');
  const least = new Float64Array(view.edges.length).fill(Number.POSITIVE_INFINITY);
  const greatest = new Float64Array(view.edges.length).fill(Number.NEGATIVE_INFINITY);
  let due = 0;
  for (let i = 0; i < cutLine.count; i++) {
    const ax = cutLine.xs[i] as number;
    const ay = cutLine.ys[i] as number;
    const dx = (cutLine.xs[i + 1] as number) - ax;
    const dy = (cutLine.ys[i + 1] as number) - ay;
    const size = Math.sqrt(dx * dx + dy * dy);
    for (; due < size; due += STEP) {
      const x = ax + (dx * due) / size;
      const y = ay + (dy * due) / size;
      if ((fold && onFold(fold, x, y)) || overMouth(view, x, y)) continue;
      const foot = seamLine.foot(x, y);
      const owner = owners[foot.side] as number;
      const start = along[foot.side] as number;
      const sx = (seamLine.xs[foot.side + 1] as number) - (seamLine.xs[foot.side] as number);
      const sy = (seamLine.ys[foot.side + 1] as number) - (seamLine.ys[foot.side] as number);
      const at = start + foot.t * Math.sqrt(sx * sx + sy * sy);
      const zone = zones[owner] as Zone;
      if (at < zone.from || at > zone.to) continue;
      if (foot.distance < (least[owner] as number)) least[owner] = foot.distance;
      if (foot.distance > (greatest[owner] as number)) greatest[owner] = foot.distance;
    }
    due -= size;
  }
  return view.edges.map((_, i) =>
    (greatest[i] as number) >= 0 ? { least: least[i] as number, greatest: greatest[i] as number } : undefined,
  );
}

/** For each edge, how far the cut line runs from it; nothing where no point lies clear of the corners. */
export const allowanceSpans = once(measure);
