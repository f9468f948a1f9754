import { intersectHorizontal } from '@/lib/geometry/intersect';
import { polyline, reversePath } from '@/lib/geometry/path';
import { cubic, line } from '@/lib/geometry/segment';
import type { Cubic, Path, Point } from '@/lib/geometry/types';
import { edge, type Panel, type PanelEdge, panel } from '../kernel/panel';
import { type Cap, FRONT_SHARE } from './cap';

/** Where a sleeve's own cloth ends, from the crown straight down, and how wide it is there. */
export interface LowerEdge {
  readonly length: number;
  readonly hem: number;
  readonly edge: Pick<PanelEdge, 'role' | 'kind'>;
}

/** Share of a half hem over which it bends to meet the underarm seam squarely. */
const BEND = 0.85;
const END_SLOPE = 1.1;
/** An edge that would bow by less than this is drawn straight, its seams plumb where they end. */
const LEAST_BOW = 0.35;

interface Frame {
  readonly width: number;
  /** Height of the lower edge in its middle, and what each underarm seam comes in by on the way there. */
  readonly hem: number;
  readonly taper: number;
  /** Share of the taper's mean slope that is left where the seam ends. */
  readonly endSlope: number;
}

/** Underarm seam from its lower end up to the cap, which it meets plumb. */
function underarmSeam(x: number, sign: 1 | -1, { hem, taper, endSlope }: Frame, drop: number): Cubic {
  const bottom = { x: x - sign * taper, y: hem - drop };
  const top = { x, y: 0 };
  const slope = (sign * endSlope * taper) / -bottom.y;
  const third = -bottom.y / 3;
  return cubic(bottom, { x: bottom.x + slope * third, y: bottom.y + third }, { x, y: -third }, top);
}

/**
 * How far the corners of the lower edge lie below its middle, so that the edge is square to the seams. The lower they
 * lie the longer the seams: a few steps settle it.
 */
function cornerDrop(half: number, { hem, taper, endSlope }: Frame): number {
  let drop = 0;
  for (let i = 0; i < 6; i++) drop = (((endSlope * taper) / (drop - hem)) * BEND * half) / 2;
  return drop;
}

function hemLine(from: Point, to: Point, frame: Frame): Path {
  if (Math.abs(frame.taper * frame.endSlope) < 1e-6) return polyline(from, to);
  const { hem } = frame;
  const slope = (frame.endSlope * frame.taper) / -from.y;
  const reach = (2 * (hem - from.y)) / slope;
  const flatFrom = { x: from.x + reach, y: hem };
  const flatTo = { x: to.x - reach, y: hem };
  const third = reach / 3;
  return [
    cubic(
      from,
      { x: from.x + third, y: from.y + slope * third },
      { x: flatFrom.x - third, y: hem },
      flatFrom,
    ),
    line(flatFrom, flatTo),
    cubic(flatTo, { x: flatTo.x + third, y: hem }, { x: to.x - third, y: to.y + slope * third }, to),
  ];
}

/** A one-piece sleeve under its cap, straight in the grain, its lower edge square to both ends of the seam. */
export function sleevePanel(
  cap: Cap,
  width: number,
  { length, hem, edge: finish }: LowerEdge,
  elbow: number,
): Panel {
  const right = FRONT_SHARE * width;
  const left = right - width;
  const half = hem / 2;
  const leaning = { width, hem: cap.height - length, taper: (width - hem) / 2, endSlope: END_SLOPE };
  const frame = Math.abs(cornerDrop(half, leaning)) < LEAST_BOW ? { ...leaning, endSlope: 0 } : leaning;
  const drop = cornerDrop(half, frame);
  const front = underarmSeam(right, 1, frame, drop);
  const back = underarmSeam(left, -1, frame, drop);
  const elbowLevel = cap.height - elbow;
  return panel({
    id: 'sleeve',
    part: 'sleeve',
    cut: { count: 2, onFold: false, mirrored: true },
    edges: [
      edge('hem', hemLine(back.a, front.a, frame), finish),
      edge('underarm@front', [front]),
      edge('cap', cap.path),
      edge('underarm@back', reversePath([back])),
    ],
    internals: [
      level('biceps', -0.05, front, back),
      ...(elbowLevel > frame.hem + 1 ? [level('elbow', elbowLevel, front, back)] : []),
    ],
    landmarks: { crown: { x: 0, y: cap.height } },
  });
}

function level(id: string, y: number, front: Cubic, back: Cubic) {
  return { id, kind: 'level' as const, path: polyline({ x: xAt(back, y), y }, { x: xAt(front, y), y }) };
}

function xAt(seam: Cubic, y: number): number {
  const [hit] = intersectHorizontal([seam], y);
  if (!hit) throw new RangeError(`No sleeve at ${y} cm`);
  return hit.point.x;
}
