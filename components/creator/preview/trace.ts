/** Nearer than this to the old line, a point counts as not having moved: less than the line is wide. */
const MOVED = 0.15;

/** Path data of the stretches of `after` that lie further than `limit` cm from `before`; empty when nothing moved. */
export function traceOf(before: Float32Array | undefined, after: Float32Array, limit = MOVED): string {
  let d = '';
  let drawing = false;
  const hasMoved = movedFrom(before, after, limit);
  let off = hasMoved(0);
  for (let i = 0; i + 3 < after.length; i += 2) {
    const next = hasMoved(i + 2);
    const moved = off && next;
    if (moved) d += `${drawing ? '' : `M${point(after, i)}`}L${point(after, i + 2)}`;
    drawing = moved;
    off = next;
  }
  return d;
}

/**
 * Tells whether the point of `after` at an index lies off the line through `before`. The two are searched outward from
 * the same place along them, so that a point that stayed is found at once; where the line is far away, so is its
 * continuation, which is passed over.
 */
export function movedFrom(
  before: Float32Array | undefined,
  after: Float32Array,
  limit = MOVED,
): (i: number) => boolean {
  if (!before) return () => true;
  const last = before.length - 4;
  const longest = longestStep(before);
  const isBeside = (x: number, y: number, start: number, way: 2 | -2): boolean => {
    for (let i = start; i >= 0 && i <= last; ) {
      const away = distanceTo(before, i, x, y);
      if (away <= limit) return true;
      i += way * Math.max(1, Math.floor((away - limit) / longest));
    }
    return false;
  };
  return (i) => {
    const [x, y] = [after[i] as number, after[i + 1] as number];
    const start = Math.min(i, last);
    return !isBeside(x, y, start, 2) && !isBeside(x, y, start - 2, -2);
  };
}

function longestStep(line: Float32Array): number {
  let longest = 1e-6;
  for (let i = 0; i + 3 < line.length; i += 2) {
    const dx = (line[i + 2] as number) - (line[i] as number);
    const dy = (line[i + 3] as number) - (line[i + 1] as number);
    longest = Math.max(longest, Math.sqrt(dx * dx + dy * dy));
  }
  return longest;
}

/** From a place to the segment of a trail that begins at index `i`. */
function distanceTo(line: Float32Array, i: number, x: number, y: number): number {
  const [ax, ay] = [line[i] as number, line[i + 1] as number];
  const [dx, dy] = [(line[i + 2] as number) - ax, (line[i + 3] as number) - ay];
  const square = dx * dx + dy * dy;
  const t = square > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square)) : 0;
  const [ex, ey] = [x - ax - t * dx, y - ay - t * dy];
  return Math.sqrt(ex * ex + ey * ey);
}

function point(points: Float32Array, i: number): string {
  return `${Math.round((points[i] as number) * 100) / 100} ${Math.round((points[i + 1] as number) * 100) / 100}`;
}
