import { boxesMeet, hullBox } from './bounds';
import { cross, dot, length, sub } from './point';
import { bernsteinRoots } from './roots';
import { derivativeAt, pointAt, splitCubic } from './segment';
import type { Cubic, Line, Point, Segment } from './types';

/** Parameters at which two segments meet. */
type Meeting = readonly [number, number];

// Parameters this little outside a segment are its end, missed by rounding.
const EDGE = 1e-7;
// Curves are cut until they are this straight (cm); the meeting is then found on the curves themselves.
const STRAIGHT = 1e-4;
// Two curves meet where the last correction brings them this near (cm).
const MET = 1e-7;

function clampEdge(t: number): number | undefined {
  if (t < -EDGE || t > 1 + EDGE) return undefined;
  return Math.min(1, Math.max(0, t));
}

function lineWithLine(a: Line, b: Line): Meeting[] {
  const u = sub(a.b, a.a);
  const v = sub(b.b, b.a);
  const across = cross(u, v);
  if (Math.abs(across) < 1e-12) return [];
  const w = sub(b.a, a.a);
  const s = clampEdge(cross(w, v) / across);
  const t = clampEdge(cross(w, u) / across);
  return s === undefined || t === undefined ? [] : [[s, t]];
}

function lineWithCubic(a: Line, b: Cubic): Meeting[] {
  const u = sub(a.b, a.a);
  const size = length(u);
  if (size === 0) return [];
  const off = (p: Point) => cross(u, sub(p, a.a)) / size;
  const meetings: Meeting[] = [];
  for (const t of bernsteinRoots(off(b.a), off(b.c1), off(b.c2), off(b.b))) {
    const s = clampEdge(dot(sub(pointAt(b, t), a.a), u) / (size * size));
    if (s !== undefined) meetings.push([s, t]);
  }
  return meetings;
}

function bend({ a, c1, c2, b }: Cubic): number {
  const ax = a.x - 2 * c1.x + c2.x;
  const ay = a.y - 2 * c1.y + c2.y;
  const bx = c1.x - 2 * c2.x + b.x;
  const by = c1.y - 2 * c2.y + b.y;
  return Math.sqrt(Math.max(ax * ax + ay * ay, bx * bx + by * by));
}

interface Span {
  readonly curve: Cubic;
  readonly from: number;
  readonly to: number;
}

function halves({ curve, from, to }: Span): [Span, Span] {
  const [left, right] = splitCubic(curve, 0.5);
  const middle = (from + to) / 2;
  return [
    { curve: left, from, to: middle },
    { curve: right, from: middle, to },
  ];
}

/** Damped Newton on both curves at once: stays put where they run side by side instead of flying off. */
function polish(a: Cubic, b: Cubic, s0: number, t0: number): Meeting | undefined {
  let s = s0;
  let t = t0;
  let damping = 1e-9;
  let gap = sub(pointAt(a, s), pointAt(b, t));
  for (let i = 0; i < 40 && dot(gap, gap) > 1e-24; i++) {
    const u = derivativeAt(a, s);
    const v = derivativeAt(b, t);
    const uu = dot(u, u) + damping;
    const vv = dot(v, v) + damping;
    const uv = -dot(u, v);
    const ru = -dot(u, gap);
    const rv = dot(v, gap);
    const det = uu * vv - uv * uv;
    if (!(det > 0)) break;
    const ns = Math.min(1, Math.max(0, s + (ru * vv - rv * uv) / det));
    const nt = Math.min(1, Math.max(0, t + (rv * uu - ru * uv) / det));
    const next = sub(pointAt(a, ns), pointAt(b, nt));
    if (dot(next, next) >= dot(gap, gap)) {
      damping = damping * 100;
      if (damping > 1e6) break;
      continue;
    }
    s = ns;
    t = nt;
    gap = next;
    damping /= 10;
  }
  return length(gap) <= MET ? [s, t] : undefined;
}

function cubicWithCubic(a: Cubic, b: Cubic): Meeting[] {
  const meetings: Meeting[] = [];
  const open: [Span, Span][] = [
    [
      { curve: a, from: 0, to: 1 },
      { curve: b, from: 0, to: 1 },
    ],
  ];
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [p, q] = pair;
    if (!boxesMeet(hullBox(p.curve), hullBox(q.curve), MET)) continue;
    const bendP = bend(p.curve);
    const bendQ = bend(q.curve);
    if (bendP < STRAIGHT && bendQ < STRAIGHT) {
      const met = polish(a, b, (p.from + p.to) / 2, (q.from + q.to) / 2);
      if (met && !meetings.some(([s, t]) => Math.abs(s - met[0]) < 1e-6 && Math.abs(t - met[1]) < 1e-6)) {
        meetings.push(met);
      }
      continue;
    }
    if (bendP >= bendQ) for (const half of halves(p)) open.push([half, q]);
    else for (const half of halves(q)) open.push([p, half]);
  }
  return meetings;
}

/** Parameters (on `a`, on `b`) where two segments cross. Segments that overlap along a stretch have no crossing. */
export function meetings(a: Segment, b: Segment): Meeting[] {
  if (!boxesMeet(hullBox(a), hullBox(b), MET)) return [];
  if (a.kind === 'line') {
    return b.kind === 'line' ? lineWithLine(a, b) : lineWithCubic(a, b);
  }
  if (b.kind === 'line') return lineWithCubic(b, a).map(([s, t]) => [t, s] as const);
  return cubicWithCubic(a, b);
}
