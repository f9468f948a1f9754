// Lengths and distances on the peers' own points and paths, millimetres as they count.

const STEPS = 64;
/** Two of their points closer than this are the same corner. */
const SAME = 0.01;

function bezier({ x: x0, y: y0 }, { cp1, cp2, to }, t) {
  const u = 1 - t;
  const mix = (a, b, c, d) => u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  return { x: mix(x0, cp1.x, cp2.x, to.x), y: mix(y0, cp1.y, cp2.y, to.y) };
}

/** Points of a path, and which of them end an operation. */
export function flatten({ ops }) {
  const points = [];
  for (const op of ops) {
    const last = points.at(-1)?.at;
    if (op.type === 'curve')
      for (let i = 1; i < STEPS; i++) points.push({ at: bezier(last, op, i / STEPS), ends: false });
    if (op.to) points.push({ at: op.to, ends: true });
  }
  return points;
}

const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** Length along a closed seam line from one named point of its part to another, the way the line is drawn. */
export function lengthAlong(part, [from, to]) {
  const line = flatten(part.paths.seam);
  const at = (name) => {
    const point = part.points[name];
    const found = point ? line.findIndex(({ at, ends }) => ends && apart(at, point) < SAME) : -1;
    if (found < 0) throw new Error(`${name} is no corner of a seam line`);
    return found;
  };
  const [start, end] = [at(from), at(to)];
  let length = 0;
  for (let i = start; i !== end; i = (i + 1) % line.length)
    length += apart(line[i].at, line[(i + 1) % line.length].at);
  return length;
}

function toSegment(p, a, b) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const size = dx * dx + dy * dy;
  const t = size === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / size));
  return Math.hypot(a.x + dx * t - p.x, a.y + dy * t - p.y);
}

export const toLine = (p, line) => Math.min(...line.slice(1).map((b, k) => toSegment(p, line[k], b)));
