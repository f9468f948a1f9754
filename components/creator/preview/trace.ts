/** Nearer than this to the old line, a point counts as not having moved: less than the line is wide. */
export const MOVED = 0.15;

/** Path data of the stretches of `after` that lie elsewhere than `before`; empty when nothing moved. */
export function traceOf(before: Float32Array | undefined, after: Float32Array): string {
  let d = '';
  let drawing = false;
  for (let i = 0; i + 3 < after.length; i += 2) {
    const moved = !before || (isOff(before, after, i) && isOff(before, after, i + 2));
    if (moved) d += `${drawing ? '' : `M${point(after, i)}`}L${point(after, i + 2)}`;
    drawing = moved;
  }
  return d;
}

function isOff(line: Float32Array, points: Float32Array, i: number): boolean {
  return distanceToTrail(line, points[i] as number, points[i + 1] as number) > MOVED;
}

/** Distance in cm of a place from the line through a trail. */
export function distanceToTrail(line: Float32Array, x: number, y: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [ax, ay] = [line[i] as number, line[i + 1] as number];
    const [dx, dy] = [(line[i + 2] as number) - ax, (line[i + 3] as number) - ay];
    const square = dx * dx + dy * dy;
    const t = square > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square)) : 0;
    best = Math.min(best, Math.hypot(x - ax - t * dx, y - ay - t * dy));
  }
  return best;
}

function point(points: Float32Array, i: number): string {
  return `${Math.round((points[i] as number) * 100) / 100} ${Math.round((points[i + 1] as number) * 100) / 100}`;
}
