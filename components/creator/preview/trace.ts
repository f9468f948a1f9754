/** Nearer than this to the old line, a point counts as not having moved: less than the line is wide. */
const MOVED = 0.15;

/** Path data of the stretches of `after` that lie elsewhere than `before`; empty when nothing moved. */
export function traceOf(before: Float32Array | undefined, after: Float32Array): string {
  let d = '';
  let drawing = false;
  let off = hasMoved(before, after, 0);
  for (let i = 0; i + 3 < after.length; i += 2) {
    const next = hasMoved(before, after, i + 2);
    const moved = off && next;
    if (moved) d += `${drawing ? '' : `M${point(after, i)}`}L${point(after, i + 2)}`;
    drawing = moved;
    off = next;
  }
  return d;
}

/**
 * Whether the point of `after` at index `i` lies off the line through `before`. The two are searched outward from the
 * same place along them, so that a point that stayed is found at once.
 */
export function hasMoved(
  before: Float32Array | undefined,
  after: Float32Array,
  i: number,
  limit = MOVED,
): boolean {
  if (!before) return true;
  const [x, y] = [after[i] as number, after[i + 1] as number];
  const last = before.length - 4;
  const start = Math.min(i, last);
  for (let step = 0; step <= last; step += 2) {
    if (start - step >= 0 && isNear(before, start - step, x, y, limit)) return false;
    if (step > 0 && start + step <= last && isNear(before, start + step, x, y, limit)) return false;
  }
  return true;
}

/** Whether a place is within `limit` of the segment of a trail that begins at index `i`. */
function isNear(line: Float32Array, i: number, x: number, y: number, limit: number): boolean {
  const [ax, ay] = [line[i] as number, line[i + 1] as number];
  const [dx, dy] = [(line[i + 2] as number) - ax, (line[i + 3] as number) - ay];
  const square = dx * dx + dy * dy;
  const t = square > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square)) : 0;
  const [ex, ey] = [x - ax - t * dx, y - ay - t * dy];
  return ex * ex + ey * ey <= limit * limit;
}

function point(points: Float32Array, i: number): string {
  return `${Math.round((points[i] as number) * 100) / 100} ${Math.round((points[i + 1] as number) * 100) / 100}`;
}
